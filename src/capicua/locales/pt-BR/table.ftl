### O que a mesa diz: acontecimentos, tarjas, contas, recusas. Lido pelo navegador e pelo terminal.
### Um lugar dado como $seat é um nome. Acontecimentos são frases; tarjas, marcas, manchetes e linhas não.

bot-name =
    { $seat ->
        [0] Tonico
        [1] Lúcia
        [2] Bia
       *[3] Téo
    }

## A sala

event-joined = { $seat } sentou à mesa.
event-back = { $seat } voltou.
event-away = { $seat } perdeu a conexão.
event-bot-sits-in = Um robô joga no lugar de { $seat }.
event-gone = { $name } foi embora.
event-left = { $seat } saiu; um robô fica no lugar.
event-host = { $seat } agora é o anfitrião da mesa.
event-renamed = Um jogador agora se chama { $seat }.
event-started = A partida começa.
event-timeout = O tempo de { $seat } acabou; a mesa joga.
event-rematch = Começa uma nova partida.

refused-stale = Tarde demais: essa vez já passou
refused-not-yet = Essa vez ainda não chegou
refused-not-your-turn = Não é a sua vez
refused-illegal = A regra não permite isso
refused-failed = Algo deu errado do nosso lado; nada mudou
refused-not-seated = Você não tem lugar nesta mesa
refused-already-seated = Você já tem um lugar aqui
refused-already-given = Você já contribuiu para esta distribuição
refused-contribution = O que um lugar acrescenta são 64 dígitos hexadecimais
refused-no-such-seat = Esse lugar não existe
refused-seat-taken = Esse lugar está ocupado
refused-room-full = Todos os lugares estão ocupados
refused-room-ended = Esta mesa já fechou
refused-not-host = Só o anfitrião da mesa pode fazer isso
refused-started = A partida já começou
refused-not-now = Agora não: a rodada ainda não acabou
refused-not-due = Ainda não é hora disso
refused-deal = Esse não é um sorteio deste jogo
refused-name = O nome precisa de pelo menos uma letra
refused-option = Essa opção não existe aqui
refused-unknown-game = Esse jogo não existe aqui

## Uma fileira de pedras

event-dealt = Nova rodada.
event-picked =
    { $count ->
        [one] { $seat } pega { $count } pedra.
       *[other] { $seat } pega { $count } pedras.
    }
event-opens = { $seat } sai jogando.
event-opened = { $seat } sai com { $tile }.
event-laid-left = { $seat } joga { $tile } na ponta esquerda.
event-laid-right = { $seat } joga { $tile } na ponta direita.
event-passed = { $seat } passa a vez.
event-drew = { $seat } compra uma pedra.

strip-passed = Passou a vez
strip-drew =
    { $count ->
        [one] Comprou { $count } pedra
       *[other] Comprou { $count } pedras
    }

badge-stake =
    { $stake ->
        [2] vale dobrado
       *[other] vale × { $stake }
    }
counter-stock =
    { $value ->
        [one] { $value } pedra para comprar
       *[other] { $value } pedras para comprar
    }

line-hand =
    { $pips ->
        [one] { $seat } ficou com { $pips } ponto na mão
       *[other] { $seat } ficou com { $pips } pontos na mão
    }
line-stake =
    { $stake ->
        [2] A rodada valia dobrado
       *[other] A rodada valia × { $stake }
    }

refused-no-such-move = Essa jogada não existe
refused-held = { $tile } não está na sua mão
refused-fit = { $tile } não serve: as pontas são { $left } e { $right }
refused-must = Você tem pedra que serve: é preciso jogar
refused-end-required = { $tile } serve nas duas pontas: escolha uma
refused-close = { $tile } trancaria a mesa aí, e você tem outra jogada
refused-opening = Esta rodada começa com { $must }
refused-pick = Primeiro se pegam as pedras, depois se joga
refused-draw = Não há o que comprar agora
refused-stock = Compre antes de passar a vez

## Dominó de Duplas

duplas-simples = { $seat } bateu: simples
duplas-carroca = { $seat } bateu: carroça
duplas-la_e_lo = { $seat } bateu: lá e lô
duplas-cruzada = { $seat } bateu: cruzada
duplas-locked = Mesa trancada: os pontos são de { $seat }
duplas-doubles-4 = Rodada anulada: { $seat } pegou 4 carroças
duplas-doubles-5 = { $seat } pegou 5 carroças
duplas-doubles-6 = { $seat } pegou 6 carroças
duplas-doubles-7 = { $seat } pegou todas as 7 carroças

