# Virtù: Итальянские войны. То, что говорится иначе, чем в Virtù, или только здесь.

# refusals

wars-of-italy-refusal-step-bought = За флорины можно купить только одну комнату за раунд.
wars-of-italy-refusal-not-own-city = { $thing } — не ваш город и вам не открыт.
wars-of-italy-refusal-troop-stops = { $thing }: войска, пришедшие туда этой весной, дальше не идут.
wars-of-italy-refusal-asked-to-influence = Сейчас нужно присоединить город, оказать влияние, заключить союз или закончить.
wars-of-italy-refusal-annexed-already = В этом действии вы уже присоединили город.
wars-of-italy-refusal-off-the-track = Фишки влияния { $thing-gen } на счётчике больше нет.
wars-of-italy-refusal-marker-at-end = Фишка влияния { $thing-gen } уже на вашем конце счётчика.
wars-of-italy-refusal-crosses-in-vain = Кресты вместо корон принимает только Рим, а не { $thing }.
wars-of-italy-refusal-no-crown = У вас больше нет короны, чтобы оказать влияние на { $thing-acc }.
wars-of-italy-refusal-no-cross = У вас больше нет креста, чтобы оказать влияние на { $thing-acc }.
wars-of-italy-refusal-action-begun = Союз занимает всё действие, а вы его уже начали иначе.
wars-of-italy-refusal-not-in-alliance-zone = Фишка влияния { $thing-gen } не в вашей зоне Союза.
wars-of-italy-refusal-enemy-on-marker = Вражеский агент на фишке влияния { $thing-gen } не даёт заключить союз.
wars-of-italy-refusal-asked-to-besiege-or-stay = Сейчас нужно решить, осадить город или оставить войска перед ним.
wars-of-italy-refusal-asked-for-troop = Сейчас нужно выбрать, какое это войско — своё или союзное.
wars-of-italy-refusal-no-such-troop = Такого войска у вас там нет.
wars-of-italy-refusal-asked-to-hire = Сейчас нужно выбрать, чьё союзное войско нанять.
wars-of-italy-refusal-not-allied = { $thing } — не ваш союзник.
wars-of-italy-refusal-capital-lost = Союзные войска нанимают только в столице, а { $thing } — не ваш город.
wars-of-italy-refusal-all-hired = Все войска { $thing-gen } уже на карте.
wars-of-italy-refusal-hire-too-dear = Вам не хватает флоринов на войско { $thing-gen }.
wars-of-italy-refusal-naples-only = Королевство доступно только Неаполю.

# prompts

wars-of-italy-prompt-annex-or-influence = Присоединить город, оказать влияние или заключить союз? У вас максимум { $crowns } и { $crosses }.
wars-of-italy-prompt-besiege-or-stay = { $city }, нейтралитет: осадить (военная мощь { $mine-number } против { $theirs-number }) или остаться перед городом?
wars-of-italy-prompt-pick-mover =
    Какое из ваших войск идёт { $city-id ->
        [corfu] с { $city-gen }
       *[other] из { $city-gen }
    } { $target-id ->
        [florence] во { $target-acc }
        [corfu] на { $target-acc }
       *[other] в { $target-acc }
    }?
wars-of-italy-prompt-pick-loss = { $city }: вы теряете { $lost-acc }. { $lost-number ->
        [1] Какое?
       *[other] Какое первым?
    }
wars-of-italy-prompt-hire-allies = Нанять за { $price-acc } войско союзника ({ $cities })?

# hints

wars-of-italy-hint-annex-or-influence = Один город и по шагу за корону; союз занимает всё действие.
wars-of-italy-hint-besiege-or-stay = Захват города отнимает { $loss-acc }. Вас спросят каждую весну.
wars-of-italy-hint-pick-mover = Ваши войска и войска союзников стоят там вместе.
wars-of-italy-hint-pick-loss = Свои войска нанимают в своих городах, союзные — только в их столице.
wars-of-italy-hint-hire-allies = Войско появляется в своей столице.
wars-of-italy-hint-choose-salary = Каждый флорин сохраняет два войска, своих или союзных.
wars-of-italy-hint-recruit-troops = Начальный город — { $home }, другой свой — { $away }; союзников — потом.
wars-of-italy-hint-choose-route = Благосклонные города открыты; перед другими не своими войско останавливается.
wars-of-italy-hint-refresh-tiles = За каждый символ — до двух жетонов.
wars-of-italy-hint-choose-siege = Порядок выбираете вы; перед нейтральными городами можно остаться.

# events

