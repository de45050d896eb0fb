### How a game is played at this table, and how the table looks.

options = Como vocês jogam
play-these = Jogar com estas opções
play-these-game = Jogar { $game } com estas opções
defaults = Como de costume

## Options, and what they choose between

option-players = Jogadores
option-players-why = Quantos sentam à mesa.
option-scoring = Contagem
option-scoring-why = A rodada vale o que vale a batida, ou os pontos que os outros ainda têm na mão.
option-limit = Jogo até
option-limit-why = A partida acaba quando alguém chega a esses pontos.
option-opening = Quem sai
option-opening-why = Quem põe a primeira pedra da segunda rodada em diante.
option-accept_close = Sempre se pode trancar
option-accept_close-why = Senão, só tranca a mesa quem não tem outra pedra para jogar.
option-pick_phase = Pegar as pedras
option-pick_phase-why = Cada um pega sete pedras viradas para baixo, ou a mesa distribui.
option-pick_seconds = Segundos para pegar
option-pick_seconds-why = Depois disso a mesa pega o resto por você.
option-next_opener = Quem sai
option-next_opener-why = Quem põe a primeira pedra da segunda rodada em diante.
option-dead_line_ends_round = Linha morta encerra a rodada
option-dead_line_ends_round-why = Senão, antes se compra o bazar até a última pedra.
option-boneyard_floor = Pedras que nunca se compram
option-boneyard_floor-why = Com essas no monte, ele fica fechado.
option-blocked_minus_own = Descontar os pontos de quem vence
option-blocked_minus_own-why = Só quando a rodada tranca.
option-deals = Rodadas
option-deals-why = Quantas rodadas tem a partida.
option-multiplier_on_excess = Dobra para os dois lados
option-multiplier_on_excess-why = Senão, a última vaza dobra só o que o vencedor recebe, não o que ele paga.
option-mode = Tipo de partida
option-mode-why = O six love pede alguém ainda no zero; a corrida só conta até seis.
option-target = Pontos por set
option-target-why = Quem tem esses pontos ganha o set.
option-key_card_points = A key card vale
option-key_card_points-why = Pontos do jogo que acaba com uma key card.
option-key_card_stacks = A key card soma ao valor
option-key_card_stacks-why = Dá um ponto a mais num jogo que já vale dois.
option-tie_stake_escalates = Cada empate aumenta o valor
option-tie_stake_escalates-why = Depois de dois empates o jogo vale três, depois quatro.
option-six_loves_to_win = Six loves para a partida
option-six_loves_to_win-why = Quem tem esses ganha.
option-one_all_play_two = One all, play two
option-one_all_play_two-why = Em um a um, a próxima vitória faz dois a zero.

choice-batida = pela batida
choice-pips = pelos pontos
choice-always_66 = quem tem o 6-6
choice-winner = quem venceu
choice-rotate = um de cada vez
choice-manual = à mão
choice-automatic = distribuídas
choice-start_tile = a pedra de saída
choice-winner_any_tile = quem venceu, com qualquer pedra
choice-on = sim
choice-off = não
choice-six_love = six love
choice-first_to_six = primeiro a seis

## Display

contrast = Contraste
grain = Textura da mesa
warmth = Calor da luz
tile-set = Pedras
tiles-table = as de cada mesa
tiles-bone = osso
tiles-black = pretas
tiles-big = pontos grandes
tiles-numerals = algarismos
tiles-strong = alto contraste
pip-colours = Uma cor para cada número
table-colour = Mesa
table-own = a de cada jogo
table-petrol = petróleo
table-blue = azul-índigo
table-pine = pinho
table-celadon = celadon
table-sorrel = vermelho-vinho
left-handed = Canhoto
text-size = Tamanho do texto
