# The Castles of Tuscany. Что говорит стол.

# отказы

tuscany-refusal-not-your-turn = Сейчас не ваш ход.
tuscany-refusal-asked-for-order = Нужно решить, в каком порядке лежат ваши планшеты.
tuscany-refusal-asked-to-turn = Нужно решить, какие планшеты повёрнуты.
tuscany-refusal-asked-to-shift = Нужно решить, выше, ниже или вровень лежат второй и третий планшеты.
tuscany-refusal-asked-for-castle = Нужно решить, куда поставить стартовый замок.
tuscany-refusal-no-castle-space = Ячейка { $thing } — не для замка.
tuscany-refusal-asked-to-act = Нужно выбрать действие: получить карты, взять или выложить тайл.
tuscany-refusal-no-cards = Карт области больше не осталось.
tuscany-refusal-display-empty = Открытых тайлов нет.
tuscany-refusal-not-stored = На вашем складе нет { $thing-gen }.
tuscany-refusal-hex-fresh = Деревянный гекс, полученный в этот ход, можно выложить только со следующего хода.
tuscany-refusal-no-space = Рядом с вашими тайлами нет пустой ячейки для { $thing-gen }.
tuscany-refusal-cannot-pay = Вам нечем заплатить за { $thing-acc }.
tuscany-refusal-asked-to-remove = Нужно решить, что убрать с полного склада, чтобы освободить место.
tuscany-refusal-not-stored-to-remove = На вашем складе нет { $thing-gen }, убирать нечего.
tuscany-refusal-asked-for-colour = Нужно решить, тайлы какого цвета заменить.
tuscany-refusal-colour-not-there = Среди открытых тайлов нет { $thing-gen }.
tuscany-refusal-asked-to-pick = Нужно решить, какой тайл вы берёте.
tuscany-refusal-not-on-display = Среди открытых тайлов нет { $thing-gen }.
tuscany-refusal-must-fit = После замены нужно взять подходящий тайл, а { $thing } не подходит.
tuscany-refusal-asked-for-space = Нужно выбрать ячейку своих владений.
tuscany-refusal-space-covered = На ячейке { $thing } уже что-то лежит.
tuscany-refusal-other-colour = Ячейка { $thing } другого цвета.
tuscany-refusal-not-adjacent = Рядом с ячейкой { $thing } нет ваших тайлов.
tuscany-refusal-cannot-pay-colour = Вам нечем заплатить за цвет ячейки { $thing }.
tuscany-refusal-asked-to-pay = Нужно решить, чем вы платите.
tuscany-refusal-not-asked-for = Нужен другой цвет: карты { $thing-gen } годятся только парой.
tuscany-refusal-not-in-hand = У вас нет карты { $thing-gen }.
tuscany-refusal-no-pair = У вас нет двух карт { $thing-gen }.
tuscany-refusal-same-colour = Пара должна быть другого цвета: карты { $thing-gen } сбрасывают по одной.
tuscany-refusal-no-worker = У вас нет работника.
tuscany-refusal-asked-to-bring = Нужно решить, какой тайл приносит ваш замок.
tuscany-refusal-fits-nowhere = В ваших владениях нет места для { $thing-gen }.
tuscany-refusal-asked-for-bonus = Нужно выбрать тайл бонуса.
tuscany-refusal-bonus-gone = Тайлов бонуса «{ $thing }» больше нет.
tuscany-refusal-asked-for-marble = Нужно решить, возвращаете ли вы мрамор.

# вопросы

tuscany-prompt-choose-order = В каком порядке слева направо положить ваши планшеты?
tuscany-prompt-choose-turns = Ваши планшеты лежат так: { $order }. Какие из них повернуть?
tuscany-prompt-choose-shifts = Ваши планшеты лежат так: { $order }. Второй и третий — вровень с предыдущим, выше или ниже?
tuscany-prompt-found-castle = Ваши ячейки замков — { $spaces }: куда поставить стартовый замок?
tuscany-prompt-gain-bonus = Какой тайл бонуса вы берёте?
tuscany-prompt-choose-action =
    { $further ->
        [1] Дополнительное действие за мрамор:{ " " }
       *[other] { "" }
    }{ $cards-number ->
        [0] { "" }
       *[other] получить { $cards-acc }{ $stored-number ->
                [0] { " " }или{ " " }
               *[other] ,{ " " }
            }
    }взять тайл{ $stored-number ->
        [0] { "" }
       *[other] { " " }или выложить что-то со склада: { $stored }
    }?
tuscany-prompt-remove-stored = Склад полон: { $stored }. Что вы убираете, чтобы взять { $kind-acc }?
tuscany-prompt-name-colour = Ни один открытый тайл не подходит: тайлы какого цвета вы заменяете?
tuscany-prompt-pick-tile =
    { $must-fit ->
        [1] Какой из подходящих тайлов вы берёте?
       *[other] Какой тайл вы берёте?
    }
tuscany-prompt-choose-space = На какую ячейку вы выкладываете { $kind-acc }?
tuscany-prompt-pay = За { $kind-acc } на { $space } осталось сбросить { $left } { $left ->
        [one] карту
        [few] карты
       *[other] карт
    } { $card-gen }: чем вы платите?
tuscany-prompt-bring-tile = Ваш замок может принести один из открытых тайлов: какой?
tuscany-prompt-bring-to = На какую ячейку ваш замок приносит { $kind-acc }?
tuscany-prompt-use-marble =
    У вас { $marbles }: вернуть { $marbles-number ->
        [1] её
       *[other] одну
    } за дополнительное действие?

# подсказки

