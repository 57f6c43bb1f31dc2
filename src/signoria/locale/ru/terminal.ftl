# Что говорит терминал, во что бы ни играли.

terminal-welcome = { $game }, { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[many] { $seats } игроков
    }. { $people ->
        [all] Играете по очереди за одной клавиатурой.
       *[one] Вы — игрок 0, за остальных играют боты ({ $bot }).
    } Введите ?, чтобы увидеть справку.
terminal-hand-over = Ходит { $name }. Нажмите Enter, когда никто другой не смотрит на экран.
terminal-choose = Введите номер, название или ход; ? — справка.
terminal-choose-usual = Введите номер, название или ход; просто Enter — { $move }; ? — справка.
terminal-bad-number = Здесь нет варианта с номером { $number }.
terminal-allowed = Так ходить можно: { $move }.
terminal-no-rule = Правила { $id } нет. Попробуйте, например, { $example }.
terminal-why-what = Что именно нельзя? Допишите ход: почему { $example }
terminal-what-what = Что именно? Назовите предмет из коробки: что { $example }
terminal-what-none = В коробке нет такого: «{ $thing }».
terminal-what-near = В коробке нет такого: «{ $thing }». Может быть: { $meant }?
terminal-no-plan = Сейчас платить не за что.
terminal-which-rule = Какое правило? Например: правила { $example }
terminal-saved = Сохранено: { $file }
terminal-resume = Продолжить игру: { $command }
terminal-not-saved = Не удалось сохранить игру: { $problem }
terminal-left = Вы встаёте из-за стола.
terminal-recorded = Игра сохранена: { $file }
terminal-verify = Проверить, честной ли была раздача: { $command }
terminal-replay = Посмотреть игру ещё раз: { $command }
terminal-help =
    Введите номер варианта, его название или ход: { $example }
    У одного и того же вопроса номера те же; 0 — ничего не делать или закончить.
      P              заплатить за меня разом; 3P: выбрать 3 и заплатить за меня
      O              расклад: чего стоит и что даёт каждый вариант
      E              разбор: откуда берутся числа на столе
      U              отменить свой последний ход, если ничего не открылось
      L              журнал: что уже произошло
      ?              эта справка
terminal-help-more =
    Заглавные буквы на экране действуют сразу. Можно и словами: расклад, отмена.
      почему ХОД     почему так ходить нельзя
      что ПРЕДМЕТ    что такое эта карта, комната, тайл или город
      вопрос         о чём вас спрашивают и какие правила об этом говорят
      правила НОМЕР  правило игры, например: правила { $rule }
      сохранить ФАЙЛ сохранить игру, чтобы продолжить позже
      выход          сохранить и выйти
      язык КОД       продолжить на другом языке: { $langs }
      переспрашивать нет    не спрашивать, когда вернуть будет нельзя (да — снова)
    Пустая строка выбирает обычное или показывает стол. Tab дописывает название.

# Языки. Первым стоит название самого языка.

terminal-language = Русский
terminal-bad-language = Языка «{ $lang }» нет, есть: { $langs }.
terminal-switched = Дальше — по-русски.

# Рамка стола. Клавиши стоят в одной строке не длиннее 78 знаков.

terminal-undo =
    { $number ->
        [1] Можно отменить ход: U
        [one] Можно отменить { $number } ход: U
        [few] Можно отменить { $number } хода: U
       *[many] Можно отменить { $number } ходов: U
    }
terminal-undo-none-yet = Отменять нечего: вы ещё не ходили.
terminal-undo-known = Отменять нечего: после вашего последнего хода кое-что открылось.
terminal-undo-luck = Отменять нечего: с тех пор вмешался случай.
terminal-undo-others = Отменять нечего: с тех пор походили другие.
terminal-more-log = … и ещё { $number }: L
terminal-page-keys = ↑ ↓ PgUp PgDn листать   Esc или Enter назад
terminal-go-on = Нажмите Enter, чтобы продолжить.
terminal-curtain = Передайте клавиатуру.
terminal-curtain-plain = Простой текст ничего не скрывает: всё, что выше, увидит любой, кто прокрутит назад.
terminal-too-small = Окно слишком маленькое: увеличьте его хотя бы до { $width } × { $height }.
terminal-ambiguous = «{ $text }» может значить: { $moves }.
terminal-unfinished = «{ $text }» — это только начало. Вы имели в виду: { $moves }? Enter — да.
terminal-nothing-chosen = Пока ничего не выбрано: введите номер или название либо выберите стрелками.
terminal-log-title = Что произошло
terminal-help-title = Что можно ввести
terminal-rules-title = Правила: { $game }
terminal-explain-title = Откуда берутся числа
terminal-hint-title = О чём вас спрашивают
terminal-hint-rules = Подробнее: правила { $rule }
terminal-outlook-title = Чего стоят и что дают варианты
terminal-outlook-none = Об этих вариантах больше сказать нечего.
terminal-help-pages = Что ещё можно посмотреть:

# Что вводят вместо команд, несколько слов через запятую; английские слова понятны всегда.

