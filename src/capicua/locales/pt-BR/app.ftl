### A interface do navegador.

# Which way the language is written: "ltr" or "rtl".
direction = ltr

## Início

title-home = Capicua: dominó pelas regras de cada mesa
welcome = Puxe uma cadeira
welcome-text = Jogos de dominó, cada um pelas regras da sua mesa.
play-now = Jogar já
play-now-game = Jogar já: { $game }
opening-table = Arrumando a mesa…
players =
    { $count ->
        [one] { $count } jogador
       *[other] { $count } jogadores
    }
players-range = { $least } a { $most } jogadores
language = Idioma
display = Aparência
sound = Som
your-name = Seu nome
name-text = É assim que os outros da mesa veem você.
guest = Convidado
save = Salvar
close = Fechar
try-again = Tentar de novo
server-unreachable = O servidor não responde
refused-not-stored = O servidor não consegue guardar nada agora. Tente de novo daqui a pouco
refused-origin = Esta página vem de um endereço diferente do servidor
refused-malformed = O servidor não entendeu esta página. Recarregue
refused-not-json = O servidor não entendeu esta página. Recarregue
refused-too-long = Isso é longo demais
refused-too-slow = Isso demorou demais para chegar
refused-method = O servidor não entendeu esta página. Recarregue

## Aparência

theme = Tema
theme-system = Como neste aparelho
theme-light = Claro
theme-dark = Escuro
theme-contrast = Alto contraste
volume = Volume

## Quando não há mesa

nowhere = Não há nada aqui
nowhere-text = Este endereço não leva a lugar nenhum. As mesas estão na página inicial.
to-home = Página inicial
connecting = Indo para a mesa…
connection-lost = Conexão perdida. Tentando de novo…
closed-room-not-found = Essa mesa não existe
closed-room-not-found-text = Ela pode ter fechado, ou o endereço está incompleto.
closed-room-ended = Esta mesa já fechou
closed-room-ended-text = Todos saíram. Você pode abrir outra agora mesmo.
closed-room-damaged = Não dá para abrir esta mesa
closed-room-damaged-text = O que estava guardado dela se estragou. As outras mesas estão bem.
closed-other = A mesa encerrou a sua conexão
closed-other-text = O servidor terminou a conversa.

## A mesa

title-table = { $game } · Capicua
title-your-turn = Sua vez · { $game }
round = Rodada { $round }
leave-table = Sair da mesa
leave-title = Sair da mesa?
leave-text = Um robô fica no seu lugar, e a partida continua sem você.
leave-stay = Ficar
leave-go = Sair
board = Mesa
board-empty = Nenhuma pedra na mesa.
board-row =
    { $count ->
        [one] { $count } pedra na mesa, ponta esquerda { $left }, ponta direita { $right }: { $tiles }.
       *[other] { $count } pedras na mesa, ponta esquerda { $left }, ponta direita { $right }. Da esquerda para a direita: { $tiles }.
    }
waiting-for-players = Esperando jogadores
watching = Você está assistindo a esta mesa

seat-label =
    { $name }, { $relation ->
        [partner] sua dupla,
        [rival] rival,
       *[other] { "" }
    } { $kind ->
        [bot] robô,
        [bot-for-person] um robô joga no lugar,
        [away] sem conexão,
       *[other] { "" }
    } { $count ->
        [one] { $count } pedra
       *[other] { $count } pedras
    }
you = Você
relation-you = você
relation-partner = sua dupla
relation-rival = rival

your-turn = Sua vez
your-turn-clock = Sua vez · { $seconds } s
turn-of = Vez de { $name }
turn-of-clock = Vez de { $name } · { $seconds } s
clock-seconds = { $seconds } s
your-hand = Suas pedras
sort = Ordenar
pass = Passar a vez
draw = Comprar
does-not-fit = não serve
opens = começa
two-ends = { $a }|{ $b }
choose-end = Serve nas duas pontas. Escolha uma.
left-end = Ponta esquerda, { $number }
right-end = Ponta direita, { $number }

pip-word =
    { $n ->
        [0] branco
        [1] um
        [2] dois
        [3] três
        [4] quatro
        [5] cinco
       *[6] seis
    }
