# Что говорит браузер, во что бы ни играли.

web-title = Signoria — настольные игры итальянского Возрождения
web-title-turn = ● Ваш ход — Signoria
web-notice = Signoria — независимый проект, не связанный с издателями игр.
web-skip = К содержанию
web-nav = Главное меню
web-home = Signoria, главная страница
web-close = Закрыть
web-cancel = Отмена
web-done = Готово
web-loading = Минуту…
web-offline = Нет связи с сервером. Пробуем ещё раз…
web-lost-title = Страница не найдена
web-lost = По этому адресу ничего нет. Возможно, при копировании часть адреса потерялась.

# Главная страница.

web-start-kicker = Настольные игры итальянского Возрождения
web-start-title = Четыре игры. Один стол. Ваш ход.
web-start-lead = Играйте с друзьями или против ботов: без регистрации и установки, а правила стол знает сам.
web-start-bots = Играть против ботов
web-start-friends = Играть с друзьями
web-start-next = К столу, где ждут меня
web-quick-bots = Ботов
web-quick-level = Уровень ботов
web-quick-coach = Наставник объяснит первую партию
web-quick-start = Начать
web-name = Ваше имя
web-name-usual = Гость
web-name-why = Как к вам обращаться?
web-password = Пароль этого сервера
web-enter = Войти

# Списки столов.

web-lobby = Лобби
web-lobby-about = Открытые столы: садитесь на свободное место или смотрите.
web-lobby-empty = Сейчас нет открытых столов. Создайте свой, и другие найдут его здесь.
web-games = Мои игры
web-games-running = Идут
web-games-finished = Завершены
web-games-none = Сейчас вы не сидите ни за одним столом.
web-games-none-finished = Сыгранных игр пока нет.
web-status-waiting = ждёт игроков
web-status-running = идёт игра
web-status-finished = игра окончена
web-status-closed = Этот стол закрыт.
web-free-seats =
    { $number ->
        [one] { $number } свободное место
        [few] { $number } свободных места
       *[other] { $number } свободных мест
    }
web-won-by = победа: { $names }
web-your-turn = Ваш ход
web-go-on = Продолжить
web-join = Сесть
web-watch = Смотреть
web-waits-count =
    { $number ->
        [one] вас ждёт { $number } стол
        [few] вас ждут { $number } стола
       *[other] вас ждут { $number } столов
    }
web-passphrase-title = Вернуться с другого устройства
web-passphrase-about = С секретной фразой вы займёте свои места и из другого браузера.
web-passphrase = Секретная фраза
web-passphrase-keep = Запомнить
web-passphrase-kept = Готово. Запишите её где-нибудь.
web-return-title = Вы уже сидите там с другого устройства?
web-return-seat = Какое место ваше
web-return = Вернуться

# Новый стол.

web-new-table = Новый стол
web-setup-game = Игра
web-setup-seats = Игроки
web-setup-seat = Место { $number }
web-setup-you = { $name } (вы)
web-setup-friend = друг, по ссылке
web-setup-hotseat = кто-то за этим экраном
web-setup-bot = бот: { $level }
web-ladder = Насколько сильны боты?
web-ladder-order = Боты, от слабейшего к сильнейшему
web-setup-name = Имя игрока { $number }
web-setup-up = Место { $number }: на одно выше
web-setup-more = Добавить место
web-setup-fewer = Убрать место
web-setup-public = Открытый стол
web-setup-public-about = Он виден в лобби: сесть или смотреть может каждый.
web-setup-options = Правила этого стола
web-setup-make = Создать стол
web-edition-condottiere = Карты и числа — из издания 2007 года. Границы на карте восстановлены по нескольким источникам; все тексты и рисунки — наши собственные.

# До раздачи.

