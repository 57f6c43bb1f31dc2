# Virtù. Слова стола.

# refusals

virtu-refusal-not-your-turn = Сейчас не ваш ход.
virtu-refusal-asked-to-pay = Сейчас вы платите: выберите, что использовать.
virtu-refusal-not-available = Сейчас нельзя использовать { $thing-acc }.
virtu-refusal-no-such-symbol = Здесь нет символа { $symbol-gen }: { $source }.
virtu-refusal-not-missing = Символ { $symbol-gen } сейчас не нужен.
virtu-refusal-same-as-crown = Крест здесь даст то же, что и корона того же источника: берите корону.
virtu-refusal-rest-unpayable = Если взять здесь символ { $symbol-gen } ({ $source }), остальное будет нечем оплатить.
virtu-refusal-cannot-pay = Вы не можете оплатить это полностью.
virtu-refusal-too-dear = Вам нечем это оплатить.
virtu-refusal-asked-to-cash = Сейчас нужно решить, какие флорины поместить в казну.
virtu-refusal-no-florins-there = Здесь нет флоринов, которые можно поместить в казну: { $thing }.
virtu-refusal-asked-for-family = Сейчас нужно выбрать место для карточки семейства.
virtu-refusal-no-action-card = У этой карточки нет действия, её нельзя положить в { $thing-acc }.
virtu-refusal-room-taken = В { $thing-loc } уже лежит карточка.
virtu-refusal-upgrade-taken = Под карточкой в { $thing-loc } уже лежит улучшение.
virtu-refusal-upgrade-alone = Улучшение осталось бы без карточки над ним.
virtu-refusal-no-open-space = { $thing-short }: открытого места для придворного нет.
virtu-refusal-asked-to-enter = Сейчас нужно выбрать комнату, с которой начнёт фишка действия.
virtu-refusal-asked-to-move = Сейчас нужно вести фишку действия дальше или остановиться.
virtu-refusal-no-step-left = Бесплатных комнат больше нет: оплатите ещё одну или остановитесь.
virtu-refusal-must-move = Фишка действия должна пройти хотя бы одну комнату.
virtu-refusal-full-circle = Фишка действия обходит дворец не больше одного раза.
virtu-refusal-step-bought = За флорины можно купить только одну комнату в год.
virtu-refusal-no-arrow-there = Здесь нет доступной стрелки: { $thing }.
virtu-refusal-asked-to-clear = Сейчас нужно решить, избавиться ли от индульгенции.
virtu-refusal-asked-to-gather = Сейчас нужно добавить символы или сказать, что достаточно.
virtu-refusal-asked-to-refresh = Сейчас нужно выбрать, что снова станет доступным.
virtu-refusal-not-exhausted = Это не ваше или не использовано: { $thing }.
virtu-refusal-pays-this = Этим вы оплачиваете само действие: { $thing }.
virtu-refusal-half-a-symbol = Чтобы заново активировать союз, нужен целый символ.
virtu-refusal-asked-to-patronise = Сейчас нужно решить, продвигаться ли по счётчику покровительства.
virtu-refusal-track-ends = Вы уже в конце счётчика покровительства.
virtu-refusal-asked-for-bonus = Сейчас нужно выбрать бонус покровительства.
virtu-refusal-bonus-taken = Этот бонус уже у кого-то есть: { $thing }.
virtu-refusal-bonus-kind = Бонус такого вида у вас уже есть: не больше одного творца и одного творения.
virtu-refusal-asked-to-annex = Сейчас нужно выбрать город для присоединения.
virtu-refusal-city-closed = { $thing } — в этой игре недоступный город.
virtu-refusal-not-neutral = { $thing } — не нейтральный город.
virtu-refusal-pirate-port = { $thing } — пиратский порт, его нельзя присоединить.
virtu-refusal-out-of-reach =
    У вас нет ни города, из которого ведёт дорога { $thing-id ->
        [florence] во { $thing-acc }
        [corfu] на { $thing-acc }
       *[other] в { $thing-acc }
    }, ни порта, откуда туда можно доплыть.
virtu-refusal-asked-to-lead = Сейчас нужно выбрать войско для похода.
virtu-refusal-no-troop =
    { $thing-id ->
        [florence] во { $thing-loc }
        [corfu] на { $thing-loc }
       *[other] в { $thing-loc }
    } нет вашего войска.
virtu-refusal-troop-stops = { $thing }: ваши войска остановились перед этим городом и дальше не идут.
virtu-refusal-no-way-out =
    Вам не хватает кавалерии или кораблей, чтобы выйти { $thing-id ->
        [corfu] с { $thing-gen }
       *[other] из { $thing-gen }
    }.
virtu-refusal-token-too-dear = Вам не хватает флоринов на жетон военного бонуса.
virtu-refusal-asked-for-route = Сейчас нужно выбрать, куда идёт войско.
virtu-refusal-no-road =
    Прямой дороги { $thing-id ->
        [florence] во { $thing-acc }
        [corfu] на { $thing-acc }
       *[other] в { $thing-acc }
    } нет.
virtu-refusal-no-sea-way =
    Морского пути { $thing-id ->
        [florence] во { $thing-acc }
        [corfu] на { $thing-acc }
       *[other] в { $thing-acc }
    } нет.
virtu-refusal-no-cavalry =
    У вас нет кавалерии для дороги { $thing-id ->
        [florence] во { $thing-acc }
        [corfu] на { $thing-acc }
       *[other] в { $thing-acc }
    }.
virtu-refusal-too-few-ships =
    Вам не хватает кораблей, чтобы доплыть { $thing-id ->
        [florence] во { $thing-acc }
        [corfu] на { $thing-acc }
       *[other] в { $thing-acc }
    }.
virtu-refusal-asked-for-agents = Сейчас нужно распорядиться агентами.
virtu-refusal-no-mask = Масок у вас больше нет.
virtu-refusal-no-agent-left = Агентов в запасе у вас больше нет.
virtu-refusal-place-taken = Там уже стоит агент: { $thing }.
virtu-refusal-place-closed = Этого места в игре нет: { $thing }.
virtu-refusal-barred-by-prince = Трактат «Государь» не пускает туда ваших агентов: { $thing }.
virtu-refusal-one-a-palace = С опцией «Для первых партий» во дворце может быть только один вражеский агент.
virtu-refusal-not-own-agent = Там нет вашего агента: { $thing }.
virtu-refusal-no-enemy-agent = Там нет вражеского агента: { $thing }.
virtu-refusal-asked-where = Сейчас нужно выбрать, куда переместить агента.
virtu-refusal-nowhere-to-go = Переместить этого агента больше некуда.
virtu-refusal-stays-there = Агент уже стоит там.
virtu-refusal-asked-to-free = Сейчас нужно решить, освобождать ли комнату.
virtu-refusal-too-few-masks = Вам не хватает масок, чтобы освободить комнату.
virtu-refusal-asked-to-besiege = Сейчас нужно выбрать следующую осаду.
virtu-refusal-no-siege = Вы не осаждаете { $thing-acc }.
virtu-refusal-asked-to-declare = Сейчас нужно объявить военный бонус или спасовать.
virtu-refusal-no-token = У вас нет жетона военного бонуса.
virtu-refusal-no-leonardo = Леонардо да Винчи вам не служит.
virtu-refusal-leonardo-used = Леонардо да Винчи в этой осаде уже помог.
virtu-refusal-no-war-symbol = Здесь нет символа войны, который можно объявить: { $thing }.
virtu-refusal-war-too-dear = Вам не хватает флоринов на этот военный бонус.
virtu-refusal-asked-to-go-on = Сейчас нужно решить, осаждать ли город.
virtu-refusal-asked-to-retreat = Сейчас нужно выбрать, куда отступает войско.
virtu-refusal-not-own-city = { $thing } — не ваш город.
virtu-refusal-no-direct-road =
    Прямой дороги { $thing-id ->
        [florence] во { $thing-acc }
        [corfu] на { $thing-acc }
       *[other] в { $thing-acc }
    } нет.
virtu-refusal-no-sea-retreat =
    Морем { $thing-id ->
        [florence] во { $thing-acc }
        [corfu] на { $thing-acc }
       *[other] в { $thing-acc }
    } отсюда не добраться.
virtu-refusal-road-is-free = { $thing }: туда ведёт дорога, а она бесплатна.
virtu-refusal-no-ships =
    Вам не хватает кораблей, чтобы доплыть { $thing-id ->
        [florence] во { $thing-acc }
        [corfu] на { $thing-acc }
       *[other] в { $thing-acc }
    }.
virtu-refusal-asked-for-salary = Сейчас нужно решить, сколько жалованья выплатить войскам.
virtu-refusal-not-due = { $thing } — это больше, чем нужно, чтобы сохранить все войска.
virtu-refusal-asked-to-dismiss = Сейчас нужно выбрать, какое войско уходит.
virtu-refusal-no-troop-there =
    { $thing-id ->
        [florence] во { $thing-loc }
        [corfu] на { $thing-loc }
       *[other] в { $thing-loc }
    } нет вашего войска.
