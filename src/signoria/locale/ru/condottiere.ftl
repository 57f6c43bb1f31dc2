# «Кондотьер»: почему ход не разрешён. $move — ход как он записан, $thing — его предмет. Названия карт и областей всегда
# стоят в именительном падеже.

condottiere-refusal-not-your-turn = Сейчас не ваш ход.
condottiere-refusal-asked-to-place = Сейчас нужно поставить фигурку кондотьера в какую-нибудь область.
condottiere-refusal-asked-to-play = Сейчас нужно сыграть карту или спасовать.
condottiere-refusal-asked-for-favour = Сейчас нужно положить жетон благосклонности Папы в область или оставить его вне поля.
condottiere-refusal-asked-to-take-back = Сейчас нужно решить, какого наёмника заберёт Пугало и заберёт ли вообще.
condottiere-refusal-asked-to-turn-up = Сейчас нужно решить, открывать ли вашу карту, лежащую лицом вниз.
condottiere-refusal-asked-to-discard = Сейчас нужно решить, оставить руку или сбросить её целиком.
condottiere-refusal-asked-to-keep = Сейчас нужно выбрать, какие карты оставить на следующий раунд.
condottiere-refusal-asked-to-draw = Сейчас нужно решить, сколько карт добрать.
condottiere-refusal-not-in-hand = У вас на руке нет карты «{ $thing }».
condottiere-refusal-not-kept = У вас на руке больше нет карты «{ $thing }», оставить её нельзя.
condottiere-refusal-site-closed = { $thing } не участвует в этой игре: фигурку кондотьера туда поставить нельзя.
condottiere-refusal-site-controlled = { $thing } уже под чьим-то контролем: фигурку кондотьера ставят в свободную область.
condottiere-refusal-site-own = { $thing } и так под вашим контролем: выберите чужую область или свободную.
condottiere-refusal-site-favoured = { $thing } под защитой Папы: сражаться там нельзя.
condottiere-refusal-favour-closed = { $thing } не участвует в этой игре: жетон благосклонности Папы туда положить нельзя.
condottiere-refusal-favour-controlled = { $thing } уже под чьим-то контролем, а жетон благосклонности Папы кладут только в свободную область.
condottiere-refusal-favour-battle = { $thing } сейчас — место битвы: жетон благосклонности Папы туда положить нельзя.
condottiere-refusal-not-in-line = В вашем ряду нет наёмника с силой { $thing }.
condottiere-refusal-just-turned-up = Ваш наёмник с силой { $thing } открылся только что: Пугало забрать его не может.
condottiere-refusal-has-mercenary = У вас на руке есть наёмник, а сбросить можно только руку без наёмников.
condottiere-refusal-over-limit = Добрать можно не больше трёх карт, а держать на руке — не больше десяти и ещё по одной за каждую вашу область.
condottiere-refusal-not-in-hand-to-show = Показать можно только те карты, что у вас на руке.
condottiere-refusal-unknown-card = В этой игре нет карты «{ $move }».

# О чём спрашивают игрока.

condottiere-prompt-place-figure = Поставьте фигурку кондотьера: за какую область будет следующая битва?
condottiere-prompt-play-card = Сыграйте карту в свой ряд или спасуйте.
condottiere-prompt-take-back-mercenary = Ваше Пугало: какой наёмник вернётся из ряда к вам на руку?
condottiere-prompt-place-favour = Ваш Епископ: куда положить жетон благосклонности Папы?
condottiere-prompt-turn-up-card = Вы пасуете. Открыть вашу карту, лежащую лицом вниз?
condottiere-prompt-discard-hand = Оставить руку или сбросить её целиком? (Сбросить можно только руку без наёмников.)
condottiere-prompt-draw-cards = Сколько карт добираете?
condottiere-prompt-keep-card = Раунд заканчивается, и карты есть только у вас. Какие оставите? Не больше двух.

# Что произошло. $who — “you”, если это сделал сам читатель, иначе $name говорит, кто. Карта или область “none” неизвестна
# или отсутствует.

condottiere-event-game-opened = Начинается партия { $number }.
condottiere-event-figure-given =
    { $who ->
        [you] Вы получаете фигурку кондотьера.
       *[seat] { $name } получает фигурку кондотьера.
    }
condottiere-event-card-dealt =
    { $who ->
        [you] Вам сдано: { $cards }.
       *[seat] { $name } получает { $number ->
            [1] карту
            [one] { $number } карту
            [few] { $number } карты
           *[many] { $number } карт
        }.
    }
condottiere-event-figure-placed =
    { $who ->
        [you] Вы ставите фигурку кондотьера в область { $region }.
       *[seat] { $name } ставит фигурку кондотьера в область { $region }.
    }
