# «Властители» в браузере: что у вас в руках, и рынок.

web-virtu-desk = В руках
web-virtu-desk-cash = Поместить флорины в казну
web-virtu-desk-acts =
    { $number ->
        [one] Решает { $names }.
       *[other] Решают { $names }.
    }

web-virtu-pay-sockets = Чем платим
web-virtu-pay-treasury = казна
web-virtu-pay-slack = на { $number } меньше благодаря агенту
web-virtu-pay-nothing-lost = Ничего не пропадёт.
web-virtu-pay-swap = нажмите, чтобы заплатить другим
web-virtu-pay-out = нажмите, чтобы убрать
web-virtu-pay-no-other = Больше заплатить нечем.
web-virtu-pay-back = Отменить последнюю замену
web-virtu-pay-reset = Как предложено
web-virtu-pay-ready = Заплатить

web-virtu-siege-title = Осада: { $city }
web-virtu-siege-ahead = Будет осада: { $city }
web-virtu-field-title = Битва на равнинах: { $city }
web-virtu-siege-attack = Атака
web-virtu-siege-defence = Защита

web-virtu-winter = Зима
web-virtu-winter-salary = Жалованье
web-virtu-winter-reorganise = Дворец
web-virtu-winter-buy = Покупки
web-virtu-winter-recruit = Наём
web-virtu-winter-ally = Союз
web-virtu-winter-end = Закончить зиму

web-virtu-market-pages = Страницы рынка
web-virtu-market-wares = Знать и жетоны
web-virtu-market-powers = Союзы и покровительство
web-virtu-market-allies = Великие державы
web-virtu-market-bonuses = Бонусы Покровительства
web-virtu-market-left =
    { $number ->
        [0] Всё продано.
       *[other] Осталось: { $number }.
    }
web-virtu-market-copies = Всего в игре: { $number }.
web-virtu-market-free = союза ни с кем нет
web-virtu-market-ally-of = союзник: { $power }
web-virtu-market-agent-of = агент: { $power }
web-virtu-market-bonus-of = Владеет { $power }.
web-virtu-market-used = использован
web-virtu-track-patronage = Покров.
web-virtu-track-cities = Города