virtu-refusal-asked-to-reorganise = Сейчас можно преобразовать дворец.
virtu-refusal-courtier-exhausted = Ресурсы этой карточки использованы, переместить её нельзя: { $thing }.
virtu-refusal-moved-already = Эта карточка этой зимой уже перемещалась.
virtu-refusal-room-held = В { $room-loc } лежит ваша фишка действия или индульгенция либо стоит вражеский агент.
virtu-refusal-room-full = В { $room-loc } уже лежат карточка и улучшение.
virtu-refusal-no-action-alone = Карточка без действия не может лежать в { $room-loc } одна.
virtu-refusal-no-card-there = Такой карточки в { $room-loc } нет.
virtu-refusal-no-space = На этой стороне нет свободного места для придворного.
virtu-refusal-no-such-courtier = Среди ваших придворных { $side-short } такой карточки нет: { $card }.
virtu-refusal-asked-for-side = Сейчас нужно выбрать сторону для карточки.
virtu-refusal-asked-to-make-room = Сейчас нужно выбрать, какой придворный уступит место.
virtu-refusal-asked-to-free-space = Сейчас нужно выбрать, кто покинет затенённое место.
virtu-refusal-not-shaded = { $side-short }: затенённые места не заняты.
virtu-refusal-asked-to-buy = Сейчас нужно решить, что приобрести.
virtu-refusal-sold-out = В общем запасе больше нет { $thing-gen }.
virtu-refusal-bought-already = Этой зимой вы это уже приобрели: { $thing }.
virtu-refusal-owned-already = Больше одной такой карточки или жетона иметь нельзя: { $thing }.
virtu-refusal-kingdom-or-republic = Можно иметь Королевство или Республику, но не то и другое.
virtu-refusal-no-cathedral-city = Собору нужен ваш город со стойкостью 3 или 4, где собора ещё нет.
virtu-refusal-no-court = У вас совсем нет мест для придворных.
virtu-refusal-asked-to-build = Сейчас нужно выбрать город для собора.
virtu-refusal-asked-to-recruit = Сейчас нужно выбрать, где нанять войско.
virtu-refusal-not-own-to-recruit = { $thing } — не ваш город, а нанимать можно только в своих.
virtu-refusal-all-troops-out = Все ваши войска уже на карте.
virtu-refusal-asked-to-ally = Сейчас нужно заключить союз или отказаться.
virtu-refusal-allied-already = { $thing } — уже ваш союзник.
virtu-refusal-ally-of-another = { $thing } — союзник другого игрока: чтобы перекупить союз, нужен ваш агент там.
virtu-refusal-asked-to-indulge = Сейчас нужно решить, просить ли напоследок индульгенцию.

# prompts

virtu-prompt-place-family =
    Карточка { $number } из { $of }: { $card } — { $action-id ->
        [none] без действия
       *[other] { $action }
    }; { $symbols }. Куда вы её кладёте?
virtu-prompt-pay =
    { $purpose }: цена — { $price }{ $slack-number ->
        [0] { "" }
       *[other] , можно недоплатить { $slack-acc }
    }. { $missing-number ->
        [0] Казны хватит на всё: использовать что-нибудь вместо неё?
       *[other] Не хватает { $missing-gen }. Что вы используете?
    }
virtu-prompt-cash = У вас { $florins }; придворные и жетоны могут дать ещё { $more-acc }. Поместить что-нибудь в казну?
virtu-prompt-place-token = Комнаты: { $rooms }. Где начнёт фишка действия?
virtu-prompt-move-token =
    Фишка: { $room } ({ $action }). Следующая комната: { $ahead }. { $steps-number ->
        [0] Бесплатных комнат больше нет.
       *[other] Бесплатно ещё { $steps }.
    } { $gone-number ->
        [0] Нужно идти дальше.
       *[other] Идти или остановиться?
    }
virtu-prompt-clear-indulgence = Избавиться от индульгенции в { $room-loc } за { $crosses-acc } или { $crowns-acc }?
virtu-prompt-gather =
    { $action-id ->
        [trade] Торговля: корабль даёт { $each-acc }.
       *[govern] Управление: корона или крест снова делает доступными { $each-acc }. Использовано жетонов: { $exhausted-number }.
    } { $pool-number ->
        [0] Пока ничего не собрано.
       *[other] Собрано: { $pool }{ $action-id ->
                [trade] , то есть { $brings }.
               *[govern] .
            }
    } Добавить символы?
virtu-prompt-refresh-tiles =
    Что станет доступным? Можно выбрать ещё { $tiles-acc }{ $allies-number ->
        [0] { "" }
       *[other] { " " }(союз требует целого символа)
    }.
virtu-prompt-patronise =
    { $step-number ->
        [0] Вы уже в конце счётчика покровительства.
       *[other] Продвинуться на деление { $step } счётчика покровительства? Цена: { $price }.{ $prestige-number ->
                [0] { "" }
               *[other] { " " }Это даёт { $prestige-acc }{ $bonus-id ->
                        [none] .
                       *[other] { " " }и { $bonus-acc }.
                    }
            }
    }
virtu-prompt-choose-bonus = Покровительство, деление { $step }: какой бонус вы выбираете — { $kind }?
virtu-prompt-annex-city = Какой город вы присоединяете? У вас максимум { $crowns } и { $ships }.
virtu-prompt-lead-troops = Какое войско выступает? У вас максимум { $cavalry } и { $ships }.
virtu-prompt-choose-route =
    Куда идёт войско { $city-id ->
        [corfu] с { $city-gen }
       *[other] из { $city-gen }
    }? У вас максимум { $cavalry } и { $ships }.
virtu-prompt-send-agents = Что делают ваши агенты? У вас максимум { $masks }; в запасе { $stock }.
virtu-prompt-move-agent = Куда переместить агента? Сейчас он здесь: { $place }.
virtu-prompt-free-room = { $room-acc } блокирует агент { $rival-gen }. Устранить его за { $price-acc } и действовать?
virtu-prompt-choose-siege = Ваши осады: { $cities }. Какая следующая?
virtu-prompt-go-on = Вы победили в битве на равнинах. { $city }: осадить (военная мощь { $mine-number } против { $theirs-number }) или отказаться?
virtu-prompt-declare = { $battle }: у вас { $mine-number }, против вас { $theirs-number }; { $standing }. Объявить военный бонус или спасовать?
virtu-prompt-retreat-troop = { $city }: куда отступает войско? Там { $troops }; для моря максимум { $ships }.
virtu-prompt-choose-salary =
    У вас { $troops }{ $free-number ->
        [0] { "" }
       *[other] , бесплатно — { $free-number }
    }; сохранить все стоит { $due-acc }. Сколько жалованья вы выплатите? У вас максимум { $florins }.
virtu-prompt-dismiss-troop = Должно уйти ещё { $troops }: откуда?
virtu-prompt-reorganise = Преобразовать дворец? Свободных мест для придворных: { $free }.
virtu-prompt-buy-things = Что вы приобретаете? У вас максимум { $florins }, { $crowns } и { $crosses }.
virtu-prompt-build-cathedral = Где вы строите собор? Подходят: { $cities }.
virtu-prompt-recruit-troops = Где вы нанимаете войско? У вас { $troops } из { $limit } и максимум { $florins }.
virtu-prompt-forge-alliance = Великие державы: { $offers }. С кем вы заключаете союз?
virtu-prompt-last-indulgence = Попросить напоследок индульгенцию за { $florins-acc }? Она ляжет в { $room-acc }.
virtu-prompt-choose-side = На какую сторону встаёт { $card }?
virtu-prompt-make-room = { $card }: свободного места нет. Кто уступит своё?
virtu-prompt-free-space = Место для придворного потеряно; лишних карточек на затенённых местах: { $cards-number }. Какая уходит?

# hints

virtu-hint-place-family = Пока этого никто не видит. В комнату — только карточку с действием.
virtu-hint-pay = Из каждого источника — символы одного вида. Оплату можно отменить.
virtu-hint-cash = Флорины идут в казну, а источник становится использованным.
virtu-hint-place-token = В первую весну — любая комната; стрелок вы не пересекаете.
virtu-hint-move-token =
    { $price-number ->
        [0] Каждая следующая комната стоит стрелку, но не дальше полного круга.
       *[other] Ещё одна комната стоит { $price-acc }, каждая следующая — стрелку.
    }
virtu-hint-clear-indulgence = Комната с ней бесполезна, а в конце она отнимает очко престижа.
virtu-hint-gather = Неиспользованные символы пропадают.
virtu-hint-refresh-tiles = За каждый символ — до двух жетонов или один союз.
virtu-hint-patronise = Деления 2 и 4 дают ещё и бонус.
virtu-hint-choose-bonus = Не больше одного творца и одного творения.
virtu-hint-annex-city = Корон нужно больше стойкости; без дороги — ещё корабль за каждое море.
virtu-hint-lead-troops = Дорога стоит кавалерию, море — корабль; символы войны можно обратить в жетоны.
virtu-hint-choose-route = Перед любым не своим городом войско останавливается и осаждает его.
virtu-hint-send-agents = Маска позволяет поместить, переместить или устранить агента.
virtu-hint-move-agent = Туда, где агента нет; вернуть его в запас нельзя.
virtu-hint-free-room = Маска самой комнаты тоже считается.
virtu-hint-choose-siege = Провести нужно все осады, порядок выбираете вы.
virtu-hint-go-on = Если отказаться, войска отступят без потерь.
virtu-hint-declare = По очереди, пока не спасуют оба. Символ войны обычно стоит флорин.
virtu-hint-retreat-troop = По дороге бесплатно, морем — корабль за каждое море; иначе войско потеряно.
virtu-hint-choose-salary = Каждый флорин сохраняет ещё два войска.
virtu-hint-dismiss-troop = Войска без жалованья уходят с карты.
virtu-hint-reorganise = Каждую карточку — раз за зиму; использованных придворных не перемещают.
virtu-hint-buy-things = Каждую вещь — раз за зиму. Купленным этой зимой платить ещё нельзя.
virtu-hint-build-cathedral = Ресурсы нового собора использованы.
virtu-hint-recruit-troops = В начальном городе — { $home }, в другом своём — { $away }.
virtu-hint-forge-alliance = Один в год. Ваш агент сберегает символ или позволяет перекупить союз.
virtu-hint-last-indulgence = Комната будет закрыта, а в конце игры пропадёт очко престижа.
virtu-hint-choose-side = Купленная карточка может занять и место придворного: его сбрасывают.
virtu-hint-make-room = Флорины доступного придворного сначала идут в казну.
virtu-hint-free-space = Переместите карточку на свободное место или сбросьте её.