tuscany-hint-choose-order = Все соединяют одновременно; владения видны, когда закончит последний.
tuscany-hint-choose-turns = Повернуть все три — те же владения, поэтому планшет A не поворачивают.
tuscany-hint-choose-shifts = Сдвиг — на целую ячейку по сравнению с планшетом слева.
tuscany-hint-found-castle = На любую ячейку замка. От него вы выкладываете тайлы дальше.
tuscany-hint-gain-bonus = Ещё одна ячейка склада сразу приносит { $points }.
tuscany-hint-choose-action = Одно из трёх действий. Взятый тайл заменяется верхним из вашей стопки.
tuscany-hint-remove-stored = Тайл уходит из игры, деревянный гекс возвращается в запас.
tuscany-hint-name-colour = Все его тайлы заменяются; затем нужно взять подходящий.
tuscany-hint-pick-tile =
    { $must-fit ->
        [1] После замены он должен подходить. Его место займёт тайл вашей стопки.
       *[other] Он может и не подходить. Его место займёт тайл вашей левой стопки.
    }
tuscany-hint-choose-space =
    { $kind-id ->
        [hex] Пустая, рядом с вашим тайлом, любого цвета, за который можете заплатить.
       *[other] Пустая, нужного цвета, рядом с вашим тайлом.
    }
tuscany-hint-pay = Карты этого цвета; две карты другого цвета или работник заменяют одну.
tuscany-hint-bring-tile = Без карт, но с зоной, бонусом и эффектом. Замки могут идти цепочкой.
tuscany-hint-bring-to = Пустая, нужного цвета, рядом с вашим тайлом.
tuscany-hint-use-marble = Раз за ход; можно повторить то же действие.

# события

tuscany-event-first-drawn =
    { $seat-who ->
        [you] Первый ход — ваш.
       *[other] Первый ход — у { $seat-gen }.
    }
tuscany-event-board-dealt =
    { $seat-who ->
        [you] Вы получаете { $board-acc }.
       *[other] { $seat } получает { $board-acc }.
    }
tuscany-event-tile-turned-up =
    { $seat-who ->
        [you] Вы открываете тайл из своей стопки: { $kind }.
       *[other] { $seat } открывает тайл из своей стопки: { $kind }.
    }
tuscany-event-neutral-turned-up = Открыто из нейтрального запаса: { $kind }.
tuscany-event-display-cleared = Среди открытых тайлов слишком много { $colour-gen }: убрано { $tiles }.
tuscany-event-supply-renewed = Нейтральный запас перемешан заново: { $tiles }.
tuscany-event-card-dealt =
    { $seat-who ->
        [you] Ваши новые карты: { $card }.
       *[other] { $seat } получает { $card-number ->
            [one] { $card-number } карту области
            [few] { $card-number } карты области
           *[other] { $card-number } карт области
        }.
    }
tuscany-event-cards-drawn =
    { $cards-number ->
        [0] Карт области больше не осталось.
       *[other] { $seat-who ->
            [you] Вы получаете { $cards-acc }.
           *[other] { $seat } получает { $cards-acc }.
        }
    }
tuscany-event-deck-refilled = Из сброса сформирована новая колода: { $cards }.
tuscany-event-boards-joined =
    { $seat-who ->
        [you] Вы соединяете планшеты: слева направо { $order }; { tuscany-turned }; { tuscany-shifted }.
       *[other] { $seat } соединяет планшеты: слева направо { $order }; { tuscany-turned }; { tuscany-shifted }.
    }
tuscany-event-castle-founded =
    { $seat-who ->
        [you] Ваш стартовый замок стоит на { $space }.
       *[other] Стартовый замок { $seat-gen } стоит на { $space }.
    }
tuscany-event-bonus-taken =
    { $seat-who ->
        [you] Вы берёте тайл бонуса «{ $bonus }».
       *[other] { $seat } берёт тайл бонуса «{ $bonus }».
    }
tuscany-event-removed =
    { $seat-who ->
        [you] Вы убираете со склада { $kind-acc }.
       *[other] { $seat } убирает со склада { $kind-acc }.
    }
tuscany-event-colour-replaced =
    { $seat-who ->
        [you] Ни один тайл не подходит: вы заменяете { $colour-acc } ({ $tiles }).
       *[other] Ни один тайл не подходит: { $seat } заменяет { $colour-acc } ({ $tiles }).
    }
tuscany-event-tile-taken =
    { $seat-who ->
        [you] Вы берёте { $kind-acc }.
       *[other] { $seat } берёт { $kind-acc }.
    }
tuscany-event-placed =
    { $seat-who ->
        [you] Вы выкладываете { $kind-acc } на { $space }.
       *[other] { $seat } выкладывает { $kind-acc } на { $space }.
    }
tuscany-event-card-paid =
    { $seat-who ->
        [you] Вы сбрасываете карту { $card-gen }.
       *[other] { $seat } сбрасывает карту { $card-gen }.
    }
tuscany-event-pair-paid =
    { $seat-who ->
        [you] Вы сбрасываете две карты { $card-gen } вместо одной.
       *[other] { $seat } сбрасывает две карты { $card-gen } вместо одной.
    }
tuscany-event-worker-paid =
    { $seat-who ->
        [you] Вы отдаёте работника вместо карты.
       *[other] { $seat } отдаёт работника вместо карты.
    }
tuscany-event-green-scored =
    { $seat-who ->
        [you] Вы получаете { $points } за { $why-acc }.
       *[other] { $seat } получает { $points } за { $why-acc }.
    }
tuscany-event-red-scored =
    { $seat-who ->
        [you] Вы получаете { $points } за { $why-acc }.
       *[other] { $seat } получает { $points } за { $why-acc }.
    }
tuscany-event-castle-declined =
    { $seat-who ->
        [you] Ваш замок ничего не приносит.
       *[other] Замок { $seat-gen } ничего не приносит.
    }
