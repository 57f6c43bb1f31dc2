# Stránka komponent, co se o nich říká před hrou, a komponenty majitele.

web-components = Komponenty
web-components-of = Komponenty: { $game }
web-components-all = Všechny komponenty
web-components-about = Všechny karty, dílky, desky a figurky z krabice: co dělají a odkud to víme.
web-components-search = Hledat v komponentách
web-components-filter = Ukázat
web-components-any = vše { $number }
web-components-some = { $origin } { $number }
web-components-found =
    { $number ->
        [one] { $number } položka
        [few] { $number } položky
       *[other] { $number } položek
    }
web-components-none = Nic tu neodpovídá.
web-components-rules = Pravidla:
web-components-file = Stáhnout soubor k opravě
web-components-file-about = Máte krabici a něco v ní je jinak? Opravte to v tomto souboru a vyberte ho, až budete zakládat stůl. Hry ostatních se tím nezmění.
web-components-table = Jak se hraje u tohoto stolu: { $edition }
web-components-table-file = Stáhnout soubor tohoto stolu
web-components-table-back = Ke stolu
web-components-differences =
    { $number ->
        [0] Od běžných komponent se nic neliší.
        [one] { $number } odlišnost od běžných komponent:
        [few] { $number } odlišnosti od běžných komponent:
       *[other] { $number } odlišností od běžných komponent:
    }
web-reconstructed = Položek v krabici: { $total }, z toho rekonstruovaných, ne vytištěných: { $number }.
web-corrected =
    { $number ->
        [0] vlastní komponenty
        [one] opravené komponenty: { $number } odlišnost
        [few] opravené komponenty: { $number } odlišnosti
       *[other] opravené komponenty: { $number } odlišností
    }
web-corrected-about =
    { $number ->
        [0] U tohoto stolu se hraje s komponentami majitele. Čísla jsou běžná.
        [one] U tohoto stolu se hraje s komponentami, které opravil majitel krabice: { $number } odlišnost od běžných.
        [few] U tohoto stolu se hraje s komponentami, které opravil majitel krabice: { $number } odlišnosti od běžných.
       *[other] U tohoto stolu se hraje s komponentami, které opravil majitel krabice: { $number } odlišností od běžných.
    }
web-corrected-see = Ukázat odlišnosti
web-own = Hrát s mými opravenými komponentami
web-own-about = Soubor TOML: celý, nebo jen to, co je ve vaší krabici jinak. Přečíst si ho může každý u stolu.
web-own-file = Soubor s komponentami
web-own-checking = Kontrolujeme soubor…
web-own-changes =
    { $number ->
        [0] Tento soubor nic nemění.
        [one] { $edition }: { $number } odlišnost
        [few] { $edition }: { $number } odlišnosti
       *[other] { $edition }: { $number } odlišností
    }
web-own-large = Soubor je příliš velký; povoleno je { $most } kB.
web-own-remove = Hrát bez souboru
