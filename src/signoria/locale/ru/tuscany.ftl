# The Castles of Tuscany. Что говорит стол.

# отказы

tuscany-refusal-not-your-turn = Сейчас не ваш ход.
tuscany-refusal-asked-for-order = Нужно решить, в каком порядке лежат ваши планшеты.
tuscany-refusal-asked-to-turn = Нужно решить, какие планшеты перевёрнуты.
tuscany-refusal-asked-to-shift = Нужно решить, насколько ниже лежат второй и третий планшеты.
tuscany-refusal-asked-for-castle = Нужно решить, где стоит ваш начальный замок.
tuscany-refusal-no-castle-space = Это не клетка замка: { $thing }.
tuscany-refusal-asked-to-act = Нужно выбрать действие: добрать, взять или построить.
tuscany-refusal-no-cards = Карт областей не осталось.
tuscany-refusal-display-empty = На витрине нет ни одного тайла.
tuscany-refusal-not-stored = Нет на вашем складе: { $thing }.
tuscany-refusal-hex-fresh = Деревянный гекс, полученный в этом ходу, ждёт следующего.
tuscany-refusal-no-space = Рядом с вашими тайлами нет подходящей пустой клетки: { $thing }.
tuscany-refusal-cannot-pay = Вы не можете за это заплатить: { $thing }.
tuscany-refusal-asked-to-remove = Нужно решить, что уйдёт с полного склада.
tuscany-refusal-not-stored-to-remove = На складе такого нет: { $thing }.
tuscany-refusal-asked-for-colour = Нужно решить, какой цвет на витрине заменить.
tuscany-refusal-colour-not-there = Тайлов этого цвета на витрине нет: { $thing }.
tuscany-refusal-asked-to-pick = Нужно решить, какой тайл вы берёте.
tuscany-refusal-not-on-display = Нет на витрине: { $thing }.
tuscany-refusal-must-fit = После замены нужно взять подходящий тайл; этот не подходит: { $thing }.
tuscany-refusal-asked-for-space = Нужно выбрать клетку своих владений.
tuscany-refusal-space-covered = Там уже что-то лежит: { $thing }.
tuscany-refusal-other-colour = У этой клетки другой цвет: { $thing }.
tuscany-refusal-not-adjacent = Рядом нет вашего тайла: { $thing }.
tuscany-refusal-cannot-pay-colour = Цвет этой клетки вы не можете оплатить: { $thing }.
tuscany-refusal-asked-to-pay = Нужно решить, чем вы платите.
tuscany-refusal-not-asked-for = Нужен другой цвет; этот годится только парами: { $thing }.
tuscany-refusal-not-in-hand = У вас нет такой карты: { $thing }.
tuscany-refusal-no-pair = У вас нет двух таких карт: { $thing }.
tuscany-refusal-same-colour = Пара должна быть другого цвета, чем нужный: { $thing }.
tuscany-refusal-no-worker = У вас нет рабочего.
tuscany-refusal-asked-to-bring = Нужно решить, какой тайл приносит ваш замок.
tuscany-refusal-fits-nowhere = В ваших владениях для него нет места: { $thing }.
tuscany-refusal-asked-for-bonus = Нужно выбрать бонусный жетон.
tuscany-refusal-bonus-gone = Таких бонусных жетонов не осталось: { $thing }.
tuscany-refusal-asked-for-marble = Нужно решить, возвращаете ли вы мрамор.

# вопросы

tuscany-prompt-choose-order = В каком порядке лежат ваши планшеты слева направо?
tuscany-prompt-choose-turns = Какие планшеты повёрнуты на пол-оборота?
tuscany-prompt-choose-shifts = Насколько ниже лежит каждый следующий планшет?
tuscany-prompt-found-castle = Где стоит ваш начальный замок?
tuscany-prompt-gain-bonus = Какой бонусный жетон вы берёте?
tuscany-prompt-choose-action = Что вы делаете?
tuscany-prompt-remove-stored = Склад полон: что уходит?
tuscany-prompt-name-colour = Ни один тайл не подходит: какой цвет заменить?
tuscany-prompt-pick-tile = Какой тайл вы берёте?
tuscany-prompt-choose-space = На какую клетку?
tuscany-prompt-pay = Чем вы платите?
tuscany-prompt-bring-tile = Замок может принести тайл: какой?
tuscany-prompt-bring-to = На какую клетку замок его приносит?
tuscany-prompt-use-marble = Вернуть мрамор за ещё одно действие?

# подсказки