web-join-title = Вас приглашают
web-join-sit = Сесть за стол
web-waiting-title = Ждём игроков
web-waiting-about = Когда все места будут заняты, карты раздадут.
web-waiting-kept = Место для вас сохранено: садитесь, когда будете готовы.
web-waiting-level = Бот для места { $number }
web-waiting-bot = Посадить бота
web-waiting-kick = Убрать
web-waiting-close = Закрыть стол
web-waiting-fair = Все случайности этой игры уже предопределены; вот их печать:
web-leave = Уйти из-за стола
web-leave-waiting = Ваше место сможет занять кто-то другой.
web-leave-running = Ваше место освободится, и игра будет ждать, пока его кто-нибудь не займёт. Вернуться можно, только пока оно свободно.
web-leave-alone = Больше за столом никого нет: стол закроется, и игра закончится без результата.
web-leave-finished = Игра исчезнет из вашего списка. Запись партии сохранится.
web-close-waiting = Стол исчезнет: сесть за него больше никто не сможет.
web-close-running = Игра закончится для всех за этим столом, без результата. Отменить это нельзя.
web-seat-free = свободное место
web-seat-kept = место для игрока { $name }
web-invite-title = Пригласите друзей
web-invite-about = Кто откроет эту ссылку, сможет сесть за стол.
web-invite-watch = Пригласите зрителей
web-invite-watch-about = Все места заняты. Кто откроет эту ссылку, сможет смотреть.
web-invite-link = Ссылка на стол
web-invite-qr = Ссылка как QR-код
web-invite-local = Этот адрес работает только на этом компьютере. Запустите сервер с --lan и откройте страницу по адресу, который он покажет: тогда ссылка подойдёт и другим.
web-copy = Копировать
web-copied = Скопировано

# За столом.

web-table = Стол
web-board = Игровое поле
web-side = Что произошло и что сказано
web-prompt = Что нужно решить
web-live = Новости
web-log = Журнал
web-log-jump = Посмотреть этот момент
web-log-since = После вашего последнего хода
web-log-more =
    { $number ->
        [one] Ещё { $number } строка в журнале.
        [few] Ещё { $number } строки в журнале.
       *[other] Ещё { $number } строк в журнале.
    }
web-chat = Чат
web-chat-empty = Пока никто ничего не сказал.
web-chat-say = Скажите что-нибудь
web-chat-send = Отправить
web-seat-you = вы
web-seat-away = нет на месте
web-seat-asked = решает
web-bot-0 = Лоренцо
web-bot-1 = Катерина
web-bot-2 = Федерико
web-bot-3 = Изабелла
web-bot-4 = Козимо
web-bot-5 = Лукреция
web-waits = Ждём…
web-waits-for = Ждём: { $names }.
web-over = Игра окончена.
web-sent = { $move }: отправлено…
web-send = Подтвердить: { $move }
web-unstage = Не это
web-then = Таким стол был после вашего последнего хода. Отпустите, чтобы вернуться.
web-catch-up = К последнему
web-to-my-turn = К моему ходу
web-undo-count =
    { $number ->
        [1] Отменить ход
       *[other] Отменить ход ({ $number })
    }
web-takeback = Попросить отменить ход
web-takeback-about = Если все согласны, ваш последний ход и всё после него отменяются.
web-takeback-asked =
    { $seat-who ->
        [you] Вы просите отменить { $number ->
            [one] { $number } ход
            [few] { $number } хода
           *[other] { $number } ходов
        }.
       *[other] { $seat } просит отменить { $number ->
            [one] { $number } ход
            [few] { $number } хода
           *[other] { $number } ходов
        }.
    }
web-takeback-yes = Согласиться
web-takeback-no = Нет
web-takeback-withdraw = Отозвать просьбу
web-line-offline = Нет сети. Стол подождёт.
web-line-lost = Связь прервалась; соединяемся снова…
web-line-slow = Сервер думает…
web-read-on = Правила:
web-curtain-title = Передайте экран: { $name }
web-curtain = Нажмите, когда никто другой не смотрит.
web-curtain-open = Это я, { $name }
web-coach = Наставник
web-coach-step = { $number } из { $all }
web-coach-next = Понятно
web-coach-skip = Больше не надо
web-coach-rule = Правило { $rule }

