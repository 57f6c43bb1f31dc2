# The page of components, what is told of them before a game, and an owner’s own.

web-components = Components
web-components-of = Components of { $game }
web-components-all = All components
web-components-about = Every card, tile, board and piece of the box: what it does, and where we know it from.
web-components-search = Search the components
web-components-filter = Only
web-components-any = all { $number }
web-components-some = { $origin } { $number }
web-components-found =
    { $number ->
        [one] one entry
       *[other] { $number } entries
    }
web-components-none = Nothing here matches.
web-components-rules = Rules:
web-components-file = Download the file to correct
web-components-file-about = You own the box and something differs? Change it in this file, and choose the file when you make a table. Nobody else’s games change.
web-components-table = As they are played at this table: { $edition }
web-components-table-file = Download the table’s file
web-components-table-back = To the table
web-components-differences =
    { $number ->
        [0] Nothing differs from the standard components.
        [one] One difference from the standard components:
       *[other] { $number } differences from the standard components:
    }
web-reconstructed =
    { $number ->
        [one] One of the { $total } entries in its box is reconstructed, not printed.
       *[other] { $number } of the { $total } entries in its box are reconstructed, not printed.
    }
web-corrected =
    { $number ->
        [0] own components
        [one] corrected components: one difference
       *[other] corrected components: { $number } differences
    }
web-corrected-about =
    { $number ->
        [0] This table plays with an owner’s own components. Their numbers are the standard ones.
        [one] This table plays with components that an owner of the box has corrected. One thing differs from the standard ones.
       *[other] This table plays with components that an owner of the box has corrected. { $number } things differ from the standard ones.
    }
web-corrected-see = See what differs
web-own = Use my corrected components
web-own-about = A TOML file: the whole one, or only what differs in your box. Everybody at the table can read it.
web-own-file = File with components
web-own-checking = Checking the file…
web-own-changes =
    { $number ->
        [0] This file changes nothing.
        [one] { $edition }: one difference
       *[other] { $edition }: { $number } differences
    }
web-own-large = The file is too large; { $most } kB are allowed.
web-own-remove = Do without the file
