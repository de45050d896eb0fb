### Jogar neste aparelho, contra robôs, mesmo sem internet.

practice = Neste aparelho
practice-title = { $game } neste aparelho
practice-text = Contra robôs, mesmo sem internet. As partidas ficam guardadas aqui e você pode continuar quando quiser.
practice-link = Jogar neste aparelho
practice-link-game = Jogar neste aparelho: { $game }
practice-new = Nova partida
practice-play = Jogar
practice-unfinished = Partidas não terminadas
practice-match = { $game }, rodada { $round }
practice-go-on = Continuar
practice-go-on-match = Continuar: { $game }, rodada { $round }
practice-delete = Apagar
practice-delete-match = Apagar: { $game }, rodada { $round }
practice-failed = Não foi possível iniciar o jogo neste aparelho
practice-unsaved = Este aparelho não consegue guardar a partida: o armazenamento está cheio ou bloqueado. Pode continuar jogando, mas não feche esta página.
leave-practice-text = A partida fica guardada neste aparelho. Você pode continuar quando quiser.
closed-practice-elsewhere = A partida continua em outra janela
closed-practice-elsewhere-text = Ela também está aberta lá. Para jogar aqui, feche a outra e recarregue esta página.
