# Страница компонентов, что о них сказано перед игрой, и компоненты владельца.

web-components = Компоненты
web-components-of = Компоненты: { $game }
web-components-all = Все компоненты
web-components-about = Все карты, тайлы, планшеты и фишки из коробки: что они делают и откуда это известно.
web-components-search = Поиск по компонентам
web-components-filter = Показать
web-components-any = все { $number }
web-components-some = { $origin } { $number }
web-components-found =
    { $number ->
        [one] { $number } запись
        [few] { $number } записи
       *[other] { $number } записей
    }
web-components-none = Ничего не найдено.
web-components-rules = Правила:
web-components-file = Скачать файл для исправлений
web-components-file-about = У вас есть коробка, и что-то в ней не так? Исправьте это в файле и выберите его, когда создаёте стол. Другие столы это не изменит.
web-components-table = Как играют за этим столом: { $edition }
web-components-table-file = Скачать файл этого стола
web-components-table-back = К столу
web-components-differences =
    { $number ->
        [0] Отличий от обычных компонентов нет.
        [one] { $number } отличие от обычных компонентов:
        [few] { $number } отличия от обычных компонентов:
       *[other] { $number } отличий от обычных компонентов:
    }
web-reconstructed =
    { $number ->
        [one] Из { $total } записей о содержимом коробки { $number } не напечатана, а восстановлена нами.
       *[other] Из { $total } записей о содержимом коробки { $number } не напечатаны, а восстановлены нами.
    }
web-corrected =
    { $number ->
        [0] компоненты владельца
        [one] исправленные компоненты: { $number } отличие
        [few] исправленные компоненты: { $number } отличия
       *[other] исправленные компоненты: { $number } отличий
    }
web-corrected-about =
    { $number ->
        [0] За этим столом играют с компонентами владельца. Числа в них обычные.
        [one] За этим столом играют с компонентами, которые исправил владелец коробки: { $number } отличие от обычных.
        [few] За этим столом играют с компонентами, которые исправил владелец коробки: { $number } отличия от обычных.
       *[other] За этим столом играют с компонентами, которые исправил владелец коробки: { $number } отличий от обычных.
    }
web-corrected-see = Посмотреть отличия
web-own = Играть с моими исправленными компонентами
web-own-about = Файл TOML: целиком или только то, что отличается в вашей коробке. Его смогут прочитать все за столом.
web-own-file = Файл с компонентами
web-own-checking = Проверяем файл…
web-own-changes =
    { $number ->
        [0] Этот файл ничего не меняет.
        [one] { $edition }: { $number } отличие
        [few] { $edition }: { $number } отличия
       *[other] { $edition }: { $number } отличий
    }
web-own-large = Файл слишком большой: допускается не больше { $most } кБ.
web-own-remove = Без файла
