# Obrázky v pravidlech: popisek a slova pro ty, kdo je nevidí.

virtu-picture-paying = Tři koruny za Ravennu dají tři zdroje, každý symboly jednoho druhu. Dva florény Florencie a obě masky se nepoužijí.
    .alt = Platba tří korun: jedna od Piera Soderiniho v komnatě, jedna od Rádce, jedna z destičky Florencie.
virtu-picture-arrow = Cestou z druhé komnaty překročí akční žeton šipku vpravo: Vyslanec a Soderini jsou hned znovu dostupní. Pátá komnata stojí dva florény a leží za šipkou vlevo.
    .alt = Palác s pěti komnatami, akční žeton je ve druhé. Do třetí a čtvrté se dojde zdarma, do páté za dva florény. Dvořané vpravo jsou označeni.
virtu-picture-annex = Ceny v korunách a lodích. Ravenna (2) stojí tři koruny, Siena (3) díky vlastnímu agentovi stejně; v Terracině (1) je cizí agent a stojí tři koruny a dvě lodě.
    .alt = Mapa střední Itálie, Florencie a Pisa jsou červené. U Ravenny, Sieny a Spoleta jsou tři koruny, u Terraciny tři koruny a dvě lodě.
virtu-picture-war = Kam mohou jednotky z Pisy: po silnici za jednu jízdu, nebo lodí přes jedno, dvě či tři moře; na moři se nezastavuje.
    .alt = Mapa, v ruce jsou jednotky v Pise. U silnic do Florencie a Sieny je po jedné jízdě; u Ajaccia jedna loď, u Terraciny, Neapole a Palerma po dvou.
virtu-picture-agents = Neutrální Ancona s agentem Florencie má pro Florencii hodnotu o jednu menší, pro ostatní o jednu větší. Agent Benátek oslabuje Sienu jen pro Benátky. Ve vlastním Spoletu agent jen nepustí dovnitř jiné.
    .alt = Mapa střední Itálie. Červený agent stojí v neutrální Anconě, zelený v červené Sieně, žlutý ve žlutém Spoletu.
virtu-picture-strengths = Tři Sieny bez jedné za vlastního agenta odolají dvěma jednotkám. O žeton víc, a město padne.
    .alt = Obléhání Sieny: útočí dvě jednotky, útok dva; hodnota tři bez jedné za agenta útočníka, obrana dva.
virtu-picture-losses = Ravenna padla, čtyři proti třem. Útočník ztrácí dvě jednotky: jednu, protože obrana dosáhla tří, a jednu za bránící jednotku.
    .alt = Obléhání Ravenny: tři jednotky a žeton, útok čtyři; hodnota dva, jednotka a žeton bez jedné za agenta útočníka, obrana tři.
virtu-picture-spaces = Vévodství, i když vyčerpané, a pět měst otevírají dvě světlejší pole. Jedno zabral druhý dvořan vlevo, místo je ještě pro jednoho.
    .alt = Palác se dvěma dvořany vlevo a dvěma vpravo. Světlejší pole: otevřená dvě, obsazené jedno.