duplas-line-simples = Simples: { $tile } serve em uma das pontas, { $left } e { $right }
duplas-line-carroca = Carroça: batida com a carroça { $tile }
duplas-line-la_e_lo = Lá e lô: { $tile } serve nas duas pontas, { $left } e { $right }
duplas-line-cruzada = Cruzada: a carroça { $tile } serve nas duas pontas, { $left } e { $right }
duplas-line-locked = A mesa trancou
duplas-line-lower = Vence a dupla com menos pontos na mão: { $low } contra { $high }
duplas-line-tie = As duas duplas têm { $low }: perde a dupla de { $seat }, que trancou
duplas-line-doubles-4 = 4 carroças na mão inicial: ninguém pontua, e a próxima rodada vale dobrado
duplas-line-doubles-5 = 5 carroças na mão inicial: a dupla pontua
duplas-line-doubles-6 = 6 carroças na mão inicial: a dupla vence a partida
duplas-line-doubles-7 = 7 carroças na mão inicial: a dupla vence a partida

## Kecske

kecske-out = { $seat } bateu
kecske-fish = Peixe: { $seat } fechou a fileira

kecske-line-out = { $seat } ficou sem pedras: nenhum ponto
kecske-line-maker =
    { $pips ->
        [one] { $seat } fez o peixe: nenhum ponto, seja qual for a mão ({ $pips } ponto)
       *[other] { $seat } fez o peixe: nenhum ponto, seja qual for a mão ({ $pips } pontos)
    }

kecske-badge-goat = bode

## Six love

six-love-out = { $seat } bateu
six-love-key = { $seat } bateu com key card
six-love-lowest = Jogo fechado: { $seat } tem a menor mão
six-love-draw = Jogo fechado e empatado

six-love-line-out = { $seat } bateu
six-love-line-key = Key card: serve nas duas pontas e é a última dos seus dois números
six-love-line-count =
    { $pips ->
        [one] { $seat } tem { $pips } ponto na mão
       *[other] { $seat } tem { $pips } pontos na mão
    }
six-love-line-lowest = { $seat } tem menos pontos na mão
six-love-line-tie = Empate na menor mão: ninguém pontua, o próximo jogo vale { $stake } e começa com a 6-6
six-love-line-stake = O jogo valia { $stake }
six-love-line-love = Six love: { $seat } chegou a { $target } contra um 0
six-love-line-loved = { $seat } levou six love
six-love-line-bruck = Bruck: todos pontuaram, então todos voltam a 0 e começa uma nova série
six-love-line-reached = { $seat } chegou a { $target }
six-love-line-even = Um a um: a próxima mão começa com a 6-6 e leva quem vencer a 2 a 0
six-love-line-two = Um a um, vale dois: o ponto é devolvido

six-love-badge-stake = jogo vale { $stake }
six-love-badge-loved = six love
six-love-counter-brucks =
    { $value ->
        [one] { $value } bruck
       *[other] { $value } brucks
    }
six-love-counter-sets =
    { $value ->
        [one] { $value } série vencida
       *[other] { $value } séries vencidas
    }

## Uma árvore de pedras

event-opens-with = { $seat } tem a maior carroça, { $tile }, e sai jogando.
event-laid-on = { $seat } joga { $tile } na { $parent }.
event-unlocked = O { $number } está liberado.

strip-played = Jogou { $tile }
strip-drew-passed = Comprou uma pedra e passou
strip-must-open = A sua { $tile } abre a rodada
strip-must-lay = { $tile } serve: jogue já

badge-opener = saiu com { $tile }
counter-stock-closed = fechado

refused-over = Não há rodada em jogo
refused-parent = Não há { $parent } na mesa
refused-match = { $tile } e { $parent } não têm número em comum
refused-place = Não há lugar para { $tile } na mesa
refused-place-required = { $tile } serve em mais de um lugar: escolha um
refused-full = { $parent } não tem lado livre com { $number }
refused-locked = O { $number } está trancado: só recebe a { $number }-{ $number }
refused-drawn = Você comprou { $must } e ela serve: jogue
refused-once = Você já comprou a sua pedra
refused-closed =
    { $count ->
        [0] O monte acabou
        [one] { $count } pedra do monte, a última, fica onde está
       *[other] As últimas { $count } pedras do monte ficam onde estão
    }

