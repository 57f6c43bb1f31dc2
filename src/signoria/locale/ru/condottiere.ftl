# «Кондотьер»: почему ход не разрешён. $move — ход как он записан, $thing — его предмет. Карты, регионы и игроки склоняются:
# $thing-gen, $card-acc, $region-acc, $seat-dat.

condottiere-refusal-not-your-turn = Сейчас не ваш ход.
condottiere-refusal-asked-to-place = Сейчас нужно поставить фигурку кондотьера в какой-нибудь регион.
condottiere-refusal-asked-to-play = Сейчас нужно сыграть карту или спасовать.
condottiere-refusal-asked-for-favour = Сейчас нужно положить маркер благоволения Папы на регион или оставить его вне поля.
condottiere-refusal-asked-to-take-back = Сейчас нужно решить, какого наёмника заберёт Пугало и заберёт ли вообще.
condottiere-refusal-asked-to-turn-up = Сейчас нужно решить, открывать ли вашу карту, лежащую картинкой вниз.
condottiere-refusal-asked-to-discard = Сейчас нужно решить, сохранить руку или сбросить её целиком.
condottiere-refusal-asked-to-keep = Сейчас нужно выбрать, какие карты сохранить на следующий раунд.
condottiere-refusal-asked-to-draw = Сейчас нужно решить, сколько карт взять.
condottiere-refusal-not-in-hand = У вас на руке нет { $thing-gen }.
condottiere-refusal-not-kept = У вас на руке больше нет { $thing-gen }: сохранить нечего.
condottiere-refusal-site-closed = { $thing } не участвует в этой игре: фигурку кондотьера туда поставить нельзя.
condottiere-refusal-site-controlled = { $thing-acc } уже кто-то контролирует: фигурку кондотьера ставят в свободный регион.
condottiere-refusal-site-own = { $thing-acc } и так контролируете вы: выберите чужой регион или свободный.
condottiere-refusal-site-favoured = { $thing } под протекцией Папы: сражаться там нельзя.
condottiere-refusal-favour-closed = { $thing } не участвует в этой игре: маркер благоволения Папы туда положить нельзя.
condottiere-refusal-favour-controlled = { $thing-acc } уже кто-то контролирует, а маркер благоволения Папы кладут только на свободный регион.
condottiere-refusal-favour-battle = За { $thing-acc } сейчас идёт сражение: маркер благоволения Папы туда положить нельзя.
condottiere-refusal-not-in-line = В вашей боевой линии нет наёмника с силой { $thing }.
condottiere-refusal-just-turned-up = Ваш наёмник с силой { $thing } открылся только что: Пугало забрать его не может.
condottiere-refusal-has-mercenary = У вас на руке есть наёмник, а сбросить можно только руку без наёмников.
condottiere-refusal-over-limit = Взять можно не больше трёх карт, а держать на руке — не больше десяти и ещё по одной за каждый ваш регион.
condottiere-refusal-not-in-hand-to-show = Показать можно только те карты, что у вас на руке.
condottiere-refusal-unknown-card = В этой игре нет карты «{ $move }».

# О чём спрашивают игрока.

condottiere-prompt-place-figure = Поставьте фигурку кондотьера: за какой регион будет следующее сражение?
condottiere-prompt-play-card =
    { $region-id ->
        [none] Сыграйте карту в свою боевую линию или спасуйте.
       *[other] Сражение за { $region-acc }: сыграйте карту в свою боевую линию или спасуйте.
    }
condottiere-prompt-take-back-mercenary = Ваше Пугало: какой наёмник вернётся из боевой линии к вам на руку?
condottiere-prompt-place-favour = Ваш Епископ: куда положить маркер благоволения Папы?
condottiere-prompt-turn-up-card = Вы пасуете. Открыть вашу карту, лежащую картинкой вниз?
condottiere-prompt-discard-hand = Сохранить руку или сбросить её целиком? (Сбросить можно только руку без наёмников.)
condottiere-prompt-draw-cards = У вас на руке { $cards }, предел — { $limit }: сколько берёте?
condottiere-prompt-keep-card = Раунд заканчивается, и карты остались только у вас: какие сохраните? Не больше { $most }; { $kept-number ->
        [0] пока не сохранено ни одной
       *[other] уже сохранено: { $kept }
    }.

