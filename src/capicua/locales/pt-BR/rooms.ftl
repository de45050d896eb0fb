### Mesas para pessoas, e como a distribuição é mantida justa.

## Distribuição justa

verify-deal = Conferir esta distribuição
verify-title = Esta distribuição foi justa?
verify-text = Antes de distribuir, o servidor prometeu um segredo, e cada lugar da mesa acrescentou um número seu. Agora o segredo foi mostrado, e esta página pode refazer a distribuição sozinha.
verify-working = Refazendo…
verify-held = É a distribuição que foi prometida.
verify-own = O número que este navegador acrescentou está nela.
verify-not-own = Este navegador não acrescentou um número a ela.
verify-failed = Esta não é a distribuição que foi prometida.
verify-wrong-secret = O segredo não é o que foi prometido.
verify-wrong-deal = Do segredo e dos números sai outra distribuição.
verify-wrong-promise = A promessa mudou depois que esta página a viu.
verify-wrong-own = O número que este navegador acrescentou ficou de fora.
verify-insecure = Esta página não veio por https, e por isso o navegador não lhe oferece criptografia. O registro da partida pode ser conferido pela linha de comando.
verify-promise = Prometido antes de distribuir
verify-secret = Segredo, mostrado depois da rodada
verify-values = Números dos lugares
verify-none = nenhum
verify-deal-order = A distribuição em ordem
verify-record = Salvar o registro da partida
