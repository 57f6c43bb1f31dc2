# Что не так с компонентами, исправленными владельцем.

mistake-toml-at = строка { $line }, столбец { $column }: это не TOML: { $problem }
mistake-toml-line = строка { $line }: это не TOML: { $problem }
mistake-toml = это не TOML: { $problem }
mistake-deep = таблицы вложены слишком глубоко
mistake-dots = строка { $line }: слишком много точек
mistake-no-table = { $name }: такой таблицы нет; есть { $known }
mistake-no-table-near = { $name }: такой таблицы нет; может быть, { $near }?
mistake-no-entry = { $at }: такой записи нет; есть { $known }
mistake-no-entry-near = { $at }: такой записи нет; может быть, { $near }?
mistake-no-field = { $at }: поля `{ $name }` нет; есть { $known }
mistake-no-field-near = { $at }: поля `{ $name }` нет; может быть, `{ $near }`?
mistake-not-bool = { $at }: нужно true или false, а не { $found }
mistake-not-whole = { $at }: нужно целое число, а не { $found }
mistake-not-number = { $at }: нужно число, а не { $found }
mistake-not-text = { $at }: нужен текст, а не { $found }
mistake-not-table = { $at }: нужна таблица, а не { $found }
mistake-not-list = { $at }: нужен список, а не { $found }
mistake-not-list-of = { $at }: в списке должно быть элементов: { $wanted }, а не { $number }
mistake-too-large = { $at }: слишком большое число
mistake-between = { $at }: нужно число от { $low } до { $high }, а не { $number }
mistake-missing = { $at }: не указано
mistake-twice = { $at }: { $key } { $name } стоит дважды
mistake-edition = { $at }: нужно название в одну строку, не длиннее { $most } символов, без точки с запятой
mistake-other = { $problem }
