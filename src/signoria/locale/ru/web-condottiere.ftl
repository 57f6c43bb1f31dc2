# Стол «Кондотьера» в браузере.

web-condottiere-map = Карта Италии
web-condottiere-whole-map = Показать всю карту
web-condottiere-lines = Боевые линии
web-condottiere-hand =
    { $count ->
        [0] Ваша рука: карт нет
        [one] Ваша рука: { $count } карта
        [few] Ваша рука: { $count } карты
       *[many] Ваша рука: { $count } карт
    }
web-condottiere-no-hand = До следующей раздачи карт на руке нет.
web-condottiere-hand-card = { $card }, карта { $number } из { $of }.
web-condottiere-mercenary = Наёмник { $strength }
web-condottiere-choice = Это можно выбрать.
web-condottiere-staged = Выбрано; выберите ещё раз, чтобы подтвердить.
web-condottiere-foretold = Сила боевых линий станет: { $strengths }.
web-condottiere-kept = Остаётся у вас.

# Что известно о регионе, по предложению.

web-condottiere-region-free = { $region }: никто не контролирует.
web-condottiere-region-owned =
    { $seat-who ->
        [you] { $region }: под вашим контролем.
       *[other] { $region }: контролирует { $seat }.
    }
web-condottiere-region-site = Здесь стоит фигурка кондотьера.
web-condottiere-region-pope = Здесь лежит маркер благоволения Папы: сражаться за этот регион нельзя.
web-condottiere-region-borders = Смежные регионы: { $regions }.

# Что известно о руке.

web-condottiere-known-to-all = Все знают, что на этой руке есть: { $cards }.
web-condottiere-known-to-you = Вы, но не все знают, что на этой руке есть: { $cards }.
web-condottiere-told = Знает, что у вас на руке есть: { $cards }.

# Подсчёт карт.

web-condottiere-counting = Подсчёт карт
web-condottiere-counting-about = Карт, которых вы не видите (в колоде, на руках или сброшенных картинкой вниз): { $number }.
web-condottiere-count-card = Карта
web-condottiere-count-left = не видно
web-condottiere-count-mine = у вас
web-condottiere-count-lines = в линиях
web-condottiere-count-known = известно
web-condottiere-count-gone = в сбросе
web-condottiere-count-all = всего

# Первое сражение с наставником.

web-condottiere-coach-goal = Добро пожаловать, капитан! Побеждает тот, у кого первым наберётся достаточно регионов или чуть меньше смежных: сколько именно, написано над боевыми линиями. Каждое сражение идёт за один регион на карте.
web-condottiere-coach-place = Фигурка кондотьера показывает, где идёт сражение, а выбирает регион тот, у кого она. Это вы? Тогда выберите один из тех, что светятся; ещё раз — чтобы подтвердить.
web-condottiere-coach-play = Ваш ход: сыграйте одну карту в свою боевую линию — выберите её дважды или перетащите. Наёмники прибавляют число, которое на них напечатано.
web-condottiere-coach-strength = У каждой боевой линии показаны её сила и то, как она складывается. Регион завоёвывает только самая сильная линия; при ничьей его не получает никто.
web-condottiere-coach-specials = Специальные карты меняют правила: Барабанщик удваивает, Зима замораживает, Пугало возвращает наёмника. Наведите на карту или задержите на ней палец, и вы прочтёте, что она делает.
web-condottiere-coach-pass = Не обязательно выигрывать каждое сражение: новые карты сдают лишь в конце раунда. Если это обходится слишком дорого, спасуйте. Ваша боевая линия всё равно считается.
web-condottiere-coach-after = Сражение окончено: победитель отмечает регион и получает фигурку кондотьера — если только больше всех Куртизанок не у кого-то другого. Потом выбирается следующий регион.
web-condottiere-coach-end = Теперь вы знаете достаточно, чтобы играть. Полные правила всегда под рукой, а всё на столе само расскажет, что это такое.

# Рядом с полем.

web-condottiere-seat-note = { $regions ->
        [0] регионов нет
        [one] { $regions } регион
        [few] { $regions } региона
       *[many] { $regions } регионов
    }, { $cards ->
        [0] карт нет
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }

# Что можно знать, но не видно с первого взгляда.

web-condottiere-opener =
    { $seat-who ->
        [you] Эту партию открываете вы.
       *[other] Эту партию открывает { $seat }.
    }
web-condottiere-idle = Сражений подряд без единой карты: { $number }.
web-condottiere-buried = Сброшено картинкой вниз: { $number }.
web-condottiere-discard = В сбросе: { $cards }.
web-condottiere-remembered = Сброшено картинкой вниз и известно вам: { $cards }.
web-condottiere-finalists = В финальном сражении: { $seats }.
web-condottiere-watches = не участвует

# Показать карты другим (C7.1).

web-condottiere-show = Показать карты
web-condottiere-show-about = Те, кого вы выберете, увидят настоящие карты; все узнают, что вы что-то показали, но не что именно. Это никого ни к чему не обязывает.
web-condottiere-show-cards = Какие карты?
web-condottiere-show-to = Кому?
web-condottiere-show-do = Показать
