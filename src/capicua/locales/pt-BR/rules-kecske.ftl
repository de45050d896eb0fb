### As regras do Kecske, uma mensagem por cláusula.

title = Kecske
summary = O bode, para dois, três ou quatro, cada um por si. Ponto é ruim: esvazie a mão primeiro e deixe que outro chegue antes a 101.
origin = Rússia e países vizinhos
article = https://pt.wikipedia.org/wiki/Dominó

clause-1-1 = Jogam dois, três ou quatro, cada um por si. A vez passa para a esquerda, no sentido horário.
clause-1-1-1 = O jogo tem 28 pedras, de 0-0 a 6-6. Cada um recebe sete; o que sobra é o bazar (bazár), virado para baixo: 14 pedras para dois, 7 para três, nenhuma para quatro.
clause-1-2 = Sai quem tem a 0-0. Se ela não foi dada, abre a 6-6, depois a 5-5, e assim por diante até a 1-1. Só contam as mãos, não o bazar.
clause-1-2-1 = A pedra encontrada é a primeira da fileira: nenhuma outra pode sair, por isso a própria mesa a joga.
clause-1-2-2 = Se ninguém tem carroça, sai a pedra com mais pontos; entre duas iguais, a que tem a metade maior: a 6-3 sai antes da 5-4.
drawn-1-2-2 = As duas pedras têm nove pontos. Abre a 6-3, porque 6 é mais que 5.
clause-1-2-3 = Toda rodada começa assim. A mesa pode combinar que, da segunda rodada em diante, quem bateu ou fez o peixe sai com qualquer pedra.
clause-1-3 = Você joga uma pedra na ponta esquerda ou na direita da fileira; as metades que se tocam têm de ser iguais.
drawn-1-3 = A fileira começou com a 1-1; vieram a 5-1, a 5-3 e a 3-2. As pontas mostram 1 e 2: a 6-1 vai na esquerda.
clause-1-3-1 = Quem tem pedra que serve é obrigado a jogar: não pode comprar nem passar.
clause-1-3-2 = Se nada serve, você compra do bazar, uma pedra após a outra, até vir uma que sirva. Ela tem de ser jogada na hora. O bazar pode ser comprado até a última pedra.
clause-1-3-3 = Se nada serve e o bazar está vazio, você passa a vez.
clause-1-3-4 = Se a pedra serve nas duas pontas, você escolhe a ponta, mesmo quando as duas mostram o mesmo número.
clause-1-4 = Peixe (hal): o bazar está vazio, todos ainda têm pedras e nenhuma serve. A rodada acaba ali mesmo; ninguém precisa passar antes.
drawn-1-4 = Peixe: a 6-4 na esquerda é a sétima pedra com 4, e as duas pontas mostram 4. Ninguém pode jogar.
clause-1-4-1 = Fez o peixe quem jogou a última pedra, não quem comprou ou passou depois dela.
clause-1-4-2 = Enquanto o bazar tem pedras, a fileira morta ainda não é peixe: o próximo compra todas e fica com elas. A mesa pode combinar que a fileira morta encerra a rodada na hora.
clause-1-5 = Quem bate não ganha pontos. Os outros somam os pontos das pedras que sobraram na mão. A 0-0 vale 0.
clause-1-5-1 = Quem fez o peixe também não ganha pontos, nem com a mão mais pesada.
clause-1-5-2 = A partida acaba na rodada em que alguém chega a 101 (ou ao limite combinado). Com 100 ela continua. Quem está no limite ou acima dele é bode.
clause-1-5-3 = Vence quem tem menos pontos. Pontos iguais dividem o lugar, o primeiro também.
