# Stůl slovy: textové zobrazení každé hry a deska her, které vlastní nemají.

web-plain-view = Textové zobrazení
web-plain-view-about = Stůl slovy a volby jako tlačítka: pro čtečky obrazovky a pomalé připojení.
web-plain-text = Text
web-plain-choices = Vaše možnosti
web-plain-report = Stůl slovy
web-plain-waits = Teď se na nic neptáme.
web-plain-plan = Udělat za mě: { $moves }
web-plain-way = Zvolit: { $thing }
web-plain-filter = Hledat
web-plain-more = { $number ->
        [one] Ještě jedna. Napište slovo a najděte ji.
        [few] Ještě { $number }. Napište slovo a najděte je.
       *[other] Ještě { $number }. Napište slovo a najděte je.
    }
web-plain-impossible = Teď nelze ({ $number })
