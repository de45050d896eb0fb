### Игра на этом устройстве, с ботами, в том числе без сети.

practice = На этом устройстве
practice-title = { $game } на этом устройстве
practice-text = Против ботов, в том числе без сети. Матчи хранятся здесь, и их можно продолжить в любое время.
practice-link = Играть на этом устройстве
practice-link-game = Играть на этом устройстве: { $game }
practice-new = Новый матч
practice-play = Играть
practice-unfinished = Незаконченные матчи
practice-match = { $game }, раунд { $round }
practice-go-on = Продолжить
practice-go-on-match = Продолжить: { $game }, раунд { $round }
practice-delete = Удалить
practice-delete-match = Удалить: { $game }, раунд { $round }
practice-failed = Не удалось запустить игру на этом устройстве
practice-unsaved = Устройство не может сохранить матч: память заполнена или недоступна. Можно играть дальше, но не закрывайте эту страницу.
leave-practice-text = Матч остаётся на этом устройстве. Его можно продолжить в любое время.
closed-practice-elsewhere = Матч продолжается в другом окне
closed-practice-elsewhere-text = Он открыт и там. Чтобы играть здесь, закройте другое окно и обновите эту страницу.