# Что произошло. $seat-who — “you”, если это сделал сам читатель, иначе $seat говорит, кто. Карта или регион “none”: неизвестно,
# какие, или их нет.

condottiere-event-game-opened = Начинается партия { $number }.
condottiere-event-figure-given =
    { $seat-who ->
        [you] Вы получаете фигурку кондотьера.
       *[other] { $seat } получает фигурку кондотьера.
    }
condottiere-event-card-dealt =
    { $seat-who ->
        [you] Вам сдано: { $card }.
       *[other] { $seat } получает { $card-number ->
            [1] карту
            [one] { $card-number } карту
            [few] { $card-number } карты
           *[many] { $card-number } карт
        }.
    }
condottiere-event-figure-placed =
    { $seat-who ->
        [you] Вы ставите фигурку кондотьера { $region-id ->
            [firenze] во
           *[other] в
        } { $region-acc }.
       *[other] { $seat } ставит фигурку кондотьера { $region-id ->
            [firenze] во
           *[other] в
        } { $region-acc }.
    }
condottiere-event-battle-begun = Начинается сражение за { $region-acc }.
condottiere-event-sat-out =
    { $seat-who ->
        [you] У вас нет карт, и дальше вы не сражаетесь.
       *[other] { $seat } остаётся без карт и дальше не сражается.
    }
condottiere-event-passed =
    { $seat-who ->
        [you] Вы пасуете.
       *[other] { $seat } пасует.
    }
condottiere-event-defender-waited =
    { $seat-who ->
        [you] Вы защищаетесь и выжидаете, не играя карт.
       *[other] { $seat } защищается и выжидает, не играя карт.
    }
condottiere-event-card-played =
    { $seat-who ->
        [you] Вы играете { $card-acc }.
       *[other] { $seat } играет { $card-acc }.
    }
condottiere-event-played-face-down =
    { $seat-who ->
        [you] Вы кладёте { $card-acc } картинкой вниз.
       *[other] { $seat } кладёт карту картинкой вниз.
    }
condottiere-event-turned-up =
    { $seat-who ->
        [you] Вы открываете { $card-acc }.
       *[other] { $seat } открывает { $card-acc }.
    }
condottiere-event-swept = { $card-pl } уходят в сброс из всех боевых линий.
condottiere-event-taken-back =
    { $seat-who ->
        [you] Вы { $card-id ->
            [none] никого не забираете
           *[other] забираете на руку { $card-acc }
        }.
       *[other] { $seat } { $card-id ->
            [none] никого не забирает
           *[other] забирает на руку { $card-acc }
        }.
    }
condottiere-event-favour-placed =
    { $seat-who ->
        [you] Вы { $region-id ->
            [none] оставляете маркер благоволения Папы вне поля
           *[other] кладёте маркер благоволения Папы на { $region-acc }
        }.
       *[other] { $seat } { $region-id ->
            [none] оставляет маркер благоволения Папы вне поля
           *[other] кладёт маркер благоволения Папы на { $region-acc }
        }.
    }
condottiere-event-conquered =
    { $seat-who ->
        [you] Вы завоёвываете { $region-acc }: { $strength } против { $second }.
       *[other] { $seat } завоёвывает { $region-acc }: { $strength } против { $second }.
    }
condottiere-event-tied =
    { $region-id ->
        [none] Сражение заканчивается вничью при силе { $strength }.
       *[other] Сражение за { $region-acc } заканчивается вничью при силе { $strength }: регион никому не достаётся.
    }
condottiere-event-hand-discarded =
    { $seat-who ->
        [you] Вы сбрасываете всю руку картинкой вниз.
       *[other] { $seat } сбрасывает картинкой вниз всю руку, { $cards-acc }.
    }
condottiere-event-drawn =
    { $seat-who ->
        [you] Вы { $cards-number ->
            [0] не берёте карт
           *[other] берёте { $cards-acc }
        }.
       *[other] { $seat } { $cards-number ->
            [0] не берёт карт
           *[other] берёт { $cards-acc }
        }.
    }
condottiere-event-cards-kept =
    { $seat-who ->
        [you] Вы { $cards-number ->
            [0] не сохраняете карт
           *[other] сохраняете { $cards-acc }
        }.
       *[other] { $seat } { $cards-number ->
            [0] не сохраняет карт
           *[other] сохраняет { $cards-acc }
        }.
    }