tuscany-event-hex-gained =
    { $seat-who ->
        [you] Вы кладёте на склад деревянный гекс.
       *[other] { $seat } кладёт на склад деревянный гекс.
    }
tuscany-event-marbles-gained =
    { $seat-who ->
        [you] Вы получаете { $marbles-acc }.
       *[other] { $seat } получает { $marbles-acc }.
    }
tuscany-event-workers-gained =
    { $seat-who ->
        [you] Вы получаете { $workers-acc }.
       *[other] { $seat } получает { $workers-acc }.
    }
tuscany-event-yield-turned-up =
    { $seat-who ->
        [you] Вы открываете карту бонуса: { $yield }.
       *[other] { $seat } открывает карту бонуса: { $yield }.
    }
tuscany-event-yields-renewed = Карты бонуса перемешаны заново: { $yields }.
tuscany-event-marble-spent =
    { $seat-who ->
        [you] Вы возвращаете фишку мрамора за дополнительное действие.
       *[other] { $seat } возвращает фишку мрамора за дополнительное действие.
    }
tuscany-event-passed =
    { $seat-who ->
        [you] Вы ничего не можете сделать и пропускаете ход.
       *[other] { $seat } ничего не может сделать и пропускает ход.
    }
tuscany-event-stack-emptied =
    { $seat-who ->
        [you] У вас закончилась стопка { $stack }.
       *[other] У { $seat-gen } закончилась стопка { $stack }.
    }
tuscany-event-round-ended = Подсчёт очков после раунда { $round }: все прибавляют зелёные очки к красным.
tuscany-event-last-turns = Третий раунд окончен: у каждого ещё один ход.
tuscany-event-ended = Игра окончена: { $reason }.

# почему выиграли победители

tuscany-because-red = { $own } против { $next } красных очков (T5.5)
tuscany-because-empty = поровну красных очков ({ $points-number }), но пустых ячеек { $own } против { $next } (T5.5)
tuscany-because-green = поровну красных очков ({ $points-number }) и пустых ячеек ({ $spaces-number }), но зелёных очков { $own } против { $next } (T5.5)
tuscany-because-equal = у всех всё поровну (T5.5)

# причины

tuscany-reason-undecided = не решено
tuscany-reason-last-round = позади третий раунд и последние ходы (T5.2)
tuscany-reason-all-passed = никто больше не может действовать (T2.8)

# за что очки

tuscany-why-area = завершённая зона
    .gen = завершённой зоны
    .dat = завершённой зоне
    .acc = завершённую зону
    .ins = завершённой зоной
    .loc = завершённой зоне
    .gender = f
tuscany-why-colour = завершённый цвет
    .gen = завершённого цвета
    .dat = завершённому цвету
    .ins = завершённым цветом
    .loc = завершённом цвете
tuscany-why-storage = тайл «+1 ячейка склада»
    .gen = тайла «+1 ячейка склада»
    .dat = тайлу «+1 ячейка склада»
    .ins = тайлом «+1 ячейка склада»
    .loc = тайле «+1 ячейка склада»
tuscany-why-farm = пашня
    .gen = пашни
    .dat = пашне
    .acc = пашню
    .ins = пашней
    .loc = пашне
    .gender = f
tuscany-why-yield-green = карта бонуса
    .gen = карты бонуса
    .dat = карте бонуса
    .acc = карту бонуса
    .ins = картой бонуса
    .loc = карте бонуса
    .gender = f
tuscany-why-no-room = деревянный гекс без места на складе
    .gen = деревянного гекса без места на складе
    .dat = деревянному гексу без места на складе
    .ins = деревянным гексом без места на складе
    .loc = деревянном гексе без места на складе
tuscany-why-yield-red = карта бонуса
    .gen = карты бонуса
    .dat = карте бонуса
    .acc = карту бонуса
    .ins = картой бонуса
    .loc = карте бонуса
    .gender = f
tuscany-why-round-1 = зелёные очки после 1-го раунда
    .gen = зелёных очков после 1-го раунда
    .dat = зелёным очкам после 1-го раунда
    .ins = зелёными очками после 1-го раунда
    .loc = зелёных очках после 1-го раунда
    .gender = pl
tuscany-why-round-2 = зелёные очки после 2-го раунда
    .gen = зелёных очков после 2-го раунда
    .dat = зелёным очкам после 2-го раунда
    .ins = зелёными очками после 2-го раунда
    .loc = зелёных очках после 2-го раунда
    .gender = pl
tuscany-why-round-3 = зелёные очки после 3-го раунда
    .gen = зелёных очков после 3-го раунда
    .dat = зелёным очкам после 3-го раунда
    .ins = зелёными очками после 3-го раунда
    .loc = зелёных очках после 3-го раунда
    .gender = pl
tuscany-why-stored = тайлы и гексы на складе
    .gen = тайлов и гексов на складе
    .dat = тайлам и гексам на складе
    .ins = тайлами и гексами на складе
    .loc = тайлах и гексах на складе
    .gender = pl
tuscany-why-marbles = оставшиеся фишки мрамора
    .gen = оставшихся фишек мрамора
    .dat = оставшимся фишкам мрамора
    .ins = оставшимися фишками мрамора
    .loc = оставшихся фишках мрамора
    .gender = pl
tuscany-why-workers = оставшиеся работники
    .gen = оставшихся работников
    .dat = оставшимся работникам
    .acc = оставшихся работников
    .ins = оставшимися работниками
    .loc = оставшихся работниках
    .gender = pl
tuscany-why-cards = оставшиеся карты области
    .gen = оставшихся карт области
    .dat = оставшимся картам области
    .ins = оставшимися картами области
    .loc = оставшихся картах области
    .gender = pl

# имена
# Формы: .gen, .dat, .acc, .ins и .loc (без предлога), .gender — m, f, n или pl. Чего нет, то как в именительном; род — m.

