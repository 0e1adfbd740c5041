### The rules of the game, said to a player.
### `rule-4-3` is the text of rule 4.3, `rule-4-3-title` the heading people find it by.

## 1

rule-section-1 = Het materiaal

rule-1-1-title = Het bord en zijn routes
rule-1-1 = Het bord van Amsterdam heeft 17 locaties met 44 routes ertussen. Een route verbindt twee naburige locaties met 1 tot 4 aaneengesloten vakken, allemaal in één kleur of allemaal grijs.

rule-1-2-title = De karren
rule-1-2 = Er zijn 64 karren in 4 spelerskleuren, 16 van elk.

rule-1-3-title = De transportkaarten
rule-1-3 = Er zijn 44 transportkaarten: 6 van elk van de kleuren roze, blauw, groen, zwart, rood en oranje, plus 8 veelkleurige jokers.

rule-1-4-title = De contractkaarten
rule-1-4 = Er zijn 24 contracten. Elk noemt twee locaties en de punten die het waard is.

rule-1-5-title = De koopwaarkaarten
rule-1-5 = Er zijn 16 koopwaarkaarten.

rule-1-6-title = De scorestenen
rule-1-6 = Er zijn 4 scorestenen, en elk begint op 0.

## 2

rule-section-2 = Klaarzetten

rule-2-1-title = Spelers en hun karren
rule-2-1 = Het spel is voor 2, 3 of 4 spelers. Ieder neemt de 16 karren van één kleur.

rule-2-2-title = Je eerste twee kaarten
rule-2-2 = De transportkaarten worden geschud en ieder krijgt er 2. Niemand anders ziet die van jou.

rule-2-3-title = De markt openleggen
rule-2-3 = De volgende 5 transportkaarten worden open neergelegd: dat is de markt. Alle andere vormen de stapel.

rule-2-4-title = Te veel jokers bij het klaarzetten
rule-2-4 = Liggen er in de eerste markt 3 of meer jokers, dan gaan alle 5 de kaarten meteen naar de aflegstapel en komen er 5 nieuwe open te liggen. Dat wordt herhaald zo vaak als nodig is (zie regel 4.6).

rule-2-5-title = Je eerste contracten kiezen
rule-2-5 = De contracten worden geschud en ieder mag er 2 bekijken: houd er één of allebei. Wat je niet houdt, gaat gesloten onder de contractstapel. Jullie kiezen allemaal zonder te weten wat de anderen kiezen.

rule-2-6-title = Contracten blijven geheim
rule-2-6 = Je contracten zijn tot de eindtelling jouw geheim, en ook of je ze hebt voltooid.

rule-2-7-title = De stapel koopwaar
rule-2-7 = De 16 koopwaarkaarten liggen als stapel naast het bord.

rule-2-8-title = Wie begint
rule-2-8 = De jongste begint, daarna gaat het met de klok mee. Aan deze tafel kiezen jullie zelf welke stoel begint, of beslist het lot; in het verslag van de partij staat welke het werd.

## 3

rule-section-3 = Je beurt

rule-3-1-title = Eén actie per beurt
rule-3-1 = In je beurt doe je één van deze drie dingen, en niet meer dan één: transportkaarten trekken (deel 4), één route claimen (deel 5) of contracten trekken (deel 6).

rule-3-2-title = Niet vrijwillig passen
rule-3-2 = Je mag er niet voor kiezen te passen. Je beurt gaat alleen voorbij als geen van de drie acties voor jou mogelijk is (zie regel 8.4).

## 4

rule-section-4 = Transportkaarten trekken

rule-4-1-title = Pak twee kaarten
rule-4-1 = Je pakt 2 kaarten, eerst de ene en dan de andere. Elke keer kies je: een kaart uit de markt, of blind de bovenste van de stapel.

rule-4-2-title = De markt wordt meteen aangevuld
rule-4-2 = Pak je een kaart uit de markt, dan komt er meteen een nieuwe van de stapel op die plek, nog voor er verder wordt gekozen.

rule-4-3-title = Joker uit de markt: je enige kaart
rule-4-3 = Is je eerste kaart een joker uit de markt, dan is dat de enige kaart die je deze beurt krijgt.

rule-4-4-title = Geen joker uit de markt als tweede
rule-4-4 = Je tweede kaart mag geen joker uit de markt zijn, ook niet een die net pas is opengelegd om het gat te vullen.

rule-4-5-title = Blind getrokken jokers
rule-4-5 = Een joker die je blind trekt, is een kaart als elke andere: hij telt als een van je twee en breekt je beurt niet af.

