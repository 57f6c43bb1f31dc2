# Что сервер говорит тому, кто его запускает.

server-greeting = Signoria ждёт по адресу { $url }  (Ctrl-C — закончить)
server-open = Войти может каждый в этой сети. --password закрывает дверь чужим.
server-database = Партии хранятся в { $url }

# Почему сервер не делает того, о чём просят. Ключи отправляются браузеру вместе с аргументами.

server-stale = Игра тем временем ушла вперёд: посмотрите ещё раз и решайте.
server-not-running = За этим столом сейчас не играют.
server-not-finished = Партия ещё не окончена.
server-broken = В этой версии партию нельзя продолжить; почему, сказано в журнале сервера.
server-not-your-seat = Это не ваше место.
server-not-seated = Вы не сидите за этим столом.
server-not-host = Это может только хозяин стола.
server-no-such-table = Такого стола нет, или вам его не видно.
server-no-such-page = Такой страницы нет.
server-no-such-game = Такой игры нет.
server-sent-away = Хозяин стола вас удалил; вернуться можно по новой ссылке от него.
server-not-open = Стол закрыт, или партия окончена.
server-seated-already = Вы уже сидите за этим столом.
server-no-free-seat = Все места заняты.
server-seat-taken = Это место не свободно.
server-nobody-there = Там никто не сидит.
server-kick-yourself = Себя удалить нельзя: просто покиньте стол.
server-wrong-seats = { $game }: игроков должно быть от { $low } до { $high }.
server-bad-table = Такого стола быть не может: { $problem }
server-bad-components = Этот файл не подходит: { $problem }
server-not-corrected = За этим столом играют с обычными компонентами.
server-no-people = Хотя бы одно место должно быть для человека.
server-no-such-bot = Бота «{ $bot }» для этой игры нет; есть: { $bots }.
server-too-many-tables = Открытых столов у вас уже { $number }; сначала закройте один.
server-too-many-sockets = Вы смотрите на слишком много столов сразу.
server-too-many-watchers = За этим столом уже наблюдает слишком много людей.
server-too-often = Слишком много сразу; подождите немного.
server-enough = В этой партии столько отменяли и показывали, что теперь можно только ходить.
server-no-takeback = Никто не просит отменить ход, или уже поздно.
server-takeback-asked = Кто-то уже попросил отменить ход.
server-no-guest = Сначала представьтесь.
server-banned = Хозяин этого сервера вас не пускает.
server-bad-name = В имени нужна хотя бы одна видимая буква.
server-wrong-password = Пароль этого сервера другой.
server-wrong-passphrase = Это не секретная фраза того, кто там сидит.
server-unreadable = Это нельзя прочесть: { $problem }
server-bad-request = Это нельзя понять: { $problem }
server-unknown-host = Этот сервер зовут иначе; хозяин может назвать имя через --public-url.
server-foreign-origin = Это прислал другой сайт; не принято.
server-wrong-content-type = Присылайте JSON или запись партии простым текстом.
server-unavailable = База данных сейчас не отвечает. Ничего не потеряно; попробуйте ещё раз.
server-failed = На сервере что-то сломалось. Ваш запрос ничего в игре не изменил.