condottiere-event-battle-begun = Начинается битва за область { $region }.
condottiere-event-sat-out =
    { $who ->
        [you] У вас нет карт, и битву вы пропускаете.
       *[seat] { $name } без карт и пропускает битву.
    }
condottiere-event-passed =
    { $who ->
        [you] Вы пасуете.
       *[seat] { $name } пасует.
    }
condottiere-event-defender-waited =
    { $who ->
        [you] Вы защищаетесь и выжидаете, не играя карт.
       *[seat] { $name } защищается и выжидает, не играя карт.
    }
condottiere-event-card-played =
    { $who ->
        [you] Вы играете карту «{ $card }».
       *[seat] { $name } играет карту «{ $card }».
    }
condottiere-event-played-face-down =
    { $who ->
        [you] Вы кладёте лицом вниз карту «{ $card }».
       *[seat] { $name } кладёт карту лицом вниз.
    }
condottiere-event-turned-up =
    { $who ->
        [you] Вы открываете карту «{ $card }».
       *[seat] { $name } открывает карту «{ $card }».
    }
condottiere-event-swept = Из всех рядов сбрасываются карты «{ $card }».
condottiere-event-taken-back =
    { $who ->
        [you] Вы { $card ->
            [none] ничего не забираете
           *[other] забираете на руку карту «{ $card }»
        }.
       *[seat] { $name } { $card ->
            [none] ничего не забирает
           *[other] забирает на руку карту «{ $card }»
        }.
    }
condottiere-event-favour-placed =
    { $who ->
        [you] Вы { $region ->
            [none] оставляете жетон благосклонности Папы вне поля
           *[other] кладёте жетон благосклонности Папы в область { $region }
        }.
       *[seat] { $name } { $region ->
            [none] оставляет жетон благосклонности Папы вне поля
           *[other] кладёт жетон благосклонности Папы в область { $region }
        }.
    }
condottiere-event-conquered =
    { $who ->
        [you] Вы завоёвываете область { $region }.
       *[seat] { $name } завоёвывает область { $region }.
    }
condottiere-event-tied = { $region ->
        [none] Битва заканчивается вничью.
       *[other] Битва заканчивается вничью: область { $region } никому не достаётся.
    }
condottiere-event-hand-discarded =
    { $who ->
        [you] Вы сбрасываете всю руку лицом вниз.
       *[seat] { $name } сбрасывает лицом вниз всю руку: { $number ->
            [one] { $number } карту
            [few] { $number } карты
           *[many] { $number } карт
        }.
    }
condottiere-event-drawn =
    { $who ->
        [you] Вы { $number ->
            [0] не добираете карт
            [1] добираете карту
            [one] добираете { $number } карту
            [few] добираете { $number } карты
           *[many] добираете { $number } карт
        }.
       *[seat] { $name } { $number ->
            [0] не добирает карт
            [1] добирает карту
            [one] добирает { $number } карту
            [few] добирает { $number } карты
           *[many] добирает { $number } карт
        }.
    }
condottiere-event-cards-kept =
    { $who ->
        [you] Вы { $number ->
            [0] не оставляете себе карт
            [1] оставляете себе карту
            [one] оставляете себе { $number } карту
            [few] оставляете себе { $number } карты
           *[many] оставляете себе { $number } карт
        }.
       *[seat] { $name } { $number ->
            [0] не оставляет себе карт
            [1] оставляет себе карту
            [one] оставляет себе { $number } карту
            [few] оставляет себе { $number } карты
           *[many] оставляет себе { $number } карт
        }.
    }
condottiere-event-round-ended = Раунд окончен: все остальные карты перемешиваются, и всем сдают новые руки.
condottiere-event-deck-refilled = Из сброса собрана новая колода: { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }.
condottiere-event-final-begun = Ничья: начинается финальная битва.
condottiere-event-scored =
    { $who ->
        [you] Вы получаете { $number ->
            [one] { $number } очко
            [few] { $number } очка
           *[many] { $number } очков
        }, всего { $total }.
       *[seat] { $name } получает { $number ->
            [one] { $number } очко
            [few] { $number } очка
           *[many] { $number } очков
        }, всего { $total }.
    }
condottiere-event-ended = Игра окончена: { $reason }.
condottiere-event-cards-shown =
    { $who ->
        [you] Вы показываете карты, зритель — { $to }.
       *[seat] { $name } показывает карты, зритель — { $to }.
    }
condottiere-event-card-shown = { $name } показывает вам: { $cards }.

# Почему игра закончилась.

