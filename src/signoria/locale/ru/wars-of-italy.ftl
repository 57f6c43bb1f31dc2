# Virtù: Итальянские войны. То, что говорится иначе, чем в Virtù, или только здесь.

# refusals

wars-of-italy-refusal-step-bought = За флорины можно купить один шаг в раунд.
wars-of-italy-refusal-not-own-city = Это не ваш город, и он для вас не открыт: { $thing }.
wars-of-italy-refusal-troop-stops = Пришедшие этой весной отряды уже остановились: { $thing }.
wars-of-italy-refusal-asked-to-influence = Сейчас нужно присоединить город, влиять, вступить в союз или закончить.
wars-of-italy-refusal-annexed-already = В этом действии вы уже присоединили город.
wars-of-italy-refusal-off-the-track = Маркера этого города больше нет: { $thing }.
wars-of-italy-refusal-marker-at-end = Маркер уже на вашем краю шкалы: { $thing }.
wars-of-italy-refusal-crosses-in-vain = Кресты вместо корон принимает только Рим.
wars-of-italy-refusal-no-crown = У вас не осталось короны.
wars-of-italy-refusal-no-cross = У вас не осталось креста.
wars-of-italy-refusal-action-begun = Союз занимает всё действие, а вы уже начали другое.
wars-of-italy-refusal-not-in-alliance-zone = Маркер не в вашей зоне союза: { $thing }.
wars-of-italy-refusal-enemy-on-marker = Вражеский агент на маркере не даёт вступить в союз: { $thing }.
wars-of-italy-refusal-asked-to-besiege-or-stay = Сейчас нужно решить, осаждать город или стоять под ним.
wars-of-italy-refusal-asked-for-troop = Сейчас нужно выбрать, чей это отряд.
wars-of-italy-refusal-no-such-troop = Такого отряда у вас там нет: { $thing }.
wars-of-italy-refusal-asked-to-hire = Сейчас нужно решить, чей союзный отряд нанять.
wars-of-italy-refusal-not-allied = Это не ваш союзник: { $thing }.
wars-of-italy-refusal-capital-lost = Союзников нанимают только в их столице, а она не ваша: { $thing }.
wars-of-italy-refusal-all-hired = Все отряды города уже на карте: { $thing }.
wars-of-italy-refusal-hire-too-dear = У вас нет флорина.
wars-of-italy-refusal-naples-only = Королевство доступно только Неаполю.

# prompts

wars-of-italy-prompt-annex-or-influence = Присоединить город, влиять на великие города или вступить в союз?
wars-of-italy-prompt-besiege-or-stay = Нейтральный великий город: осаждать или стоять под ним?
wars-of-italy-prompt-pick-mover = Какой из ваших отрядов идёт?
wars-of-italy-prompt-pick-loss = Какой из ваших отрядов потерян?
wars-of-italy-prompt-hire-allies = Нанять союзный отряд?

# hints

wars-of-italy-hint-annex-or-influence = Один город и шаг за каждую корону; или союз, на него уходит всё действие.
wars-of-italy-hint-besiege-or-stay = Об этом спросят каждую весну. Взятие города стоит 4 влияния.
wars-of-italy-hint-pick-mover = Там вместе стоят ваши и союзные отряды.
wars-of-italy-hint-pick-loss = Потерянных можно нанять снова: своих в своих городах, союзных в их столице.
wars-of-italy-hint-hire-allies = По флорину за отряд, только в столице союзника.
wars-of-italy-hint-choose-salary = За флорин остаются два отряда, свои и союзные вместе.
wars-of-italy-hint-recruit-troops = Дома флорин, в других своих городах три.
wars-of-italy-hint-choose-route = Благосклонные города открыты; в прочих чужих отряд останавливается.
wars-of-italy-hint-choose-siege = Порядок за вами; под нейтральными великими городами можно стоять.

# events

wars-of-italy-event-year-begun = Начинается раунд { $number }.
wars-of-italy-event-influence-gained = { $name }: влияние, { $city }; маркер на { $number }.
wars-of-italy-event-influence-cancelled = { $name }: вражеский агент отменяет символ, { $city }.
wars-of-italy-event-influence-lost = { $name }: { $city } отворачивается, маркер на { $number }.
wars-of-italy-event-alliance-made = { $name }: союз навсегда, { $city }.
wars-of-italy-event-trophy-won = { $name }: трофей за город { $city }.
wars-of-italy-event-major-defeated = { $name }: побеждён город { $city }.
wars-of-italy-event-stayed = { $name }: войска стоят под городом { $city }.
wars-of-italy-event-hired = { $name }: нанят союзный отряд, { $city }.
wars-of-italy-event-troop-picked = { $name }, { $city }: это { $target }.

# reasons

wars-of-italy-reason-naples-taken = Неаполь под властью Франции (W6.1)
wars-of-italy-reason-rounds = наступил последний раунд (W6.2)

# moves

wars-of-italy-target-none = собственный отряд
wars-of-italy-move-stay = стоять под городом
wars-of-italy-move-own = собственный
wars-of-italy-verb-annex = присоединить: { $thing }
wars-of-italy-verb-influence = влияние: { $thing }
wars-of-italy-verb-alliance = союз: { $thing }
wars-of-italy-verb-troop = отряд: { $thing }
wars-of-italy-verb-hire = { $thing }

# options

wars-of-italy-option-powers-by-seat = Франция первой
wars-of-italy-option-powers-by-seat-about = Место 0 — Франция, место 1 — Неаполь; иначе решает жребий.
wars-of-italy-option-rounds = Последний раунд
wars-of-italy-option-rounds-about = После него игра кончается, если Франция не возьмёт Неаполь раньше.
wars-of-italy-option-rounds-usual = раунд 21
wars-of-italy-option-rounds-value = раунд { $number }

# table

wars-of-italy-table-year = Раунд { $year }.
wars-of-italy-table-salary = Зимой нужно платить войскам.
wars-of-italy-table-trophies = Трофеи
wars-of-italy-table-influence = маркер на { $number },
wars-of-italy-table-favours = благоволит: { $power }.
wars-of-italy-table-undecided = нейтралитет.
wars-of-italy-table-ally = союзник: { $power }.
wars-of-italy-table-defeated = Город побеждён.
wars-of-italy-table-watched = Агент на маркере: { $name }.
wars-of-italy-plain-seat = { $name }, { $power }: флоринов { $florins }, престиж сейчас { $prestige }.
wars-of-italy-plain-trophies = Трофеев: { $number }.
wars-of-italy-explain-influence = Маркеры ниже 0 ближе к Франции, выше 0 — к Неаполю.
