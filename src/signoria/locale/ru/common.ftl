# Что говорят все игры.

refusal-not-your-turn = Сейчас не ваш ход.
refusal-not-asked = Сейчас от вас ждут другого.
refusal-no-such-outcome = Случай сейчас не может дать «{ $move }».
refusal-unknown-move = В этой игре нет хода «{ $move }».
refusal-unknown-seat = Такого места за столом нет.
refusal-game-over = Игра окончена.
refusal-nothing-to-undo = Отменять нечего: с тех пор открылось что-то новое или уже походил другой игрок.
refusal-nothing-to-take-back = Отменять нечего, даже если все согласны: с тех пор вмешался случай или что-то открылось.
refusal-show-to-others = Укажите, кому из других игроков показать карты.
refusal-nothing-to-show = В этой игре нет карт, которые можно показать.

# Как зовутся места за столом: сам читатель, игрок с именем, игрок без имени. Формы: .gen, .dat, .acc, .ins и .loc.

seat-you = вы
    .gen = вас
    .dat = вам
    .acc = вас
    .ins = вами
    .loc = вас
    .gender = pl
seat-named = { $name }
    .gen = игрока { $name }
    .dat = игроку { $name }
    .acc = игрока { $name }
    .ins = игроком { $name }
    .loc = игроке { $name }
seat-numbered = игрок { $number }
    .gen = игрока { $number }
    .dat = игроку { $number }
    .acc = игрока { $number }
    .ins = игроком { $number }
    .loc = игроке { $number }

# Перечни: «а, б и в».

list-and = { $first } и { $last }
list-nothing = ничего
    .dat = ничему
    .ins = ничем

# Количества: именительный падеж, .gen и, где нужно, .acc и .ins. Других падежей нет: стройте предложения без них.

unit-move =
    { $number ->
        [one] { $number } ход
        [few] { $number } хода
       *[many] { $number } ходов
    }
    .gen =
        { $number ->
            [one] { $number } хода
           *[many] { $number } ходов
        }
unit-seat =
    { $number ->
        [one] { $number } место
        [few] { $number } места
       *[many] { $number } мест
    }
    .gen =
        { $number ->
            [one] { $number } места
           *[many] { $number } мест
        }
unit-player =
    { $number ->
        [one] { $number } игрок
        [few] { $number } игрока
       *[many] { $number } игроков
    }
    .gen =
        { $number ->
            [one] { $number } игрока
           *[many] { $number } игроков
        }
    .acc =
        { $number ->
            [one] { $number } игрока
           *[many] { $number } игроков
        }
    .ins =
        { $number ->
            [one] { $number } игроком
           *[many] { $number } игроками
        }
unit-round =
    { $number ->
        [one] { $number } раунд
        [few] { $number } раунда
       *[many] { $number } раундов
    }
    .gen =
        { $number ->
            [one] { $number } раунда
           *[many] { $number } раундов
        }
unit-game =
    { $number ->
        [one] { $number } партия
        [few] { $number } партии
       *[many] { $number } партий
    }
    .gen =
        { $number ->
            [one] { $number } партии
           *[many] { $number } партий
        }
    .acc =
        { $number ->
            [one] { $number } партию
            [few] { $number } партии
           *[many] { $number } партий
        }
unit-second =
    { $number ->
        [one] { $number } секунда
        [few] { $number } секунды
       *[many] { $number } секунд
    }
    .gen =
        { $number ->
            [one] { $number } секунды
           *[many] { $number } секунд
        }
    .acc =
        { $number ->
            [one] { $number } секунду
            [few] { $number } секунды
           *[many] { $number } секунд
        }

# Что рассказывает о партии стол, во что бы ни играли.

event-undone =
    { $seat-who ->
        [you] Вы отменяете { $number ->
            [1] свой последний ход
            [one] свои последние { $number } ход
            [few] свои последние { $number } хода
           *[many] свои последние { $number } ходов
        }.
       *[other] { $seat } отменяет { $number ->
            [1] свой ход
            [one] { $number } ход
            [few] { $number } хода
           *[many] { $number } ходов
        }.
    }
event-takeback =
    { $seat-who ->
        [you] Все согласны: вы отменяете { $number ->
            [1] свой последний ход
            [one] свои последние { $number } ход
            [few] свои последние { $number } хода
           *[many] свои последние { $number } ходов
        } и всё, что было после.
       *[other] Все согласны: { $seat } отменяет { $number ->
            [1] свой ход
            [one] { $number } ход
            [few] { $number } хода
           *[many] { $number } ходов
        } и всё, что было после.
    }

# Чем закончилась игра.

result-won =
    { $seat-who ->
        [you] Вы побеждаете: { $because }.
       *[other] { $seat } побеждает: { $because }.
    }
result-shared = Общая победа ({ $seat }): { $because }.
result-standing = { $place }. { $seats }: { $points }

# Отчёт: стол словами. В игре без собственных текстов имена стоят так, как записаны.

report-table = Стол
report-seat = { $seat }
report-field = { $name }: { $value }
report-pair = { $name } { $value }
report-counted = { $thing } × { $number }
report-row = { $first }; { $second }
report-and = { $first } { $second }
report-yes = да
report-no = нет
