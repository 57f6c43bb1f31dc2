# «Властители» в браузере: что у вас в руках, и рынок.

web-virtu-desk = В руках
web-virtu-desk-cash = Поместить флорины в казну
web-virtu-desk-acts =
    { $number ->
        [one] Решает { $names }.
       *[other] Решают { $names }.
    }

web-virtu-pay-choose = Выберите во дворце, что использовать.
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
web-virtu-pay-also = … и { $also }

web-virtu-siege-line = { $city }: { $attack } против { $defence }.
web-virtu-siege-title = Осада: { $city }
web-virtu-siege-ahead = Будет осада: { $city }
web-virtu-field-title = Битва на равнинах: { $city }
web-virtu-siege-attack = Атака
web-virtu-siege-defence = Защита
web-virtu-sum-attack = Атака: { $sum }.
web-virtu-sum-defence = Защита: { $sum }.
web-virtu-sum-crowns = Короны: { $sum }.

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
web-virtu-market-bonuses = Бонусы покровительства
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

# Ответы одним-двумя словами, по вопросам.

web-virtu-answer-pay-enough = Заплатит казна
web-virtu-answer-gather-enough = Больше ничего
web-virtu-answer-cash-enough = Больше не брать
web-virtu-answer-refresh-tiles-enough = Больше ничего
web-virtu-answer-patronise-act = Перейти на деление { $step }
web-virtu-answer-patronise-decline = Остаться на месте
web-virtu-answer-annex-city-decline = Не присоединять
web-virtu-answer-lead-troops-enough = Поход окончен
web-virtu-answer-send-agents-enough = Интриги окончены
web-virtu-answer-clear-indulgence-decline = Оставить её
web-virtu-answer-free-room-act = Устранить агента
web-virtu-answer-free-room-decline = Оставить агента
web-virtu-answer-go-on-act = Осадить город
web-virtu-answer-declare-pass = Ничего не объявлять
web-virtu-answer-reorganise-enough = Оставить дворец так
web-virtu-answer-buy-things-enough = Больше не покупать
web-virtu-answer-recruit-troops-enough = Больше не нанимать
web-virtu-answer-forge-alliance-decline = Без союза
web-virtu-answer-last-indulgence-tap-indulgence-florin = Попросить индульгенцию
web-virtu-answer-last-indulgence-enough = Без индульгенции