## Doubles

doubles-out =
    { $points ->
        [one] { $seat } bateu: { $points } ponto
       *[other] { $seat } bateu: { $points } pontos
    }
doubles-blocked =
    { $points ->
        [one] Rodada trancada: { $seat } tem a menor mão e ganha { $points } ponto
       *[other] Rodada trancada: { $seat } tem a menor mão e ganha { $points } pontos
    }
doubles-blocked-tie = Rodada trancada: empate na menor mão, ninguém pontua
doubles-redealt = Ninguém tem carroça: as pedras são dadas de novo

doubles-line-no-double = Nenhuma mão tem carroça
doubles-line-out = { $seat } ficou sem pedras
doubles-line-lowest =
    { $pips ->
        [one] { $seat } tem a menor mão: { $pips } ponto
       *[other] { $seat } tem a menor mão: { $pips } pontos
    }
doubles-line-own =
    { $pips ->
        [one] { $seat } tem a menor mão: { $pips } ponto dela é descontado
       *[other] { $seat } tem a menor mão: { $pips } pontos dela são descontados
    }
doubles-line-tie =
    { $pips ->
        [one] { $seat } ficou com { $pips } ponto na mão
       *[other] { $seat } ficou com { $pips } pontos na mão
    }

## Vazas de dominós chineses

event-banker = A banca é de { $seat }, que sai.
event-led = { $seat } sai com { $tiles }.
event-beat = { $seat } cobre com { $tiles }.
event-threw =
    { $count ->
        [one] { $seat } descarta { $count } pedra virada para baixo.
       *[other] { $seat } descarta { $count } pedras viradas para baixo.
    }
event-won-trick =
    { $columns ->
        [one] { $seat } ganha a vaza: { $columns } coluna.
       *[other] { $seat } ganha a vaza: { $columns } colunas.
    }
event-bonus-supreme =
    { $points ->
        [one] { $seat } ganha com o Par Supremo e recebe { $points } ponto.
       *[other] { $seat } ganha com o Par Supremo e recebe { $points } pontos.
    }
event-bonus-quartet =
    { $points ->
        [one] { $seat } ganha com um quarteto e recebe { $points } ponto.
       *[other] { $seat } ganha com um quarteto e recebe { $points } pontos.
    }
event-paid =
    { $points ->
        [one] { $seat } paga { $points } ponto a { $to }.
       *[other] { $seat } paga { $points } pontos a { $to }.
    }

strip-led = Saiu
strip-high = Vence até agora
strip-beaten = Coberto
strip-threw = Descartou { $count }
strip-won-trick =
    { $columns ->
        [one] Ganhou a vaza: { $columns } coluna
       *[other] Ganhou a vaza: { $columns } colunas
    }
strip-received =
    { $points ->
        [one] Recebe { $points } ponto
       *[other] Recebe { $points } pontos
    }
strip-paid =
    { $points ->
        [one] Paga { $points } ponto
       *[other] Paga { $points } pontos
    }
strip-points =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }

badge-banker = banca
counter-columns =
    { $value ->
        [one] { $value } coluna
       *[other] { $value } colunas
    }
counter-payments =
    { $value ->
        [one] { $value } ponto na hora
       *[other] { $value } pontos na hora
    }
counter-trick = vaza { $value }
counter-deals =
    { $value ->
        [one] { $value } rodada
       *[other] { $value } rodadas
    }

refused-group = Essas pedras não formam uma combinação
refused-lead = Quem sai mostra uma combinação virada para cima
refused-size =
    { $count ->
        [one] Nesta vaza cada um joga { $count } pedra
       *[other] Nesta vaza cada um joga { $count } pedras
    }
refused-beat = Isso não vence { $tiles }
refused-supreme = O Par Supremo só vence quando sai: não vence nada e nada o vence
refused-early = Você ainda não tem coluna: numa última vaza de uma pedra só pode descartá-la