condottiere-event-round-ended = Раунд окончен: все остальные карты перемешиваются, и всем сдают новые руки.
condottiere-event-deck-refilled = Из сброса собрана новая колода: { $cards }.
condottiere-event-final-begun = Ничья: начинается финальное сражение.
condottiere-event-scored =
    { $seat-who ->
        [you] Вы получаете { $points }, всего { $total }.
       *[other] { $seat } получает { $points }, всего { $total }.
    }
condottiere-event-ended = Игра окончена: { $reason }.
condottiere-event-cards-shown =
    { $seat-who ->
        [you] Вы показываете карты { $to-dat }.
       *[other] { $to-who ->
            [you] { $seat } показывает вам карты.
           *[other] { $seat } показывает карты { $to-dat }.
        }
    }
condottiere-event-card-shown = { $seat } показывает вам: { $card }.

# Почему победили победители.

condottiere-because-adjacent =
    { $regions-number ->
        [one] { $regions-number } смежный регион
        [few] { $regions-number } смежных региона
       *[many] { $regions-number } смежных регионов
    } (C6.1)
condottiere-because-regions = { $regions } (C6.1)
condottiere-because-most-regions = { $own } против { $next } по числу регионов, и сражаться больше не за что (C6.2)
condottiere-because-last-battle = { $own } против { $next } по числу регионов после последнего сражения (C6.4)
condottiere-because-final-battle = { $own } против { $next } в финальном сражении (C6.3)
condottiere-because-points = { $own } против { $next } по очкам (C8.2)
condottiere-because-undecided = пока ничего не решено

# Почему игра закончилась.

condottiere-reason-undecided = пока ничего не решено
condottiere-reason-adjacent = в одних руках достаточно смежных регионов (C6.1)
condottiere-reason-regions = в одних руках достаточно регионов (C6.1)
condottiere-reason-most-regions = сражаться больше не за что, и всё решает число регионов (C6.2)
condottiere-reason-last-battle = позади последнее из возможных сражений, и всё решает число регионов (C6.4)
condottiere-reason-final-battle = позади финальное сражение (C6.3)
condottiere-reason-points = цель достигнута, и всё решает сумма очков (C8.2)

# Стол в терминале.

condottiere-table-no-site = Регион для сражения ещё не выбран.
condottiere-table-site = Сражение { $battle }: { $site }.
condottiere-table-fought = Сражение { $battle } ({ $site }) окончено.
condottiere-table-next = Далее сражение { $battle }: { $site }.
condottiere-table-final = Финальное сражение.
condottiere-table-game = Партия { $game }, играем до { $target ->
        [one] { $target } очка
       *[many] { $target } очков
    }.
condottiere-table-pope = Благоволение Папы: { $pope }.
condottiere-table-piles = Карт в колоде: { $deck }, в сбросе: { $discard }.
condottiere-table-hand = У вас на руке: { $cards }
condottiere-table-hand-of = Рука ({ $seat }): { $cards }
condottiere-table-down = картинкой вниз: { $card }
condottiere-table-seat = Игрок
condottiere-table-cards = Карты
condottiere-table-regions = Регионы
condottiere-table-points = Очки
condottiere-table-strength = Сила
condottiere-table-holder = кондотьер
condottiere-table-defender = защитник
condottiere-table-passed = пас
condottiere-table-to-act = ход
condottiere-table-legend-figure = бой
condottiere-table-legend-pope = Папа
condottiere-table-legend-owner = хозяин

# То же самое простыми предложениями, для экранного диктора.

condottiere-plain-seat = { $seat }: сила { $strength }, на руке { $cards ->
        [0] нет карт
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }.
condottiere-plain-line = Боевая линия: { $line }.
condottiere-plain-regions = Регионы: { $regions }.
condottiere-move-play = сыграть { $card-acc }
condottiere-move-at = { $region }
condottiere-move-favour = { $region }
condottiere-move-favour-nowhere = вне поля
condottiere-move-take = забрать { $card-acc }
condottiere-move-take-nothing = никого не забирать
condottiere-move-keep = сохранить { $card-acc }
condottiere-move-keep-nothing = больше ничего не сохранять
condottiere-move-draw = { $cards-number ->
        [0] не брать карт
       *[other] взять { $cards-acc }
    }
