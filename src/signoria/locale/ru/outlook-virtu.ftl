# «Властители»: чего будет стоить и что даст выбор. Количества приходят словами («2 флорина»).

# Комнаты.

virtu-outlook-action =
    { $action-id ->
        [none] Без действия.
       *[other] { $cards-number ->
            [0] { $action }.
           *[other] { $action } (карточки: { $cards }).
        }
    }
virtu-outlook-indulged = Комната закрыта индульгенцией.
virtu-outlook-clearable = Войдя, можно избавиться от индульгенции; цена: { $price }.
virtu-outlook-blocked = Комнату занял вражеский агент ({ $seat }).
virtu-outlook-held = Сначала нужно устранить вражеского агента ({ $seat }).
virtu-outlook-wakes = Снова будут доступны: { $courtiers }.
virtu-outlook-wakes-after = Снова станет доступен через { $rooms-acc }.
virtu-outlook-further = Фишка сможет пройти ещё { $rooms-acc }.

# Что могло бы дать действие.

virtu-outlook-can-govern =
    Максимум { $symbols }. Можно перевернуть: { $tiles }{ $allies ->
        [0] {""}.
        [one] , заново активировать: { $allies } союз.
        [few] , заново активировать: { $allies } союза.
       *[many] , заново активировать: { $allies } союзов.
    }
virtu-outlook-can-trade = Максимум { $ships }, то есть { $florins }.
virtu-outlook-can-patronise = На деление { $step } символов хватает; цена: { $price }.
virtu-outlook-cannot-patronise = Цена деления { $step }: { $price }; не хватает: { $short }.
virtu-outlook-patronage-ends = конец счётчика покровительства
virtu-outlook-can-annex = Можно присоединить { $cities-acc }.
virtu-outlook-cannot-annex = Присоединить ничего нельзя.
virtu-outlook-can-besiege = Максимум { $cavalry } и { $ships }; одним ходом можно осадить { $cities-acc }.
virtu-outlook-cannot-besiege = Максимум { $cavalry } и { $ships }; одним ходом ничего не осадить.
virtu-outlook-can-free = Освободить комнату: { $price }; в наличии { $masks }.
virtu-outlook-cannot-free = Освободить комнату: { $price }; в наличии только { $masks }.
virtu-outlook-can-intrigue = Максимум { $masks }; в запасе { $agents }.

# Оплата.

virtu-outlook-plan = заплатить за меня
virtu-outlook-plan-end = завершить действие «{ $action }»
virtu-outlook-plan-refresh = сделать доступными: { $tiles }
virtu-outlook-gives = Даёт { $symbols-acc }.
virtu-outlook-keeps = Останется: { $symbols }.
virtu-outlook-wastes = Пропадёт: { $symbols }.
virtu-outlook-forgoes = Тогда уже не даст: { $symbols }.
virtu-outlook-exhausts = Будет использовано: { $sources }.
virtu-outlook-treasury = В казне останется: { $florins }.
virtu-outlook-indulges = В { $room-acc } ляжет индульгенция.
virtu-outlook-missing = Не хватает: { $symbols }.
virtu-outlook-pool = Осталось от прежнего: { $symbols }.
virtu-outlook-may-lack = Можно недоплатить: { $symbols }.
virtu-outlook-trades = Принесёт { $florins }.
virtu-outlook-refreshes =
    { $tiles-number ->
        [0] Перевернуть пока ничего нельзя.
       *[other] Можно перевернуть до { $tiles-gen }.
    }
virtu-outlook-exhausted = Всего можно перевернуть: { $tiles }.
virtu-outlook-shows = Символы: { $symbols }.

# Города.

virtu-outlook-by-road = Туда ведёт дорога из своего города.
virtu-outlook-by-sea = Туда ведёт морской путь через { $seas-acc }.
virtu-outlook-no-tile = Жетона он не принесёт.
virtu-outlook-troops-there = { $city }: { $troops }.
virtu-outlook-troops-left = Нанять можно ещё: { $troops }.
virtu-sum-exceeding = чтобы превысить стойкость

# Войска и осады.

virtu-outlook-from =
    Отправляется { $city-id ->
        [corfu] с { $city-gen }.
       *[other] из { $city-gen }.
    }
virtu-outlook-passes = Войско сможет идти дальше.
virtu-outlook-besieges = Войско остановится там и осадит город.
virtu-outlook-may-stay = Войско остановится там, но осаждать город не обязано.
virtu-outlook-arms = Получится: { $tokens }.
virtu-outlook-loses = Потеря: { $troops }.
virtu-outlook-retreats = Отступление без потерь: { $troops }.
virtu-outlook-field-battle = Сначала битва на равнинах; противник — { $seat }, { $troops }.
virtu-outlook-own-turn = Осада будет в вашу очередь.
virtu-outlook-falls = Пока город падёт; перевес: { $by }.
virtu-outlook-holds = Пока город устоит; для победы не хватает: { $by }.
virtu-outlook-leads =
    { $seat-who ->
        [you] Перевес у вас: { $by }.
       *[other] Перевес у противника ({ $seat }): { $by }.
    }
virtu-outlook-even = Пока силы равны.
virtu-outlook-if-won =
    Если { $city } падёт, потери атакующего: { $troops }{ $defenders-number ->
        [0] {""}.
       *[other] {""}, защитника: { $defenders }.
    }
virtu-outlook-if-lost = Если нет, потери атакующего: { $troops }; остальные отступят.
virtu-outlook-field-won =
    Если { $seat-who ->
        [you] победите вы
       *[other] победит { $seat }
    }, потери победителя: { $troops }, другой стороны: { $lost }.
