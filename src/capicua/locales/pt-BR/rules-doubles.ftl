### As regras do Doubles, uma mensagem por cláusula.

title = Doubles
summary = Cada carroça abre caminhos, e um número fica trancado até a sua carroça sair. Compre uma pedra só e chegue primeiro a 100.
origin = Família dos dominós de compra
article = https://pt.wikipedia.org/wiki/Dominó

clause-2-1-1 = Jogam duas, três ou quatro pessoas, cada uma por si. A vez passa para a esquerda, no sentido horário.
clause-2-1-2 = O jogo tem 28 pedras, de 0-0 a 6-6. Com duas pessoas cada uma recebe oito; com três ou quatro, seis. As que sobram formam o monte, viradas para baixo.
clause-2-1-3 = Se ninguém recebe uma carroça, isto é, uma pedra de dois números iguais, todas as pedras voltam, são embaralhadas e dadas de novo.
clause-2-1-4 = Toda rodada começa com a maior carroça que está nas mãos: a 6-6, senão a 5-5, e assim por diante. Quem a tem é obrigado a jogá-la, e por isso a mesa a joga sozinha.
clause-2-2-1 = Uma pedra é jogada junto de outra que está na mesa, e as metades que se tocam têm o mesmo número. A partir da primeira carroça as pedras formam uma árvore.
clause-2-2-2 = Toda carroça se ramifica. A primeira recebe pedras nos quatro lados; às seguintes restam três lados. Qualquer outra pedra tem um lado livre, a metade de fora.
drawn-2-2-2 = A 6-6 recebeu pedras nos quatro lados. A 5-5 fica atravessada na ponta da 6-5, com três lados livres.
clause-2-2-3 = Os lados livres de uma carroça são usados em qualquer ordem. Se uma pedra serve em mais de um lugar, você escolhe.
clause-2-3-1 = Um número fica liberado assim que a sua carroça está na mesa.
clause-2-3-2 = Num lado livre que mostra um número trancado só entra a carroça desse número.
drawn-2-3-2 = Uma ponta mostra 3, mas a 3-3 não está na mesa: o 3 está trancado, e a 3-2 não entra ali.
clause-2-3-3 = Um número liberado vale para todos e em toda a mesa: na sua carroça e na ponta de qualquer outro ramo. A metade que fica para fora pode estar trancada.
drawn-2-3-3 = A 3-3 está na mesa, e o 3 está liberado em toda parte: a 3-2 serve na carroça e também na ponta do outro ramo.
clause-2-4-1 = Quem tem pedra que serve é obrigado a jogar: não pode comprar nem passar.
clause-2-4-2 = Se nada serve, você compra uma pedra do monte, e só uma.
clause-2-4-3 = Se a pedra comprada serve, é preciso jogá-la na hora, no lugar que você quiser.
clause-2-4-4 = Se ela não serve, fica na sua mão e a vez passa.
clause-2-4-5 = As duas últimas pedras do monte nunca são compradas; a mesa pode combinar uma ou nenhuma. Aí o monte está fechado, e quem não tem pedra que sirva passa.
clause-2-5-1 = A rodada acaba quando alguém bate, isto é, fica sem pedras.
clause-2-5-2 = A rodada tranca quando o monte está fechado e ninguém tem pedra que sirva. Ela acaba nesse momento; ninguém precisa passar antes.
clause-2-5-3 = Enquanto ainda se pode comprar, a rodada não está trancada, mesmo que ninguém tenha pedra que sirva.
clause-2-6-1 = Quem bate ganha os pontos que sobram nas mãos de todos os outros. O monte não conta. A 0-0 vale 0.
clause-2-6-2 = Na rodada trancada vence quem tem menos pontos na mão e ganha os pontos de todos os outros. A mesa pode combinar que os pontos de quem vence são descontados.
clause-2-6-3 = Se dois ou mais empatam com a menor mão numa rodada trancada, ninguém pontua.
clause-2-6-4 = Jogam-se rodadas até alguém chegar a 100, ou ao limite combinado, e ganhar a partida.
clause-2-6-5 = Os outros ficam na ordem dos pontos, do maior para o menor; pontos iguais dividem o lugar.