# events

virtu-event-power-drawn =
    { $seat-who ->
        [you] Вы играете
       *[other] { $seat } играет
    } за { $power-acc }.
virtu-event-first-drawn =
    { $seat-who ->
        [you] Первый ход — ваш.
       *[other] Первый ход — у { $seat-gen }.
    }
virtu-event-family-placed =
    { $seat-who ->
        [you] Вы размещаете карточку
       *[other] { $seat } размещает карточку
    }: { $card } — { $where-id ->
        [left] среди придворных слева
        [right] среди придворных справа
       *[other] { $where }
    }.
virtu-event-year-begun = Начинается год { $number }.
virtu-event-token-placed =
    { $seat-who ->
        [you] Вы ставите
       *[other] { $seat } ставит
    } фишку действия в комнату { $room }.
virtu-event-token-moved =
    { $seat-who ->
        [you] Вы ведёте
       *[other] { $seat } ведёт
    } фишку действия в комнату { $room }.
virtu-event-side-refreshed =
    { $seat-who ->
        [you] Ваши придворные
       *[other] Придворные { $seat-gen }
    } { $side-short } снова доступны.
virtu-event-step-paid =
    { $seat-who ->
        [you] Вы платите
       *[other] { $seat } платит
    } ещё за одну комнату.
virtu-event-tapped =
    { $seat-who ->
        [you] Вы используете
       *[other] { $seat } использует
    } { $source-acc }: { $number }.
virtu-event-indulged =
    { $seat-who ->
        [you] Вы просите
       *[other] { $seat } просит
    } индульгенцию: комната { $room }.
virtu-event-indulgence-cleared =
    { $seat-who ->
        [you] Вы избавляетесь
       *[other] { $seat } избавляется
    } от индульгенции: комната { $room }.
virtu-event-room-blocked =
    { $seat-who ->
        [you] Вы не можете
       *[other] { $seat } не может
    } использовать комнату { $room }: она заблокирована.
virtu-event-acted =
    { $seat-who ->
        [you] Вы выполняете
       *[other] { $seat } выполняет
    } действие: { $action }.
virtu-event-declined =
    { $seat-who ->
        [you] Вы не пользуетесь
       *[other] { $seat } не пользуется
    } этим действием.
virtu-event-tile-refreshed =
    У { $seat-who ->
        [you] вас
       *[other] { $seat-gen }
    } снова доступны ресурсы: { $tile }.
virtu-event-ally-renewed =
    { $seat-who ->
        [you] Вы заново активируете
       *[other] { $seat } заново активирует
    } союз { $ally-id ->
        [empire] со
       *[other] с
    } { $ally-ins }.
virtu-event-patronage-gained =
    { $seat-who ->
        [you] Вы достигаете
       *[other] { $seat } достигает
    } деления { $number } счётчика покровительства.
virtu-event-bonus-chosen =
    { $seat-who ->
        [you] Вы выбираете
       *[other] { $seat } выбирает
    } бонус покровительства: { $bonus }.
virtu-event-traded =
    { $seat-who ->
        [you] Вы получаете
       *[other] { $seat } получает
    } от торговли { $number-acc }.
virtu-event-annexed =
    { $seat-who ->
        [you] Вы присоединяете
       *[other] { $seat } присоединяет
    } { $city-acc }.
virtu-event-marched =
    { $seat-who ->
        [you] Ваше войско
       *[other] Войско { $seat-gen }
    } идёт { $city-id ->
        [corfu] с { $city-gen }
       *[other] из { $city-gen }
    } { $target-id ->
        [florence] во { $target-acc }
        [corfu] на { $target-acc }
       *[other] в { $target-acc }
    }.
virtu-event-armed =
    { $seat-who ->
        [you] Вы получаете
       *[other] { $seat } получает
    } { $number-acc }.
virtu-event-agent-placed =
    { $seat-who ->
        [you] Вы помещаете
       *[other] { $seat } помещает
    } агента { $place-id ->
        [florence] во { $place-acc }
        [corfu] на { $place-acc }
        [ottomans] на союз с { $place-ins }
        [france] на союз с { $place-ins }
        [empire] на союз со { $place-ins }
        [marker-florence] на { $place-acc }
        [marker-rome] на { $place-acc }
        [marker-venice] на { $place-acc }
       *[other] в { $place-acc }
    }.
virtu-event-agent-lifted =
    { $seat-who ->
        [you] Ваш агент
       *[other] Агент { $seat-gen }
    } покидает { $place-acc }.
virtu-event-agent-removed =
    { $seat-who ->
        [you] Вы устраняете
       *[other] { $seat } устраняет
    } { $owner-who ->
        [you] вашего агента
       *[other] агента { $owner-gen }
    }: { $place }.
virtu-event-sieges-begun = Начинаются осады.
virtu-event-declared =
    { $seat-who ->
        [you] Вы объявляете
       *[other] { $seat } объявляет
    } { $source-acc }: +{ $number }.
virtu-event-passed =
    { $seat-who ->
        [you] Вы пасуете
       *[other] { $seat } пасует
    }.
virtu-event-field-battle-fought = Битва на равнинах у { $city-gen }: { $seat } — { $strength }, { $rival } — { $against }.
virtu-event-field-battle-won =
    { $seat-who ->
        [you] Вы побеждаете
       *[other] { $seat } побеждает
    } в битве на равнинах у { $city-gen } { $number-number ->
        [0] без потерь
       *[other] и { $seat-who ->
                [you] теряете
               *[other] теряет
            } { $number-acc }
    }.
virtu-event-field-battle-tied = Битва на равнинах у { $city-gen }: ничья ({ $seat } и { $rival }). Оба теряют по войску и отступают.
virtu-event-gave-up =
    { $seat-who ->
        [you] Вы отказываетесь
       *[other] { $seat } отказывается
    } от осады { $city-gen }.
virtu-event-siege-fought =
    { $seat-who ->
        [you] Вы осаждаете
       *[other] { $seat } осаждает
    } { $city-acc }: { $attack } против { $defence }.
virtu-event-city-taken =
    { $seat-who ->
        [you] Вы захватываете
       *[other] { $seat } захватывает
    } { $city-acc } { $number-number ->
        [0] без потерь
       *[other] и { $seat-who ->
                [you] теряете
               *[other] теряет
            } { $number-acc }
    }.
virtu-event-siege-lost =
    { $city } держится: { $seat-who ->
        [you] вы теряете
       *[other] { $seat } теряет
    } войско.
virtu-event-trophy-gained =
    { $seat-who ->
        [you] Вы получаете
       *[other] { $seat } получает
    } трофей за победу над { $rival-ins }.
virtu-event-retreated =
    { $seat-who ->
        [you] Ваше войско
       *[other] Войско { $seat-gen }
    } отступает { $city-id ->
        [corfu] с { $city-gen }
       *[other] из { $city-gen }
    } { $target-id ->
        [florence] во { $target-acc }
        [corfu] на { $target-acc }
       *[other] в { $target-acc }
    }.
virtu-event-troop-lost =
    { $seat-who ->
        [you] Вы теряете
       *[other] { $seat } теряет
    } войско { $city-id ->
        [florence] во { $city-loc }
        [corfu] на { $city-loc }
       *[other] в { $city-loc }
    }.
virtu-event-order-set = Порядок хода: { $seat }.
virtu-event-last-winter = Эта зима последняя: { $reason }.
virtu-event-winter-begun =
    Зима: ходит{ $seat-who ->
        [you] е вы
       *[other] { " " }{ $seat }
    }.
virtu-event-salary-paid =
    { $seat-who ->
        [you] Вы { $number-number ->
            [0] не платите жалованья.
           *[other] выплачиваете войскам { $number-acc }.
        }
       *[other] { $seat } { $number-number ->
            [0] не платит жалованья.
           *[other] выплачивает войскам { $number-acc }.
        }
    }
virtu-event-dismissed =
    { $seat-who ->
        [you] Вы распускаете
       *[other] { $seat } распускает
    } войско { $city-id ->
        [florence] во { $city-loc }
        [corfu] на { $city-loc }
       *[other] в { $city-loc }
    }.
virtu-event-assigned =
    { $seat-who ->
        [you] Вы перемещаете
       *[other] { $seat } перемещает
    } карточку в комнату { $room }: { $card }.
virtu-event-shifted =
    { $seat-who ->
        [you] Вы перемещаете
       *[other] { $seat } перемещает
    } придворного на { $side-acc }: { $card }.
virtu-event-recalled =
    { $seat-who ->
        [you] Вы перемещаете
       *[other] { $seat } перемещает
    } карточку из комнаты к придворным { $side-short }: { $card }.