condottiere-move-deal = сдать { $card-acc }
condottiere-move-lot = жребий: { $seat }
condottiere-plain-points = Очки: { $points }.
condottiere-plain-notes = Ещё: { $notes }.

# Страницы рядом со столом: где лежат карты и что известно о руках.

condottiere-page-cards = карты
condottiere-page-hands = руки
condottiere-page-hand =
    { $seat-who ->
        [you] У вас на руке { $cards }.
       *[other] { $seat }: на руке { $cards }.
    }
condottiere-page-all-know = Известно всем: { $cards }.
condottiere-page-you-know = Известно вам, но не всем: { $cards }.
condottiere-page-knows-of-you = Этот игрок знает, что у вас на руке: { $cards }.
condottiere-page-nothing-known = Об этой руке ничего не известно.
condottiere-count-about = Карт, которых вы не видите, — { $cards-number }: в колоде ({ $deck-number }), на чужих руках или в сбросе картинкой вниз.
condottiere-count-card = Карта
condottiere-count-unseen = не видно
condottiere-count-own = у вас
condottiere-count-lines = в линиях
condottiere-count-known = известно на руках
condottiere-count-discarded = в сбросе
condottiere-count-buried = Сброшено картинкой вниз: { $cards }.

# Ходы.

condottiere-move-pass = спасовать
condottiere-move-turn-up = открыть
condottiere-move-stay-down = оставить картинкой вниз
condottiere-move-keep-hand = сохранить руку
condottiere-move-discard-hand = сбросить руку

# О чём вопрос, не длиннее 78 знаков.

condottiere-hint-place-figure = Свободный регион без маркера Папы; сражаться за него будут все.
condottiere-hint-play-card = Карта ложится в вашу линию. После паса карт вы не играете, но линия считается.
condottiere-hint-take-back-mercenary = Наёмника можно будет сыграть снова, а Пугало уходит в сброс.
condottiere-hint-place-favour = Где лежит маркер, сражаться нельзя; можно и оставить его вне поля.
condottiere-hint-turn-up-card = Открытая карта считается сразу, у всех на виду; закрытая — лишь в самом конце.
condottiere-hint-discard-hand = Руку без наёмников можно сбросить целиком; карт никто не увидит.
condottiere-hint-draw-cards = Не больше трёх, а на руке — не больше десяти плюс по одной за ваш регион.
condottiere-hint-keep-card = Сохранённые карты войдут в вашу новую руку, остальные перемешают.
condottiere-sum-mercenaries = { $cards }
condottiere-sum-winter =
    { $number ->
        [1] наёмник зимой
        [one] { $number } наёмник зимой, по { $each }
        [few] { $number } наёмника зимой, по { $each }
       *[many] { $number } наёмников зимой, по { $each }
    }
condottiere-sum-drummer =
    { $factor ->
        [2] удвоение Барабанщиком
       *[other] умножение Барабанщиком на { $factor }
    }
condottiere-sum-spring =
    { $number ->
        [1] Весна, самый сильный: { $card }
       *[other] Весна, самые сильные: { $number } × { $card }
    }
condottiere-sum-courtesan =
    { $number ->
        [1] Куртизанка
        [one] { $number } Куртизанка
        [few] { $number } Куртизанки
       *[many] { $number } Куртизанок
    }
condottiere-sum-heroine =
    { $number ->
        [1] Героиня
        [one] { $number } Героиня
        [few] { $number } Героини
       *[many] { $number } Героинь
    }

# Откуда берётся сила: каждый текст говорит, за что слагаемое, в именительном падеже: 13 (3 и 10) + 13 (удвоение …) = 26.

condottiere-explain-empty = считать нечего
condottiere-explain-down = карта картинкой вниз пока не считается (C8.5)
condottiere-explain-nobody = Сила всех боевых линий — ноль: пока никто ничего не завоёвывает (C4.2).
condottiere-explain-leads =
    { $seat-who ->
        [you] Если сражение закончится сейчас, победите вы: { $strength } против { $second } (C4.1).
       *[other] Если сражение закончится сейчас, победит { $seat }: { $strength } против { $second } (C4.1).
    }