condottiere-reason-undecided = пока ничего не решено
condottiere-reason-adjacent = в одних руках достаточно смежных областей (C6.1)
condottiere-reason-regions = в одних руках достаточно областей (C6.1)
condottiere-reason-most-regions = сражаться больше не за что, и всё решает число областей (C6.2)
condottiere-reason-last-battle = сыграна последняя из возможных битв, и всё решает число областей (C6.4)
condottiere-reason-final-battle = сыграна финальная битва (C6.3)
condottiere-reason-points = цель достигнута, и всё решает сумма очков (C8.2)

# Стол в терминале.

condottiere-table-no-site = Область для битвы ещё не выбрана.
condottiere-table-site = Битва { $battle }: { $site }.
condottiere-table-fought = Битва { $battle } ({ $site }) окончена.
condottiere-table-next = Далее битва { $battle }: { $site }.
condottiere-table-final = Финальная битва.
condottiere-table-game = Партия { $game }, играем до { $target ->
        [one] { $target } очка
       *[many] { $target } очков
    }.
condottiere-table-pope = Благосклонность Папы: { $pope }.
condottiere-table-piles = Карт в колоде: { $deck }, в сбросе: { $discard }.
condottiere-table-hand = У вас на руке: { $cards }
condottiere-table-hand-of = Рука ({ $name }): { $cards }
condottiere-table-down = лицом вниз: { $card }
condottiere-table-seat = Игрок
condottiere-table-cards = Карты
condottiere-table-regions = Области
condottiere-table-points = Очки
condottiere-table-strength = Сила
condottiere-table-holder = кондотьер
condottiere-table-defender = защитник
condottiere-table-passed = пас
condottiere-table-to-act = право хода
condottiere-table-legend-figure = битва
condottiere-table-legend-pope = Папа
condottiere-table-legend-owner = хозяин

# То же самое простыми предложениями, для экранного диктора.

condottiere-plain-seat = { $name }: сила { $strength }, на руке { $cards ->
        [0] нет карт
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }.
condottiere-plain-line = Ряд: { $line }.
condottiere-plain-regions = Области: { $regions }.
condottiere-plain-points = Очки: { $points }.
condottiere-plain-notes = Ещё: { $notes }.

# Ходы, которые не называются именем карты или области.

condottiere-move-pass = пас
condottiere-move-nowhere = вне поля
condottiere-move-nothing = ничего
condottiere-move-turn-up = открыть
condottiere-move-stay-down = оставить лицом вниз
condottiere-move-keep-hand = оставить руку
condottiere-move-discard-hand = сбросить руку

# О чём вопрос, не длиннее 78 знаков.

condottiere-hint-place-figure = Свободная область без жетона Папы; сражаться за неё будут все.
condottiere-hint-play-card = Карта ложится в ваш ряд. После паса карт вы не играете, но ряд считается.
condottiere-hint-take-back-mercenary = Наёмника можно будет сыграть снова, а Пугало уходит в сброс.
condottiere-hint-place-favour = Где лежит жетон, сражаться нельзя; можно и оставить его вне поля.
condottiere-hint-turn-up-card = Открытая карта считается сразу, у всех на виду, закрытая — лишь в конце битвы.
condottiere-hint-discard-hand = Руку без наёмников можно сбросить целиком; карт никто не увидит.
condottiere-hint-draw-cards = Не больше трёх, а на руке — не больше десяти плюс по одной за вашу область.
condottiere-hint-keep-card = Оставленные карты войдут в вашу новую руку, остальные перемешают.

# Откуда берётся сила. Части стоят в одной строке: 3 + 10 = 13; удвоено Барабанщиком = 26; Куртизанка +1 → 27

condottiere-explain-empty = считать нечего
condottiere-explain-winter =
    { $count ->
        [1] Зима: наёмник даёт только { $each }
        [one] Зима: { $count } наёмник по { $each } = { $total }
        [few] Зима: { $count } наёмника по { $each } = { $total }
       *[many] Зима: { $count } наёмников по { $each } = { $total }
    }
condottiere-explain-drummer =
    { $factor ->
        [2] удвоено Барабанщиком = { $total }
       *[other] умножено Барабанщиком на { $factor } = { $total }
    }
condottiere-explain-spring =
    { $count ->
        [1] Весна: +{ $each } самому сильному ({ $card }) = { $total }
       *[other] Весна: +{ $each } каждому из самых сильных ({ $card } ×{ $count }) = { $total }
    }
condottiere-explain-courtesan =
    { $count ->
        [1] Куртизанка +{ $plus }
        [one] { $count } Куртизанка +{ $plus }
        [few] { $count } Куртизанки +{ $plus }
       *[many] { $count } Куртизанок +{ $plus }
    }