tuscany-card-castle = замок
    .gen = замка
    .dat = замку
    .ins = замком
    .loc = замке
tuscany-card-city = город
    .gen = города
    .dat = городу
    .ins = городом
    .loc = городе
tuscany-card-inn = таверна
    .gen = таверны
    .dat = таверне
    .acc = таверну
    .ins = таверной
    .loc = таверне
    .gender = f
tuscany-card-farm = пашня
    .gen = пашни
    .dat = пашне
    .acc = пашню
    .ins = пашней
    .loc = пашне
    .gender = f
tuscany-card-quarry = карьер
    .gen = карьера
    .dat = карьеру
    .ins = карьером
    .loc = карьере
tuscany-card-village = деревня
    .gen = деревни
    .dat = деревне
    .acc = деревню
    .ins = деревней
    .loc = деревне
    .gender = f
tuscany-card-monastery = монастырь
    .gen = монастыря
    .dat = монастырю
    .ins = монастырём
    .loc = монастыре
tuscany-card-carriage = повозка
    .gen = повозки
    .dat = повозке
    .acc = повозку
    .ins = повозкой
    .loc = повозке
    .gender = f
tuscany-colour-castle = замки
    .gen = замков
    .dat = замкам
    .ins = замками
    .loc = замках
    .gender = pl
tuscany-colour-city = города
    .gen = городов
    .dat = городам
    .ins = городами
    .loc = городах
    .gender = pl
tuscany-colour-inn = таверны
    .gen = таверн
    .dat = тавернам
    .ins = тавернами
    .loc = тавернах
    .gender = pl
tuscany-colour-farm = пашни
    .gen = пашен
    .dat = пашням
    .ins = пашнями
    .loc = пашнях
    .gender = pl
tuscany-colour-quarry = карьеры
    .gen = карьеров
    .dat = карьерам
    .ins = карьерами
    .loc = карьерах
    .gender = pl
tuscany-colour-village = деревни
    .gen = деревень
    .dat = деревням
    .ins = деревнями
    .loc = деревнях
    .gender = pl
tuscany-colour-monastery = монастыри
    .gen = монастырей
    .dat = монастырям
    .ins = монастырями
    .loc = монастырях
    .gender = pl
tuscany-colour-carriage = повозки
    .gen = повозок
    .dat = повозкам
    .ins = повозками
    .loc = повозках
    .gender = pl
tuscany-letter-castle = З
tuscany-letter-city = Г
tuscany-letter-inn = Т
tuscany-letter-farm = П
tuscany-letter-quarry = К
tuscany-letter-village = Д
tuscany-letter-monastery = М
tuscany-letter-carriage = В
tuscany-kind-castle = замок
    .gen = замка
    .dat = замку
    .ins = замком
    .loc = замке
tuscany-kind-city = город
    .gen = города
    .dat = городу
    .ins = городом
    .loc = городе
tuscany-kind-inn = таверна
    .gen = таверны
    .dat = таверне
    .acc = таверну
    .ins = таверной
    .loc = таверне
    .gender = f
tuscany-kind-vineyard = пашня (виноградник)
    .gen = пашни (виноградник)
    .dat = пашне (виноградник)
    .acc = пашню (виноградник)
    .ins = пашней (виноградник)
    .loc = пашне (виноградник)
    .short = виноградник
    .gender = f
tuscany-kind-pigs = пашня (свиноферма)
    .gen = пашни (свиноферма)
    .dat = пашне (свиноферма)
    .acc = пашню (свиноферма)
    .ins = пашней (свиноферма)
    .loc = пашне (свиноферма)
    .short = свиноферма
    .gender = f
tuscany-kind-olives = пашня (оливковая роща)
    .gen = пашни (оливковая роща)
    .dat = пашне (оливковая роща)
    .acc = пашню (оливковая роща)
    .ins = пашней (оливковая роща)
    .loc = пашне (оливковая роща)
    .short = олив. роща
    .gender = f
tuscany-kind-wheat = пашня (пшеничное поле)
    .gen = пашни (пшеничное поле)
    .dat = пашне (пшеничное поле)
    .acc = пашню (пшеничное поле)
    .ins = пашней (пшеничное поле)
    .loc = пашне (пшеничное поле)
    .short = пшен. поле
    .gender = f
tuscany-kind-vineyard-pigs = пашня (виноградник и свиноферма)
    .gen = пашни (виноградник и свиноферма)
    .dat = пашне (виноградник и свиноферма)
    .acc = пашню (виноградник и свиноферма)
    .ins = пашней (виноградник и свиноферма)
    .loc = пашне (виноградник и свиноферма)
    .short = виногр., свин.
    .gender = f
tuscany-kind-vineyard-olives = пашня (виноградник и оливковая роща)
    .gen = пашни (виноградник и оливковая роща)
    .dat = пашне (виноградник и оливковая роща)
    .acc = пашню (виноградник и оливковая роща)
    .ins = пашней (виноградник и оливковая роща)
    .loc = пашне (виноградник и оливковая роща)
    .short = виногр., олив.
    .gender = f
tuscany-kind-vineyard-wheat = пашня (виноградник и пшеничное поле)
    .gen = пашни (виноградник и пшеничное поле)
    .dat = пашне (виноградник и пшеничное поле)
    .acc = пашню (виноградник и пшеничное поле)
    .ins = пашней (виноградник и пшеничное поле)
    .loc = пашне (виноградник и пшеничное поле)
    .short = виногр., пшен.
    .gender = f
tuscany-kind-pigs-olives = пашня (свиноферма и оливковая роща)
    .gen = пашни (свиноферма и оливковая роща)
    .dat = пашне (свиноферма и оливковая роща)
    .acc = пашню (свиноферма и оливковая роща)
    .ins = пашней (свиноферма и оливковая роща)
    .loc = пашне (свиноферма и оливковая роща)
    .short = свин., олив.
    .gender = f
