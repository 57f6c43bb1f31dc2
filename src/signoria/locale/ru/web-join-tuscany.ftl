# «Замки Тосканы» в браузере: соединение планшетов (T1.4).

web-tuscany-join-title = Соедините свои планшеты
web-tuscany-join-ask = Как вы соедините планшеты и где будет стартовый замок?
web-tuscany-join-boards = Три ваших планшета, как они лежат сейчас
web-tuscany-join-board = Планшет { $board }, { $place ->
        [1] слева
        [2] посередине
       *[other] справа
    }{ $turned ->
        [1] , повёрнут
       *[other] { "" }
    }
web-tuscany-join-keys = Стрелки влево и вправо меняют его местами с соседним, вверх и вниз сдвигают, T поворачивает.
web-tuscany-join-swap = Поменять местами планшеты { $board } и { $other }
web-tuscany-join-up = Сдвинуть планшет { $board } вверх
web-tuscany-join-down = Сдвинуть планшет { $board } вниз
web-tuscany-join-turn = Повернуть планшет { $board }
web-tuscany-join-no-turn = Планшет { $board } не поворачивают: если повернуть все три, получатся те же владения.
web-tuscany-join-edge = Планшет { $board } в эту сторону дальше не сдвинуть.
web-tuscany-join-areas = Все зоны завершены
web-tuscany-join-suggestions = Готовые варианты
web-tuscany-join-suggestion = Вариант { $number }: { $join }. { $areas }: { $points }
web-tuscany-join-surprise = Наугад
web-tuscany-join-castle = Стартовый замок на { $space }
web-tuscany-join-castle-reach = Стартовый замок на { $space }, { $reach }.
web-tuscany-join-hint = Перетащите планшеты или возьмите готовый вариант. Затем выберите одну из трёх ячеек замка.
web-tuscany-join-hint-castle = Ваши планшеты соединены. Выберите одну из трёх ячеек для стартового замка.
web-tuscany-join-send = Соединить, замок на { $space }
web-tuscany-join-send-castle = Стартовый замок — на { $space }
web-tuscany-join-said = Планшеты { $join }. { $areas }, максимум { $points }.
web-tuscany-join-own = Ваши владения
web-tuscany-join-waits = Ваши владения готовы. Все соединяют планшеты одновременно, и не видно, кто уже закончил: { $names }. До тех пор ход можно отменить.
web-tuscany-join-watch = Все одновременно и втайне соединяют свои планшеты: { $names }. Владения откроют, когда закончат все.
