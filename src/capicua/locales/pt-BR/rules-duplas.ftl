### As regras do dominó de duplas, uma mensagem por cláusula.

title = Dominó de Duplas
summary = Parceiros de frente um para o outro. O jeito de bater decide quanto vale.
origin = Brasil
article = https://pt.wikipedia.org/wiki/Dominó

clause-0-1 = Jogam quatro pessoas em duas duplas. Os parceiros ficam frente a frente. O jogo tem 28 pedras, de 0-0 a 6-6; cada um fica com sete e nenhuma sobra. A vez passa para a esquerda, no sentido horário.
clause-0-2 = As 28 pedras ficam viradas na mesa. Um por vez, no sentido horário, cada jogador escolhe sete; só ele vê o que pegou. Na primeira rodada, quem começa a pegar é sorteado; depois, começa quem está à esquerda de quem começou antes.
clause-0-2-1 = “Pegar Agora” completa a mão com as primeiras pedras da mesa. O último a pegar toca em qualquer pedra e fica com todas as que restam. Se o tempo acaba, a mesa pega por você.
clause-0-3 = Carroça é qualquer pedra com dois números iguais. Com exatamente quatro carroças numa mão inicial a rodada é anulada: ninguém pontua e a próxima vale o dobro.
clause-0-3-1 = Com cinco carroças na mão inicial a rodada acaba na hora e a dupla ganha 1 ponto, ou 25 na contagem de pontos.
clause-0-3-2 = Com seis ou sete carroças na mão inicial a dupla ganha a partida na hora, seja qual for o placar.
clause-0-3-3 = Uma rodada vale o dobro depois de uma rodada anulada. Duas anuladas seguidas não passam do dobro, e toda rodada que não é anulada faz a próxima voltar a valer o normal.
clause-0-4 = A primeira rodada é aberta por quem tem a 6-6, e a mesa joga a 6-6 sozinha. Enquanto nenhuma pedra foi jogada na partida, a rodada conta como primeira.
clause-0-4-1 = Nas rodadas seguintes a mesa escolhe: sempre a 6-6; quem ganhou a última rodada, com a pedra que quiser; ou o jogador à esquerda de quem abriu por último, também com qualquer pedra.
clause-0-4-2 = Depois de uma rodada anulada abre quem já tinha o direito de abrir.
clause-0-5 = Na sua vez você joga uma pedra da sua mão numa das duas pontas; as metades que se tocam têm o mesmo número.
clause-0-5-1 = Quem tem pedra que serve é obrigado a jogar. Só passa quem não tem nenhuma.
clause-0-5-2 = Se a pedra serve nas duas pontas, você escolhe a ponta, mesmo quando as duas mostram o mesmo número.
drawn-0-5-2 = As pontas são 2 e 6. A 6-2 serve nas duas, e você escolhe.
clause-0-5-3 = Com “Aceita fechar sempre” desligado, uma jogada que tranca a mesa só é permitida quando você não tem outra que não tranque.
clause-0-6 = A rodada acaba quando alguém bate, isto é, fica sem pedras. Isso conta antes de ver se a mesa trancou.
clause-0-6-1 = A mesa tranca assim que uma jogada deixa todos sem pedra que sirva; não é preciso passar. Quem fez essa jogada é quem trancou.
drawn-0-6-1 = Seis pedras com 5 estão na fileira. A 6-5 na esquerda é a sétima, e as duas pontas mostram 5: a mesa tranca.
clause-0-7 = Os jeitos de bater (batida): simples, com uma pedra que serve; carroça, com uma pedra dupla; lá e lô, com uma pedra que tem os dois números das pontas, que são diferentes; cruzada, com a dupla do número que está nas duas pontas. O lado em que ela é jogada não importa.
drawn-0-7-1 = Simples: a 6-5 serve na ponta que mostra 6.
drawn-0-7-2 = Carroça: a carroça 2-2 serve na ponta que mostra 2.
drawn-0-7-3 = Lá e lô: a 6-2 tem os números das duas pontas.
drawn-0-7-4 = Cruzada: as duas pontas mostram 3, e a batida é com a carroça 3-3.
clause-0-8 = Por batida: simples vale 1, carroça 2, lá e lô 3, cruzada 4; mesa trancada vale 1.
clause-0-8-1 = Na contagem de pontos a dupla vencedora ganha a soma das pedras que sobram nas duas mãos rivais, também quando a mesa tranca. As pedras do parceiro não contam.
clause-0-8-2 = Com a mesa trancada ganha a dupla com a menor soma nas duas mãos. No empate perde a dupla de quem trancou.
clause-0-8-3 = O ponto fica com quem bateu, com quem tinha as carroças, ou, na mesa trancada, com quem tem menos pontos na mão na dupla vencedora; se for igual, com o primeiro dos dois depois de quem trancou.
clause-0-9 = Os pontos dos parceiros se somam. A primeira dupla que chega ao limite ganha a partida; passar dele não muda nada.