# Клавиши.

web-keys = Клавиши
web-key-tab = пройти по всему, что можно выбрать
web-key-arrows = от карты к карте или от региона к региону
web-key-enter = выбрать; ещё раз или на пустом столе — подтвердить
web-key-escape = отменить выбор, закрыть открытое
web-key-undo = отменить ход
web-key-rules = правила о том, на что вы указываете
web-key-skip = не ждать ходов других: к моему ходу
web-key-then = держать: стол, каким он был после моего хода
web-key-help = этот список

# Правила.

web-rules = Правила
web-rules-search = Искать в правилах
web-rules-ruling = Решение Signoria: здесь правила игры молчат или допускают два прочтения.
web-rules-found =
    { $number ->
        [0] Ничего не найдено.
        [one] Найдено { $number } правило.
        [few] Найдено { $number } правила.
       *[other] Найдено { $number } правил.
    }

# Итог и просмотр.

web-result = Игра окончена
web-result-show = Показать итог
web-result-points =
    { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[other] { $number } очков
    }
web-rematch = Ещё раз
web-record = Скачать запись
web-share = Ссылка на эту игру
web-verify = Проверить раздачу
web-verify-about = Выпало ли всё так, как обещала печать? Ваш браузер пересчитает сам.
web-verify-true =
    { $number ->
        [one] Верно: ваш браузер заново провёл { $number } случайный ход, и он совпал с записью.
        [few] Верно: ваш браузер заново провёл { $number } случайных хода, и все совпали с записью.
       *[other] Верно: ваш браузер заново провёл { $number } случайных ходов, и все совпали с записью.
    }
web-verify-promised = Печать та самая, что вы видели до раздачи, и ваша соль в ней есть.
web-verify-server = Печать верна. По этим правилам { $number } случайных ходов заново провёл сам сервер: они совпали с записью.
web-verify-false-secret = Запись не раскрывает секрет: проверить её нельзя.
web-verify-false-commitment = Неверно: секрет не тот, что был запечатан.
web-verify-false-promise = Неверно: печать не та, что вы видели до раздачи.
web-verify-false-salt = Неверно: вашей соли нет.
web-verify-false-luck = Неверно: одна из карт пришла не так, как следует из секрета.
web-replay = Просмотр
web-replay-first = К началу
web-replay-back = Ход назад
web-replay-next = Ход вперёд
web-replay-last = К концу
web-replay-slider = Момент
web-replay-at = Момент { $number } из { $last }
web-replay-eyes = Чьими глазами
web-replay-open = с открытыми картами
web-replay-spectator = как зритель
web-replay-as = как видит { $name }
web-replay-link = Ссылка на этот момент

# Настройки.

web-settings = Настройки
web-language = Язык
web-theme = Цвета
web-theme-system = как в системе
web-theme-light = днём
web-theme-dark = при свечах
web-speed = Анимация
web-speed-none = без неё
web-speed-fast = быстрая
web-speed-usual = обычная
web-speed-slow = медленная
web-follow = Ходы других
web-follow-at-once = сразу
web-follow-quick = быстро
web-follow-usual = обычно
web-follow-slow = медленно
web-confirm = Подтверждать ходы
web-confirm-about = Первый щелчок показывает, что даст ход, второй делает его. «Когда важно» — только для ходов, которые нельзя отменить.
web-confirm-always = Всегда
web-confirm-matters = Когда важно
web-confirm-never = Никогда
web-patterns = Узоры вместе с цветами
web-patterns-about = Игроков можно различить и без цвета.
web-sound = Звук
web-sound-about = Тихая нота, когда ваш ход.

# О программе.

web-about = О Signoria
web-about-what = Signoria — цифровой стол для настольных игр итальянского Возрождения. Это свободная программа под лицензией MIT.
web-about-thanks = Благодарим
web-about-icons = Значки:
web-about-fonts = Шрифты:
web-about-coast = Берега Италии:
web-about-version = Версия { $version }
