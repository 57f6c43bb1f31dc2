# Stůl Kondotiéra v prohlížeči.

web-condottiere-map = Mapa Itálie
web-condottiere-whole-map = Ukázat celou mapu
web-condottiere-lines = Bojové řady
web-condottiere-hand =
    { $count ->
        [0] Vaše ruka: žádná karta
        [one] Vaše ruka: { $count } karta
        [few] Vaše ruka: { $count } karty
       *[other] Vaše ruka: { $count } karet
    }
web-condottiere-no-hand = Do příštího rozdání nemáte v ruce žádnou kartu.
web-condottiere-hand-card = { $card }, karta { $number }, celkem { $of }.
web-condottiere-mercenary = Žoldnéř { $strength }
web-condottiere-choice = Tohle si můžete vybrat.
web-condottiere-staged = Vybráno: ještě jednou pro potvrzení.
web-condottiere-foretold = Síla řad by byla: { $strengths }.
web-condottiere-kept = Necháváte si.

# Co je region zač, větu po větě.

web-condottiere-region-free = { $region }: nikdo tento region neovládá.
web-condottiere-region-owned =
    { $seat-who ->
        [you] { $region }: tento region ovládáte vy.
       *[other] { $region }: tento region ovládá { $seat }.
    }
web-condottiere-region-site = Stojí zde figurka kondotiéra.
web-condottiere-region-pope = Leží zde žeton papežovy přízně: o tento region se nesmí bojovat.
web-condottiere-region-borders = Sousedící regiony: { $regions }.

# Co se ví o kartách v ruce.

web-condottiere-known-to-all = O této ruce všichni vědí: { $cards }.
web-condottiere-known-to-you = O této ruce víte vy, ale ne všichni: { $cards }.
web-condottiere-told = Zná tyto vaše karty: { $cards }.

# Počítání karet.

web-condottiere-counting = Počítání karet
web-condottiere-counting-about = Karet, které nevidíte (v balíčku, v rukou nebo odhozených lícem dolů): { $number }.
web-condottiere-count-card = Karta
web-condottiere-count-left = neviděné
web-condottiere-count-mine = vaše
web-condottiere-count-lines = v řadách
web-condottiere-count-known = známé
web-condottiere-count-gone = odhozené
web-condottiere-count-all = celkem

# První bitva s průvodcem.

web-condottiere-coach-goal = Vítejte, kapitáne. Vyhrává, kdo první ovládne dost regionů, nebo o něco méně sousedících: kolik, je napsáno nad bojovými řadami. Každá bitva se vede o jeden region na mapě.
web-condottiere-coach-place = Figurka kondotiéra ukazuje, kde se bojuje, a region vybírá ten, kdo ji drží. Jste to vy? Pak vyberte některý ze svítících a ještě jednou ho zvolte na potvrzení.
web-condottiere-coach-play = Jste na tahu: zahrajte jednu kartu do své řady. Vyberte ji dvakrát, nebo ji tam přetáhněte. Žoldnéři přidávají číslo, které je na nich vytištěno.
web-condottiere-coach-strength = U každé bojové řady je její síla a to, jak se sčítá. Region dobude jen nejsilnější řada; při shodě ho nezíská nikdo.
web-condottiere-coach-specials = Speciální karty mění pravidla: Bubeník zdvojnásobuje, Zima mrazí, Strašák vrací žoldnéře. Ukažte na kartu, nebo na ní podržte prst, a přečtete si, co dělá.
web-condottiere-coach-pass = Nemusíte vyhrát každou bitvu: nové karty přijdou až na konci kola. Je-li tahle příliš drahá, pasujte. Vaše řada platí dál.
web-condottiere-coach-after = Bitva skončila: vítěz označí region a vezme si figurku kondotiéra, pokud nikdo nemá víc Kurtizán. Pak se vybírá příští region.
web-condottiere-coach-end = Teď víte dost, abyste mohli hrát. Úplná pravidla jsou na dosah a všechno na stole samo řekne, co je zač.

# Vedle mapy.

web-condottiere-seat-note = { $regions ->
        [0] žádný region
        [one] { $regions } region
        [few] { $regions } regiony
       *[other] { $regions } regionů
    }, { $cards ->
        [0] žádná karta
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }

# Co se může vědět, ale není vidět na první pohled.

web-condottiere-opener =
    { $seat-who ->
        [you] Tuto partii zahajujete vy.
       *[other] Tuto partii zahajuje { $seat }.
    }
web-condottiere-idle = Bitev za sebou bez jediné karty: { $number }.
web-condottiere-buried = Odhozeno lícem dolů: { $number }.
web-condottiere-discard = Odhozeno: { $cards }.
web-condottiere-remembered = Odhozeno lícem dolů a vám známo: { $cards }.
web-condottiere-finalists = V závěrečné bitvě: { $seats }.
web-condottiere-watches = neúčastní se

# Ukázat karty ostatním (C7.1).

web-condottiere-show = Ukázat karty
web-condottiere-show-about = Koho vyberete, ten uvidí skutečné karty; všichni se dozvědí, že jste něco ukázali, ale ne co. Nikoho to nezavazuje.
web-condottiere-show-cards = Které karty?
web-condottiere-show-to = Komu?
web-condottiere-show-do = Ukázat