tuscany-hint-choose-order = Все соединяют одновременно; видно станет, когда закончит последний.
tuscany-hint-choose-turns = Повернув все три, получим те же владения, поэтому планшет a лежит прямо.
tuscany-hint-choose-shifts = Целые клетки относительно планшета слева; −1 — выше.
tuscany-hint-found-castle = На любую клетку замка. Отсюда вы строите дальше.
tuscany-hint-gain-bonus = Ещё одно место на складе сразу даёт 2 зелёных очка.
tuscany-hint-choose-action = Одно из трёх действий. Взятый тайл заменяется тайлом из вашей стопки.
tuscany-hint-remove-stored = Тайл выходит из игры, деревянный гекс возвращается в запас.
tuscany-hint-name-colour = Все его тайлы заменяются; потом нужно взять подходящий.
tuscany-hint-pick-tile = Он может и не подходить. Пустое место займёт тайл из вашей левой стопки.
tuscany-hint-choose-space = Пустая, нужного цвета, рядом с вашим тайлом.
tuscany-hint-pay = Две карты цвета; две одинаковые другого цвета или рабочий идут за одну.
tuscany-hint-bring-tile = Без карт, с областью, бонусом и эффектом. Замки могут идти цепочкой.
tuscany-hint-bring-to = Пустая, нужного цвета, рядом с вашим тайлом.
tuscany-hint-use-marble = Раз за ход; можно и то же самое действие.

# события

tuscany-event-first-drawn = Первый игрок: { $name }.
tuscany-event-board-dealt = { $name }: планшет { $board }.
tuscany-event-tile-turned-up = { $owner ->
    [none] Нейтральный тайл на витрине: { $kind }.
   *[other] Тайл на витрине ({ $owner }): { $kind }.
}
tuscany-event-display-cleared = Слишком много одного цвета: с витрины уходят { $number } × { $colour }.
tuscany-event-supply-renewed = Нейтральный запас перемешан заново, тайлов: { $number }.
tuscany-event-card-dealt = { $who ->
    [you] Вы добираете: { $cards }.
   *[other] { $name }: добрано карт: { $number }.
}
tuscany-event-cards-drawn = { $name }: карт областей к добору: { $number }.
tuscany-event-deck-refilled = Сброс снова становится колодой, карт: { $number }.
tuscany-event-boards-joined = { $name }: планшеты { $order }, повёрнуты { $turned }, сдвиги { $shift }.
tuscany-event-castle-founded = { $name }: начальный замок на { $space }.
tuscany-event-bonus-taken = { $name }: бонусный жетон { $bonus }.
tuscany-event-removed = { $name }: со склада уходит: { $kind }.
tuscany-event-colour-replaced = { $name }: ничего не подходит; заменено: { $number } × { $colour }.
tuscany-event-tile-taken = { $name }: берёт { $kind }.
tuscany-event-placed = { $name }: { $kind } на { $space }.
tuscany-event-card-paid = { $name }: платит картой: { $card }.
tuscany-event-pair-paid = { $name }: платит двумя картами за одну: { $card }.
tuscany-event-worker-paid = { $name }: платит рабочим.
tuscany-event-green-scored = { $name }: зелёные очки { $number } — { $why }.
tuscany-event-red-scored = { $name }: красные очки { $number } — { $why }.
tuscany-event-castle-declined = { $name }: замок ничего не приносит.
tuscany-event-hex-gained = { $name }: деревянный гекс на склад.
tuscany-event-marbles-gained = { $name }: мрамор + { $number }.
tuscany-event-workers-gained = { $name }: рабочие + { $number }.
tuscany-event-yield-turned-up = { $name }: карта дохода: { $yield }.
tuscany-event-yields-renewed = Карты дохода перемешаны заново: { $number }.
tuscany-event-marble-spent = { $name }: мрамор за ещё одно действие.
tuscany-event-passed = { $name }: действовать нельзя.
tuscany-event-stack-emptied = { $name }: стопка { $number } исчерпана.
tuscany-event-round-ended = Подсчёт за раунд { $number }: зелёные прибавляются к красным.
tuscany-event-last-turns = Третий раунд окончен: у каждого ещё один ход.
tuscany-event-ended = Игра окончена: { $reason }.

# причины

tuscany-reason-undecided = не решено
tuscany-reason-last-round = окончены третий раунд и последние ходы (T5.2)
tuscany-reason-all-passed = никто больше не может действовать (T2.8)

# за что очки

tuscany-why-area = завершённая область
tuscany-why-colour = завершённый цвет
tuscany-why-storage = жетон склада
tuscany-why-farm = ферма
tuscany-why-yield-green = карта дохода
tuscany-why-no-room = нет места для деревянного гекса
tuscany-why-yield-red = карта дохода
tuscany-why-round-1 = зелёные после 1-го раунда
tuscany-why-round-2 = зелёные после 2-го раунда
tuscany-why-round-3 = зелёные после 3-го раунда
tuscany-why-stored = вещи на складе
tuscany-why-marbles = оставшийся мрамор
tuscany-why-workers = оставшиеся рабочие
tuscany-why-cards = оставшиеся карты

# имена