virtu-event-discarded =
    { $seat-who ->
        [you] Вы сбрасываете
       *[other] { $seat } сбрасывает
    } карточку: { $card }.
virtu-event-bought =
    { $seat-who ->
        [you] Вы приобретаете
       *[other] { $seat } приобретает
    } { $item-acc }.
virtu-event-built =
    { $seat-who ->
        [you] Вы строите
       *[other] { $seat } строит
    } собор { $city-id ->
        [florence] во { $city-loc }
        [corfu] на { $city-loc }
       *[other] в { $city-loc }
    }.
virtu-event-recruited =
    { $seat-who ->
        [you] Вы нанимаете
       *[other] { $seat } нанимает
    } войско { $city-id ->
        [florence] во { $city-loc }
        [corfu] на { $city-loc }
       *[other] в { $city-loc }
    }.
virtu-event-allied =
    { $seat-who ->
        [you] Вы заключаете
       *[other] { $seat } заключает
    } союз { $ally-id ->
        [empire] со
       *[other] с
    } { $ally-ins }.
virtu-event-ally-taken-over =
    { $seat-who ->
        [you] Вы перекупаете
       *[other] { $seat } перекупает
    } у { $rival-gen } союз { $ally-id ->
        [empire] со
       *[other] с
    } { $ally-ins }.
virtu-event-cashed =
    { $seat-who ->
        [you] Вы помещаете
       *[other] { $seat } помещает
    } в казну { $number-acc }.
virtu-event-courtier-joined =
    { $seat-who ->
        [you] При вашем дворе
       *[other] При дворе { $seat-gen }
    } { $side-short } появляется { $card }.
virtu-event-forgone =
    { $seat-who ->
        [you] Вы отказываетесь
       *[other] { $seat } отказывается
    } от карточки: { $card }.
virtu-event-scored =
    { $seat-who ->
        [you] У вас
       *[other] { $seat }:
    } { $number } за { $category-acc }.
virtu-event-ended = Игра окончена: { $reason }.

# reasons

virtu-reason-undecided = ещё ничего не решено
virtu-reason-no-neutral-city = нейтральных городов не осталось (V8.1)
virtu-reason-cities = у кого-то восемь городов (V8.1)
virtu-reason-patronage = счётчик покровительства пройден до конца (V8.1)
virtu-reason-years = наступил последний год (V8.1)
virtu-because-prestige = { $own } против { $next-gen }
virtu-because-crowns = престиж равный ({ $prestige-number }), но { $own } против { $next-gen }
virtu-because-equal = у каждого { $prestige } и { $crowns }

# categories

virtu-category-cities = города
    .gen = городов
    .dat = городам
    .ins = городами
    .loc = городах
    .gender = pl
virtu-category-most-cities = наибольшее число городов
    .gen = наибольшего числа городов
    .dat = наибольшему числу городов
    .ins = наибольшим числом городов
    .loc = наибольшем числе городов
    .gender = n
virtu-category-patronage = покровительство
    .gen = покровительства
    .dat = покровительству
    .ins = покровительством
    .loc = покровительстве
    .gender = n
virtu-category-most-patronage = наибольшее покровительство
    .gen = наибольшего покровительства
    .dat = наибольшему покровительству
    .ins = наибольшим покровительством
    .loc = наибольшем покровительстве
    .gender = n
virtu-category-cards = карточки
    .gen = карточек
    .dat = карточкам
    .ins = карточками
    .loc = карточках
    .gender = pl
virtu-category-tiles = жетоны
    .gen = жетонов
    .dat = жетонам
    .ins = жетонами
    .loc = жетонах
    .gender = pl
virtu-category-bonuses = бонусы покровительства
    .gen = бонусов покровительства
    .dat = бонусам покровительства
    .ins = бонусами покровительства
    .loc = бонусах покровительства
    .gender = pl
virtu-category-religion = религиозное влияние
    .gen = религиозного влияния
    .dat = религиозному влиянию
    .ins = религиозным влиянием
    .loc = религиозном влиянии
    .gender = n
virtu-category-trophies = военные трофеи
    .gen = военных трофеев
    .dat = военным трофеям
    .ins = военными трофеями
    .loc = военных трофеях
    .gender = pl
virtu-category-alliances = союзы
    .gen = союзов
    .dat = союзам
    .ins = союзами
    .loc = союзах
    .gender = pl
virtu-category-indulgences = индульгенции
    .gen = индульгенций
    .dat = индульгенциям
    .ins = индульгенциями
    .loc = индульгенциях
    .gender = pl

# names
# Формы: .gen, .dat, .acc, .ins и .loc (без предлога), .gender — m, f, n или pl. Чего нет, то как в именительном; род — m.

virtu-power-florence = Флоренция
    .gen = Флоренции
    .dat = Флоренции
    .acc = Флоренцию
    .ins = Флоренцией
    .loc = Флоренции
    .gender = f
virtu-power-naples = Неаполь
    .gen = Неаполя
    .dat = Неаполю
    .ins = Неаполем
    .loc = Неаполе
virtu-power-venice = Венеция
    .gen = Венеции
    .dat = Венеции
    .acc = Венецию
    .ins = Венецией
    .loc = Венеции
    .gender = f
virtu-power-milan = Милан
    .gen = Милана
    .dat = Милану
    .ins = Миланом
    .loc = Милане
virtu-power-rome = Рим
    .gen = Рима
    .dat = Риму
    .ins = Римом
    .loc = Риме
virtu-power-france = Франция
    .gen = Франции
    .dat = Франции
    .acc = Францию
    .ins = Францией
    .loc = Франции
    .gender = f
virtu-city-nice = Ницца
    .gen = Ниццы
    .dat = Ницце
    .acc = Ниццу
    .ins = Ниццей
    .loc = Ницце
    .gender = f
virtu-city-turin = Турин
    .gen = Турина
    .dat = Турину
    .ins = Турином
    .loc = Турине
virtu-city-milan = Милан
    .gen = Милана
    .dat = Милану
    .ins = Миланом
    .loc = Милане
virtu-city-genoa = Генуя
    .gen = Генуи
    .dat = Генуе
    .acc = Геную
    .ins = Генуей
    .loc = Генуе
    .gender = f
virtu-city-parma = Парма
    .gen = Пармы
    .dat = Парме
    .acc = Парму
    .ins = Пармой
    .loc = Парме
    .gender = f
virtu-city-trento = Тренто
virtu-city-mantua = Мантуя
    .gen = Мантуи
    .dat = Мантуе
    .acc = Мантую
    .ins = Мантуей
    .loc = Мантуе
    .gender = f
virtu-city-venice = Венеция
    .gen = Венеции
    .dat = Венеции
    .acc = Венецию
    .ins = Венецией
    .loc = Венеции
    .gender = f
virtu-city-ravenna = Равенна
    .gen = Равенны
    .dat = Равенне
    .acc = Равенну
    .ins = Равенной
    .loc = Равенне
    .gender = f
virtu-city-florence = Флоренция
    .gen = Флоренции
    .dat = Флоренции
    .acc = Флоренцию
    .ins = Флоренцией
    .loc = Флоренции
    .gender = f
virtu-city-pisa = Пиза
    .gen = Пизы
    .dat = Пизе
    .acc = Пизу
    .ins = Пизой
    .loc = Пизе
    .gender = f
virtu-city-siena = Сиена
    .gen = Сиены
    .dat = Сиене
    .acc = Сиену
    .ins = Сиеной
    .loc = Сиене
    .gender = f
virtu-city-spoleto = Сполето
virtu-city-ancona = Анкона
    .gen = Анконы
    .dat = Анконе
    .acc = Анкону
    .ins = Анконой
    .loc = Анконе
    .gender = f
virtu-city-perugia = Перуджа
    .gen = Перуджи
    .dat = Перудже
    .acc = Перуджу
    .ins = Перуджей
    .loc = Перудже
    .gender = f
virtu-city-civitavecchia = Чивитавеккья
    .gen = Чивитавеккьи
    .dat = Чивитавеккье
    .acc = Чивитавеккью
    .ins = Чивитавеккьей
    .loc = Чивитавеккье
    .gender = f
virtu-city-rome = Рим
    .gen = Рима
    .dat = Риму
    .ins = Римом
    .loc = Риме
virtu-city-terracina = Террачина
    .gen = Террачины
    .dat = Террачине
    .acc = Террачину
    .ins = Террачиной
    .loc = Террачине
    .gender = f
virtu-city-naples = Неаполь
    .gen = Неаполя
    .dat = Неаполю
    .ins = Неаполем
    .loc = Неаполе
virtu-city-benevento = Беневенто
virtu-city-bari = Бари
virtu-city-rossano = Россано
virtu-city-reggio = Реджо
virtu-city-messina = Мессина
    .gen = Мессины
    .dat = Мессине
    .acc = Мессину
    .ins = Мессиной
    .loc = Мессине
    .gender = f
virtu-city-palermo = Палермо
virtu-city-corfu = Корфу
virtu-city-ragusa = Рагуза
    .gen = Рагузы
    .dat = Рагузе
    .acc = Рагузу
    .ins = Рагузой
    .loc = Рагузе
    .gender = f
virtu-city-ajaccio = Аяччо
virtu-city-cagliari = Кальяри
virtu-city-tunis = Тунис
    .gen = Туниса
    .dat = Тунису
    .ins = Тунисом
    .loc = Тунисе
virtu-card-counsellor = Советник
    .gen = Советника
    .dat = Советнику
    .acc = Советника
    .ins = Советником
    .loc = Советнике
