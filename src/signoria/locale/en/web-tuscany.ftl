# The Castles of Tuscany. The table in the browser.

web-tuscany-space-empty = { $space }: empty { $colour } space.
web-tuscany-space-laid = { $space }: { $kind } on a { $colour } space.
