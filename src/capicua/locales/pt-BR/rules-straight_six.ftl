### As regras do straight six: o que muda em relação ao six love jamaicano, uma mensagem por cláusula.

title = Straight six
summary = O jogo jamaicano como corrida simples: cada jogo vencido vale um ponto, e vence quem chega primeiro a seis, tenham os outros o que tiverem.
origin = Jamaica

clause-1 = Saída, jogadas, jogo fechado, empate e key card são os do six love jamaicano.
clause-2 = Quem chega primeiro a seis pontos vence a partida. Ninguém precisa estar com 0, e nada recomeça quando todos pontuaram.
