# What the house says of its games and bots.

web-game-condottiere = Condottiere
web-game-tuscany = The Castles of Tuscany
web-game-virtu = Virtù
web-game-wars-of-italy = Wars of Italy
web-about-condottiere = Hire mercenaries, bluff, and pass at the right moment: each battle is for one region of Italy.
web-about-tuscany = Draw cards, take tiles and fill your hills with castles, farms and villages.
web-about-virtu = Run a palace, win cities by gold, intrigue or war, and outshine the other powers of Italy.
web-about-wars-of-italy = A duel: France marches on Naples, and both court Florence, Rome and Venice.
web-length-condottiere = about 45 minutes
web-length-tuscany = about an hour
web-length-virtu = two to three hours
web-length-wars-of-italy = about two hours
web-players =
    { $number ->
        [one] one player
       *[other] { $number } players
    }
web-players-range = { $least }–{ $most } players
web-start-board = on a drawn board
web-start-words = in words, for now
web-edition-tuscany = Boards, most cards and what the farms show are reconstructed: they may differ from the box. All words and pictures are our own.
web-edition-virtu = Most symbols, costs and roads are reconstructed: they may differ from the box. All words and pictures are our own.
web-edition-wars-of-italy = Influence tracks, palaces and most symbols are reconstructed: they may differ from the box. All words and pictures are our own.
web-bots-other = Other bots
web-bot-level = { $name } ({ $level })
web-elo = Elo { $elo }
web-rules-of = Rules of { $game }
web-rules-games = Games
web-rules-contents = Contents
web-rules-symbols = Symbols and colours