tile-name = { $high }-{ $low }
tile-double = carroça de { $high }
tile-fits = { $tile }, pode ser jogada
tile-fits-left = { $tile }, serve na ponta esquerda
tile-fits-right = { $tile }, serve na ponta direita
tile-fits-both = { $tile }, serve nas duas pontas
tile-fits-nowhere = { $tile }, não serve

say-turn = Vez de { $name }.
say-your-turn = Sua vez.
say-your-turn-ends = Pontas { $left } e { $right }. Sua vez.
say-your-pick = Sua vez de pegar pedras.

## Pegar as pedras

pick-order = Ordem de pegar
pick-all =
    { $count ->
        [one] Escolha { $count } pedra
       *[other] Escolha { $count } pedras
    }
pick-more =
    { $count ->
        [one] Falta { $count } pedra
       *[other] Faltam { $count } pedras
    }
pick-other = { $name } está pegando pedras
pick-done = Todos têm suas pedras
pick-count = { $have } de { $share }
pick-later = depois
pick-last = por último
pick-clock = { $seconds } s, depois a mesa pega por você
pick-now = Pegar Agora
face-down-tiles = Pedras viradas para baixo
slot-free = Pedra { $slot }, virada para baixo
slot-taken = Pedra { $slot }, com { $name }

## Placar e resultado

score = Placar
limit = Vai até
total = Total
round-column = Rodada
result-column = Resultado
side-us = Nós
side-them = Eles
side-pair = { $first } e { $second }
plus = +{ $points }
times = × { $factor }
product = { $sum } × { $factor } = { $points }
how-counted = Como a conta foi feita
rule = A regra
rule-number = Regra { $number }
rule-opens = Regra { $number }, abre em outra aba
side-gains-us = Nós ganhamos
side-gains =
    { $count ->
        [one] { $side } ganha
       *[other] { $side } ganham
    }
all-hands = Todas as mãos
name-you = { $name } (você)
hand-empty = Bateu, mão vazia
hand-hidden = Não mostrada
pips-left =
    { $count ->
        [one] { $count } ponto na mão
       *[other] { $count } pontos na mão
    }

round-won-us = Nós vencemos a rodada { $round }
round-won-them = Eles vencem a rodada { $round }
round-won-pair = { $name } vencem a rodada { $round }
round-won-one = { $name } vence a rodada { $round }
round-won-nobody = Ninguém vence a rodada { $round }
match-won-us = Nós vencemos a partida
match-won-them = Eles vencem a partida
match-won-pair = { $name } vencem a partida
match-won-one = { $name } vence a partida
match-won-nobody = A partida acabou

next-round-in = Próxima rodada em { $seconds } s
result-in = Resultado em { $seconds } s
rematch-in = { $seconds } s para pedir revanche
match-over = A partida acabou
ready-count = { $ready } de { $people } prontos
ready = Estou pronto
you-are-ready = Pronto
rematch = Revanche

## Teclas

keys = Teclas
key-choose = Escolher uma pedra
key-play = Jogar a pedra
key-end = Ponta esquerda ou direita
key-pass = Passar a vez
key-draw = Comprar
key-describe = Descrever a mesa
key-cancel = Devolver a pedra
key-help = Esta lista

## Uma árvore de carroças

unlocked-numbers = Liberados
number-open = { $number }, liberado
number-locked = { $number }, trancado
place-on = Na { $tile }, no { $number }
choose-place = Serve em mais de um lugar. Escolha um.
zoom-near = Ampliar a mesa
zoom-whole = Mostrar a mesa inteira
tag-locked = trancada
fits-number = no { $number }
fits-numbers = no { $a }|{ $b }
tile-fits-number = { $tile }, serve no { $number }
tile-fits-places =
    { $count ->
        [one] { $tile }, serve em { $count } lugar
       *[other] { $tile }, serve em { $count } lugares
    }
tile-locked = { $tile }, trancada
board-tree =
    { $count ->
        [one] { $count } pedra na mesa. Liberados: { $numbers }. Abertos: { $ends }.
       *[other] { $count } pedras na mesa. Liberados: { $numbers }. Abertos: { $ends }.
    }
open-end = { $number } na { $tile }
locked-end = { $number } na { $tile }, trancado
say-your-turn-numbers = Liberados: { $numbers }. Sua vez.
key-place = Escolher o lugar

## Vazas

play-group = Jogar
discard-tiles = Descartar { $count }
group-down =
    { $count ->
        [one] { $count } virada
       *[other] { $count } viradas
    }