virtu-card-bishop = Епископ
    .gen = Епископа
    .dat = Епископу
    .acc = Епископа
    .ins = Епископом
    .loc = Епископе
virtu-card-ambassador = Посол
    .gen = Посла
    .dat = Послу
    .acc = Посла
    .ins = Послом
    .loc = После
virtu-card-merchant = Купец
    .gen = Купца
    .dat = Купцу
    .acc = Купца
    .ins = Купцом
    .loc = Купце
virtu-card-standard_bearer = Знаменосец
    .gen = Знаменосца
    .dat = Знаменосцу
    .acc = Знаменосца
    .ins = Знаменосцем
    .loc = Знаменосце
virtu-card-assassin = Убийца
    .gen = Убийцы
    .dat = Убийце
    .acc = Убийцу
    .ins = Убийцей
    .loc = Убийце
virtu-card-podesta = Городской глава
    .gen = Городского главы
    .dat = Городскому главе
    .acc = Городского главу
    .ins = Городским главой
    .loc = Городском главе
    .short = Глава
virtu-card-maestro = Маэстро
virtu-card-cardinal = Кардинал
    .gen = Кардинала
    .dat = Кардиналу
    .acc = Кардинала
    .ins = Кардиналом
    .loc = Кардинале
virtu-card-admiral = Адмирал
    .gen = Адмирала
    .dat = Адмиралу
    .acc = Адмирала
    .ins = Адмиралом
    .loc = Адмирале
virtu-card-banker = Банкир
    .gen = Банкира
    .dat = Банкиру
    .acc = Банкира
    .ins = Банкиром
    .loc = Банкире
virtu-card-pope = Папа Римский
    .gen = Папы Римского
    .dat = Папе Римскому
    .acc = Папу Римского
    .ins = Папой Римским
    .loc = Папе Римском
    .short = Папа
virtu-card-lorenzo = Лоренцо Медичи
    .short = Лоренцо
virtu-card-soderini = Пьеро Содерини
    .short = Содерини
virtu-card-giovanni = Джованни Медичи
    .short = Джованни
virtu-card-alfonso = Альфонсо, герцог Калабрии
    .gen = Альфонсо, герцога Калабрии
    .dat = Альфонсо, герцогу Калабрии
    .acc = Альфонсо, герцога Калабрии
    .ins = Альфонсо, герцогом Калабрии
    .loc = Альфонсо, герцоге Калабрии
    .short = Альфонсо
virtu-card-ferdinand = Фердинанд II Неаполитанский
    .gen = Фердинанда II Неаполитанского
    .dat = Фердинанду II Неаполитанскому
    .acc = Фердинанда II Неаполитанского
    .ins = Фердинандом II Неаполитанским
    .loc = Фердинанде II Неаполитанском
    .short = Фердинанд II
virtu-card-federico = Федерико III да Монтефельтро
    .short = Федерико III
virtu-card-loredan = Леонардо Лоредан
    .gen = Леонардо Лоредана
    .dat = Леонардо Лоредану
    .acc = Леонардо Лоредана
    .ins = Леонардо Лореданом
    .loc = Леонардо Лоредане
    .short = Лоредан
virtu-card-council = Совет десяти
    .gen = Совета десяти
    .dat = Совету десяти
    .ins = Советом десяти
    .loc = Совете десяти
virtu-card-alviano = Бартоломео д’Альвиано
    .short = д’Альвиано
virtu-card-galeazzo = Джан Галеаццо Сфорца
    .gen = Джан Галеаццо Сфорцы
    .dat = Джан Галеаццо Сфорце
    .acc = Джан Галеаццо Сфорцу
    .ins = Джан Галеаццо Сфорцей
    .loc = Джан Галеаццо Сфорце
    .short = Джан Галеаццо
virtu-card-caterina = Катерина Сфорца
    .gen = Катерины Сфорцы
    .dat = Катерине Сфорце
    .acc = Катерину Сфорцу
    .ins = Катериной Сфорцей
    .loc = Катерине Сфорце
    .gender = f
    .short = Катерина
virtu-card-ascanio = Асканио Сфорца
    .gen = Асканио Сфорцы
    .dat = Асканио Сфорце
    .acc = Асканио Сфорцу
    .ins = Асканио Сфорцей
    .loc = Асканио Сфорце
    .short = Асканио
virtu-card-alexander = Александр VI
    .gen = Александра VI
    .dat = Александру VI
    .acc = Александра VI
    .ins = Александром VI
    .loc = Александре VI
virtu-card-cesare = Чезаре Борджиа
    .short = Чезаре
virtu-card-lucrezia = Лукреция Борджиа
    .gen = Лукреции Борджиа
    .dat = Лукреции Борджиа
    .acc = Лукрецию Борджиа
    .ins = Лукрецией Борджиа
    .loc = Лукреции Борджиа
    .gender = f
    .short = Лукреция
virtu-card-machiavelli = Никколо Макиавелли
    .short = Макиавелли
virtu-card-charles = Карл VIII
    .gen = Карла VIII
    .dat = Карлу VIII
    .acc = Карла VIII
    .ins = Карлом VIII
    .loc = Карле VIII
virtu-card-louis = Людовик Орлеанский
    .gen = Людовика Орлеанского
    .dat = Людовику Орлеанскому
    .acc = Людовика Орлеанского
    .ins = Людовиком Орлеанским
    .loc = Людовике Орлеанском
    .short = Людовик
virtu-card-ludovico = Лодовико Сфорца
    .gen = Лодовико Сфорцы
    .dat = Лодовико Сфорце
    .acc = Лодовико Сфорцу
    .ins = Лодовико Сфорцей
    .loc = Лодовико Сфорце
    .short = Лодовико
virtu-card-briconnet = Кардинал Брисонне
    .gen = Кардинала Брисонне
    .dat = Кардиналу Брисонне
    .acc = Кардинала Брисонне
    .ins = Кардиналом Брисонне
    .loc = Кардинале Брисонне
    .short = Брисонне
virtu-card-aragon = Федерико Арагонский
    .gen = Федерико Арагонского
    .dat = Федерико Арагонскому
    .acc = Федерико Арагонского
    .ins = Федерико Арагонским
    .loc = Федерико Арагонском
    .short = Федерико
virtu-card-gonzalo = Гонсало де Кордова
    .gen = Гонсало де Кордовы
    .dat = Гонсало де Кордове
    .acc = Гонсало де Кордову
    .ins = Гонсало де Кордовой
    .loc = Гонсало де Кордове
    .short = Гонсало
virtu-card-piero = Пьеро Медичи
    .short = Пьеро
virtu-card-savonarola = Джироламо Савонарола
    .gen = Джироламо Савонаролы
    .dat = Джироламо Савонароле
    .acc = Джироламо Савонаролу
    .ins = Джироламо Савонаролой
    .loc = Джироламо Савонароле
    .short = Савонарола
virtu-card-barbarigo = Агостино Барбариго
    .short = Барбариго
virtu-card-gonzaga = Франческо Гонзага
    .gen = Франческо Гонзаги
    .dat = Франческо Гонзаге
    .acc = Франческо Гонзагу
    .ins = Франческо Гонзагой
    .loc = Франческо Гонзаге
    .short = Гонзага
virtu-symbol-florin = флорин
    .gen = флорина
    .dat = флорину
    .ins = флорином
    .loc = флорине
virtu-symbol-crown = корона
    .gen = короны
    .dat = короне
    .acc = корону
    .ins = короной
    .loc = короне
    .gender = f
virtu-symbol-cross = крест
    .gen = креста
    .dat = кресту
    .ins = крестом
    .loc = кресте
virtu-symbol-cavalry = кавалерия
    .gen = кавалерии
    .dat = кавалерии
    .acc = кавалерию
    .ins = кавалерией
    .loc = кавалерии
    .gender = f
virtu-symbol-ship = корабль
    .gen = корабля
    .dat = кораблю
    .ins = кораблём
    .loc = корабле
virtu-symbol-mask = маска
    .gen = маски
    .dat = маске
    .acc = маску
    .ins = маской
    .loc = маске
    .gender = f
virtu-symbol-war = война
    .gen = войны
    .dat = войне
    .acc = войну
    .ins = войной
    .loc = войне
    .gender = f
virtu-symbol-arrow = стрелка
    .gen = стрелки
    .dat = стрелке
    .acc = стрелку
    .ins = стрелкой
    .loc = стрелке
    .gender = f
virtu-side-left = левая сторона
    .short = слева
    .gen = левой стороны
    .dat = левой стороне
    .acc = левую сторону
    .ins = левой стороной
    .loc = левой стороне
    .gender = f
virtu-side-right = правая сторона
    .short = справа
    .gen = правой стороны
    .dat = правой стороне
    .acc = правую сторону
    .ins = правой стороной
    .loc = правой стороне
    .gender = f
virtu-action-govern = Управление
    .gen = Управления
    .dat = Управлению
    .ins = Управлением
    .loc = Управлении
    .gender = n
virtu-action-patronage = Меценатство
    .gen = Меценатства
    .dat = Меценатству
    .ins = Меценатством
    .loc = Меценатстве
    .gender = n
virtu-action-trade = Торговля
    .gen = Торговли
    .dat = Торговле
    .acc = Торговлю
    .ins = Торговлей
    .loc = Торговле
    .gender = f
