# What is wrong with an owner’s components: in English as in signoria/kernel/mistakes.py.

mistake-toml-at = line { $line }, column { $column }: this is not TOML: { $problem }
mistake-toml-line = line { $line }: this is not TOML: { $problem }
mistake-toml = this is not TOML: { $problem }
mistake-deep = the tables are nested too deeply
mistake-dots = line { $line }: too many dots
mistake-no-table = { $name }: there is no such table; there are: { $known }
mistake-no-table-near = { $name }: there is no such table; did you mean { $near }?
mistake-no-entry = { $at }: there is no such { $noun }; there are: { $known }
mistake-no-entry-near = { $at }: there is no such { $noun }; did you mean { $near }?
mistake-no-field = { $at }: there is no field `{ $name }`; there are: { $known }
mistake-no-field-near = { $at }: there is no field `{ $name }`; did you mean `{ $near }`?
mistake-not-bool = { $at } must be true or false, not { $found }
mistake-not-whole = { $at } must be a whole number, not { $found }
mistake-not-number = { $at } must be a number, not { $found }
mistake-not-text = { $at } must be a text, not { $found }
mistake-not-table = { $at } must be a table, not { $found }
mistake-not-list = { $at } must be a list, not { $found }
mistake-not-list-of = { $at } must be a list of { $wanted }, not of { $number }
mistake-too-large = { $at } is too large a number
mistake-between = { $at } must lie between { $low } and { $high }, not be { $number }
mistake-missing = { $at } is missing
mistake-twice = { $at } holds { $key } { $name } twice
mistake-edition = { $at } must be a name on one line of at most { $most } characters, without semicolons
mistake-other = { $problem }
