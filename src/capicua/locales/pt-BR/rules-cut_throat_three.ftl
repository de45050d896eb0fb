### As regras do jogo a três: o que muda em relação ao six love jamaicano, uma mensagem por cláusula.

title = Six love a três
summary = O six love jamaicano para três: sem a 0-0 há nove pedras para cada um.
origin = Jamaica

clause-1 = Jogam três, cada um por si. A vez passa para a direita, no sentido anti-horário. A 0-0 fica na caixa, e as outras 27 pedras são dadas, nove para cada um.
clause-2 = Do 0 há só seis pedras: a key card continua sendo a última que faltava dos seus dois números.
clause-3 = O resto é como no six love jamaicano: seis pontos contra um 0 vencem a série, e a série se quebra quando os três pontuaram.
