# The Castles of Tuscany. Стол в браузере.

web-tuscany-space-empty = { $space }: свободная ячейка, { $colour }.
web-tuscany-space-laid = { $space }: ячейка «{ $colour }», на ней { $kind }.
web-tuscany-choice = Это можно выбрать.
web-tuscany-held = Выбрано.
web-tuscany-domain = Ваши владения
web-tuscany-domain-of = Владения: { $name }
web-tuscany-enlarge = Показать владения крупно.
web-tuscany-empty-spaces = Свободных ячеек: { $number }

# середина стола

web-tuscany-display = Открытые тайлы
web-tuscany-tile-of =
    { $seat-who ->
        [you] { $kind }, из вашей стопки.
       *[other] { $kind }, из стопки { $seat-gen }.
    }
web-tuscany-deck =
    { $cards ->
        [0] Получить карты области: колода пуста.
       *[other] Получить карты области: в колоде { $cards }.
    }
web-tuscany-draw = Получить карты
web-tuscany-stacks = Ваши стопки
web-tuscany-stacks-left = Ваши стопки: осталось тайлов { $first }, { $second } и { $third }.
web-tuscany-stacks-about = Вместо взятого тайла выкладывается тайл из вашей самой левой стопки. Кто первым опустошит стопку раунда, тот его завершает.
web-tuscany-round = Раунд { $round }
web-tuscany-round-short = раунд { $round }
web-tuscany-last-turns = Последние ходы
web-tuscany-opener =
    { $seat-who ->
        [you] Каждый раунд начинаете вы.
       *[other] Каждый раунд начинает { $seat }.
    }
web-tuscany-colour-bonuses = Бонус за все ячейки цвета
web-tuscany-bonus-tiles = Тайлы бонуса

# что лежит перед вами

web-tuscany-storage = Ваш склад: занято { $stored }, свободно { $room }.
web-tuscany-storage-free = Свободная ячейка склада
web-tuscany-hand =
    { $cards ->
        [0] Ваша рука: карт нет
        [one] Ваша рука: { $cards } карта
        [few] Ваша рука: { $cards } карты
       *[many] Ваша рука: { $cards } карт
    }
web-tuscany-pays = Этим можно заплатить.
web-tuscany-tray = В руке
web-tuscany-tray-hint = Получите карты области, возьмите открытый тайл или выберите тайл на складе, чтобы выложить его.
web-tuscany-more = Показать полностью
web-tuscany-choose-space = Выберите ячейку, которая светится. Числа — зелёные очки.
web-tuscany-choose-leaves = Склад заполнен: выберите, что его покинет.
web-tuscany-payment = Оплата
web-tuscany-slot = Часть { $number }: { $payment }. Нажмите, чтобы заплатить иначе: { $next }.
web-tuscany-slot-only = Часть { $number }: { $payment }. Больше платить нечем.
web-tuscany-so-far = За этот ход:

# места

web-tuscany-seats = Места
web-tuscany-seat = { $name }: { $points }, карт { $cards }, свободных ячеек { $empty }.
web-tuscany-seat-note = зелёных { $green }, красных { $red }, карт { $cards }
web-tuscany-first = Первый игрок
web-tuscany-first-short = первый
web-tuscany-away = нет на месте
web-tuscany-points-green = Зелёные очки: { $sum }
web-tuscany-points-red = Красные очки: { $sum }
web-tuscany-total-red = Красные очки всего
web-tuscany-total-green = Зелёные очки всего
web-tuscany-round-scored = Подсчёт раунда { $round }

# что осталось

web-tuscany-supplies = Что осталось
web-tuscany-supplies-title = Что осталось и что вышло
web-tuscany-unseen = Карты области, которых вы не видите (в колоде { $deck })
web-tuscany-known = Из них точно у других на руках
web-tuscany-discard = Сброшенные карты области
web-tuscany-yields = Карты бонуса в колоде
web-tuscany-neutral = Нейтральные тайлы, которые ещё придут
web-tuscany-aside = Отложенные нейтральные тайлы
web-tuscany-stack-of = { $name }: тайлы в стопках ({ $first }, { $second }, { $third })

# первая партия с наставником

web-tuscany-coach-goal = Добро пожаловать в Тоскану! Вы застраиваете владения тайлами. Они приносят зелёные очки; после каждого из трёх раундов все прибавляют зелёные очки к красным. Побеждает тот, у кого больше красных, поэтому ранние зелёные очки считаются трижды.
web-tuscany-coach-join = Каждый соединяет три планшета. Соприкасающиеся ячейки одного цвета образуют зону, и полная зона из трёх ячеек стоит больше трёх отдельных. Можно взять готовый вариант.
web-tuscany-coach-castle = Теперь поставьте стартовый замок на одну из тёмно-зелёных ячеек. От него вы строите дальше: чем больше цветов вокруг, тем легче первые тайлы.
web-tuscany-coach-bonus = Выберите тайл бонуса. Он помогает всю партию: больше карт, ячеек склада, мрамора, работников или карт бонуса.
web-tuscany-coach-action = В свой ход вы делаете одно из трёх: получаете карты области, берёте открытый тайл на склад или выкладываете тайл со склада. Чтобы взять тайл, выберите его и подтвердите.
web-tuscany-coach-place = На складе лежит тайл. Выберите его, и подходящие ячейки засветятся; на них видно, сколько зелёных очков они принесут. Тайл должен касаться вашего тайла.
web-tuscany-coach-pay = Выложить тайл стоит двух карт его цвета. Две карты одного другого цвета или работник заменяют одну из них. Оплата уже предложена: нажмите на её часть, чтобы заплатить иначе, и подтвердите.
web-tuscany-coach-effect = Каждый выложенный тайл что-то даёт: карьер — мрамор, деревня — работника, замок выкладывает ещё один тайл. Наведите на тайл или задержите на нём палец, и вы прочтёте, что он делает.
web-tuscany-coach-green = Зелёные очки приносят полные зоны, пашни с новыми видами и цвет, все ячейки которого вы закрыли первым или вторым.
web-tuscany-coach-round = Три ваши стопки — это часы. Каждый взятый тайл заменяется из самой левой стопки; кто первым опустошит стопку раунда, тот завершает его для всех.
web-tuscany-coach-end = Раунд подсчитан. В конце немного красных очков принесут склад, мрамор, работники и каждые пять карт. Теперь вы знаете достаточно: правила всегда под рукой.