rule-4-6-title = Drie jokers vegen de markt leeg
rule-4-6 = Zodra er onder de 5 marktkaarten 3 of meer jokers zijn, wordt de hele markt afgelegd en opnieuw neergelegd, net zo lang tot er minder dan 3 jokers liggen (regel 8.3 zegt wanneer dat niet kan). Dat wordt na elke actie nagekeken, of de markt nu veranderd is of niet, ook tussen je twee kaarten.

rule-4-7-title = Als de stapel op is
rule-4-7 = Is de stapel transportkaarten op, dan wordt de aflegstapel geschud tot een nieuwe stapel.

rule-4-8-title = Geen handlimiet
rule-4-8 = Je mag zoveel transportkaarten in je hand hebben als je wilt.

rule-4-9-title = Kaarten geheim, aantal open
rule-4-9 = Alleen jij ziet de kaarten in je hand, maar iedereen mag zien hoeveel het er zijn.

## 5

rule-section-5 = Een route claimen

rule-5-1-title = Een route betalen
rule-5-1 = Om een route te claimen speel je voor elk vak één kaart uit je hand en zet je op elk vak een van je karren. De gespeelde kaarten gaan naar de aflegstapel.

rule-5-2-title = Gekleurde en grijze routes
rule-5-2 = Voor een gekleurde route speel je kaarten van die kleur. Voor een grijze route kies je zelf een kleur; alle kaarten moeten dan die kleur hebben.

rule-5-3-title = Jokers tellen voor elke kleur
rule-5-3 = Als je een route betaalt, telt een joker voor elke kleur, en je mag zelfs met alleen jokers betalen. Voor een groene route van 3 speel je dus drie groene, twee groene en een joker, één groene en twee jokers, of drie jokers.

rule-5-4-title = Eén vrije route per beurt
rule-5-4 = Je mag elke route claimen die nog van niemand is, of hij nu aansluit op je andere of niet. Je mag er in een beurt hoogstens één claimen.

rule-5-5-title = Een kar voor elk vak
rule-5-5 = Je hebt een kar nodig voor elk vak van de route. Heb je er te weinig over, dan mag je hem niet claimen.

rule-5-6-title = Dubbele routes: nooit allebei
rule-5-6 = Tussen sommige naburige locaties ligt een dubbele route: twee even lange routes naast elkaar. Je mag ze nooit allebei zelf claimen.

rule-5-7-title = Dubbele routes met 2 spelers
rule-5-7 = Met 2 spelers wordt van elke dubbele route maar één route gebruikt. Zodra een van jullie er een claimt, blijft de andere gesloten tot het spel is afgelopen.

rule-5-8-title = Punten voor een route
rule-5-8 = Je krijgt de punten van een route zodra je hem claimt. Op het bord van Amsterdam is 1 vak 1 punt waard, 2 vakken 2 punten, 3 vakken 4 punten en 4 vakken 7 punten.

rule-5-9-title = Koopwaar pakken
rule-5-9 = Claim je een route met karsymbolen (de wielen op het bord), dan pak je ook 1 koopwaarkaart, hoe lang of kort de route ook is. Koopwaar blijft open liggen, dus iedereen ziet wie hoeveel kaarten heeft.

## 6

rule-section-6 = Contracten trekken

rule-6-1-title = Nieuwe contracten pakken
rule-6-1 = Je pakt de 2 bovenste contracten van de contractstapel en houdt er één of allebei. Houd je er maar één, dan gaat het andere onder de stapel.

rule-6-2-title = Het laatste contract
rule-6-2 = Is er nog maar 1 contract, dan mag je het toch trekken, maar dan moet je het houden.

rule-6-3-title = Geen contracten meer
rule-6-3 = Is de contractstapel leeg, dan kun je geen contracten trekken.

rule-6-4-title = Voorgoed van jou, zonder limiet
rule-6-4 = Een contract dat je hebt gehouden, blijft bij je tot het spel is afgelopen. Je mag er zoveel hebben als je wilt.

rule-6-5-title = Een contract voltooien
rule-6-5 = Je voltooit een contract als je van de ene locatie naar de andere kunt komen, zonder gat en alleen over je eigen routes.

## 7

rule-section-7 = Het einde en de telling

rule-7-1-title = De laatste beurten
rule-7-1 = Zodra iemand aan het einde van een beurt nog 2 karren of minder heeft, krijgt iedereen nog één beurt: eerst de anderen op volgorde, en die speler als allerlaatste. Dan is het spel afgelopen. Alleen de eerste keer dat dit gebeurt, telt.

rule-7-2-title = Punten van routes tellen
rule-7-2 = De punten van je routes staan al op het scorespoor. Wil je ze nagaan, tel dan op wat regel 5.8 voor elk van je routes geeft.