group-shown =
    { $name }: { $group }, { $tiles }, { $state ->
        [high] vence até agora
       *[beaten] coberto
    }
group-thrown =
    { $count ->
        [one] { $name }: { $count } pedra virada para baixo
       *[other] { $name }: { $count } pedras viradas para baixo
    }
group-lead = Escolha com que sair
group-beat = Vença { $group } ou descarte { $count }
group-discard =
    { $count ->
        [one] Escolha { $count } pedra para descartar
       *[other] Escolha { $count } pedras para descartar
    }
group-count = { $have } de { $count } escolhidas
group-none = Sem combinação
group-beats = Vence { $group }
group-leads = Você pode sair com ela
group-weak = Não vence { $group }
tile-titled = { $title }, { $tile }
tile-title =
    { $tile ->
        [t66] Céu
        [t11] Terra
        [t44] Homem
        [t31] Ganso
        [t55] Ameixa
        [t33] Duplo Três
        [t22] Tabu{ "\u00AD" }leiro
        [t65] Ma{ "\u00AD" }chado
        [t64] Divi{ "\u00AD" }sória
        [t61] Perna Sete
        [t51] Cabeça Seis
        [t63] nove
        [t54] nove
        [t62] oito
        [t53] oito
        [t52] sete
        [t43] sete
        [t42] Grande Seis
        [t41] cinco
        [t32] cinco
       *[t21] Peq. Três
    }
board-trick = Vaza { $trick }. { $groups }.
board-trick-empty = Vaza { $trick }. Ninguém saiu ainda.
say-you-lead = Você sai.
say-your-turn-beat = { $group } vence até agora. Sua vez.
key-toggle = Escolher uma pedra ou devolvê-la
key-group = Jogar as pedras escolhidas
key-discard = Descartar as pedras escolhidas
side-pays-us = Nós pagamos
side-pays =
    { $count ->
        [one] { $side } paga
       *[other] { $side } pagam
    }
minus = −{ $points }

## Pages

skip-to-content = Ir para o conteúdo
rules-link = Regras e origem
rules-link-game = Regras e origem: { $game }
title-page = { $page } · Capicua
page-origin = Origem
page-players = Jogadores
page-tiles = Pedras
page-styles = Modos de jogar
page-rules = Regras
rules-of = Regras: { $game }
tiles-western = Jogo de duplo-seis, { $count } pedras
tiles-chinese = Dominó chinês, { $count } pedras
article = Artigo na Wikipédia
article-foreign = Artigo na Wikipédia ({ $language })
clause-link = Link para a regra { $number }
rules-missing = Não foi possível carregar as regras
page-missing = Não foi possível carregar a página
page-missing-text = O servidor pode estar fora do ar, ou há uma versão mais nova. Carregue a página de novo.
reload = Carregar de novo

about = Sobre
about-text = O Capicua é software livre sob a Apache License 2.0. Ele se apoia no trabalho de muita gente. O que ele usa, com as licenças:
about-client = No navegador
about-server = No servidor
about-missing = Não foi possível carregar a lista de licenças
forget-title = Seus dados neste servidor
forget-text = O servidor conhece você por um número aleatório em um cookie e guarda os nomes e as palavras que você deixou nas mesas. Você pode mandar apagar tudo isso: as mesas continuam sem o seu nome.
forget-me = Esquecer de mim
forget-sure = Esquecer você de vez?
forget-sure-text = Seus lugares ficam com robôs, e não há como voltar a eles. As partidas guardadas neste aparelho continuam aqui.
forget-keep = Melhor não
forget-done = Este servidor esqueceu você
licence-text = Texto da licença

history = Partidas anteriores
history-text = As partidas terminadas neste aparelho, da mais recente para a mais antiga. A lista fica aqui e não é enviada a ninguém.
history-empty = Nenhuma partida foi terminada neste aparelho ainda.
history-clear = Apagar a lista
history-clear-title = Apagar a lista?
history-clear-text = Todas as partidas anteriores serão removidas deste aparelho. Não dá para desfazer.
history-cleared = A lista está vazia
history-keep = Manter
history-blocked = Este navegador não deixa a página guardar nada, por isso as partidas anteriores não ficam registradas. Dá para jogar mesmo assim.
history-won = Vitória
history-lost = Derrota
history-tied = Empate
history-place = { $place }º lugar
