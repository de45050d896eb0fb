### Mesas para pessoas, e como a distribuição é mantida justa.

## Distribuição justa

verify-deal = Conferir esta distribuição
verify-title = Esta distribuição foi justa?
verify-text = Antes de distribuir, o servidor prometeu um segredo, e cada lugar da mesa acrescentou um número seu. Agora o segredo foi mostrado, e esta página pode refazer a distribuição sozinha.
verify-working = Refazendo…
verify-held = É a distribuição que foi prometida.
verify-own = O número que este navegador acrescentou está nela.
verify-not-own = Este navegador não acrescentou um número a ela.
verify-late = O servidor diz que o número deste navegador chegou tarde demais.
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

## Talk at the table, and what changes there

talk-open = Conversa
talk-new =
    { $count ->
        [one] Conversa, { $count } mensagem nova
       *[other] Conversa, { $count } mensagens novas
    }
talk-none = Ninguém disse nada ainda
talk-people = Quem está aqui
talk-emotes = Carinhas e frases
talk-heard = { $name }: { $words }
talk-unblock = Ouvir { $name } de novo
key-talk = Conversar
start-bots =
    { $count ->
        [one] Começar com { $count } robô
       *[other] Começar com { $count } robôs
    }
changed-to = O anfitrião mudou a mesa. { $what }
option-is = { $option }: { $value }
take-bot-seat = Ocupar o lugar de um robô
take-bot-seat-text = Você joga a partir da próxima rodada
seat-kept = Um lugar está guardado: você joga a partir da próxima rodada
seat-not-kept = Desistir do lugar
seat-next = { $name } senta aqui depois desta rodada
seat-partner = joga com você

## How deals are kept fair, on a page

fair-title = Como a distribuição é justa
fair-short = Ninguém escolhe as suas pedras, e o seu navegador pode provar isso.
fair-intro = Aqui ninguém escolhe a distribuição: nem o servidor, nem um jogador, nem dois jogadores juntos. Não precisa acreditar na nossa palavra: depois de cada rodada o seu navegador pode refazê-la a partir do que foi publicado.
fair-promise = A promessa
fair-promise-text = Antes de distribuir, o servidor escolhe um segredo, um número aleatório tão longo que ninguém o adivinha, e mostra a impressão digital dele. Ela não revela o segredo, mas a partir daí o segredo não pode mais mudar.
fair-number = O seu número
fair-number-text = Assim que o seu navegador vê a impressão digital, ele acrescenta um número aleatório próprio, e o de cada um também. Um lugar sem pessoa, ou cujo número não chega em dois segundos, acrescenta zero.
fair-deal = A distribuição
fair-deal-text = O segredo e os números juntos decidem a ordem das pedras. O servidor não podia saber o seu número quando fez a promessa; você não podia saber o segredo quando acrescentou o seu.
fair-proof = A prova
fair-proof-text = Depois da rodada o segredo é mostrado. O seu navegador confere sozinho que a promessa foi cumprida e que o seu número está lá; toque em “Conferir esta distribuição” para vê-la refeita.
fair-not = O que isso não prova
fair-not-hands = O servidor vê todas as mãos: precisa dizer a cada um a sua. A prova diz que a distribuição não foi escolhida, não que quem cuida do servidor não olha.
fair-not-last = Um servidor combinado com o jogador cujo número chega por último poderia tentar muitos números até gostar da distribuição.
fair-not-bots = Numa mesa de uma pessoa e robôs o seu é o único número: a prova fica entre você e o servidor.
fair-not-late = O servidor poderia alegar que o seu número chegou tarde e assim escolher entre duas distribuições. O seu navegador procura o próprio número e avisa quando falta; depois de recarregar na hora errada talvez não se lembre dele.
fair-not-page = Esta página também vem do servidor. Se não confia nele, salve o registro da partida e confira com um programa que não venha dele: capicua verify.
fair-not-play = Isso nada diz sobre quão bem alguém joga, nem se dois jogadores conversam por telefone.
fair-doubt = A última distribuição não é a que foi prometida
fair-why = Ver por quê
verify-deal-number = Distribuição { $round } desta mesa
