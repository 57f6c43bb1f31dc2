# Co dům říká o svých hrách a botech.

web-game-condottiere = Condottiere
web-game-tuscany = Hrady Toskánska
web-game-virtu = Virtù
web-game-wars-of-italy = Války o Itálii
web-about-condottiere = Najímejte žoldnéře, blafujte a pasujte v pravou chvíli: každá bitva je o jeden region Itálie.
web-about-tuscany = Dobírejte karty, berte dílky a na svých kopcích stavte hrady, statky a vesnice.
web-about-virtu = Řiďte palác, získávejte města zlatem, intrikami nebo válkou a zastiňte ostatní mocnosti Itálie.
web-about-wars-of-italy = Souboj dvou: Francie táhne na Neapol a obě strany se ucházejí o Florencii, Řím a Benátky.
web-length-condottiere = asi 45 minut
web-length-tuscany = asi hodina
web-length-virtu = dvě až tři hodiny
web-length-wars-of-italy = asi dvě hodiny
web-players =
    { $number ->
        [one] jeden hráč
        [few] { $number } hráči
       *[other] { $number } hráčů
    }
web-players-range =
    { $most ->
        [one] { $least }–{ $most } hráč
        [few] { $least }–{ $most } hráči
       *[other] { $least }–{ $most } hráčů
    }
web-start-board = kreslený plán
web-start-words = zatím jen slovy
web-edition-tuscany = Desky, většina karet a obrázky na statcích jsou rekonstruované: od krabice se mohou lišit. Všechna slova i obrázky jsou naše vlastní.
web-edition-virtu = Většina symbolů, cen a silnic je rekonstruovaná: od krabice se může lišit. Všechna slova i obrázky jsou naše vlastní.
web-edition-wars-of-italy = Stupnice vlivu, paláce a většina symbolů jsou rekonstruované: od krabice se mohou lišit. Všechna slova i obrázky jsou naše vlastní.
web-bots-other = Další boti
web-bot-level = { $name } ({ $level })
web-elo = Elo { $elo }
web-rules-of = Pravidla: { $game }
web-rules-games = Hry
web-rules-contents = Obsah
web-rules-symbols = Symboly a barvy
