# Стол «Кондотьера» в браузере.

web-condottiere-map = Карта Италии
web-condottiere-lines = Боевые ряды
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
web-condottiere-staged = Выбрано: ещё раз, чтобы подтвердить.
web-condottiere-foretold = Сила рядов станет: { $strengths }.
web-condottiere-kept = Остаётся у вас.
web-condottiere-take = Забрать: { $card }

# Что известно об области, по предложению.

web-condottiere-region-free = { $region }: никто не контролирует.
web-condottiere-region-owned =
    { $who ->
        [you] { $region }: под вашим контролем.
       *[seat] { $region }: контролирует { $name }.
    }
web-condottiere-region-site = Здесь стоит фигурка кондотьера.
web-condottiere-region-pope = Здесь лежит жетон благосклонности Папы: сражаться за эту область нельзя.
web-condottiere-region-borders = Соседние области: { $regions }.

# Что известно о руке.

web-condottiere-known-to-all = Все знают об этой руке: { $cards }.
web-condottiere-known-to-you = Не все, но вы знаете об этой руке: { $cards }.
web-condottiere-told = Знает о вашей руке: { $cards }.

# Что делает карта.

web-condottiere-about-mercenary = Прибавляет { $strength } к силе вашего ряда, если другая карта не меняет ценность наёмников.
web-condottiere-about-winter = Пока лежит на столе, каждый наёмник во всех рядах стоит лишь 1. Сбрасывает все Вёсны.
web-condottiere-about-spring = Самые сильные наёмники на столе стоят на 3 больше, чьи бы они ни были. Сбрасывает все Зимы.
web-condottiere-about-bishop = Сбрасывает самых сильных наёмников из всех рядов, ваших тоже. Затем вы кладёте жетон благосклонности Папы: где он лежит, сражаться нельзя.
web-condottiere-about-courtesan = Прибавляет 1. У кого больше всех Куртизанок, тот после битвы получает фигурку кондотьера и выбирает следующую область.
web-condottiere-about-drummer = Удваивает наёмников вашего ряда. Второй Барабанщик ничего не меняет.
web-condottiere-about-heroine = Прибавляет 10. Она не наёмник: ни Зима, ни Епископ на неё не действуют, и Барабанщик её не удваивает.
web-condottiere-about-scarecrow = Возвращает одного наёмника из вашего ряда на руку — или ни одного.
web-condottiere-about-surrender = Битва сразу заканчивается, и ряды сравниваются как есть.

# Подсчёт карт.

web-condottiere-counting = Подсчёт карт
web-condottiere-counting-about = Карт, которых вы не видите (в колоде, на руках или сброшенных лицом вниз): { $number }.
web-condottiere-count-card = Карта
web-condottiere-count-left = не видно
web-condottiere-count-mine = у вас
web-condottiere-count-lines = в рядах
web-condottiere-count-known = известно
web-condottiere-count-gone = в сбросе
web-condottiere-count-all = всего

# Первая битва с наставником.

web-condottiere-coach-goal = Добро пожаловать, капитан! Побеждает тот, у кого первым наберётся достаточно областей или чуть меньше смежных: сколько именно, написано над боевыми рядами. Каждая битва идёт за одну область на карте.
web-condottiere-coach-place = Фигурка кондотьера показывает, где идёт битва, а выбирает область тот, у кого она. Это вы? Тогда выберите одну из тех, что светятся; ещё раз — чтобы подтвердить.
web-condottiere-coach-play = Ваш ход: сыграйте одну карту в свой ряд — выберите её дважды или перетащите. Наёмники прибавляют число, которое на них напечатано.
web-condottiere-coach-strength = У каждого ряда показаны его сила и то, как она складывается. Область завоёвывает только самый сильный ряд; при ничьей её не получает никто.
web-condottiere-coach-specials = Цветные карты меняют правила: Барабанщик удваивает, Зима замораживает, Пугало возвращает наёмника. Наведите на карту или задержите на ней палец, и вы прочтёте, что она делает.
web-condottiere-coach-pass = Не обязательно выигрывать каждую битву: новые карты сдают лишь в конце раунда. Если эта обходится слишком дорого, спасуйте. Ваш ряд всё равно считается.
web-condottiere-coach-after = Битва окончена: победитель отмечает область и получает фигурку кондотьера, если ни у кого нет больше Куртизанок. Потом выбирается следующая область.
web-condottiere-coach-end = Теперь вы знаете достаточно, чтобы играть. Полные правила всегда под рукой, а всё на столе само расскажет, что это такое.

# Рядом с полем.

web-condottiere-seat-note = { $regions ->
        [0] областей нет
        [one] { $regions } область
        [few] { $regions } области
       *[many] { $regions } областей
    }, { $cards ->
        [0] карт нет
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }

# Что можно знать, но не видно с первого взгляда.

web-condottiere-opener =
    { $who ->
        [you] Эту партию открыли вы.
       *[seat] Первый ход в этой партии: { $name }.
    }
web-condottiere-idle = Битв подряд без единой карты: { $number }.
web-condottiere-buried = Сброшено лицом вниз: { $number }.
web-condottiere-discard = В сбросе: { $cards }.
web-condottiere-remembered = Сброшено лицом вниз и известно вам: { $cards }.
web-condottiere-finalists = В финальной битве: { $names }.
web-condottiere-watches = не участвует

# Показать карты другим (C7.1).

web-condottiere-show = Показать карты
web-condottiere-show-about = Те, кого вы выберете, увидят настоящие карты; все узнают, что вы что-то показали, но не что именно. Это никого ни к чему не обязывает.
web-condottiere-show-cards = Какие карты?
web-condottiere-show-to = Кому?
web-condottiere-show-do = Показать
