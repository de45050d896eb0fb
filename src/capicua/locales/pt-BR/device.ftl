### O que o aparelho guarda: o próprio aplicativo, resultados e a passagem de uma versão à outra.

## Versões

update-ready = Há uma nova versão
update-now = Atualizar
update-elsewhere = Uma rodada está sendo jogada em outra janela. Atualize quando ela terminar.
closed-version = Há uma versão mais nova
closed-version-text = O servidor passou para outra versão. Carregue a página de novo: seu lugar e suas partidas continuam guardados.

## Sem o servidor

offline-now = O servidor não responde. Você pode continuar contra robôs neste aparelho.
online-again = O servidor voltou a responder
offline-ready = Pronto para jogar sem internet

## Este aparelho

device = Este aparelho
device-text = O que este navegador guarda para você e como levar com você.
keep-heading = Jogar sem internet
keep-insecure = Para jogar sem internet é preciso um endereço que comece com https, ou localhost no computador do servidor. Este endereço não é nenhum dos dois. O jogo com internet funciona normalmente.
keep-unable = Este navegador não consegue guardar a página para jogar sem internet. O jogo com internet funciona normalmente.
keep-working = Preparando para jogar sem internet: { $share }
keep-waiting = Para economizar dados, o jogo ainda não foi baixado para jogar sem internet. São { $size } MB.
keep-partial = A página também abre sem internet. Este servidor não oferece jogos sem internet.
keep-full = Não há mais espaço neste aparelho para jogar sem internet. O jogo com internet funciona normalmente.
keep-failed = Não foi possível preparar o jogo sem internet. O jogo com internet funciona normalmente.
keep-bring = Baixar agora
install-heading = Como aplicativo
install-text = O Capicua ganha um ícone e abre em uma janela própria.
install = Instalar
install-share = No iPhone ou iPad, abra o menu Compartilhar do Safari e escolha “Adicionar à Tela de Início”.
install-done = O Capicua está instalado neste aparelho.
install-none = Este navegador não oferece a instalação aqui. Talvez o menu dele ofereça.
data-heading = Seus dados
data-text = Configurações, partidas anteriores e partidas não terminadas contra robôs vão para um arquivo, que você pode ler aqui ou em outro aparelho.
data-save = Salvar em arquivo
data-read = Ler um arquivo
data-ask = Ler este arquivo?
data-ask-text = Salvo em { $date }. Partidas terminadas: { $past }. Partidas não terminadas: { $open }. Elas se somam às que já estão aqui; as configurações substituem as suas.
data-add = Ler
data-cancel = Cancelar
data-done = Lido: partidas terminadas { $past }, partidas não terminadas { $open }
data-foreign = Este arquivo não foi salvo pelo Capicua
data-newer = Uma versão mais nova do Capicua salvou este arquivo. Atualize esta primeiro.
data-too-long = Este arquivo é grande demais
data-broken = Este arquivo está danificado: { $where }. Nada foi alterado.
data-not-stored = Este navegador não conseguiu guardar os dados: o armazenamento está cheio ou bloqueado. Nada foi alterado.
storage-full = Não há mais espaço neste aparelho, por isso as partidas anteriores deixaram de ser guardadas. Dá para jogar mesmo assim.

## Estatísticas

stats = Estatísticas
stats-game = Jogo
stats-against = Contra
stats-matches = Partidas
stats-won = Vitórias
stats-people = pessoas
stats-other = outros
history-more = Mostrar mais
