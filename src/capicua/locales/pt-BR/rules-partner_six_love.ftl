### As regras do six love em duplas, uma mensagem por cláusula.

title = Six love em duplas
summary = O dominó jamaicano em duplas. Só uma dupla pode ter pontos: seis seguidos vencem, e qualquer vitória da outra dupla quebra a série.
origin = Jamaica

clause-1 = Jogam quatro em duas duplas, parceiros frente a frente. A vez passa para a direita, no sentido anti-horário. Cada um recebe sete das 28 pedras, e não há o que comprar.
clause-2 = Na primeira mão de uma série, e depois de um empate, sai quem tem a 6-6, e tem de sair com ela. Nas outras sai quem venceu a última mão pela dupla, com qualquer pedra.
clause-3 = Você joga uma pedra na ponta esquerda ou na direita da fileira; as metades que se tocam têm de ser iguais.
clause-3-1 = Quem tem pedra que serve é obrigado a jogar. Só passa quem não tem nenhuma.
clause-3-2 = Se a pedra serve nas duas pontas, você escolhe a ponta, mesmo quando as duas mostram o mesmo número.
clause-4 = Quem joga primeiro a última pedra da mão ganha um ponto para a dupla, também com key card.
clause-4-1 = Quando ninguém pode jogar, quem tem menos pontos na mão vence pela dupla, mesmo que os dois juntos tenham mais.
clause-4-2 = Se a menor mão está dos dois lados, a mão empata e ninguém pontua. Se os dois parceiros a têm, vence a dupla deles, e sai na próxima o primeiro dos dois à direita de quem fechou.
clause-4-3 = A mão depois de um empate vale dois pontos, depois de outro empate três, depois quatro. A mesa pode combinar que fique em dois.
clause-5 = Só uma dupla pode ter pontos. Quando vence a dupla que está com 0, a série se quebra (bruck): as duas ficam com 0, e abre a 6-6.
clause-5-1 = Um a um, vale dois (one all, play two): em 1 a 0, a vitória da outra dupla faz 1 a 1. Abre a 6-6, e a próxima vitória faz 2 a 0: quem vence fica com o seu ponto e soma o que a mão vale, a outra dupla perde o dela. A mesa pode jogar sem isso.
clause-5-2 = Six love: a dupla que chega a seis pontos vence a partida.
