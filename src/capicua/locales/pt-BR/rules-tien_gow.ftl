### As regras do Tien Gow, uma mensagem por cláusula.

title = Tien Gow
summary = Quatro jogadores, cada um por si, e 32 dominós chineses. As primeiras vazas ajudam, mas a última decide.
origin = Guangdong, China

clause-3-1-1 = O Tien Gow (天九, “céu e nove”) se joga com 32 pedras: onze civis, cada uma em dobro, e dez militares, cada uma uma só vez. As duas cópias de uma pedra civil são iguais.
clause-3-1-2 = As pedras civis, da mais alta à mais baixa: Céu 6-6, Terra 1-1, Homem 4-4, Ganso 3-1, Ameixa 5-5, Duplo Três 3-3, Tabuleiro 2-2, Machado 6-5, Divisória 6-4, Perna Longa Sete 6-1, Grande Cabeça Seis 5-1.
clause-3-1-3 = As pedras militares valem pelo total: os noves 6-3 e 5-4, os oitos 6-2 e 5-3, os setes 5-2 e 4-3, o Grande Seis 4-2, os cincos 4-1 e 3-2, o Pequeno Três 2-1. Pedras de mesmo total são iguais.
clause-3-2-1 = Só uma combinação pode ser mostrada virada para cima: uma pedra sozinha, um par, um grupo misto ou o Par Supremo. Qualquer pedra vale sozinha.
clause-3-2-2 = Duas pedras civis iguais formam um par, e também duas militares de mesmo total: os noves, os oitos, os setes, os cincos.
clause-3-2-3 = Quatro famílias misturam civis e militares, da mais alta à mais baixa: Céu com nove, Terra com oito, Homem com sete, Ganso com cinco. Uma ou duas pedras de cada naipe formam um grupo de duas, três ou quatro; as quatro pedras de uma família são um quarteto.
clause-3-2-4 = O Grande Seis e o Pequeno Três juntos são o Par Supremo. Ele só vence quando sai: não vence nenhuma combinação, e nenhuma o vence.
clause-3-2-5 = Uma combinação só vence outra se tem o mesmo número de pedras civis e de militares e é estritamente mais alta. Igual não vence, e um naipe não vence o outro.
clause-3-2-6 = Uma combinação maior pode ser dividida: de um quarteto você pode mostrar um par ou uma pedra sozinha.
clause-3-3-1 = Jogam quatro, cada um por si. A vez passa para a direita, no sentido anti-horário. Cada um recebe oito pedras. A primeira banca (庄) é sorteada e sai na primeira vaza.
clause-3-3-2 = Quem sai mostra uma combinação de uma a quatro pedras.
clause-3-3-3 = Cada um dos outros joga o mesmo número de pedras: mostra uma combinação que vence a mais alta até ali, ou descarta quaisquer pedras viradas para baixo. Ninguém é obrigado a vencer, e o que venceria também pode ser descartado.
clause-3-3-4 = A combinação mais alta ganha a vaza. Quem a jogou recebe uma coluna por pedra dela e sai na próxima.
clause-3-3-5 = Morte antecipada: quando a última vaza sai com uma só pedra, quem não tem coluna só pode descartar a sua. Uma última vaza de duas ou mais pedras está aberta a todos.
clause-3-3-6 = As pedras descartadas ficam escondidas de todos até o fim da rodada. Então todas são mostradas.
clause-3-3-7 = A rodada termina quando todas as mãos estão vazias; foram ganhas oito colunas.
clause-3-3-8 = Você só joga pedras que tem na mão.
clause-3-4-1 = Quem ganha uma vaza com o Par Supremo recebe na hora 2 pontos de cada adversário.
clause-3-4-2 = Quem ganha uma vaza com um quarteto recebe na hora 4 pontos de cada adversário. O quarteto vencido não recebe nada.
clause-3-4-3 = A banca paga e recebe em dobro.
clause-3-4-4 = A última vaza também é paga na hora. Nada do que dobra o acerto final dobra esses pagamentos.
clause-3-5-1 = No fim cada adversário paga a quem ganhou a última vaza 1 ponto por coluna que lhe falta para quatro, e 5 pontos se não tem nenhuma.
clause-3-5-2 = O adversário com mais de quatro colunas recebe de quem ganhou a última vaza 1 ponto por coluna acima de quatro.
clause-3-5-3 = Todo pagamento da banca ou para a banca da rodada dobra.
clause-3-5-4 = O acerto dobra se a última vaza foi ganha com um quarteto, com o Par Supremo ou com o Pequeno Três sozinho.
clause-3-5-5 = O acerto dobra se quem ganhou a última vaza tem as oito colunas. Todas as dobras se multiplicam.
clause-3-5-6 = Se a última vaza é de uma só pedra, sai com o Pequeno Três e é ganha pelo Grande Seis, quem saiu paga também o que os outros dois devem a quem ganhou. O que quem ganhou deve a eles, ele mesmo paga.
clause-3-5-7 = O que um paga outro recebe: os pontos de uma rodada somam zero.
clause-3-5-8 = A mesa pode combinar que a última vaza dobra só o que quem a ganhou recebe, não o que paga.
clause-3-6-1 = A partida tem uma rodada, ou 4, 8 ou 16 se a mesa combinou assim.
clause-3-6-2 = Quem ganha a última vaza é a próxima banca.
clause-3-6-3 = Vence quem tem mais pontos. Eles podem ficar abaixo de zero; pontos iguais dividem o lugar.
