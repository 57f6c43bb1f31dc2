# The table in words: the text view of every game, and the board of games that have none of their own.

web-plain-view = Text view
web-plain-view-about = The table in words and the choices as buttons, for screen readers and slow connections.
web-plain-text = Text
web-plain-choices = Your choices
web-plain-report = The table in words
web-plain-waits = You have nothing to decide now.
web-plain-plan = Do it for me: { $moves }
web-plain-way = Choose: { $thing }
web-plain-filter = Search
web-plain-more = { $number ->
        [one] One more. Type to find it.
       *[other] { $number } more. Type to find them.
    }
web-plain-impossible = Not possible now ({ $number })