combo-heaven = Céu
combo-heaven-pair = Par de Céus
combo-earth = Terra
combo-earth-pair = Par de Terras
combo-man = Homem
combo-man-pair = Par de Homens
combo-goose = Ganso
combo-goose-pair = Par de Gansos
combo-plum = Ameixa
combo-plum-pair = Par de Ameixas
combo-long-three = Duplo Três
combo-long-three-pair = Par de Duplos Três
combo-bench = Tabuleiro
combo-bench-pair = Par de Tabuleiros
combo-axe = Machado
combo-axe-pair = Par de Machados
combo-partition = Divisória
combo-partition-pair = Par de Divisórias
combo-long-leg-seven = Perna Longa Sete
combo-long-leg-seven-pair = Par de Pernas Longas Sete
combo-big-head-six = Grande Cabeça Seis
combo-big-head-six-pair = Par de Grandes Cabeças Seis
combo-heaven-nine = Céu-nove
combo-heaven-nine-civil = Céu-nove com dois Céus
combo-heaven-nine-military = Céu-nove com dois noves
combo-heaven-nine-quartet = Quarteto Céu-nove
combo-earth-eight = Terra-oito
combo-earth-eight-civil = Terra-oito com duas Terras
combo-earth-eight-military = Terra-oito com dois oitos
combo-earth-eight-quartet = Quarteto Terra-oito
combo-man-seven = Homem-sete
combo-man-seven-civil = Homem-sete com dois Homens
combo-man-seven-military = Homem-sete com dois setes
combo-man-seven-quartet = Quarteto Homem-sete
combo-goose-five = Ganso-cinco
combo-goose-five-civil = Ganso-cinco com dois Gansos
combo-goose-five-military = Ganso-cinco com dois cincos
combo-goose-five-quartet = Quarteto Ganso-cinco
combo-nine = Nove
combo-nine-pair = Par de noves
combo-eight = Oito
combo-eight-pair = Par de oitos
combo-seven = Sete
combo-seven-pair = Par de setes
combo-big-six = Grande Seis
combo-five = Cinco
combo-five-pair = Par de cincos
combo-little-three = Pequeno Três
combo-supreme = Par Supremo

## Tien Gow

tien-gow-won = { $seat } ganha a última vaza
tien-gow-sweep = { $seat } leva as oito colunas

tien-gow-no-column = Sem coluna ainda: numa última vaza de uma pedra você só poderia descartar
tien-gow-early-death = Sem coluna ainda: nesta última vaza você só pode descartar a sua pedra

tien-gow-line-none = { $seat } não ganhou nenhuma coluna: 5 pontos
tien-gow-line-short =
    { $columns ->
        [one] { $seat } ganhou { $columns } coluna, menos de quatro
       *[other] { $seat } ganhou { $columns } colunas, menos de quatro
    }
tien-gow-line-even = { $seat } ganhou quatro colunas: nada a pagar
tien-gow-line-excess =
    { $columns ->
        [one] { $seat } ganhou { $columns } coluna, mais de quatro
       *[other] { $seat } ganhou { $columns } colunas, mais de quatro
    }
tien-gow-line-banker = A banca participa: dobra
tien-gow-line-last = A última vaza foi ganha com estas pedras: dobra
tien-gow-line-sweep = Todas as oito colunas: dobra
tien-gow-line-settled = Acerto com { $seat }
tien-gow-line-caught = Pequeno Três vencido pelo Grande Seis: paga por { $seat }
tien-gow-line-relieved = { $seat } paga: Pequeno Três vencido pelo Grande Seis
tien-gow-line-supreme = { $seat } ganhou uma vaza com o Par Supremo
tien-gow-line-quartet = { $seat } ganhou uma vaza com um quarteto
tien-gow-line-thrown = O que { $seat } descartou virado para baixo
## Mesas e conversa

event-changed = O anfitrião mudou a mesa
event-filled =
    { $count ->
        [one] Ninguém mais veio: { $count } robô entra no jogo
       *[other] Ninguém mais veio: { $count } robôs entram no jogo
    }
event-kicked = { $name } foi mandado embora
event-moved = { $seat } trocou de lugar
refused-clock = Esse relógio não existe
refused-emote = Esse gesto não existe
refused-kicked = O anfitrião mandou você embora desta mesa
refused-level = Esse nível de robô não existe
refused-players = Há gente demais sentada para isso
refused-too-fast = Mais devagar: espere alguns segundos
refused-words = Diga alguma coisa primeiro
refused-no-code = Não há mesa com esse código
refused-busy = Pedidos demais. Espere um pouco
