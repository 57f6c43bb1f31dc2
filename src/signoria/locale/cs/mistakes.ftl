# Co je špatně s komponentami, které opravil majitel.

mistake-toml-at = řádek { $line }, sloupec { $column }: toto není TOML: { $problem }
mistake-toml-line = řádek { $line }: toto není TOML: { $problem }
mistake-toml = toto není TOML: { $problem }
mistake-deep = tabulky jsou vnořené příliš hluboko
mistake-dots = řádek { $line }: příliš mnoho teček
mistake-no-table = { $name }: taková tabulka není; jsou tu { $known }
mistake-no-table-near = { $name }: taková tabulka není; nemá to být { $near }?
mistake-no-entry = { $at }: taková položka není; jsou tu { $known }
mistake-no-entry-near = { $at }: taková položka není; nemá to být { $near }?
mistake-no-field = { $at }: pole `{ $name }` není; jsou tu { $known }
mistake-no-field-near = { $at }: pole `{ $name }` není; nemá to být `{ $near }`?
mistake-not-bool = { $at } musí být true nebo false, ne { $found }
mistake-not-whole = { $at } musí být celé číslo, ne { $found }
mistake-not-number = { $at } musí být číslo, ne { $found }
mistake-not-text = { $at } musí být text, ne { $found }
mistake-not-table = { $at } musí být tabulka, ne { $found }
mistake-not-list = { $at } musí být seznam, ne { $found }
mistake-not-list-of = { $at }: v seznamu má být položek { $wanted }, ne { $number }
mistake-too-large = { $at } je příliš velké číslo
mistake-between = { $at } musí být mezi { $low } a { $high }, ne { $number }
mistake-missing = { $at } chybí
mistake-twice = { $at }: { $key } { $name } tu je dvakrát
mistake-edition = { $at } musí být název na jednom řádku, nejvýš { $most } znaků, bez středníků
mistake-other = { $problem }
