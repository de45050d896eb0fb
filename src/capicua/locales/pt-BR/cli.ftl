### Textos só do terminal.

cli-players = jogadores
cli-place-left = { $tile } na esquerda
cli-place-right = { $tile } na direita
cli-discard =
    { $count ->
        [one] descartar { $count } pedra virada: digite o número e a pedra
       *[other] descartar { $count } pedras viradas: digite o número e as pedras
    }
cli-pass = passar a vez
cli-draw = comprar uma pedra
cli-pick-now = pegar agora as pedras que faltam (ou: pick e um número a partir de 1)
cli-score = Placar
cli-match-over = A partida é de { $names }
cli-hand = Sua mão: { $tiles }
cli-help = Digite um número da lista ou pedras como 6-5 (e left ou right); q sai.
cli-round = Rodada { $number }
cli-legal = podia jogar: { $moves }
cli-unfinished = O registro termina antes da partida
cli-verify-holds = como prometido
cli-verify-missing = nada foi prometido para esta distribuição
cli-verify-commitment = o segredo não é o que foi prometido
cli-verify-values = não há um valor para cada lugar
cli-verify-round = o número da distribuição está fora de ordem
cli-verify-deal = do segredo e dos valores sai outra distribuição
cli-verify-held =
    { $count ->
        [one] { $count } distribuição, como foi prometida.
       *[other] Todas as { $count } distribuições são as que foram prometidas.
    }
cli-verify-failed =
    { $count ->
        [one] { $count } distribuição não pode ser conferida.
       *[other] { $count } distribuições não podem ser conferidas.
    }
