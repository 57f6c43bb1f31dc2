# Что дом говорит о своих играх и ботах.

web-game-condottiere = Кондотьер
web-game-tuscany = Замки Тосканы
web-game-virtu = Властители
web-game-wars-of-italy = Итальянские войны
web-about-condottiere = Нанимайте наёмников, блефуйте и вовремя пасуйте: в каждом сражении на кону один регион Италии.
web-about-tuscany = Получайте карты, берите тайлы и стройте на своих холмах замки, деревни и монастыри.
web-about-virtu = Управляйте дворцом, завоёвывайте города золотом, интригами и войной и затмите другие державы Италии.
web-about-wars-of-italy = Дуэль: Франция идёт на Неаполь, и обе стороны ищут благосклонности Флоренции, Рима и Венеции.
web-length-condottiere = около 45 минут
web-length-tuscany = около часа
web-length-virtu = два-три часа
web-length-wars-of-italy = около двух часов
web-players =
    { $number ->
        [one] { $number } игрок
        [few] { $number } игрока
       *[other] { $number } игроков
    }
web-players-range =
    { $most ->
        [one] { $least }–{ $most } игрок
        [few] { $least }–{ $most } игрока
       *[other] { $least }–{ $most } игроков
    }
web-start-board = с нарисованным полем
web-start-words = пока словами
web-edition-tuscany = Планшеты, большинство карт и виды пашен восстановлены: они могут отличаться от тех, что в коробке. Все тексты и рисунки — наши собственные.
web-edition-virtu = Большинство символов, цен и дорог восстановлено: они могут отличаться от тех, что в коробке. Все тексты и рисунки — наши собственные.
web-edition-wars-of-italy = Счётчики влияния, дворцы и большинство символов восстановлены: они могут отличаться от тех, что в коробке. Все тексты и рисунки — наши собственные.
web-bots-other = Другие боты
web-bot-level = { $name } ({ $level })
web-elo = Эло { $elo }
web-rules-of = Правила: { $game }
web-rules-games = Игры
web-rules-contents = Содержание
web-rules-symbols = Символы и цвета
