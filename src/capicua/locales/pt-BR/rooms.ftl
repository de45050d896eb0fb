### Mesas para pessoas, e como a distribuição é mantida justa.

## Distribuição justa

verify-deal = Conferir esta distribuição
verify-title = Esta distribuição foi justa?
verify-text = Antes de distribuir, o servidor prometeu um segredo, e cada lugar da mesa acrescentou um número seu. Agora o segredo foi mostrado, e esta página pode refazer a distribuição sozinha.
verify-working = Refazendo…
verify-held = É a distribuição que foi prometida.
verify-own = O número que este navegador acrescentou está nela.
verify-not-own = Este navegador não acrescentou um número a ela.
verify-failed = Esta não é a distribuição que foi prometida.
verify-wrong-secret = O segredo não é o que foi prometido.
verify-wrong-deal = Do segredo e dos números sai outra distribuição.
verify-wrong-promise = A promessa mudou depois que esta página a viu.
verify-wrong-own = O número que este navegador acrescentou ficou de fora.
verify-insecure = Esta página não veio por https, e por isso o navegador não lhe oferece criptografia. O registro da partida pode ser conferido pela linha de comando.
verify-promise = Prometido antes de distribuir
verify-secret = Segredo, mostrado depois da rodada
verify-values = Números dos lugares
verify-none = nenhum
verify-deal-order = A distribuição em ordem
verify-record = Salvar o registro da partida
## Tables for people

play-with-people = Jogar com gente
people-title = Jogar com gente
people-text = Encontre alguém agora, abra uma mesa para os amigos ou sente-se em uma mesa aberta.
quick-match = Partida rápida
quick-text = Uma mesa com quem estiver aí. Depois de alguns segundos robôs ocupam os lugares vazios.
quick-wait = Robôs ocupam os lugares vazios em { $seconds } s
new-room = Abrir uma mesa
private-room = Para amigos, por link
open-room = Para todos
code-label = Código de uma mesa
code-go = Ir
open-tables = Mesas que esperam gente
live-tables = Mesas em jogo
no-tables = Nenhuma agora
all-games = Todos os jogos
all-languages = Todas as línguas
join-room = Sentar
watch-room = Assistir
seats-free =
    { $count ->
        [one] { $count } lugar livre
       *[other] { $count } lugares livres
    }
watchers =
    { $count ->
        [one] { $count } assiste
       *[other] { $count } assistem
    }
room-title = Uma mesa de { $game }
invite-link = Link para convidar
copy-link = Copiar o link
copied = Copiado
room-code = Código
qr-label = O link como imagem para a câmera
seat-empty = Lugar vazio
seat-sit = Sentar aqui
seat-swap = Trocar com { $name }
seat-swap-asked = { $name } quer trocar de lugar com você
seat-bot = Robô, { $level }
seat-bot-off = Tirar o robô
seat-kick = Mandar { $name } embora
seat-host = Anfitrião
seat-away = ausente
clock-label = Relógio
clock-none = Sem relógio
clock-move = { $seconds } s por jogada
clock-bank = { $seconds } s por rodada e { $increment } s por jogada
listed = Visível para todos
start-now = Começar
start-with-bots = Robôs ocupam os lugares que ficarem vazios
take-seat = Sentar
bots-level = Robôs
level-beginner = iniciante
level-easy = fácil
level-medium = médio
level-hard = difícil
level-master = mestre
talk-title = À mesa
talk-say = Diga alguma coisa
talk-send = Enviar
talk-mute = Silenciar
talk-unmute = Ouvir de novo
talk-block = Bloquear { $name }
options-label = Regras desta mesa
closed-room-kicked = Mandaram você embora
closed-room-kicked-text = O anfitrião mandou você embora desta mesa. Outras mesas estão abertas.
face-angry = Bravo
face-happy = Feliz
face-love = Apaixonado
face-sad = Triste
face-surprised = Surpreso
face-thinking = Pensando
phrase-good-game = Bom jogo
phrase-good-luck = Boa sorte
phrase-hello = Olá
phrase-hurry = Anda logo
phrase-nice = Boa
phrase-oops = Ops
phrase-sorry = Desculpe
phrase-thanks = Obrigado
phrase-well-played = Bem jogado
