# Deska Virtù: mapa.

web-virtu-map-label = Mapa Itálie
web-virtu-map-value = Hodnota { $value }.
web-virtu-map-neutral = Neutrální město.
web-virtu-map-pirates = Neutrální pirátský přístav.
web-virtu-map-closed = V této hře se nepoužívá.
web-virtu-map-held =
    { $seat-who ->
        [you] Vaše město.
       *[other] Drží { $power } ({ $seat }).
    }
web-virtu-map-major = Drží městský svaz, za který nikdo nehraje: { $power }.
web-virtu-map-exhausted = Destička města je vyčerpaná.
web-virtu-map-cathedral = Stojí tu katedrála.
web-virtu-map-home = Počáteční město: { $powers }.
web-virtu-map-troops = { $power }: { $troops }.
web-virtu-map-siege = Obléhání: před městem { $troops } ({ $power }).
web-virtu-map-agent = Je tu agent ({ $power }).
web-virtu-map-in-hand = Tuto jednotku vedete: zvolte, kam potáhne.
web-virtu-map-can-lead = Odtud lze vést jednotku.
web-virtu-map-ways =
    { $number ->
        [one] Vede sem { $number } cesta.
        [few] Vedou sem { $number } cesty.
       *[other] Vede sem { $number } cest.
    }