condottiere-explain-tied = Если сражение закончится сейчас, будет ничья при силе { $strength } ({ $seats }), и регион никому не достанется (C4.2).
condottiere-explain-courtesans =
    { $seat-who ->
        [you] У вас больше всех Куртизанок: фигурка кондотьера достанется вам (C4.3).
       *[other] Больше всех Куртизанок у { $seat-gen }: этот игрок и получит фигурку кондотьера (C4.3).
    }
condottiere-explain-goal = Регионов для победы: { $regions } любых или { $adjacent } смежных (C6.1).
condottiere-explain-regions =
    { $seat-who ->
        [you] { $regions-number ->
            [0] Вы не контролируете ни одного региона.
            [1] Вы контролируете { $regions-acc }.
           *[other] Вы контролируете { $regions-acc }; наибольшая группа смежных: { $kingdom }.
        }
       *[other] { $regions-number ->
            [0] { $seat } не контролирует ни одного региона.
            [1] { $seat } контролирует { $regions-acc }.
           *[other] { $seat } контролирует { $regions-acc }; наибольшая группа смежных: { $kingdom }.
        }
    }

# Что принёс бы выбор.

condottiere-outlook-regions =
    { $seat-who ->
        [you] Тогда вы будете контролировать { $regions-number ->
            [1] { $regions-acc }
           *[other] { $regions-acc }; наибольшая группа смежных: { $kingdom }
        }.
       *[other] Тогда { $seat } будет контролировать { $regions-number ->
            [1] { $regions-acc }
           *[other] { $regions-acc }; наибольшая группа смежных: { $kingdom }
        }.
    }
condottiere-outlook-wins =
    { $seat-who ->
        [you] С этим регионом вы выиграете партию (C6.1).
       *[other] С этим регионом { $seat } выиграет партию (C6.1).
    }
condottiere-outlook-ends = На этом сражение закончится (C2.7).
condottiere-outlook-waits = Вы защищаетесь и ещё не сыграли ни одной карты: вы остаётесь в сражении (C8.4).
condottiere-outlook-face-down = Карты, лежащие картинкой вниз, могут это изменить (C8.5).
condottiere-outlook-face-down-own = Карта ляжет картинкой вниз и пока не считается (C8.5).
condottiere-outlook-take-back = Если забрать { $card-acc }, сила вашей боевой линии станет { $strength }.
condottiere-outlook-defends =
    { $seat-who ->
        [you] Защищать его будете вы (C8.4).
       *[other] Защищать его будет { $seat } (C8.4).
    }
condottiere-outlook-bars =
    { $seat-who ->
        [you] Вы не сможете победить, завоевав этот регион (C3.6).
       *[other] { $seat } не сможет победить, завоевав этот регион (C3.6).
    }
condottiere-outlook-sit-out = Вы останетесь без карт и не будете сражаться до новой раздачи (C2.5).
condottiere-outlook-hand = На руке у вас будет { $cards }, предел — { $limit } (C8.1).
condottiere-outlook-refill = Затем вам сдадут { $cards-acc } (C5.2).

# Опции стола: как называются, что делают, и значения, которые не просто число.

condottiere-option-opener = Кто начинает
condottiere-option-opener-about = Кто первым получает и ставит фигурку кондотьера: по жребию или игрок на ваш выбор.
condottiere-option-opener-usual = по жребию
condottiere-option-opener-value = игрок { $number }
condottiere-option-pope-off-battle = Без Папы на поле сражения
condottiere-option-pope-off-battle-about = Епископ не может положить маркер Папы на регион, за который идёт сражение.
condottiere-option-draw-after-battle = Набор карт после битвы
condottiere-option-draw-after-battle-about = Без раундов: после каждого сражения все берут до трёх карт.
condottiere-option-opening-seven = Семь карт вначале
condottiere-option-opening-seven-about = Начальная рука — семь карт вместо десяти. Только с опцией «Набор карт после битвы».
condottiere-option-points = Игра на очки
condottiere-option-points-about = Несколько партий: очко за каждый регион, ещё пять за королевство, и так до цели.
condottiere-option-points-usual = одна партия
condottiere-option-points-value = до { $number }
condottiere-option-bigger-kingdoms = Наибольшее королевство
condottiere-option-bigger-kingdoms-about = Для победы нужно на один смежный регион больше.
condottiere-option-capture-regions = Захват регионов
condottiere-option-capture-regions-about = Чужие регионы можно атаковать и захватывать. Не сочетается с игрой на очки.
condottiere-option-hidden-cards = Скрытые карты
condottiere-option-hidden-cards-about = Наёмников, Барабанщиков, Героинь и Куртизанок играют картинкой вниз и открывают позже.