virtu-action-annex = Дипломатия
    .gen = Дипломатии
    .dat = Дипломатии
    .acc = Дипломатию
    .ins = Дипломатией
    .loc = Дипломатии
    .gender = f
virtu-action-war = Военные действия
    .gen = Военных действий
    .dat = Военным действиям
    .ins = Военными действиями
    .loc = Военных действиях
    .gender = pl
    .short = Война
virtu-action-intrigue = Интриги
    .gen = Интриг
    .dat = Интригам
    .ins = Интригами
    .loc = Интригах
    .gender = pl
virtu-title-principality = Княжество
    .gen = Княжества
    .dat = Княжеству
    .ins = Княжеством
    .loc = Княжестве
    .gender = n
virtu-title-duchy = Герцогство
    .gen = Герцогства
    .dat = Герцогству
    .ins = Герцогством
    .loc = Герцогстве
    .gender = n
virtu-title-kingdom = Королевство
    .gen = Королевства
    .dat = Королевству
    .ins = Королевством
    .loc = Королевстве
    .gender = n
virtu-title-republic = Республика
    .gen = Республики
    .dat = Республике
    .acc = Республику
    .ins = Республикой
    .loc = Республике
    .gender = f
virtu-title-guild = Гильдия
    .gen = Гильдии
    .dat = Гильдии
    .acc = Гильдию
    .ins = Гильдией
    .loc = Гильдии
    .gender = f
virtu-title-artillery = Орудия
    .gen = Орудий
    .dat = Орудиям
    .ins = Орудиями
    .loc = Орудиях
    .gender = pl
virtu-title-kingdom_of_france = Королевство Франция
    .gen = Королевства Франция
    .dat = Королевству Франция
    .ins = Королевством Франция
    .loc = Королевстве Франция
    .gender = n
    .short = Франция
virtu-title-cathedral = Собор
    .gen = Собора
    .dat = Собору
    .ins = Собором
    .loc = Соборе
virtu-ally-ottomans = Османская империя
    .gen = Османской империи
    .dat = Османской империи
    .acc = Османскую империю
    .ins = Османской империей
    .loc = Османской империи
    .short = Османы
    .gender = f
virtu-ally-france = Королевство Франция
    .gen = Королевства Франция
    .dat = Королевству Франция
    .ins = Королевством Франция
    .loc = Королевстве Франция
    .short = Франция
    .gender = n
virtu-ally-empire = Священная Римская империя
    .gen = Священной Римской империи
    .dat = Священной Римской империи
    .acc = Священную Римскую империю
    .ins = Священной Римской империей
    .loc = Священной Римской империи
    .short = Империя
    .gender = f
virtu-bonus-leonardo = Леонардо да Винчи
    .short = Леонардо
virtu-bonus-copernicus = Николай Коперник
    .gen = Николая Коперника
    .dat = Николаю Копернику
    .acc = Николая Коперника
    .ins = Николаем Коперником
    .loc = Николае Копернике
    .short = Коперник
virtu-bonus-michelangelo = Микеланджело
virtu-bonus-columbus = Христофор Колумб
    .gen = Христофора Колумба
    .dat = Христофору Колумбу
    .acc = Христофора Колумба
    .ins = Христофором Колумбом
    .loc = Христофоре Колумбе
    .short = Колумб
virtu-bonus-machiavelli = Никколо Макиавелли
    .short = Макиавелли
virtu-bonus-bastion = Бастионная система укреплений
    .gen = Бастионной системы укреплений
    .dat = Бастионной системе укреплений
    .acc = Бастионную систему укреплений
    .ins = Бастионной системой укреплений
    .loc = Бастионной системе укреплений
    .short = Бастион
    .gender = f
virtu-bonus-the_prince = Трактат «Государь»
    .gen = Трактата «Государь»
    .dat = Трактату «Государь»
    .ins = Трактатом «Государь»
    .loc = Трактате «Государь»
    .short = «Государь»
virtu-bonus-duomo = Дуомо
virtu-bonus-sistine = Сикстинская капелла
    .gen = Сикстинской капеллы
    .dat = Сикстинской капелле
    .acc = Сикстинскую капеллу
    .ins = Сикстинской капеллой
    .loc = Сикстинской капелле
    .gender = f
    .short = Капелла
virtu-bonus-artillery = Орудия
    .gen = Орудий
    .dat = Орудиям
    .ins = Орудиями
    .loc = Орудиях
    .gender = pl
virtu-place-marker-florence = фишка влияния Флоренции
    .gen = фишки влияния Флоренции
    .dat = фишке влияния Флоренции
    .acc = фишку влияния Флоренции
    .ins = фишкой влияния Флоренции
    .loc = фишке влияния Флоренции
    .gender = f
virtu-place-marker-rome = фишка влияния Рима
    .gen = фишки влияния Рима
    .dat = фишке влияния Рима
    .acc = фишку влияния Рима
    .ins = фишкой влияния Рима
    .loc = фишке влияния Рима
    .gender = f
virtu-place-marker-venice = фишка влияния Венеции
    .gen = фишки влияния Венеции
    .dat = фишке влияния Венеции
    .acc = фишку влияния Венеции
    .ins = фишкой влияния Венеции
    .loc = фишке влияния Венеции
    .gender = f
virtu-source-card = карточка действия
    .gen = карточки действия
    .dat = карточке действия
    .acc = карточку действия
    .ins = карточкой действия
    .loc = карточке действия
    .gender = f
virtu-source-upgrade = карточка улучшения
    .gen = карточки улучшения
    .dat = карточке улучшения
    .acc = карточку улучшения
    .ins = карточкой улучшения
    .loc = карточке улучшения
    .gender = f
virtu-source-print = сама комната
    .gen = самой комнаты
    .dat = самой комнате
    .acc = саму комнату
    .ins = самой комнатой
    .loc = самой комнате
    .gender = f
virtu-source-indulgence = индульгенция
    .gen = индульгенции
    .dat = индульгенции
    .acc = индульгенцию
    .ins = индульгенцией
    .loc = индульгенции
    .gender = f
virtu-source-token = жетон военного бонуса
    .gen = жетона военного бонуса
    .dat = жетону военного бонуса
    .ins = жетоном военного бонуса
    .loc = жетоне военного бонуса
virtu-room-of = комната { $room } { $power-gen }
    .gen = комнаты { $room } { $power-gen }
    .dat = комнате { $room } { $power-gen }
    .acc = комнату { $room } { $power-gen }
    .ins = комнатой { $room } { $power-gen }
    .loc = комнате { $room } { $power-gen }
    .gender = f

# Количества: именительный падеж, .gen и, где нужно, .acc и .ins. Других падежей нет: стройте предложения без них.

virtu-unit-florin =
    { $number ->
        [one] { $number } флорин
        [few] { $number } флорина
       *[many] { $number } флоринов
    }
    .gen =
        { $number ->
            [one] { $number } флорина
           *[many] { $number } флоринов
        }
    .ins =
        { $number ->
            [one] { $number } флорином
           *[many] { $number } флоринами
        }
virtu-unit-crown =
    { $number ->
        [one] { $number } корона
        [few] { $number } короны
       *[many] { $number } корон
    }
    .gen =
        { $number ->
            [one] { $number } короны
           *[many] { $number } корон
        }
    .acc =
        { $number ->
            [one] { $number } корону
            [few] { $number } короны
           *[many] { $number } корон
        }
    .ins =
        { $number ->
            [one] { $number } короной
           *[many] { $number } коронами
        }
virtu-unit-cross =
    { $number ->
        [one] { $number } крест
        [few] { $number } креста
       *[many] { $number } крестов
    }
    .gen =
        { $number ->
            [one] { $number } креста
           *[many] { $number } крестов
        }
    .ins =
        { $number ->
            [one] { $number } крестом
           *[many] { $number } крестами
        }
virtu-unit-cavalry =
    { $number ->
        [one] { $number } символ кавалерии
        [few] { $number } символа кавалерии
       *[many] { $number } символов кавалерии
    }
    .gen =
        { $number ->
            [one] { $number } символа кавалерии
           *[many] { $number } символов кавалерии
        }
    .ins =
        { $number ->
            [one] { $number } символом кавалерии
           *[many] { $number } символами кавалерии
        }
virtu-unit-ship =
    { $number ->
        [one] { $number } корабль
        [few] { $number } корабля
       *[many] { $number } кораблей
    }
    .gen =
        { $number ->
            [one] { $number } корабля
           *[many] { $number } кораблей
        }
    .ins =
        { $number ->
            [one] { $number } кораблём
           *[many] { $number } кораблями
        }
virtu-unit-mask =
    { $number ->
        [one] { $number } маска
        [few] { $number } маски
       *[many] { $number } масок
    }
    .gen =
        { $number ->
            [one] { $number } маски
           *[many] { $number } масок
        }
    .acc =
        { $number ->
            [one] { $number } маску
            [few] { $number } маски
           *[many] { $number } масок
        }
    .ins =
        { $number ->
            [one] { $number } маской
           *[many] { $number } масками
        }
virtu-unit-war =
    { $number ->
        [one] { $number } символ войны
        [few] { $number } символа войны
       *[many] { $number } символов войны
    }
    .gen =
        { $number ->
            [one] { $number } символа войны
           *[many] { $number } символов войны
        }
    .ins =
        { $number ->
            [one] { $number } символом войны
           *[many] { $number } символами войны
        }