terminal-command-help = ?, справка, помощь
terminal-command-explain = разбор
terminal-command-hint = вопрос
terminal-command-undo = отмена, отменить
terminal-command-log = журнал
terminal-command-outlook = расклад
terminal-command-quit = выход, выйти
terminal-command-why = почему
terminal-command-what = что
terminal-command-rules = правила, правило
terminal-command-save = сохранить
terminal-command-lang = язык
terminal-command-confirm = переспрашивать
terminal-command-plan = план

# Что делают клавиши, в строке под столом.

terminal-keys-choose = ← → Enter выбор
terminal-keys-help = справка
terminal-keys-outlook = расклад
terminal-keys-undo = отмена
terminal-keys-explain = разбор
terminal-keys-log = журнал

# Варианты из нескольких ходов и что значит вариант.

terminal-pay-for-me = заплатить за меня
terminal-do-for-me = сделать за меня
terminal-plan = Сразу: { $moves }.
terminal-costs = Цена: { $things }.
terminal-short = Не хватает: { $things }.
terminal-sum-areas = очки за зоны
terminal-sum-best = в лучшем случае
terminal-sum-green = зелёные очки
terminal-sum-attack = атака
terminal-sum-defence = защита
terminal-sum-turned-up = ваша боевая линия с картой, лежащей картинкой вниз
terminal-sum-crowns = короны

# Когда переспрашивают.

terminal-sure = «{ $move }» — после этого вернуться будет нельзя. Enter — да. Или выберите другое.
terminal-confirm-what = Введите: переспрашивать да, или: переспрашивать нет.
terminal-command-on = да
terminal-command-off = нет
terminal-confirm-on = Перед ходом, который нельзя отменить, вас переспросят.
terminal-confirm-off = Больше вас не переспросят перед ходом, который нельзя отменить.

# Кто сидит за столом.

terminal-sitters = { $game }. За столом: { $names }.
terminal-sitter-person = человек
terminal-sitter-you = вы
terminal-sitter-bot = бот «{ $bot }»

# Стол собирают стрелками.

terminal-setup-title = Во что сыграем?
terminal-setup-exactly = Игроков: { $number }.
terminal-setup-players = Игроков: от { $low } до { $high }.
terminal-setup-saved = Продолжить: { $file }
terminal-setup-saved-about = { $game }, { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[many] { $seats } игроков
    }, сохранено: { $when }.
terminal-setup-table = Стол: { $game }
terminal-setup-start = Начать игру
terminal-setup-start-about = Сначала можно изменить всё, что ниже: кто играет и по каким правилам.
terminal-setup-seats = Игроков
terminal-setup-seats-about = Сколько игроков за столом, считая ботов.
terminal-setup-seat = Игрок { $seat }
terminal-setup-seat-about = Кто здесь играет. Люди делят эту клавиатуру; между их ходами экран скрывает карты.
terminal-setup-language = Язык
terminal-setup-language-about = На каком языке говорит стол.
terminal-setup-yes = да
terminal-setup-no = нет
terminal-setup-rule = Правило { $rule }
terminal-setup-clash = Это не сочетается с чем-то ещё, что здесь выбрано; см. правило { $rule }.
terminal-setup-nobody = Хотя бы за одного игрока должен играть человек.
terminal-setup-keys = ↑ ↓ перейти   ← → изменить   Enter начать   Esc назад   Ctrl-C выйти
terminal-setup-game-keys = ↑ ↓ перейти   Enter выбрать   Ctrl-C выйти
terminal-bot-greedy = жадный
terminal-bot-greedy-about = играет толково, по простым приёмам
terminal-bot-random = случайный
terminal-bot-random-about = делает любой разрешённый ход
terminal-bot-apprentice = ученик
terminal-bot-apprentice-about = смотрит немного вперёд и часто ошибается в оценке
terminal-bot-captain = капитан
terminal-bot-captain-about = следует правилам старых солдат и смотрит немного вперёд; соперник для вечера с друзьями
terminal-bot-prince = государь
terminal-bot-prince-about = знает своё дело и решает быстро
terminal-bot-machiavelli = Макиавелли
terminal-bot-machiavelli-about = знает своё дело, видит далеко вперёд и играет только на победу
terminal-elo = { $bot }, Эло { $elo }
terminal-elo-range = Эло { $elo } (от { $low } до { $high })
terminal-elo-about = Рейтинг Эло измерен в партиях ботов за столами такого размера: у кого на 100 очков больше, тот выигрывает 16 партий на каждые 9 у соперника. Границы верны с вероятностью 95 %.

# Записи.

terminal-verified =
    Всё верно: { $number ->
        [one] { $number } случайный ход совпадает
        [few] { $number } случайных хода совпадают
       *[many] { $number } случайных ходов совпадают
    } с записью.
terminal-not-verified = Не сходится или проверить нельзя: { $problem }
terminal-step = Ход { $move } из { $last }
terminal-step-seat = как видит { $name }
terminal-step-whole = все карты открыты
terminal-step-keys = ← → ход   Home End   Tab другой игрок   q выйти
