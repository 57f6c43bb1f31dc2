# «Властители» в браузере: карта.

web-virtu-map-label = Карта Италии
web-virtu-map-value = Стойкость { $value }.
web-virtu-map-neutral = Нейтральный город.
web-virtu-map-pirates = Нейтральный пиратский порт.
web-virtu-map-closed = В этой партии не участвует.
web-virtu-map-held =
    { $seat-who ->
        [you] Ваш город.
       *[other] Владеет { $power } ({ $seat }).
    }
web-virtu-map-major = Владеет { $power }: за этот ключевой город никто не играет.
web-virtu-map-exhausted = Ресурсы жетона использованы.
web-virtu-map-cathedral = Здесь стоит собор.
web-virtu-map-home = Начальный город: { $powers }.
web-virtu-map-troops = { $power }: { $troops }.
web-virtu-map-siege = Осада: перед городом { $troops } ({ $power }).
web-virtu-map-agent = Здесь агент ({ $power }).
web-virtu-map-in-hand = Это войско у вас в руке: выберите, куда ему идти.
web-virtu-map-can-lead = Отсюда можно вести войско.
web-virtu-map-ways =
    { $number ->
        [one] Сюда ведёт { $number } путь.
        [few] Сюда ведут { $number } пути.
       *[many] Сюда ведут { $number } путей.
    }