virtu-unit-arrow =
    { $number ->
        [one] { $number } стрелка
        [few] { $number } стрелки
       *[many] { $number } стрелок
    }
    .gen =
        { $number ->
            [one] { $number } стрелки
           *[many] { $number } стрелок
        }
    .acc =
        { $number ->
            [one] { $number } стрелку
            [few] { $number } стрелки
           *[many] { $number } стрелок
        }
    .ins =
        { $number ->
            [one] { $number } стрелкой
           *[many] { $number } стрелками
        }
virtu-unit-symbol =
    { $number ->
        [one] { $number } символ
        [few] { $number } символа
       *[many] { $number } символов
    }
    .gen =
        { $number ->
            [one] { $number } символа
           *[many] { $number } символов
        }
    .ins =
        { $number ->
            [one] { $number } символом
           *[many] { $number } символами
        }
virtu-unit-war-token =
    { $number ->
        [one] { $number } жетон военного бонуса
        [few] { $number } жетона военного бонуса
       *[many] { $number } жетонов военного бонуса
    }
    .gen =
        { $number ->
            [one] { $number } жетона военного бонуса
           *[many] { $number } жетонов военного бонуса
        }
    .ins =
        { $number ->
            [one] { $number } жетоном военного бонуса
           *[many] { $number } жетонами военного бонуса
        }
virtu-unit-troop =
    { $number ->
        [one] { $number } войско
        [few] { $number } войска
       *[many] { $number } войск
    }
    .gen =
        { $number ->
            [one] { $number } войска
           *[many] { $number } войск
        }
    .ins =
        { $number ->
            [one] { $number } войском
           *[many] { $number } войсками
        }
virtu-unit-agent =
    { $number ->
        [one] { $number } агент
        [few] { $number } агента
       *[many] { $number } агентов
    }
    .gen =
        { $number ->
            [one] { $number } агента
           *[many] { $number } агентов
        }
    .acc =
        { $number ->
            [one] { $number } агента
           *[many] { $number } агентов
        }
    .ins =
        { $number ->
            [one] { $number } агентом
           *[many] { $number } агентами
        }
virtu-unit-trophy =
    { $number ->
        [one] { $number } трофей
        [few] { $number } трофея
       *[many] { $number } трофеев
    }
    .gen =
        { $number ->
            [one] { $number } трофея
           *[many] { $number } трофеев
        }
virtu-unit-prestige =
    { $number ->
        [one] { $number } очко престижа
        [few] { $number } очка престижа
       *[many] { $number } очков престижа
    }
    .gen =
        { $number ->
            [one] { $number } очка престижа
           *[many] { $number } очков престижа
        }
virtu-unit-influence =
    { $number ->
        [one] { $number } очко влияния
        [few] { $number } очка влияния
       *[many] { $number } очков влияния
    }
    .gen =
        { $number ->
            [one] { $number } очка влияния
           *[many] { $number } очков влияния
        }
virtu-unit-card =
    { $number ->
        [one] { $number } карточка
        [few] { $number } карточки
       *[many] { $number } карточек
    }
    .gen =
        { $number ->
            [one] { $number } карточки
           *[many] { $number } карточек
        }
    .acc =
        { $number ->
            [one] { $number } карточку
            [few] { $number } карточки
           *[many] { $number } карточек
        }
    .ins =
        { $number ->
            [one] { $number } карточкой
           *[many] { $number } карточками
        }
virtu-unit-city =
    { $number ->
        [one] { $number } город
        [few] { $number } города
       *[many] { $number } городов
    }
    .gen =
        { $number ->
            [one] { $number } города
           *[many] { $number } городов
        }
virtu-unit-room =
    { $number ->
        [one] { $number } комната
        [few] { $number } комнаты
       *[many] { $number } комнат
    }
    .gen =
        { $number ->
            [one] { $number } комнаты
           *[many] { $number } комнат
        }
    .acc =
        { $number ->
            [one] { $number } комнату
            [few] { $number } комнаты
           *[many] { $number } комнат
        }
virtu-unit-sea =
    { $number ->
        [one] { $number } море
        [few] { $number } моря
       *[many] { $number } морей
    }
    .gen =
        { $number ->
            [one] { $number } моря
           *[many] { $number } морей
        }
virtu-unit-step =
    { $number ->
        [one] { $number } шаг
        [few] { $number } шага
       *[many] { $number } шагов
    }
    .gen =
        { $number ->
            [one] { $number } шага
           *[many] { $number } шагов
        }
virtu-unit-tile =
    { $number ->
        [one] { $number } жетон
        [few] { $number } жетона
       *[many] { $number } жетонов
    }
    .gen =
        { $number ->
            [one] { $number } жетона
           *[many] { $number } жетонов
        }
virtu-unit-crown-or-cross =
    { $number ->
        [one] { $number } корона или крест
        [few] { $number } короны или креста
       *[many] { $number } корон или крестов
    }
    .gen =
        { $number ->
            [one] { $number } короны или креста
           *[many] { $number } корон или крестов
        }
    .acc =
        { $number ->
            [one] { $number } корону или крест
            [few] { $number } короны или креста
           *[many] { $number } корон или крестов
        }

# things and what is said of them

virtu-room = комната { $room }
    .gen = комнаты { $room }
    .dat = комнате { $room }
    .acc = комнату { $room }
    .ins = комнатой { $room }
    .loc = комнате { $room }
    .gender = f
virtu-room-action = { $room } — { $action }
virtu-blocked-room = заблокирована
virtu-no-action = без действия
virtu-cathedral-of = собор ({ $city })
    .gen = собора ({ $city })
    .dat = собору ({ $city })
    .ins = собором ({ $city })
    .loc = соборе ({ $city })
virtu-courtier = { $card } ({ $side-short })
    .gen = { $card-gen } ({ $side-short })
    .dat = { $card-dat } ({ $side-short })
    .acc = { $card-acc } ({ $side-short })
    .ins = { $card-ins } ({ $side-short })
    .loc = { $card-loc } ({ $side-short })
virtu-where-into = в комнате { $room }
virtu-where-under = под карточкой в комнате { $room }
virtu-patronage-bonus = бонус покровительства
virtu-bonus-any = творец или творение
virtu-bonus-person = творец
virtu-bonus-work = творение
virtu-ally-free = { $ally } ({ $price })
virtu-ally-own = { $ally } (ваш союзник)
virtu-ally-of = { $ally } (союзник { $seat-gen })
virtu-siege-of = осада { $city-gen }
virtu-siege-against = осада { $city-gen } против { $rival-gen }
virtu-siege-by = осада { $city-gen }, атакующий — { $rival }
virtu-field-against = битва на равнинах у { $city-gen } против { $rival-gen }
virtu-falling-to-attacker = город падёт
virtu-holding-to-attacker = до победы не хватает { $by }
virtu-falling-to-defender = город падёт, если не добавить { $by }
virtu-holding-to-defender = город устоит
virtu-field-ahead = вы впереди на { $by }
virtu-field-behind = вы позади на { $by }
virtu-field-tied = ничья
virtu-sum-value = стойкость
virtu-sum-troops =
    { $number ->
        [one] войско
        [few] войска
       *[many] войск
    }
virtu-sum-declared = объявлено
virtu-sum-own-agent = агент атакующего
virtu-sum-other-agent = вражеский агент
virtu-sum-bastion = бастионы
virtu-for-patronage = деление { $step } счётчика покровительства
virtu-for-annexing = присоединение { $city-gen }
virtu-for-tokens = жетоны военного бонуса
virtu-for-marching =
    поход { $city-id ->
        [corfu] с { $city-gen }
       *[other] из { $city-gen }
    } { $target-id ->
        [florence] во { $target-acc }
        [corfu] на { $target-acc }
       *[other] в { $target-acc }
    }
virtu-for-placing =
    агент { $place-id ->
        [florence] во { $place-acc }
        [corfu] на { $place-acc }
        [ottomans] на союз с { $place-ins }
        [france] на союз с { $place-ins }
        [empire] на союз со { $place-ins }
        [marker-florence] на { $place-acc }
        [marker-rome] на { $place-acc }
        [marker-venice] на { $place-acc }
       *[other] в { $place-acc }
    }
virtu-for-moving = перемещение агента ({ $place } → { $target })
virtu-for-removing = устранение агента ({ $place })
virtu-for-clearing = избавление от индульгенции ({ $room })
virtu-for-declaring = военный бонус ({ $city })
virtu-for-retreating =
    отступление { $city-id ->
        [corfu] с { $city-gen }
       *[other] из { $city-gen }
    } { $target-id ->
        [florence] во { $target-acc }
        [corfu] на { $target-acc }
       *[other] в { $target-acc }
    }
virtu-for-salary = жалованье войскам
virtu-for-buying = { $item }
virtu-for-recruiting =
    войско { $city-id ->
        [florence] во { $city-loc }
        [corfu] на { $city-loc }
       *[other] в { $city-loc }
    }
virtu-for-alliance =
    союз { $ally-id ->
        [empire] со
       *[other] с
    } { $ally-ins }
virtu-for-step = ещё одна комната
virtu-for-anything = этот платёж

# moves

