### Rooms for people, and how deals are kept fair.

## Fair deals

verify-deal = Verify this deal
verify-title = Was this deal fair?
verify-text = Before the deal the server promised a secret, and every seat at the table added a number of its own. Now the secret is out, and this page can draw the deal again by itself.
verify-working = Drawing it again…
verify-held = It is the deal that was promised.
verify-own = The number that this browser added is in it.
verify-not-own = This browser did not add a number to it.
verify-failed = This is not the deal that was promised.
verify-wrong-secret = The secret is not the one that was promised.
verify-wrong-deal = Another deal comes out of the secret and the numbers.
verify-wrong-promise = The promise was changed after this page had seen it.
verify-wrong-own = The number that this browser added was left out.
verify-insecure = This page did not come over https, and so the browser offers it no cryptography. The record of the match can be verified with the command line.
verify-promise = Promised before the deal
verify-secret = Secret, shown after the round
verify-values = Numbers from the seats
verify-none = none
verify-deal-order = The deal in order
verify-record = Save the record of the match