# Названия. Числа — наёмники.
# Формы: .gen, .dat, .acc, .ins и .loc (без предлога), .gender — m, f, n или pl. Чего нет, то как в именительном; род — m.

condottiere-card-1 = 1
    .gen = наёмника 1
    .dat = наёмнику 1
    .acc = наёмника 1
    .ins = наёмником 1
    .loc = наёмнике 1
    .pl = наёмники 1
condottiere-card-2 = 2
    .gen = наёмника 2
    .dat = наёмнику 2
    .acc = наёмника 2
    .ins = наёмником 2
    .loc = наёмнике 2
    .pl = наёмники 2
condottiere-card-3 = 3
    .gen = наёмника 3
    .dat = наёмнику 3
    .acc = наёмника 3
    .ins = наёмником 3
    .loc = наёмнике 3
    .pl = наёмники 3
condottiere-card-4 = 4
    .gen = наёмника 4
    .dat = наёмнику 4
    .acc = наёмника 4
    .ins = наёмником 4
    .loc = наёмнике 4
    .pl = наёмники 4
condottiere-card-5 = 5
    .gen = наёмника 5
    .dat = наёмнику 5
    .acc = наёмника 5
    .ins = наёмником 5
    .loc = наёмнике 5
    .pl = наёмники 5
condottiere-card-6 = 6
    .gen = наёмника 6
    .dat = наёмнику 6
    .acc = наёмника 6
    .ins = наёмником 6
    .loc = наёмнике 6
    .pl = наёмники 6
condottiere-card-10 = 10
    .gen = наёмника 10
    .dat = наёмнику 10
    .acc = наёмника 10
    .ins = наёмником 10
    .loc = наёмнике 10
    .pl = наёмники 10
condottiere-card-winter = Зима
    .gen = Зимы
    .dat = Зиме
    .acc = Зиму
    .ins = Зимой
    .loc = Зиме
    .pl = Зимы
    .gender = f
condottiere-card-spring = Весна
    .gen = Весны
    .dat = Весне
    .acc = Весну
    .ins = Весной
    .loc = Весне
    .pl = Вёсны
    .gender = f
condottiere-card-bishop = Епископ
    .gen = Епископа
    .dat = Епископу
    .acc = Епископа
    .ins = Епископом
    .loc = Епископе
    .pl = Епископы
condottiere-card-courtesan = Куртизанка
    .gen = Куртизанки
    .dat = Куртизанке
    .acc = Куртизанку
    .ins = Куртизанкой
    .loc = Куртизанке
    .pl = Куртизанки
    .gender = f
condottiere-card-drummer = Барабанщик
    .gen = Барабанщика
    .dat = Барабанщику
    .acc = Барабанщика
    .ins = Барабанщиком
    .loc = Барабанщике
    .pl = Барабанщики
condottiere-card-heroine = Героиня
    .gen = Героини
    .dat = Героине
    .acc = Героиню
    .ins = Героиней
    .loc = Героине
    .pl = Героини
    .gender = f
condottiere-card-scarecrow = Пугало
    .gen = Пугала
    .dat = Пугалу
    .ins = Пугалом
    .loc = Пугале
    .pl = Пугала
    .gender = n
condottiere-card-surrender = Сдача
    .gen = Сдачи
    .dat = Сдаче
    .acc = Сдачу
    .ins = Сдачей
    .loc = Сдаче
    .pl = Сдачи
    .gender = f

condottiere-region-torino = Турин
    .gen = Турина
    .dat = Турину
    .ins = Турином
    .loc = Турине
condottiere-region-milano = Милан
    .gen = Милана
    .dat = Милану
    .ins = Миланом
    .loc = Милане
condottiere-region-venezia = Венеция
    .gen = Венеции
    .dat = Венеции
    .acc = Венецию
    .ins = Венецией
    .loc = Венеции
    .gender = f