tuscany-kind-pigs-wheat = пашня (свиноферма и пшеничное поле)
    .gen = пашни (свиноферма и пшеничное поле)
    .dat = пашне (свиноферма и пшеничное поле)
    .acc = пашню (свиноферма и пшеничное поле)
    .ins = пашней (свиноферма и пшеничное поле)
    .loc = пашне (свиноферма и пшеничное поле)
    .short = свин., пшен.
    .gender = f
tuscany-kind-olives-wheat = пашня (оливковая роща и пшеничное поле)
    .gen = пашни (оливковая роща и пшеничное поле)
    .dat = пашне (оливковая роща и пшеничное поле)
    .acc = пашню (оливковая роща и пшеничное поле)
    .ins = пашней (оливковая роща и пшеничное поле)
    .loc = пашне (оливковая роща и пшеничное поле)
    .short = олив., пшен.
    .gender = f
tuscany-kind-quarry = карьер
    .gen = карьера
    .dat = карьеру
    .ins = карьером
    .loc = карьере
tuscany-kind-village = деревня
    .gen = деревни
    .dat = деревне
    .acc = деревню
    .ins = деревней
    .loc = деревне
    .gender = f
tuscany-kind-monastery = монастырь
    .gen = монастыря
    .dat = монастырю
    .ins = монастырём
    .loc = монастыре
tuscany-kind-carriage = повозка
    .gen = повозки
    .dat = повозке
    .acc = повозку
    .ins = повозкой
    .loc = повозке
    .gender = f
tuscany-kind-hex = деревянный гекс
    .gen = деревянного гекса
    .dat = деревянному гексу
    .ins = деревянным гексом
    .loc = деревянном гексе
tuscany-bonus-card = +1 карта области
    .gen = +1 карты области
    .dat = +1 карте области
    .acc = +1 карту области
    .ins = +1 картой области
    .loc = +1 карте области
    .gender = f
tuscany-bonus-storage = +1 ячейка склада
    .gen = +1 ячейки склада
    .dat = +1 ячейке склада
    .acc = +1 ячейку склада
    .ins = +1 ячейкой склада
    .loc = +1 ячейке склада
    .gender = f
tuscany-bonus-marble = +1 фишка мрамора
    .gen = +1 фишки мрамора
    .dat = +1 фишке мрамора
    .acc = +1 фишку мрамора
    .ins = +1 фишкой мрамора
    .loc = +1 фишке мрамора
    .gender = f
tuscany-bonus-worker = +1 работник
    .gen = +1 работника
    .dat = +1 работнику
    .acc = +1 работника
    .ins = +1 работником
    .loc = +1 работнике
tuscany-bonus-yield = +1 карта бонуса
    .gen = +1 карты бонуса
    .dat = +1 карте бонуса
    .acc = +1 карту бонуса
    .ins = +1 картой бонуса
    .loc = +1 карте бонуса
    .gender = f
tuscany-yield-two-cards = 2 карты области
    .gen = 2 карт области
    .dat = 2 картам области
    .ins = 2 картами области
    .loc = 2 картах области
    .gender = pl
tuscany-yield-three-cards = 3 карты области
    .gen = 3 карт области
    .dat = 3 картам области
    .ins = 3 картами области
    .loc = 3 картах области
    .gender = pl
tuscany-yield-marble = фишка мрамора
    .gen = фишки мрамора
    .dat = фишке мрамора
    .acc = фишку мрамора
    .ins = фишкой мрамора
    .loc = фишке мрамора
    .gender = f
tuscany-yield-worker = работник
    .gen = работника
    .dat = работнику
    .acc = работника
    .ins = работником
    .loc = работнике
tuscany-yield-two-red = 2 красных очка
    .gen = 2 красных очков
    .dat = 2 красным очкам
    .ins = 2 красными очками
    .loc = 2 красных очках
    .gender = pl
tuscany-yield-three-red = 3 красных очка
    .gen = 3 красных очков
    .dat = 3 красным очкам
    .ins = 3 красными очками
    .loc = 3 красных очках
    .gender = pl
tuscany-yield-green = зелёное очко
    .gen = зелёного очка
    .dat = зелёному очку
    .ins = зелёным очком
    .loc = зелёном очке
    .gender = n
tuscany-yield-hex = деревянный гекс
    .gen = деревянного гекса
    .dat = деревянному гексу
    .ins = деревянным гексом
    .loc = деревянном гексе

# Количества: именительный падеж, .gen и, где нужно, .acc и .ins. Других падежей нет: стройте предложения без них.

tuscany-unit-card =
    { $number ->
        [one] { $number } карта области
        [few] { $number } карты области
       *[many] { $number } карт области
    }
    .gen =
        { $number ->
            [one] { $number } карты области
           *[many] { $number } карт области
        }
    .acc =
        { $number ->
            [one] { $number } карту области
            [few] { $number } карты области
           *[many] { $number } карт области
        }
    .ins =
        { $number ->
            [one] { $number } картой области
           *[many] { $number } картами области
        }
tuscany-unit-marble =
    { $number ->
        [one] { $number } фишка мрамора
        [few] { $number } фишки мрамора
       *[many] { $number } фишек мрамора
    }
    .gen =
        { $number ->
            [one] { $number } фишки мрамора
           *[many] { $number } фишек мрамора
        }
    .acc =
        { $number ->
            [one] { $number } фишку мрамора
            [few] { $number } фишки мрамора
           *[many] { $number } фишек мрамора
        }
    .ins =
        { $number ->
            [one] { $number } фишкой мрамора
           *[many] { $number } фишками мрамора
        }