wars-of-italy-event-year-begun = Начинается раунд { $number }.
wars-of-italy-event-influence-gained =
    { $seat-who ->
        [you] Вы оказываете
       *[other] { $seat } оказывает
    } влияние на { $city-acc }: фишка { $marker }.
wars-of-italy-event-influence-cancelled =
    Вражеский агент отменяет { $seat-who ->
        [you] ваш символ
       *[other] символ { $seat-gen }
    }, потраченный на { $city-acc }.
wars-of-italy-event-influence-lost =
    { $seat-who ->
        [you] Вы теряете
       *[other] { $seat } теряет
    } влияние на { $city-acc }: фишка { $marker }.
wars-of-italy-event-alliance-made =
    { $seat-who ->
        [you] Вы заключаете
       *[other] { $seat } заключает
    } постоянный союз с { $city-ins }.
wars-of-italy-event-trophy-won =
    { $seat-who ->
        [you] Вы получаете
       *[other] { $seat } получает
    } трофей за { $city-acc }.
wars-of-italy-event-major-defeated =
    { $seat-who ->
        [you] Вы громите
       *[other] { $seat } громит
    } ключевой город { $city-acc }.
wars-of-italy-event-stayed =
    { $seat-who ->
        [you] Вы оставляете
       *[other] { $seat } оставляет
    } войска перед { $city-ins }.
wars-of-italy-event-hired =
    { $seat-who ->
        [you] Вы нанимаете
       *[other] { $seat } нанимает
    } союзное войско { $city-gen }.
wars-of-italy-event-troop-picked =
    { $city }: { $seat-who ->
        [you] вы выбираете
       *[other] { $seat } выбирает
    } { $target-id ->
        [none] собственное войско
       *[other] войско { $target-gen }
    }.

# reasons

wars-of-italy-reason-naples-taken = Неаполь под контролем Франции (W6.1)
wars-of-italy-reason-rounds = наступил последний раунд (W6.2)
wars-of-italy-because-naples-taken = Неаполь под контролем Франции
wars-of-italy-because-tie = престиж равный ({ $prestige-number }), а ничья в пользу Неаполя

# things and what is said of them

wars-of-italy-for-influence = влияние на { $city-acc }
wars-of-italy-for-hiring = войско { $city-gen }
wars-of-italy-marker-towards = на делении { $steps } в сторону { $power-gen }
wars-of-italy-marker-middle = посередине

# moves

wars-of-italy-move-stay = остаться перед ним
wars-of-italy-move-influence = оказать влияние на { $city-acc }: { $symbol }
wars-of-italy-move-alliance = заключить постоянный союз с { $city-ins }
wars-of-italy-move-troop = войско { $city-gen }
wars-of-italy-move-troop-own = собственное войско
wars-of-italy-move-hire = нанять войско { $city-gen }

# options

wars-of-italy-option-powers-by-seat = Франция первой
wars-of-italy-option-powers-by-seat-about = Игрок 0 — Франция, игрок 1 — Неаполь; иначе решает жребий.
wars-of-italy-option-rounds = Последний раунд
wars-of-italy-option-rounds-about = После него игра кончается, если Франция не захватит Неаполь раньше.
wars-of-italy-option-rounds-usual = раунд 21
wars-of-italy-option-rounds-value = раунд { $number }

# table

wars-of-italy-table-year = Раунд { $year } из { $last }
wars-of-italy-table-salary = Зимой нужно выплатить жалованье.
wars-of-italy-table-trophies = Трофеи
    .short = Тф
wars-of-italy-table-influence = фишка { $marker }
wars-of-italy-table-favours = благосклонность к { $power-dat }
wars-of-italy-table-undecided = нейтралитет
wars-of-italy-table-ally = в союзе с { $power-ins }
wars-of-italy-table-defeated = город разгромлен
wars-of-italy-table-watched = Агент на фишке влияния: { $name }.
wars-of-italy-looming-naples = Неаполь под контролем Франции. Если она удержит его до конца раунда, она победит.
wars-of-italy-plain-cities = Города: { $cities }.
wars-of-italy-page-influence = влияние
wars-of-italy-explain-influence = Влияние: · нейтралитет, ─ благосклонность к ближней державе, ═ её зона Союза. Города с буквой принадлежат этому ключевому городу.

# отчёт: стол словами

wars-of-italy-report-majors = Ключевые города и влияние
wars-of-italy-report-major = { $city }: { $state }.
wars-of-italy-report-major-track = { $city }: { $marker }; { $state }.
wars-of-italy-report-major-troops = { $troops } ({ $city }).
wars-of-italy-report-held-by = под властью { $city-gen }
wars-of-italy-report-spoils = { $trophies }.