tuscany-card-castle = замок
tuscany-card-city = город
tuscany-card-inn = трактир
tuscany-card-farm = ферма
tuscany-card-quarry = каменоломня
tuscany-card-village = деревня
tuscany-card-monastery = монастырь
tuscany-card-carriage = повозка
tuscany-colour-castle = замки
tuscany-colour-city = города
tuscany-colour-inn = трактиры
tuscany-colour-farm = фермы
tuscany-colour-quarry = каменоломни
tuscany-colour-village = деревни
tuscany-colour-monastery = монастыри
tuscany-colour-carriage = повозки
tuscany-letter-castle = З
tuscany-letter-city = Г
tuscany-letter-inn = Т
tuscany-letter-farm = Ф
tuscany-letter-quarry = К
tuscany-letter-village = Д
tuscany-letter-monastery = М
tuscany-letter-carriage = П
tuscany-kind-castle = замок
tuscany-kind-city = город
tuscany-kind-inn = трактир
tuscany-kind-vineyard = ферма: виноград
tuscany-kind-pigs = ферма: свиньи
tuscany-kind-olives = ферма: оливы
tuscany-kind-wheat = ферма: пшеница
tuscany-kind-vineyard-pigs = ферма: виноград+свиньи
tuscany-kind-vineyard-olives = ферма: виноград+оливы
tuscany-kind-vineyard-wheat = ферма: виноград+пшеница
tuscany-kind-pigs-olives = ферма: свиньи+оливы
tuscany-kind-pigs-wheat = ферма: свиньи+пшеница
tuscany-kind-olives-wheat = ферма: оливы+пшеница
tuscany-kind-quarry = каменоломня
tuscany-kind-village = деревня
tuscany-kind-monastery = монастырь
tuscany-kind-carriage = повозка
tuscany-kind-hex = деревянный гекс
tuscany-bonus-card = +1 карта области
tuscany-bonus-storage = +1 место на складе
tuscany-bonus-marble = +1 мрамор
tuscany-bonus-worker = +1 рабочий
tuscany-bonus-yield = +1 карта дохода
tuscany-yield-two-cards = 2 карты областей
tuscany-yield-three-cards = 3 карты областей
tuscany-yield-marble = мрамор
tuscany-yield-worker = рабочий
tuscany-yield-two-red = 2 красных очка
tuscany-yield-three-red = 3 красных очка
tuscany-yield-green = зелёное очко
tuscany-yield-hex = деревянный гекс

# ходы

tuscany-move-draw = добрать карты областей
tuscany-move-take = взять тайл
tuscany-move-decline = ничего
tuscany-move-worker = рабочий
tuscany-move-marble = мрамор за ещё одно действие
tuscany-move-end-turn = закончить ход
tuscany-move-turn-none = никакие
tuscany-verb-place = построить: { $thing }
tuscany-verb-pick = { $thing }
tuscany-verb-remove = убрать: { $thing }
tuscany-verb-replace = { $thing }
tuscany-verb-on = { $thing }
tuscany-verb-pay = карта: { $thing }
tuscany-verb-pair = две карты: { $thing }
tuscany-verb-gain = { $thing }
tuscany-verb-order = { $thing }
tuscany-verb-turn = { $thing }
tuscany-verb-shift = { $thing }

# настройки

tuscany-option-opener = Первый игрок
tuscany-option-opener-about = По жребию или место по вашему выбору; дальше по часовой стрелке.
tuscany-option-opener-usual = по жребию
tuscany-option-opener-value = место { $number }
tuscany-option-no-shift = Планшеты вровень
tuscany-option-no-shift-about = Планшеты соединяются верхними краями вровень, без сдвигов.
tuscany-option-random-joins = Планшеты соединяет случай
tuscany-option-random-joins-about = Быстрое начало: планшеты соединяет случай, вы выбираете только начальный замок.

# стол

tuscany-table-round = Раунд { $round }. Первый: { $name }.
tuscany-table-ending = Раунд закончится после хода последнего игрока.
tuscany-table-last = Последние ходы.
tuscany-table-seat = Место
tuscany-table-green = Зелёные
tuscany-table-red = Красные
tuscany-table-cards = Карты
tuscany-table-marbles = Мрамор
tuscany-table-workers = Рабочие
tuscany-table-stacks = Стопки
tuscany-table-tiles = Витрина
tuscany-table-display = Витрина: { $tiles }.
tuscany-table-storage = Склад
tuscany-table-hand = Рука
tuscany-table-bonuses = Бонусные жетоны
tuscany-table-reconstructed = Компоненты частично восстановлены; владелец коробки может их исправить.
tuscany-plain-seat = { $name }: зелёные { $green }, красные { $red }; карты { $cards }, мрамор { $marbles }, рабочие { $workers }; стопки { $stacks }.
tuscany-plain-covered = Построено: { $spaces }.
tuscany-plain-empty = Пусто: { $spaces }.
tuscany-counts-deck = Колода областей, карт: { $number }. В ней и в чужих руках: { $unseen }.
tuscany-counts-known = Из них наверняка в чужих руках: { $cards }.
tuscany-counts-discard = Сброшено: { $cards }.
tuscany-counts-yields = Карты дохода в колоде: { $cards }.
tuscany-counts-neutral = Нейтральный запас: { $tiles }.
tuscany-counts-aside = Отложенные нейтральные тайлы: { $tiles }.
tuscany-counts-stack = { $name }: осталось в стопках: { $tiles }.
tuscany-counts-bonuses = Оставшиеся бонусные жетоны: { $tiles }.
tuscany-explain-green = { $name }: зелёные { $total } = { $parts }
tuscany-explain-red = { $name }: красные { $total } = { $parts }
