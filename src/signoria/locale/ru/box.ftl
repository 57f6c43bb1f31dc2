# Что лежит в коробках: слова, общие для всех игр.

# названия свойств

fact-strength = Сила
fact-copies = В коробке
fact-hidden-cards = В варианте «Скрытые карты»
fact-borders = Смежные
fact-held-by = Хозяин в начале
fact-shows = Изображено
fact-colour = Цвет
fact-spaces = Ячеек во владениях
fact-each-player = У каждого игрока
fact-neutral = Нейтральных
fact-first = Первому, кто закроет все
fact-second = Второму
fact-gives = Даёт
fact-left-column = Левый столбец, сверху вниз
fact-right-column = Правый столбец, сверху вниз
fact-size = По размеру
fact-room-symbols = В напечатанной комнате
fact-home = Начальные города
fact-family = Карточки семейства
fact-agents = Агентов
fact-troops = Войск не больше
fact-florins = Флоринов в начале
fact-players = Число игроков
fact-action = Действие
fact-symbols = Символы
fact-price = Цена
fact-limit = Можно иметь
fact-war-cost = Символ войны стоит
fact-prestige = Престиж
fact-power = Держава
fact-sort = Вид
fact-war = Военный бонус
fact-defence = Защита
fact-religion = Для религиозного влияния
fact-value = Стойкость
fact-home-of = Начальный город державы
fact-roads = По дороге
fact-roads-34 = По дороге, сторона 3/4
fact-roads-25 = По дороге, сторона 2/5
fact-seas = Порт
fact-ships-1 = Морем, 1 корабль
fact-ships-2 = Морем, 2 корабля
fact-ships-3 = Морем, 3 корабля
fact-ships-4 = Морем, 4 корабля
fact-only-side = На карте
fact-closed = Недоступен
fact-ports = Порты
fact-step = Деление
fact-cities = Города
fact-awards = Награды
fact-tiles = Жетоны в начале
fact-starting-troops = Войск в начале
fact-most-troops = Войск не больше
fact-major = Ключевой город
fact-cards = Карточки
fact-marker = Фишка в начале
fact-salary-rounds = Жалованье в раундах

# откуда известно

origin-printed = напечатано
    .about = Так стоит в правилах.
origin-derived = выведено
    .about = Следует из того, что стоит в правилах.
origin-reconstructed = восстановлено
    .about = По крайней мере часть была только на картинках, которых у нас нет. Это наше предположение, согласное со всем напечатанным; владелец коробки может его исправить.
origin-ruling = наше решение
    .about = Так решили мы.
origin-corrected = исправлено
    .about = Отличается от обычных компонентов: так исправил владелец коробки.

# команда `components`

components-origin = Откуда известно
components-does = Что делает
components-rules = Правила
components-edition = Издание: { $edition }
components-differences = Отличия от обычных компонентов:
components-more = `signoria components { $game } ИМЯ` расскажет об одном предмете всё; `--export ФАЙЛ` запишет компоненты, чтобы их исправить.
components-exported = Записано: { $file }. Оставьте то, что отличается, остальное можно удалить, и играйте с --components { $file }.
