# The Castles of Tuscany. Стол в браузере.

web-tuscany-space-empty = { $space }: свободная клетка, { $colour }.
web-tuscany-space-laid = { $space }: клетка «{ $colour }», на ней { $kind }.