virtu-outlook-field-tied = При равенстве потери каждого: { $troops }, и оба отступят.
virtu-outlook-adds = Прибавит { $number }.
virtu-outlook-rival-most =
    { $seat-who ->
        [you] Вы { $number ->
            [0] больше ничего не можете объявить.
           *[other] можете объявить ещё максимум { $number }.
        }
       *[other] { $seat } { $number ->
            [0] больше ничего не может объявить.
           *[other] может объявить ещё максимум { $number }.
        }
    }
virtu-outlook-sure-already =
    { $seat-who ->
        [you] Вы победите, что бы ни объявили против вас.
       *[other] { $seat } победит при любых объявлениях другой стороны.
    }
virtu-outlook-sure =
    Ещё { $number }, и { $seat-who ->
        [you] вы победите, что бы ни объявили против вас
       *[other] { $seat } победит при любых объявлениях другой стороны
    }: { $sources }; цена: { $florins }.
virtu-outlook-never-sure =
    Для верной победы нужно ещё { $number }, а объявить столько { $seat-who ->
        [you] вы не можете.
       *[other] { $seat } не может.
    }

# Агенты.

virtu-outlook-agent-guards = он не пускает вражеских агентов.
virtu-outlook-agent-city = при присоединении и осаде стойкость города для хозяина агента на 1 меньше, для других — на 1 больше.
virtu-outlook-agent-siege = если осаждает хозяин агента, стойкость города на 1 меньше.
virtu-outlook-agent-room =
    { $action-id ->
        [none] он закрывает комнату.
       *[other] он закрывает комнату ({ $action }).
    }
virtu-outlook-agent-ally = союз обойдётся хозяину агента на один символ дешевле.
virtu-outlook-agent-rival-ally = он лишает { $seat-acc } бонуса, и хозяин агента сможет перекупить союз.
virtu-outlook-agent-marker = он отменяет первую корону или крест врага здесь за каждое действие и не даёт ему заключить союз.
virtu-outlook-lifts = Больше не действует: { $does }
virtu-outlook-removes-agent = Агент вернётся к { $seat-dat }.

# Покровительство.

virtu-outlook-patronage-step = деление { $step } счётчика покровительства
virtu-outlook-prestige = Принесёт { $prestige }.
virtu-outlook-brings-bonus = Принесёт бонус покровительства.
virtu-outlook-michelangelo = Микеланджело даёт { $crowns-acc }.
virtu-outlook-ends-game = Игра закончится после этой зимы.

# Зима и дворец.

virtu-outlook-keeps-troops =
    Останется: { $troops }{ $lost-number ->
        [0] {""}.
       *[other] {""}; уйдёт: { $lost }.
    }
virtu-outlook-suggestion = совет для первой игры
virtu-outlook-suits-room = { $card } — в комнату с действием «{ $action }»: символы карточки доступны там каждый раз и не расходуются.
virtu-outlook-suits-court = { $card } — в придворные: карточка оплатит любое действие, но один раз, пока её сторона снова не станет доступной.
virtu-outlook-end-winter = завершить зиму
virtu-outlook-pays-troops = Войскам: { $florins }.
virtu-outlook-acts = Действие: { $action }.
virtu-outlook-brings-agents = Принесёт { $agents-acc }.
virtu-outlook-opens-spaces = Откроет мест для придворных: { $number }.
virtu-outlook-no-space = Свободного места для придворного нет: ради этой карточки кто-то из придворных должен уйти.
virtu-outlook-left = В общем запасе осталось: { $number }.
virtu-outlook-discount = Ваш агент сберегает { $symbols-acc }.
virtu-outlook-takes-ally = Союз перейдёт к вам от { $seat-gen }.
virtu-outlook-covers =
    { $action-id ->
        [none] В { $room-loc } действия не будет.
       *[other] { $before-id ->
            [none] { $room } получит действие: { $action }.
           *[other] Действие { $room-gen } будет: { $action } (сейчас: { $before }).
        }
    }
virtu-outlook-upgrade =
    { $card-id ->
        [none] { $room }: будет ждать карточку, под которую ляжет.
       *[other] { $room }: ляжет под карточку «{ $card }».
    }
virtu-outlook-beside =
    { $cards-number ->
        [0] Там никого нет.
       *[other] Там: { $cards }.
    }
virtu-outlook-leaves-game = Карточка выходит из игры.
virtu-outlook-to-supply = Карточка возвращается в общий запас.
virtu-outlook-cashes = В казну: { $florins }.
virtu-outlook-recalled = Карточка покинет { $room-acc }, её ресурсы будут использованы.

# Что владение может сделать следующим.

virtu-outlook-rooms = куда может пойти фишка
virtu-outlook-as-in-room = Считаем, что фишка стоит в { $room-loc } и в дело идёт всё, что доступно сейчас.
virtu-outlook-in-no-room =
    { $seat-who ->
        [you] У вас нет комнаты
       *[other] У { $seat-gen } нет комнаты
    } с этим действием: учтено только то, что есть вне комнат.
virtu-outlook-as-things-stand = Так обстоит дело сейчас: до осад каждый ещё может что-то сделать.
virtu-outlook-why-short = Символов на это не хватает.
virtu-outlook-why-out-of-reach = Из своих городов туда не ведут ни дорога, ни морской путь.
virtu-outlook-why-no-step-left = Так далеко фишке не пройти.
virtu-outlook-why-full-circle = Фишка обходит дворец только один раз.
virtu-outlook-why-troop-stops = Эти войска там уже остановились.
virtu-outlook-why-no-way-out = Чтобы покинуть город, не хватает кавалерии или кораблей.
virtu-outlook-why-no-agent-left = В запасе нет ни одного агента.
virtu-outlook-why-barred-by-prince = «Государь» не пускает туда вражеских агентов.
