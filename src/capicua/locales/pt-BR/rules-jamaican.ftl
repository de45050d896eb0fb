### As regras do six love jamaicano, uma mensagem por cláusula.

title = Six love jamaicano
summary = Quatro jogadores, cada um por si (cut-throat). Jogo vencido vale um ponto; seis pontos vencem a série enquanto alguém ainda não tem nenhum. Quando todos pontuaram, a série se quebra.
origin = Jamaica
article = https://pt.wikipedia.org/wiki/Dominó

clause-4-1 = Jogam quatro, cada um por si. A vez passa para a direita, no sentido anti-horário.
clause-4-1-1 = O jogo tem 28 pedras, de 0-0 a 6-6, sete para cada um. Não há o que comprar.
clause-4-2 = A primeira pedra de um jogo é a pose. No primeiro jogo de uma série, e depois de um empate, sai quem tem a 6-6, e tem de sair com ela.
clause-4-2-1 = Nos outros sai quem venceu o último jogo, mesmo fechado, com qualquer pedra.
clause-4-3 = Você joga uma pedra na ponta esquerda ou na direita da fileira; as metades que se tocam têm de ser iguais.
clause-4-3-1 = Quem tem pedra que serve é obrigado a jogar. Só passa quem não tem nenhuma. Fechar o jogo é permitido.
clause-4-3-2 = Se a pedra serve nas duas pontas, você escolhe a ponta, mesmo quando as duas mostram o mesmo número.
clause-4-4 = Quem joga primeiro a última pedra da mão vence o jogo: um ponto.
clause-4-4-1 = A key card (carta-chave) vale dois pontos: a última pedra da mão, que não é carroça, une as duas pontas e é a última que faltava dos seus dois números. A mesa pode combinar um ponto.
drawn-4-4-1 = Key card: a 4-3 é a última pedra com 4 e a última com 3, e serve nas duas pontas.
clause-4-4-2 = Quando ninguém pode jogar, o jogo está fechado. Vence a mão com menos pontos, não importa quem fechou.
drawn-4-4-2 = Quatro mãos num jogo fechado: 15, 16, 23 e 16 pontos. Vence a primeira; não importa que duas tenham 16.
clause-4-4-3 = Se a menor mão aparece duas vezes, o jogo empata: ninguém pontua, e o próximo jogo vale dois. Empate acima da menor não conta.
clause-4-4-4 = O jogo depois de um empate dá dois pontos a quem vence, com key card não mais que isso. Continua em dois depois de outro empate. A mesa pode combinar que a key card soma um ponto, ou que cada novo empate aumenta o valor: dois, três, quatro.
clause-4-5 = Six love: quem chega a seis pontos enquanto alguém não tem nenhum vence a série. Sete vale como seis. Todos os que estão sem ponto levaram six love.
clause-4-5-1 = Bruck: quando todos pontuaram, a série está quebrada. Todos voltam a 0, começa uma nova série, e abre a 6-6.
clause-4-5-2 = Um six love vence a partida, se a mesa não combinou mais; os pontos então recomeçam do 0. Os brucks são contados.
clause-4-5-3 = A mesa pode combinar a corrida simples: vence quem chega primeiro a seis, e não há bruck.
clause-4-5-4 = Quem venceu é o primeiro. Os outros seguem pelos six loves, depois pelos pontos; quem levou six love fica por último.
