# Стол словами: текстовый вид любой игры и поле игр, у которых нет своего.

web-plain-view = Текстовый вид
web-plain-view-about = Стол словами и кнопки для каждого выбора: для экранных дикторов и медленной связи.
web-plain-text = Текст
web-plain-choices = Что можно выбрать
web-plain-report = Стол словами
web-plain-waits = Сейчас от вас ничего не ждут.
web-plain-plan = Сделать за меня: { $moves }
web-plain-way = Выбрать: { $thing }
web-plain-filter = Найти
web-plain-more = { $number ->
        [one] Ещё { $number } вариант. Введите слово, чтобы найти его.
        [few] Ещё { $number } варианта. Введите слово, чтобы найти их.
       *[many] Ещё { $number } вариантов. Введите слово, чтобы найти их.
    }
web-plain-impossible = Сейчас нельзя ({ $number })