condottiere-region-genova = Генуя
    .gen = Генуи
    .dat = Генуе
    .acc = Геную
    .ins = Генуей
    .loc = Генуе
    .gender = f
condottiere-region-mantova = Мантуя
    .gen = Мантуи
    .dat = Мантуе
    .acc = Мантую
    .ins = Мантуей
    .loc = Мантуе
    .gender = f
condottiere-region-ferrara = Феррара
    .gen = Феррары
    .dat = Ферраре
    .acc = Феррару
    .ins = Феррарой
    .loc = Ферраре
    .gender = f
condottiere-region-parma = Парма
    .gen = Пармы
    .dat = Парме
    .acc = Парму
    .ins = Пармой
    .loc = Парме
    .gender = f
condottiere-region-modena = Модена
    .gen = Модены
    .dat = Модене
    .acc = Модену
    .ins = Моденой
    .loc = Модене
    .gender = f
condottiere-region-bologna = Болонья
    .gen = Болоньи
    .dat = Болонье
    .acc = Болонью
    .ins = Болоньей
    .loc = Болонье
    .gender = f
condottiere-region-lucca = Лукка
    .gen = Лукки
    .dat = Лукке
    .acc = Лукку
    .ins = Луккой
    .loc = Лукке
    .gender = f
condottiere-region-firenze = Флоренция
    .gen = Флоренции
    .dat = Флоренции
    .acc = Флоренцию
    .ins = Флоренцией
    .loc = Флоренции
    .gender = f
condottiere-region-siena = Сиена
    .gen = Сиены
    .dat = Сиене
    .acc = Сиену
    .ins = Сиеной
    .loc = Сиене
    .gender = f
condottiere-region-urbino = Урбино
condottiere-region-spoleto = Сполето
condottiere-region-ancona = Анкона
    .gen = Анконы
    .dat = Анконе
    .acc = Анкону
    .ins = Анконой
    .loc = Анконе
    .gender = f
condottiere-region-roma = Рим
    .gen = Рима
    .dat = Риму
    .ins = Римом
    .loc = Риме
condottiere-region-napoli = Неаполь
    .gen = Неаполя
    .dat = Неаполю
    .ins = Неаполем
    .loc = Неаполе

# Количества: именительный падеж, .gen и, где нужно, .acc и .ins. Других падежей нет: стройте предложения без них.

condottiere-unit-card =
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
condottiere-unit-region =
    { $number ->
        [one] { $number } регион
        [few] { $number } региона
       *[many] { $number } регионов
    }
    .gen =
        { $number ->
            [one] { $number } региона
           *[many] { $number } регионов
        }
    .ins =
        { $number ->
            [one] { $number } регионом
           *[many] { $number } регионами
        }
condottiere-unit-point =
    { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[many] { $number } очков
    }
    .gen =
        { $number ->
            [one] { $number } очка
           *[many] { $number } очков
        }
condottiere-unit-battle =
    { $number ->
        [one] { $number } сражение
        [few] { $number } сражения
       *[many] { $number } сражений
    }
    .gen =
        { $number ->
            [one] { $number } сражения
           *[many] { $number } сражений
        }
condottiere-unit-mercenary =
    { $number ->
        [one] { $number } наёмник
        [few] { $number } наёмника
       *[many] { $number } наёмников
    }
    .gen =
        { $number ->
            [one] { $number } наёмника
           *[many] { $number } наёмников
        }
    .acc =
        { $number ->
            [one] { $number } наёмника
           *[many] { $number } наёмников
        }
    .ins =
        { $number ->
            [one] { $number } наёмником
           *[many] { $number } наёмниками
        }
condottiere-unit-strength = сила { $number }
    .gen = силы { $number }
    .dat = силе { $number }
    .acc = силу { $number }
    .ins = силой { $number }
    .loc = силе { $number }

# Отчёт: стол словами.

condottiere-report-battle = Сражение
condottiere-report-cards = Где лежат карты
condottiere-report-hand = На руке: { $cards }.
condottiere-report-strength = Сила: { $strength }.
condottiere-report-some-card = одна карта
condottiere-report-unseen = Карты, которых вы не видите: { $cards }.
condottiere-report-discard = Сброс: { $cards }.
