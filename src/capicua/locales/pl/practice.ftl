### Gra na tym urządzeniu, z botami, także bez sieci.

practice = Na tym urządzeniu
practice-title = { $game } na tym urządzeniu
practice-text = Z botami, także bez sieci. Mecze zostają tutaj i można do nich wrócić w każdej chwili.
practice-link = Graj na tym urządzeniu
practice-link-game = Graj na tym urządzeniu: { $game }
practice-new = Nowy mecz
practice-play = Graj
practice-unfinished = Niedokończone mecze
practice-match = { $game }, runda { $round }
practice-go-on = Graj dalej
practice-go-on-match = Graj dalej: { $game }, runda { $round }
practice-delete = Usuń
practice-delete-match = Usuń: { $game }, runda { $round }
practice-failed = Nie udało się uruchomić gry na tym urządzeniu
practice-unsaved = To urządzenie nie może zapisać meczu: pamięć jest pełna lub zablokowana. Można grać dalej, ale nie zamykaj tej strony.
leave-practice-text = Mecz zostaje na tym urządzeniu. Możesz do niego wrócić w każdej chwili.
closed-practice-elsewhere = Mecz toczy się w innym oknie
closed-practice-elsewhere-text = Jest otwarty także tam. Aby grać tutaj, zamknij tamto okno i wczytaj tę stronę ponownie.
