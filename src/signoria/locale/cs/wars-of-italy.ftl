# Virtù: Italské války. Co se říká jinak než ve Virtù, nebo jen zde.

# refusals

wars-of-italy-refusal-step-bought = Za floriny se dá koupit jen jeden krok za kolo.
wars-of-italy-refusal-not-own-city = To není vaše město a není vám otevřené: { $thing }.
wars-of-italy-refusal-troop-stops = Oddíly, které přišly letos na jaře, už stojí: { $thing }.
wars-of-italy-refusal-asked-to-influence = Teď máte anektovat, získávat vliv, uzavřít spojenectví, nebo skončit.
wars-of-italy-refusal-annexed-already = V této akci jste už město anektovali.
wars-of-italy-refusal-off-the-track = To město už značku nemá: { $thing }.
wars-of-italy-refusal-marker-at-end = Značka je už na vašem konci stupnice: { $thing }.
wars-of-italy-refusal-crosses-in-vain = Kříže místo korun přijímá jen Řím.
wars-of-italy-refusal-no-crown = Už na to nemáte korunu.
wars-of-italy-refusal-no-cross = Už na to nemáte kříž.
wars-of-italy-refusal-action-begun = Spojenectví zabere celou akci a vy jste ji už začali jinak.
wars-of-italy-refusal-not-in-alliance-zone = Značka neleží ve vaší zóně spojenectví: { $thing }.
wars-of-italy-refusal-enemy-on-marker = Nepřátelský agent na značce spojenectví nedovolí: { $thing }.
wars-of-italy-refusal-asked-to-besiege-or-stay = Teď máte říct, jestli město oblehnete, nebo u něj zůstanete stát.
wars-of-italy-refusal-asked-for-troop = Teď máte vybrat, čí oddíl to je.
wars-of-italy-refusal-no-such-troop = Takový oddíl tam nemáte: { $thing }.
wars-of-italy-refusal-asked-to-hire = Teď máte říct, čí spojenecký oddíl najmete.
wars-of-italy-refusal-not-allied = To není váš spojenec: { $thing }.
wars-of-italy-refusal-capital-lost = Spojenci se najímají jen ve svém hlavním městě a to nedržíte: { $thing }.
wars-of-italy-refusal-all-hired = Všechny oddíly města jsou na mapě: { $thing }.
wars-of-italy-refusal-hire-too-dear = Nemáte ten florin.
wars-of-italy-refusal-naples-only = Království je jen pro Neapol.

# prompts

wars-of-italy-prompt-annex-or-influence = Anektovat město, získávat vliv, nebo uzavřít spojenectví?
wars-of-italy-prompt-besiege-or-stay = Neutrální velké město: oblehnout, nebo zůstat stát?
wars-of-italy-prompt-pick-mover = Který z vašich oddílů potáhne?
wars-of-italy-prompt-pick-loss = Který z vašich oddílů je ztracen?
wars-of-italy-prompt-hire-allies = Najmout spojenecký oddíl?

# hints

wars-of-italy-hint-annex-or-influence = Jedno město a krok za každou korunu; nebo spojenectví, to zabere celou akci.
wars-of-italy-hint-besiege-or-stay = Zeptáme se každé jaro. Dobytí města stojí 4 vlivu.
wars-of-italy-hint-pick-mover = Stojí tam spolu vaše a spojenecké oddíly.
wars-of-italy-hint-pick-loss = Ztracené lze najmout znovu: vlastní ve svých městech, spojence v jejich hlavním.
wars-of-italy-hint-hire-allies = Florin za oddíl, jen v hlavním městě spojence.
wars-of-italy-hint-choose-salary = Za florin zůstanou dva oddíly, vlastní i spojenecké dohromady.
wars-of-italy-hint-recruit-troops = Doma florin, v jiných vlastních městech tři.
wars-of-italy-hint-choose-route = Nakloněná města jsou otevřená; v jiných cizích oddíl zastaví.
wars-of-italy-hint-choose-siege = Pořadí je na vás; u neutrálních velkých měst lze zůstat stát.

# events

wars-of-italy-event-year-begun = Začíná kolo { $number }.
wars-of-italy-event-influence-gained = { $name }: vliv, { $city }; značka na { $number }.
wars-of-italy-event-influence-cancelled = { $name }: nepřátelský agent ruší symbol, { $city }.
wars-of-italy-event-influence-lost = { $name }: { $city } se odvrací, značka na { $number }.
wars-of-italy-event-alliance-made = { $name }: trvalé spojenectví, { $city }.
wars-of-italy-event-trophy-won = { $name }: trofej za město { $city }.
wars-of-italy-event-major-defeated = { $name }: poraženo město { $city }.
wars-of-italy-event-stayed = { $name }: oddíly zůstávají stát, { $city }.
wars-of-italy-event-hired = { $name }: spojenecký oddíl, { $city }.
wars-of-italy-event-troop-picked = { $name }, { $city }: je to { $target }.

# reasons

wars-of-italy-reason-naples-taken = Francie ovládá Neapol (W6.1)
wars-of-italy-reason-rounds = přišlo poslední kolo (W6.2)

# moves

wars-of-italy-target-none = vlastní oddíl
wars-of-italy-move-stay = zůstat stát
wars-of-italy-move-own = vlastní
wars-of-italy-verb-annex = anektovat: { $thing }
wars-of-italy-verb-influence = vliv: { $thing }
wars-of-italy-verb-alliance = spojenectví: { $thing }
wars-of-italy-verb-troop = oddíl: { $thing }
wars-of-italy-verb-hire = { $thing }

# options

wars-of-italy-option-powers-by-seat = Francie první
wars-of-italy-option-powers-by-seat-about = Místo 0 hraje Francii, místo 1 Neapol; jinak rozhodne los.
wars-of-italy-option-rounds = Poslední kolo
wars-of-italy-option-rounds-about = Po něm hra končí, pokud Francie nedobude Neapol dřív.
wars-of-italy-option-rounds-usual = kolo 21
wars-of-italy-option-rounds-value = kolo { $number }

# table

wars-of-italy-table-year = Kolo { $year }.
wars-of-italy-table-salary = V zimě se platí žold.
wars-of-italy-table-trophies = Trofeje
wars-of-italy-table-influence = značka na { $number },
wars-of-italy-table-favours = přeje mocnosti { $power }.
wars-of-italy-table-undecided = neutrální.
wars-of-italy-table-ally = spojenec mocnosti { $power }.
wars-of-italy-table-defeated = Poraženo.
wars-of-italy-table-watched = Agent na značce: { $name }.
wars-of-italy-plain-seat = { $name }, { $power }: florinů { $florins }, prestiž teď { $prestige }.
wars-of-italy-plain-trophies = Trofejí: { $number }.
wars-of-italy-explain-influence = Značky pod 0 se kloní k Francii, nad 0 k Neapoli.