tuscany-unit-worker =
    { $number ->
        [one] { $number } работник
        [few] { $number } работника
       *[many] { $number } работников
    }
    .gen =
        { $number ->
            [one] { $number } работника
           *[many] { $number } работников
        }
    .acc =
        { $number ->
            [one] { $number } работника
           *[many] { $number } работников
        }
    .ins =
        { $number ->
            [one] { $number } работником
           *[many] { $number } работниками
        }
tuscany-unit-tile =
    { $number ->
        [one] { $number } тайл
        [few] { $number } тайла
       *[many] { $number } тайлов
    }
    .gen =
        { $number ->
            [one] { $number } тайла
           *[many] { $number } тайлов
        }
    .ins =
        { $number ->
            [one] { $number } тайлом
           *[many] { $number } тайлами
        }
tuscany-unit-hex =
    { $number ->
        [one] { $number } деревянный гекс
        [few] { $number } деревянных гекса
       *[many] { $number } деревянных гексов
    }
    .gen =
        { $number ->
            [one] { $number } деревянного гекса
           *[many] { $number } деревянных гексов
        }
tuscany-unit-green-point =
    { $number ->
        [one] { $number } зелёное очко
        [few] { $number } зелёных очка
       *[many] { $number } зелёных очков
    }
    .gen =
        { $number ->
            [one] { $number } зелёного очка
           *[many] { $number } зелёных очков
        }
tuscany-unit-red-point =
    { $number ->
        [one] { $number } красное очко
        [few] { $number } красных очка
       *[many] { $number } красных очков
    }
    .gen =
        { $number ->
            [one] { $number } красного очка
           *[many] { $number } красных очков
        }
tuscany-unit-space =
    { $number ->
        [one] { $number } ячейка
        [few] { $number } ячейки
       *[many] { $number } ячеек
    }
    .gen =
        { $number ->
            [one] { $number } ячейки
           *[many] { $number } ячеек
        }
    .acc =
        { $number ->
            [one] { $number } ячейку
            [few] { $number } ячейки
           *[many] { $number } ячеек
        }
tuscany-unit-storage =
    { $number ->
        [one] { $number } ячейка склада
        [few] { $number } ячейки склада
       *[many] { $number } ячеек склада
    }
    .gen =
        { $number ->
            [one] { $number } ячейки склада
           *[many] { $number } ячеек склада
        }
    .acc =
        { $number ->
            [one] { $number } ячейку склада
            [few] { $number } ячейки склада
           *[many] { $number } ячеек склада
        }
tuscany-unit-yield =
    { $number ->
        [one] { $number } карта бонуса
        [few] { $number } карты бонуса
       *[many] { $number } карт бонуса
    }
    .gen =
        { $number ->
            [one] { $number } карты бонуса
           *[many] { $number } карт бонуса
        }
    .acc =
        { $number ->
            [one] { $number } карту бонуса
            [few] { $number } карты бонуса
           *[many] { $number } карт бонуса
        }

# карты одного цвета с числом

tuscany-unit-plain-card =
    { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }
    .gen =
        { $number ->
            [one] { $number } карты
           *[many] { $number } карт
        }
    .acc =
        { $number ->
            [one] { $number } карту
            [few] { $number } карты
           *[many] { $number } карт
        }
    .ins =
        { $number ->
            [one] { $number } картой
           *[many] { $number } картами
        }
tuscany-unit-castle-card = { tuscany-unit-plain-card } замка
    .gen = { tuscany-unit-plain-card.gen } замка
    .acc = { tuscany-unit-plain-card.acc } замка
    .ins = { tuscany-unit-plain-card.ins } замка
tuscany-unit-city-card = { tuscany-unit-plain-card } города
    .gen = { tuscany-unit-plain-card.gen } города
    .acc = { tuscany-unit-plain-card.acc } города
    .ins = { tuscany-unit-plain-card.ins } города
tuscany-unit-inn-card = { tuscany-unit-plain-card } таверны
    .gen = { tuscany-unit-plain-card.gen } таверны
    .acc = { tuscany-unit-plain-card.acc } таверны
    .ins = { tuscany-unit-plain-card.ins } таверны
tuscany-unit-farm-card = { tuscany-unit-plain-card } пашни
    .gen = { tuscany-unit-plain-card.gen } пашни
    .acc = { tuscany-unit-plain-card.acc } пашни
    .ins = { tuscany-unit-plain-card.ins } пашни
tuscany-unit-quarry-card = { tuscany-unit-plain-card } карьера
    .gen = { tuscany-unit-plain-card.gen } карьера
    .acc = { tuscany-unit-plain-card.acc } карьера
    .ins = { tuscany-unit-plain-card.ins } карьера
tuscany-unit-village-card = { tuscany-unit-plain-card } деревни
    .gen = { tuscany-unit-plain-card.gen } деревни
    .acc = { tuscany-unit-plain-card.acc } деревни
    .ins = { tuscany-unit-plain-card.ins } деревни
tuscany-unit-monastery-card = { tuscany-unit-plain-card } монастыря
    .gen = { tuscany-unit-plain-card.gen } монастыря
    .acc = { tuscany-unit-plain-card.acc } монастыря
    .ins = { tuscany-unit-plain-card.ins } монастыря
tuscany-unit-carriage-card = { tuscany-unit-plain-card } повозки
    .gen = { tuscany-unit-plain-card.gen } повозки
    .acc = { tuscany-unit-plain-card.acc } повозки
    .ins = { tuscany-unit-plain-card.ins } повозки

# планшеты

tuscany-board-a = A
tuscany-board-b = B
tuscany-board-c = C

# ходы