virtu-move-enough = достаточно
virtu-move-pass = спасовать
virtu-move-act = да
virtu-move-decline = нет
virtu-move-step = идти в следующую комнату
virtu-move-stop = остановиться и действовать
virtu-move-pay-step = заплатить ещё за одну комнату
virtu-move-clear-cross = избавиться от неё за крест
virtu-move-clear-crowns = избавиться от неё за короны
virtu-move-declare-token = объявить жетон военного бонуса
virtu-move-declare-leonardo = объявить Леонардо да Винчи
virtu-move-give-up = отказаться от осады
virtu-move-lose-troop = потерять войско
virtu-move-forgo = отказаться от карточки
virtu-move-enter = начать: { $room }
virtu-move-into = в { $room-acc }
virtu-move-under = под карточку: { $room }
virtu-move-to = к придворным { $side-short }
virtu-move-tap = { $source }: { $symbol }
virtu-move-refresh = снова сделать доступным: { $tile }
virtu-move-renew =
    заново активировать союз { $ally-id ->
        [empire] со
       *[other] с
    } { $ally-ins }
virtu-move-choose = выбрать: { $bonus }
virtu-move-annex = присоединить { $city-acc }
virtu-move-from =
    вести войско { $city-id ->
        [corfu] с { $city-gen }
       *[other] из { $city-gen }
    }
virtu-move-march =
    по дороге { $city-id ->
        [florence] во { $city-acc }
        [corfu] на { $city-acc }
       *[other] в { $city-acc }
    }
virtu-move-sail =
    морем { $city-id ->
        [florence] во { $city-acc }
        [corfu] на { $city-acc }
       *[other] в { $city-acc }
    }
virtu-move-place =
    поместить агента { $place-id ->
        [florence] во { $place-acc }
        [corfu] на { $place-acc }
        [ottomans] на союз с { $place-ins }
        [france] на союз с { $place-ins }
        [empire] на союз со { $place-ins }
        [marker-florence] на { $place-acc }
        [marker-rome] на { $place-acc }
        [marker-venice] на { $place-acc }
       *[other] в { $place-acc }
    }
virtu-move-lift = переместить агента: { $place }
virtu-move-remove = устранить агента: { $place }
virtu-move-besiege = осадить { $city-acc }
virtu-move-salary =
    { $florins-number ->
        [0] ничего не платить
       *[other] выплатить { $florins-acc }
    }
virtu-move-dismiss =
    распустить войско { $city-id ->
        [florence] во { $city-loc }
        [corfu] на { $city-loc }
       *[other] в { $city-loc }
    }
virtu-move-assign = { $card } ({ $side-short }) — в { $room-acc }
virtu-move-shift = { $card } ({ $side-short }) — на { $target-acc }
virtu-move-discard = сбросить: { $card } ({ $side-short })
virtu-move-recall-card = карточка действия из { $room-gen } — к придворным { $side-short }
virtu-move-recall-upgrade = улучшение из { $room-gen } — к придворным { $side-short }
virtu-move-buy = приобрести { $item-acc }
virtu-move-build =
    построить { $city-id ->
        [florence] во { $city-loc }
        [corfu] на { $city-loc }
       *[other] в { $city-loc }
    }
virtu-move-recruit =
    нанять { $city-id ->
        [florence] во { $city-loc }
        [corfu] на { $city-loc }
       *[other] в { $city-loc }
    }
virtu-move-ally =
    заключить союз { $ally-id ->
        [empire] со
       *[other] с
    } { $ally-ins }
virtu-move-lot =
    { $seat-who ->
        [you] первый ход — ваш
       *[other] первый ход — у { $seat-gen }
    }
virtu-move-power = { $power }

# options

virtu-option-opener = Первый игрок
virtu-option-opener-about = По жребию или игрок на ваш выбор; дальше по часовой стрелке.
virtu-option-opener-usual = по жребию
virtu-option-opener-value = игрок { $number }
virtu-option-powers-by-seat = Державы по местам
virtu-option-powers-by-seat-about = Игрок 0 — Флоренция, далее Неаполь, Венеция, Милан, Рим; иначе решает жребий.
virtu-option-years = Последний год
virtu-option-years-about = Не позже этого года игра заканчивается.
virtu-option-years-usual = год 25
virtu-option-years-value = год { $number }
virtu-option-first-games = Для первых партий
virtu-option-first-games-about = В каждом дворце не больше одного вражеского агента.
virtu-option-empire-unused = Неиспользованный крест Империи
virtu-option-empire-unused-about = Крест Священной Римской империи считается в конце, только если её бонус не использован.

# table

virtu-table-year = Год { $year }, максимум { $last }
virtu-table-phase-families = Карточки семейства
virtu-table-phase-spring = Весна
virtu-table-phase-sieges = Осады
virtu-table-phase-winter = Зима
virtu-table-phase-over = Игра окончена
virtu-table-order = Порядок
virtu-table-last = Эта зима последняя.
virtu-table-florins = Флорины
    .short = Фл
virtu-table-cities = Города
    .short = Го
virtu-table-troops = Войска
    .short = Во
virtu-table-agents = Агенты
    .short = Аг
virtu-table-patronage = Покровительство
    .short = По
virtu-table-prestige = Престиж
    .short = Пр
virtu-table-ready = Можно платить
    .short = Готово
virtu-table-tokens = { $number } × +1
virtu-table-palace = Дворец, { $power }  (● фишка, ! индульгенция, ▲ вражеский агент)
virtu-table-no-action = без действия
virtu-table-free = даром
virtu-table-short = нет { $symbols }
virtu-table-too-far = далеко
virtu-table-left = Слева (снова доступны в { $room }):
virtu-table-right = Справа (снова доступны в { $room }):
virtu-table-domain = Владения:
virtu-table-price = Цена
virtu-table-missing = Не хватает
virtu-table-slack = скидка { $number }
virtu-table-pool = Собрано
virtu-table-sources = Дают:
virtu-table-lost = пропадёт { $symbols }
virtu-table-siege = осада { $city-gen }
virtu-table-field = битва на равнинах у { $city-gen }
virtu-table-attack = Атака
virtu-table-defence = Защита
virtu-table-nobody = никто
virtu-table-versus = { $attack } против { $defence }
virtu-table-declare = Можно объявить:
virtu-table-market = Продаётся (✓ по карману): цена→символы, ★ престиж
virtu-table-sold-out = (распродано)
virtu-table-roads = Другие дороги
virtu-table-reconstructed = Компоненты частично восстановлены; владелец коробки может их исправить.
virtu-plain-seat = { $name }: { $florins }, { $cities }, { $troops }, престиж { $prestige-number }.
virtu-plain-order = Порядок хода: { $seats }
virtu-plain-source = { $name } — { $symbols }
virtu-plain-exhausted = { $thing }, использовано
virtu-plain-reach = за { $price-acc }
virtu-plain-short = не хватает { $symbols-gen }
virtu-plain-token = здесь фишка
virtu-plain-indulgence = индульгенция
virtu-plain-enemy-agent = вражеский агент
virtu-plain-rooms = Комнаты по часовой стрелке: { $rooms }.
virtu-plain-court = Придворные слева: { $left }; справа: { $right }.
virtu-plain-domain = Владения: { $tiles }.
virtu-plain-pool = Собрано: { $symbols }.
virtu-plain-ready = Можно платить: { $symbols }.
virtu-plain-troops = Войска: { $troops }.
virtu-plain-agents = Агенты: { $places }; в запасе { $stock }.
virtu-plain-trophies = Трофеи от: { $trophies }.
virtu-plain-ware =
    { $item } за { $price-acc }: символы — { $symbols }. { $left ->
        [0] Распродано.
       *[other] Осталось { $left }.
    }
virtu-plain-action = Действие: { $action }.
virtu-page-map = карта
virtu-page-palace = дворец, { $power }
virtu-page-market = рынок
virtu-page-tracks = счётчики
virtu-page-prestige = престиж
virtu-page-agents = агенты
virtu-page-symbols = символы
virtu-page-alliances = союзы
virtu-page-city = { $city } ({ $owner }), стойкость { $value }: { $symbols }.
virtu-page-roads = Дороги: { $roads }.
virtu-page-pirates = Пиратский порт: его можно только захватить осадой.
virtu-page-troops = { $troops } ({ $seat }).
virtu-page-agent = Агент ({ $seat }).
virtu-page-neutral = нейтральный город
virtu-page-port = Порт: { $seas }.
virtu-page-ally = { $ally }: { $price }. Чей союзник: { $seat }. Агенты: { $agents }.
virtu-page-standing = Сейчас: { $seats }.
virtu-page-total = Общая сумма
virtu-explain-total = Престиж, если бы игра кончилась сейчас: { $sum }
virtu-explain-signs = На карте: место владельца (· ничей), название, стойкость, ~ порт, † собор, 1▮2 войска места 1, ▮2 — владельца, ▲1 агент места 1. В скобках: использовано или слишком дорого. ● фишка, ! индульгенция.

# отчёт: стол словами

virtu-report-owner = { $seat }, { $power }
virtu-report-attacker = Атака, { $seat }: { $sum }.
virtu-report-defender = Защита, { $seat }: { $sum }.
virtu-report-no-defender = Защита: { $sum }.
virtu-report-payment = Оплата
virtu-report-price = { $purpose }: цена — { $price }.
virtu-report-slack = Скидка за агента: { $symbols }.
virtu-report-missing = Ещё не хватает: { $symbols }.
virtu-report-tokens = { $tokens }.
virtu-report-troops-in = { $city } { $number }
virtu-report-patronage = Покровительство: деление { $step }; бонусы: { $bonuses-number ->
        [0] нет
       *[other] { $bonuses }
    }.
virtu-report-palace = Дворец, { $power }
virtu-report-room = Комната { $room }: { $things }.
virtu-report-acts = { $card } ({ $action })
virtu-report-cities = Города
virtu-report-market = Рынок
