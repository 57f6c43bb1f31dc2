# Что говорит терминал, во что бы ни играли.

event-undone =
    { $who ->
        [you] Вы отменяете { $number ->
            [1] свой последний ход
            [one] свой последний { $number } ход
            [few] свои последние { $number } хода
           *[many] свои последние { $number } ходов
        }.
       *[seat] { $name } отменяет { $number ->
            [1] свой ход
            [one] { $number } ход
            [few] { $number } хода
           *[many] { $number } ходов
        }.
    }
event-takeback =
    { $who ->
        [you] Все согласны: вы отменяете { $number ->
            [1] свой последний ход
            [one] свой последний { $number } ход
            [few] свои последние { $number } хода
           *[many] свои последние { $number } ходов
        } и всё, что было после.
       *[seat] Все согласны: { $name } отменяет { $number ->
            [1] свой ход
            [one] { $number } ход
            [few] { $number } хода
           *[many] { $number } ходов
        } и всё, что было после.
    }

terminal-you = вы
terminal-seat = игрок { $seat }
terminal-and = { $first } и { $last }
terminal-nothing = ничего
terminal-welcome = { $game }, { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[many] { $seats } игроков
    }. { $people ->
        [all] Играете по очереди за одной клавиатурой.
       *[one] Вы — игрок 0, за остальных играют боты ({ $bot }).
    } Введите ?, чтобы увидеть справку.
terminal-hand-over = Ходит { $name }. Нажмите Enter, когда никто другой не смотрит на экран.
terminal-choose = Введите номер или ход; ? — справка.
terminal-choose-only = Нажмите Enter; ? — справка.
terminal-bad-number = Варианта { $number } нет: выберите от 1 до { $last }.
terminal-allowed = Так ходить можно: { $move }.
terminal-no-rule = Правила { $id } нет. Попробуйте, например, { $example }.
terminal-why-what = Что именно нельзя? Допишите ход: why { $example }
terminal-which-rule = Какое правило? Например: rules { $example }
terminal-saved = Сохранено: { $file }
terminal-resume = Продолжить игру: { $command }
terminal-not-saved = Не удалось сохранить игру: { $problem }
terminal-left = Вы встаёте из-за стола.
terminal-recorded = Запись игры: { $file }
terminal-verify = Проверить, честной ли была раздача: { $command }
terminal-won =
    { $who ->
        [you] Вы побеждаете: { $reason }.
       *[seat] { $name } побеждает: { $reason }.
    }
terminal-shared = { $names }: общая победа — { $reason }.
terminal-standing = { $place }. { $names }: { $points }
terminal-help =
    Введите номер варианта или сам ход, например: { $example }
      ?            эта справка
      why ХОД      почему так ходить нельзя
      undo         отменить свой последний ход, если с тех пор ничего не открылось
      log          что уже произошло
      rules НОМЕР  правило игры, например: rules { $rule }
      save ФАЙЛ    сохранить игру, чтобы продолжить позже
      quit         сохранить и выйти
    Пустая строка ещё раз покажет стол, а если вариант только один — выберет его.
terminal-help-more =
    Можно ввести и одно лишь начало названия или выбрать стрелками.
      explain      откуда берётся сила и чем всё кончилось бы сейчас (коротко: e)
      hint         о чём вас спрашивают и какие правила об этом говорят
      lang КОД     продолжить на другом языке: { $langs }

# Языки. Первым стоит название самого языка.

terminal-language = Русский
terminal-bad-language = Языка «{ $lang }» нет, есть: { $langs }.
terminal-switched = Дальше — по-русски.

# Рамка стола. Клавиши стоят в одной строке не длиннее 78 знаков.

terminal-keys = ← → Enter или название: выбор   ? справка   e разбор   log   undo   quit
terminal-undo =
    { $number ->
        [1] Можно отменить ход: undo
        [one] Можно отменить { $number } ход: undo
        [few] Можно отменить { $number } хода: undo
       *[many] Можно отменить { $number } ходов: undo
    }
terminal-undo-none-yet = Отменять нечего: вы ещё не ходили.
terminal-undo-known = Отменять нечего: после вашего последнего хода кое-что открылось.
terminal-undo-luck = Отменять нечего: с тех пор вмешался случай.
terminal-undo-others = Отменять нечего: с тех пор походили другие.
terminal-more-log = … и ещё { $number }: введите log
terminal-page-keys = ↑ ↓ PgUp PgDn листать   Esc или Enter назад
terminal-go-on = Нажмите Enter, чтобы продолжить.
terminal-curtain = Передайте клавиатуру.
terminal-curtain-plain = Простой текст ничего не скрывает: всё, что выше, увидит любой, кто прокрутит назад.
terminal-too-small = Окно слишком маленькое: увеличьте его хотя бы до { $width } × { $height }.
terminal-ambiguous = «{ $text }» может значить: { $moves }.
terminal-nothing-chosen = Пока ничего не выбрано: выберите стрелками или введите название.
terminal-log-title = Что произошло
terminal-help-title = Что можно ввести
terminal-rules-title = Правила: { $game }
terminal-explain-title = Откуда берётся сила
terminal-hint-title = О чём вас спрашивают
terminal-hint-rules = Подробнее: rules { $rule }

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
terminal-setup-seat-about = Кто здесь играет. Люди делят эту клавиатуру; между их ходами экран скрывает руки.
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
terminal-elo-about = Эло измерен в партиях ботов за столами такого размера: у кого на 100 очков больше, тот выигрывает 16 партий на каждые 9 у соперника. Границы верны с вероятностью 95 %.

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
terminal-step-whole = все руки открыты
terminal-step-keys = ← → ход   Home End   Tab другой игрок   q выйти