tuscany-move-draw = получить карты области
tuscany-move-take = взять тайл
tuscany-move-place = выложить { $kind-acc }
tuscany-move-pick = { $kind }
tuscany-move-decline = ничего не приносить
tuscany-move-remove = убрать { $kind-acc }
tuscany-move-replace = заменить { $colour-acc }
tuscany-move-on = на { $space }
tuscany-move-pay = карта { $card-gen }
tuscany-move-pair = две карты { $card-gen }
tuscany-move-worker = работник
tuscany-move-gain = { $bonus }
tuscany-move-marble = вернуть фишку мрамора за дополнительное действие
tuscany-move-end = закончить ход
tuscany-move-order = { $order }
tuscany-move-turn =
    { $turned-number ->
        [0] не поворачивать
       *[other] повернуть { $turned }
    }
tuscany-move-shift = { tuscany-shifted }
tuscany-move-lot =
    { $seat-who ->
        [you] первый ход — ваш
       *[other] первый ход — у { $seat-gen }
    }
tuscany-move-board = сдан { $board }
tuscany-move-deal = сдана карта { $card-gen }
tuscany-move-tile = открыт тайл: { $kind }
tuscany-move-yield = карта бонуса: { $yield }
tuscany-turned =
    { $turned-number ->
        [0] ни один не повёрнут
        [1] { $turned } повёрнут
       *[other] { $turned } повёрнуты
    }
tuscany-shifted = { $second ->
        [-1] второй планшет на 1 выше
        [1] второй планшет на 1 ниже
       *[other] второй планшет вровень
    }, { $third ->
        [-1] третий планшет на 1 выше
        [1] третий планшет на 1 ниже
       *[other] третий планшет вровень
    }

# за что слагаемые, как в 6 (зона из 3 ячеек) + 1 (оливковая роща) = 7

tuscany-sum-earlier = были раньше
tuscany-sum-area = зона из { $size } { $size ->
        [one] ячейки
       *[other] ячеек
    }
tuscany-sum-colour =
    { $rank ->
        [1] весь цвет первым: { $colour }
       *[other] весь цвет вторым: { $colour }
    }
tuscany-sum-hex = деревянный гекс
tuscany-sum-crop = { $crop }
tuscany-sum-areas = { $number } { $number ->
        [one] зона
        [few] зоны
       *[other] зон
    } из { $size } { $size ->
        [one] ячейки
       *[other] ячеек
    }

# чего стоит и что приносит выбор

tuscany-place-on = выложить { $kind-acc } на { $space }
tuscany-take-for = взять { $kind-acc } для ячейки { $space }
tuscany-take-tile = взять { $kind-acc }
tuscany-fits-nowhere = в ваших владениях сейчас некуда выложить
tuscany-place-reveals = другие узнают, что вы можете заплатить, и отменить это нельзя
tuscany-paid-with = оплата: { $payment }
tuscany-area-grows = в зоне закрыто ячеек: { $covered } из { $size }
tuscany-brings-bonus = тайл бонуса на выбор: { $bonuses }
tuscany-brings-no-bonus = тайлов бонуса не осталось
tuscany-brings-hex = деревянный гекс на склад
tuscany-brings-marbles = вы получите: { $marbles }
tuscany-brings-workers = вы получите: { $workers }
tuscany-brings-cards = вы получите: { $cards }
tuscany-brings-yields = вы получите: { $yields }
tuscany-brings-tile = замок может принести ещё один тайл, если он подойдёт
tuscany-brings-no-tile = замку нечего принести: ни один открытый тайл не подойдёт
tuscany-brings-tile-of = замок может принести один тайл на выбор: { $kinds }
tuscany-draw-refills = из сброса будет сформирована новая колода: { $cards }
tuscany-draw-leaves = в колоде останется: { $cards }
tuscany-take-removes = склад полон, что-то с него придётся убрать: { $stored }
tuscany-take-replaces = ни один открытый тайл не подходит: вы заменяете цвета, пока не подойдёт
tuscany-gap-own = место займёт тайл из вашей стопки { $stack }, в ней { $tiles }
tuscany-gap-ends-round = стопка на этом заканчивается: раунд { $round } завершится, когда все сделают этот ход
tuscany-gap-neutral = место займёт тайл из нейтрального запаса
tuscany-gap-open = тайлов больше нет: место останется пустым
tuscany-replace-chance = подходящих тайлов в нейтральном запасе: { $tiles-number }
tuscany-replace-tiles = заменяется тайлов: { $tiles-number }
tuscany-pay-leaves = останется: { $left }
tuscany-pay-still = затем останется сбросить { $left-acc }
tuscany-pay-done = всё оплачено: { $kind } ложится на { $space }
tuscany-gain-card = действие даёт { $cards-acc }
tuscany-gain-storage = у вас будет { $storage }
tuscany-gain-marble = карьер даёт { $marbles-acc }; ваших пустых ячеек карьеров: { $spaces-number }
tuscany-gain-worker = деревня даёт { $workers-acc }; ваших пустых ячеек деревень: { $spaces-number }
tuscany-gain-yield = повозка открывает { $yields-acc }; ваших пустых ячеек повозок: { $spaces-number }
tuscany-gain-left = таких тайлов осталось: { $tiles-number }
tuscany-placing-costs = чтобы выложить, нужно сбросить { $cards-acc }{ $missing-number ->
        [0] { "" }
       *[other] ; не хватает { $missing-gen }
    }
tuscany-remove-hex = возвращается в запас
tuscany-remove-tile = уходит из игры
tuscany-would-fit = подошло бы на { $space } ({ $points })
tuscany-could-draw = можно получить { $cards-acc }
tuscany-could-take = можно взять тайл
tuscany-could-place = можно выложить: { $kinds-acc }
tuscany-marble-kept = у вас остаётся: { $marbles }
tuscany-join = { $order }; { tuscany-turned }; { tuscany-shifted }
tuscany-castle-reaches = рядом { $spaces }: { $around }

