# «Властители» в браузере: дворец.

web-virtu-brief = { $thing-short }
web-virtu-exhausted = использовано
web-virtu-agent-of =
    { $seat-who ->
        [you] ваш агент
       *[other] агент { $seat-gen }
    }
web-virtu-side =
    { $side }: { $cards ->
        [0] нет придворных
        [one] { $cards } придворный
        [few] { $cards } придворных
       *[other] { $cards } придворных
    }, { $free ->
        [0] свободных мест нет
        [one] { $free } свободное место
        [few] { $free } свободных места
       *[other] { $free } свободных мест
    }
web-virtu-free = даром
web-virtu-wakes =
    { $number ->
        [one] по пути снова доступен { $number } придворный
        [few] по пути снова доступны { $number } придворных
       *[other] по пути снова доступны { $number } придворных
    }
web-virtu-domain = Владения
web-virtu-trophies = Трофеи: { $powers }
web-virtu-stock-agents = Агентов в запасе: { $number }
web-virtu-stock-troops = Можно нанять войск: { $number }
web-virtu-opened = Открыто затенённых мест: { $opened }; занято: { $used }
web-virtu-treasury = Флорины из казны платятся сами.
web-virtu-to-room = Перейти: { $room }
web-virtu-upgrade = улучшение
web-virtu-not-now = Не сейчас
web-virtu-discard = Сбросить
web-virtu-suggested = Совет для первой игры
web-virtu-arrow-left = Здесь фишка делает придворных слева снова доступными.
web-virtu-arrow-right = Здесь фишка делает придворных справа снова доступными.
