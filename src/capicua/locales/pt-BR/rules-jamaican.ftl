### As regras do six love jamaicano, uma mensagem por cláusula.

title = Six love jamaicano
summary = Quatro jogam cada um por si. Jogo vencido vale um ponto; seis pontos vencem a série enquanto alguém ainda não tem nenhum. Quando todos pontuaram, a série se quebra.
origin = Jamaica

clause-4-1 = Jogam quatro, cada um por si. A vez passa para a direita, no sentido anti-horário.
clause-4-1-1 = Usa-se o dominó de 28 pedras, sete para cada um. Não há o que comprar.
clause-4-2 = No primeiro jogo de uma série, e depois de um empate, sai quem tem 6-6, e com ela.
clause-4-2-1 = Nos outros sai quem venceu o último jogo, mesmo fechado, com qualquer pedra.
clause-4-3 = Uma pedra se joga na ponta esquerda ou na direita da fileira, e as metades que se tocam têm de ser iguais.
clause-4-3-1 = Quem tem pedra que serve tem de jogar. Só se passa quando nada serve. Fechar o jogo é permitido.
clause-4-3-2 = Se a pedra serve nas duas pontas, escolhe-se onde ela fica, mesmo quando as duas mostram o mesmo número.
clause-4-4 = Quem joga primeiro a última pedra da mão vence o jogo: um ponto.
clause-4-4-1 = A carta-chave vale dois pontos: a última pedra da mão, que não é carroça, une as duas pontas e é a última que faltava dos seus dois números. A mesa pode combinar um ponto.
clause-4-4-2 = Quando ninguém pode jogar, o jogo está fechado. Vence a mão com menos pontos, não importa quem fechou.
clause-4-4-3 = Se a menor mão aparece duas vezes, o jogo empata: ninguém pontua, e o próximo jogo vale dois. Empate acima da menor não conta.
clause-4-4-4 = O jogo depois de um empate dá dois pontos a quem vence, com carta-chave não mais que isso. Continua em dois depois de outro empate. A mesa pode combinar que a carta-chave soma um ponto, ou que cada novo empate aumenta o valor: dois, três, quatro.
clause-4-5 = Six love: quem chega a seis pontos enquanto alguém não tem nenhum vence a série. Sete vale como seis. Todos os que estão sem ponto levaram six love.
clause-4-5-1 = Bruck: quando todos pontuaram, a série está quebrada. Todos voltam a 0, começa uma nova série, e 6-6 sai.
clause-4-5-2 = Um six love vence a partida, se a mesa não combinou mais; os pontos então recomeçam do 0. Os brucks são contados.
clause-4-5-3 = A mesa pode combinar a corrida simples: vence quem chega primeiro a seis, e não há bruck.
clause-4-5-4 = Quem venceu é o primeiro. Os outros seguem pelos six loves, depois pelos pontos; quem levou six love fica por último.