# настройки

tuscany-option-opener = Первый игрок
tuscany-option-opener-about = По жребию или игрок на ваш выбор; дальше по часовой стрелке.
tuscany-option-opener-usual = по жребию
tuscany-option-opener-value = игрок { $number }
tuscany-option-no-shift = Планшеты вровень
tuscany-option-no-shift-about = Планшеты соединяются верхними краями вровень, без сдвигов.
tuscany-option-random-joins = Планшеты соединяет случай
tuscany-option-random-joins-about = Быстрое начало: планшеты соединяет случай, вы выбираете только место для стартового замка.

# стол

tuscany-table-round = Раунд { $round }. Первый: { $name }.
tuscany-table-ending = Раунд закончится после хода последнего игрока.
tuscany-table-last = Последние ходы.
tuscany-table-seat = Игрок
tuscany-table-green = Зелёные
tuscany-table-red = Красные
tuscany-table-cards = Карты
tuscany-table-marbles = Мрамор
tuscany-table-workers = Работники
tuscany-table-stacks = Стопки
tuscany-table-tiles = Открытые тайлы
tuscany-table-fits = Открытые тайлы: куда подходят, очки там
tuscany-table-storage = Склад { $used }/{ $capacity }
tuscany-table-hand = Рука
tuscany-table-bonuses = Тайлы бонуса
tuscany-table-reconstructed = Компоненты частично восстановлены; владелец коробки может их исправить.
tuscany-table-stored = Склад
tuscany-table-empty = Пусто
tuscany-table-short = { $kind-short }
tuscany-table-short-of = не хватает: { $cards }
tuscany-table-hand-of = Рука { $seat-gen }
tuscany-table-boards = Планшеты
tuscany-table-areas-of = Зоны по { $size }
tuscany-table-points = Очки
tuscany-table-best = Лучшее
tuscany-table-signs = { $turned } повёрнут  { $higher } на 1 выше  { $lower } на 1 ниже
tuscany-plain-all-points = Зелёные и красные очки: { $points }.
tuscany-plain-points = { $seat } — { $green } и { $red }
tuscany-plain-own = У вас { $marbles } и { $workers }; тайлы бонуса: { $bonuses }; осталось в стопках: { $stacks }.
tuscany-plain-hand =
    { $seat-who ->
        [you] Ваша рука: { $cards }.
       *[other] Рука { $seat-gen }: { $cards }.
    }
tuscany-plain-storage = Склад: { $things }; свободных ячеек: { $room }.
tuscany-plain-display = Открытые тайлы, куда они подходят и сколько там очков: { $tiles }.
tuscany-plain-colour = { $colour }: выложено — { $built }; пусто — { $empty }.
tuscany-plain-area = Незавершённая зона ({ $colour }): { $spaces }; ещё пусто: { $empty }.
tuscany-page-own = ваши владения
tuscany-page-decks = колоды
tuscany-page-bonuses = оставшиеся бонусы
tuscany-page-points = { $green }, { $red }.
tuscany-page-things = { $cards }, { $marbles }, { $workers }.
tuscany-page-empty = Пусто: { $spaces }.
tuscany-page-colours = Зелёные очки первому и второму, кто закроет все ячейки цвета:
tuscany-decks-cards = Карты области, в колоде { $deck }
tuscany-decks-own = Ваши
tuscany-decks-unseen = Колода и руки
tuscany-decks-known = Точно на руках
tuscany-decks-discard = Сброс
tuscany-decks-tiles = Тайлы, которые ещё придут
tuscany-decks-neutral = Запас
tuscany-decks-aside = Отложены
tuscany-counts-deck = Карт области в колоде: { $number }. В ней и на чужих руках: { $unseen }.
tuscany-counts-known = Из них наверняка на чужих руках: { $cards }.
tuscany-counts-discard = Сброшено: { $cards }.
tuscany-counts-yields = Карты бонуса в колоде: { $cards }.
tuscany-counts-neutral = Нейтральный запас: { $tiles }.
tuscany-counts-aside = Отложенные нейтральные тайлы: { $tiles }.
tuscany-counts-stack =
    { $seat-who ->
        [you] Осталось в ваших стопках: { $tiles }.
       *[other] Осталось в стопках { $seat-gen }: { $tiles }.
    }
tuscany-counts-bonuses = Оставшиеся тайлы бонуса: { $tiles }.
tuscany-explain-green = { $name }: зелёные очки { $points }
tuscany-explain-red = { $name }: красные очки { $points }

# отчёт: стол словами

tuscany-report-round = Раунд
tuscany-report-display = Открытые тайлы: { $tiles }.
tuscany-report-domain =
    { $seat-who ->
        [you] Ваши владения
       *[other] Владения: { $seat }
    }
tuscany-report-bonus-tiles = Тайлы бонуса: { $tiles }.
tuscany-report-stacks = Тайлов осталось в стопках: { $stacks }.
tuscany-report-green = Зелёные очки: { $points }.
tuscany-report-red = Красные очки: { $points }.
tuscany-report-built = { $kind } на { $space }
tuscany-report-colour = { $colour }: { $areas }.
tuscany-report-area = { $built }, { $empty } — пусто
tuscany-report-area-empty = { $size ->
        [1] { $empty } — пусто
       *[other] зона из { $size } ячеек, вся пустая: { $empty }
    }
tuscany-report-area-full = { $size ->
        [1] { $built }
       *[other] завершённая зона из { $size } ячеек: { $built }
    }
tuscany-report-bonuses = Какие бонусы ещё остались
tuscany-report-colour-bonus = { $colour }: { $points }.
tuscany-report-supplies = Колоды и запасы
