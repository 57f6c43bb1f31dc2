# The Castles of Tuscany. Stůl v prohlížeči.

web-tuscany-space-empty = { $space }: volné pole, { $colour }.
web-tuscany-space-laid = { $space }: pole { $colour }, leží na něm { $kind }.
