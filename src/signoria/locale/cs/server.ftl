# Co server říká tomu, kdo ho spouští.

server-greeting = Signoria běží na { $url }  (Ctrl-C ji ukončí)
server-open = Připojit se může kdokoli v této síti. S volbou --password jen ten, kdo zná heslo.
server-database = Hry se ukládají do { $url }

# Proč server neudělá, oč je žádán. Klíče se posílají prohlížeči i s argumenty.

server-stale = Hra mezitím pokročila: podívejte se znovu a pak se rozhodněte.
server-not-running = U tohoto stolu se teď nehraje.
server-not-finished = Hra ještě neskončila.
server-broken = V této verzi nelze ve hře pokračovat; proč, říká hostitelův záznam.
server-not-your-seat = Tam nesedíte.
server-not-seated = U tohoto stolu nesedíte.
server-not-host = To smí jen hostitel stolu.
server-no-such-table = Takový stůl není, nebo ho nesmíte vidět.
server-no-such-page = Taková stránka není.
server-no-such-game = Taková hra není.
server-sent-away = Hostitel vás od tohoto stolu vykázal; vrátit se můžete s novým odkazem od něj.
server-not-open = Stůl je zavřený, nebo hra skončila.
server-seated-already = U tohoto stolu už sedíte.
server-no-free-seat = Všechna místa jsou obsazená.
server-seat-taken = To místo není volné.
server-nobody-there = Nikdo tam nesedí.
server-kick-yourself = Chcete-li vstát sami, odejděte od stolu.
server-wrong-seats = { $game } je pro { $low } až { $high ->
        [few] { $high } hráče
       *[other] { $high } hráčů
    }.
server-bad-table = Takový stůl být nemůže: { $problem }
server-bad-components = Tento soubor nelze použít: { $problem }
server-not-corrected = U tohoto stolu se hraje s běžnými komponentami.
server-no-people = Aspoň jedno místo musí být pro člověka.
server-no-such-bot = Bot „{ $bot }“ pro tuto hru není; na výběr: { $bots }.
server-too-many-tables = Otevřených stolů už máte { $number }; nejdřív jeden zavřete.
server-too-many-sockets = Díváte se na příliš mnoho stolů najednou.
server-too-many-watchers = Na tento stůl se už dívá příliš mnoho lidí.
server-too-often = To bylo příliš najednou; chvilku počkejte.
server-enough = V této hře se už vracelo a ukazovalo tolik, že odteď lze jen hrát.
server-no-takeback = Nikdo nežádá o vrácení tahu, nebo už je pozdě.
server-takeback-asked = Někdo už o vrácení tahu požádal.
server-no-guest = Nejdřív napište, jak se jmenujete.
server-banned = Hostitel tohoto serveru vás nepustí dovnitř.
server-bad-name = Jméno potřebuje aspoň jedno viditelné písmeno.
server-wrong-password = Heslo tohoto serveru je jiné.
server-wrong-passphrase = To není tajná věta toho, kdo tam sedí.
server-unreadable = Tohle nelze přečíst: { $problem }
server-bad-request = Tomu nelze rozumět: { $problem }
server-unknown-host = Tento server se tak nejmenuje; jeho hostitel to může říci volbou --public-url.
server-foreign-origin = To poslala jiná stránka; nepřijato.
server-wrong-content-type = Posílejte JSON, nebo záznam hry jako prostý text.
server-unavailable = Databáze teď neodpovídá. Nic se neztratilo; zkuste to znovu.
server-failed = Na serveru se něco pokazilo. Co jste poslali, nic ve hře nezměnilo.