rule-7-3-title = Contracten tellen
rule-7-3 = Dan laten jullie allemaal je contracten zien: voor elk voltooid contract krijg je de waarde erbij, voor elk ander gaat die eraf. Je kunt onder nul uitkomen.

rule-7-4-title = De koopwaarbonus
rule-7-4 = Daarna komt de koopwaarbonus: wie de meeste koopwaarkaarten heeft, staat op plaats 1, en zo verder. Op het bord van Amsterdam leveren de plaatsen met 4 spelers 8, 6, 4 en 2 punten op, met 3 spelers 8, 5 en 2, en met 2 spelers 8 en 4.

rule-7-5-title = Geen koopwaar, geen bonus
rule-7-5 = Heb je helemaal geen koopwaarkaart, dan krijg je geen koopwaarbonus, op welke plaats je ook staat.

rule-7-6-title = Gelijke stand bij koopwaar
rule-7-6 = Bij een gelijke stand krijgt ieder van jullie alle punten van de plaats die je deelt, en de volgende plaatsen die jullie samen innemen, vervallen. Delen dus twee van de vier spelers plaats 1, dan krijgen ze elk 8 punten; de volgende staat op plaats 3 en krijgt er 4.

rule-7-7-title = Wie wint
rule-7-7 = Wie de meeste punten heeft, wint. Bij een gelijke stand wint degene van hen met de meeste voltooide contracten; is ook dat gelijk, dan delen ze de overwinning.

## 8

rule-section-8 = De puntjes op de i

rule-8-1-title = Lege plekken in de markt
rule-8-1 = Een gat in de markt wordt van de stapel gevuld; is die op, dan wordt eerst de aflegstapel tot een nieuwe geschud. Zijn beide leeg, dan blijft de plek zolang leeg. Zodra er weer kaarten zijn (omdat iemand een route heeft betaald), worden de lege plekken van links naar rechts gevuld.

rule-8-2-title = Niets om blind te trekken
rule-8-2 = Zijn stapel en aflegstapel leeg, dan kun je niet blind trekken, maar nog wel kaarten uit de markt pakken. Heb je een eerste kaart en mag je geen enkele tweede pakken (niets om blind te trekken, en alleen jokers in de markt), dan eindigt je beurt na één kaart.

rule-8-3-title = Wanneer drie jokers blijven liggen
rule-8-3 = De markt wordt niet volgens regel 4.6 leeggeveegd zolang er in markt, stapel en aflegstapel samen minder dan 3 kaarten zijn die geen joker zijn: 5 kaarten met minder dan 3 jokers zijn dan nooit neer te leggen. Een markt die niet aan 5 kaarten komt, wordt bij 3 jokers toch leeggeveegd, met dezelfde uitzondering. Zo komt er altijd een einde aan het leegvegen. Dat wordt na elke actie opnieuw bekeken: drie jokers die bleven liggen, gaan weg zodra dat kan helpen, bijvoorbeeld als iemand een route betaalt met kaarten die geen joker zijn.

rule-8-4-title = Als je niets kunt doen
rule-8-4 = Kun je niets doen, dus geen kaart pakken, geen contract trekken en geen route betalen, dan pas je. Passen alle spelers na elkaar, dan is het spel meteen afgelopen en worden de punten geteld.

rule-8-5-title = Passen telt als laatste beurt
rule-8-5 = Moet je in je laatste beurt (regel 7.1) passen, dan was dat evengoed je laatste beurt.

rule-8-6-title = Wie is de jongste
rule-8-6 = Wie de jongste is, weten alleen de mensen die spelen. Regel 2.8 zegt hoe de eerste stoel wordt bepaald.

rule-8-7-title = Eerste contracten tegelijk gekozen
rule-8-7 = Jullie kiezen je eerste contracten (regel 2.5) tegelijk: tot iedereen heeft gekozen, verandert de keuze van een ander niets aan wat jij ziet. Teruggegeven contracten gaan in de volgorde van de stoelen onder de stapel, wie er ook het eerst koos.

rule-8-8-title = Contracten: keuze en teruggave
rule-8-8 = Trek je contracten en liggen er 2 of meer in de stapel, dan krijg je er altijd 2 te kiezen. Geef je er een terug, dan gaat het onder de stapel voor je beurt eindigt.

rule-8-9-title = Wanneer er wordt geschud
rule-8-9 = De aflegstapel wordt (regel 4.7) niet geschud als de laatste kaart van de stapel gaat, maar als de volgende kaart nodig is. Zo wordt alles meegeschud wat tot dat moment is afgelegd.

rule-8-10-title = Dubbele routes met 3 of 4 spelers
rule-8-10 = Met 3 of 4 spelers mogen beide routes van een dubbele route worden geclaimd, maar door twee verschillende spelers (zie regel 5.6).