condottiere-explain-heroine =
    { $count ->
        [1] Героиня +{ $plus }
        [one] { $count } Героиня +{ $plus }
        [few] { $count } Героини +{ $plus }
       *[many] { $count } Героинь +{ $plus }
    }
condottiere-explain-down = карта лицом вниз пока не считается (C8.5)
condottiere-explain-nobody = Сила всех рядов — ноль: пока никто ничего не завоёвывает (C4.2).
condottiere-explain-leads =
    { $who ->
        [you] Если битва закончится сейчас, победите вы: { $strength } против { $second } (C4.1).
       *[seat] Если битва закончится сейчас, победит { $name }: { $strength } против { $second } (C4.1).
    }
condottiere-explain-tied = Если битва закончится сейчас, будет ничья с силой { $strength } ({ $names }), и завоевания не будет (C4.2).
condottiere-explain-courtesans =
    { $who ->
        [you] У вас больше всех Куртизанок: фигурка кондотьера достанется вам (C4.3).
       *[seat] { $name } лидирует по Куртизанкам и получит фигурку кондотьера (C4.3).
    }
condottiere-explain-goal = Областей для победы: { $regions } любых или { $adjacent } смежных (C6.1).
condottiere-explain-regions =
    { $who ->
        [you] У вас { $count ->
            [0] нет областей
            [one] { $count } область
            [few] { $count } области
           *[many] { $count } областей
        }; наибольшая группа — { $group }.
       *[seat] { $name } { $count ->
            [0] не контролирует областей
            [one] контролирует { $count } область
            [few] контролирует { $count } области
           *[many] контролирует { $count } областей
        }; наибольшая группа — { $group }.
    }

# Опции стола: как называются, что делают, и значения, которые не просто число.

condottiere-option-opener = Кто начинает
condottiere-option-opener-about = Кто первым получает и ставит фигурку кондотьера: по жребию или игрок на ваш выбор.
condottiere-option-opener-usual = по жребию
condottiere-option-opener-value = игрок { $number }
condottiere-option-pope-on-battle = Папа на поле битвы
condottiere-option-pope-on-battle-about = Епископ может положить жетон Папы даже в область, за которую идёт битва.
condottiere-option-draw-after-battle = Добор после битвы
condottiere-option-draw-after-battle-about = Без раундов: после каждой битвы все добирают до трёх карт.
condottiere-option-opening-seven = Семь карт вначале
condottiere-option-opening-seven-about = Начальная рука — семь карт вместо десяти. Только с опцией «Добор после битвы».
condottiere-option-points = Игра на очки
condottiere-option-points-about = Несколько партий: очко за каждую область, ещё пять за королевство, и так до цели.
condottiere-option-points-usual = одна партия
condottiere-option-points-value = до { $number }
condottiere-option-bigger-kingdoms = Большие королевства
condottiere-option-bigger-kingdoms-about = Для победы нужно на одну смежную область больше.
condottiere-option-capture-regions = Захват областей
condottiere-option-capture-regions-about = Чужие области можно атаковать и захватывать. Не сочетается с игрой на очки.
condottiere-option-hidden-cards = Скрытые карты
condottiere-option-hidden-cards-about = Наёмников, Барабанщиков, Героинь и Куртизанок играют лицом вниз и открывают позже.

# Названия.

condottiere-card-1 = 1
condottiere-card-2 = 2
condottiere-card-3 = 3
condottiere-card-4 = 4
condottiere-card-5 = 5
condottiere-card-6 = 6
condottiere-card-10 = 10
condottiere-card-winter = Зима
condottiere-card-spring = Весна
condottiere-card-bishop = Епископ
condottiere-card-courtesan = Куртизанка
condottiere-card-drummer = Барабанщик
condottiere-card-heroine = Героиня
condottiere-card-scarecrow = Пугало
condottiere-card-surrender = Капитуляция

condottiere-region-torino = Турин
condottiere-region-milano = Милан
condottiere-region-venezia = Венеция
condottiere-region-genova = Генуя
condottiere-region-mantova = Мантуя
condottiere-region-ferrara = Феррара
condottiere-region-parma = Парма
condottiere-region-modena = Модена
condottiere-region-bologna = Болонья
condottiere-region-lucca = Лукка
condottiere-region-firenze = Флоренция
condottiere-region-siena = Сиена
condottiere-region-urbino = Урбино
condottiere-region-spoleto = Сполето
condottiere-region-ancona = Анкона
condottiere-region-roma = Рим
condottiere-region-napoli = Неаполь
