# What the browser says, in Dutch. The rules are in ../rules/nl.ftl.
#
# Words chosen, after the train-game family in Dutch:
#   cart              de kar, de karren
#   transport card    de transportkaart
#   wild              de joker, de jokers
#   contract          het contract, de contracten
#   to complete       voltooien
#   merchandise       de koopwaar; one card: de koopwaarkaart
#   route             de route; double route: de dubbele route
#   to claim, to hold een route claimen; de route is van iemand
#   location          de locatie
#   space             het vak, de vakken
#   board             het speelbord, het bord
#   market            de markt; a place in it: de plek
#   deck, discards    de stapel (contractstapel), de aflegstapel
#   hand              de hand
#   draw blind        blind trekken
#   face up           open
#   turn, action      de beurt; de actie
#   seat              de stoel (place in a ranking: de plaats)
#   final scoring     de eindtelling
#   tie               gelijke stand
#   score marker      de scoresteen; score track: het scorespoor
#   record            het verslag
#   a game played     de partij (the game itself: het spel)
# Where a message selects on a colour, its keys are the texts of card-*: change both together.
# The words of typed moves (draw, claim ...) are what the program reads: they stay as they are.

## The whole client

app-name = Damrak
app-tagline = Karren, grachten en contracten: Amsterdam anno 1650, voor twee tot vier spelers.
app-unofficial = Een onofficieel fanspel, zonder band met een uitgever.
home-insecure = Deze pagina kwam via gewoon http. Het spel werkt, maar kan niet worden geïnstalleerd of bewaard om offline te spelen; via https kan dat wel.
app-loading = Het bord wordt uitgevouwen…
app-failed = Er ging iets mis: { $reason }
app-close = Sluiten

nav-pages = Pagina’s
nav-home = Start
nav-table = Online
nav-rules = Regels
nav-learn = Leren
nav-replay = Terugkijken
nav-settings = Instellingen
nav-skip = Naar de inhoud
nav-lost = Deze pagina bestaat niet.

update-ready = Er is een nieuwe versie.
update-now = Nu gebruiken
update-later = Later

## Colours of cards and routes

card-pink = roze
card-blue = blauw
card-green = groen
card-black = zwart
card-red = rood
card-orange = oranje
card-wild = joker
card-gray = grijs
cards-pink = { $count }× roze
cards-blue = { $count }× blauw
cards-green = { $count }× groen
cards-black = { $count }× zwart
cards-red = { $count }× rood
cards-orange = { $count }× oranje
cards-wild = { $count }× joker

## Players

seat-colour-0 = pruimpaars hart
seat-colour-1 = ivoren kroon
seat-colour-2 = turquoise anker
seat-colour-3 = citroengele sleutel
level-apprentice = Leerjongen
level-porter = Sjouwer
level-carter = Voerman
level-merchant = Koopman
level-regent = Regent
level-master = Meester

## Why something cannot be done; the number of the rule stands beside it

why-game-over = Het spel is afgelopen.
why-not-your-turn = Je bent niet aan de beurt.
why-chosen = Je hebt je contracten al gekozen.
why-choose-first = Kies eerst welke contracten je houdt.
why-keep-first = Beslis eerst welke van deze contracten je houdt.
why-nothing-offered = Je hebt nu geen contracten om uit te kiezen.
why-second-card-first = Pak eerst je tweede kaart.
why-must-keep = Er was nog maar één contract, en dat moet je houden.
why-no-contracts = Er zijn geen contracten meer om te trekken.
why-no-cards = Er is geen kaart meer om te trekken: stapel en aflegstapel zijn leeg.
why-no-pass = Je mag alleen passen als er niets anders kan.
why-slot-empty = Deze plek in de markt is leeg.
why-second-wild = Een open joker mag niet je tweede kaart zijn.
why-route-yours = Deze route is al van jou.
why-route-taken = Deze route is al van { $who }.
why-other-half-yours = De andere route van deze dubbele route is al van jou.
why-other-half-closed = Met twee spelers wordt van een dubbele route maar één van de twee gebruikt, en de andere is al bezet.
why-twin-free = De andere route van deze dubbele route is nog vrij.
why-carts = De route heeft { $needed ->
    [one] één vak
   *[other] { $needed } vakken
  }, en je hebt { $carts ->
    [0] geen kar meer
    [one] nog maar één kar
   *[other] nog maar { $carts } karren
  }.
why-cannot-pay = Dit kost { $needed ->
    [one] één { $colour ->
        [blauw] blauwe
        [groen] groene
        [zwart] zwarte
        [rood] rode
        [grijs] grijze
       *[other] { $colour }
      } kaart
   *[other] { $needed } { $colour ->
        [blauw] blauwe
        [groen] groene
        [zwart] zwarte
        [rood] rode
        [grijs] grijze
       *[other] { $colour }
      } kaarten
  }, jokers meegeteld; dat heb je niet in je hand.
why-cannot-pay-gray = Dit kost { $needed ->
    [one] één kaart, welke kleur ook
   *[other] { $needed } kaarten van één kleur
  }, jokers meegeteld; dat heb je niet in je hand.
table-rule = Regel{ "\u00A0" }{ $rule }

## The table: what lies on it

table-board = Het speelbord
table-board-routes = Routes
table-seats = Spelers
table-market = Markt
table-wild-whole = hele beurt
table-hand = Jouw kaarten
table-contracts = Contracten
table-log = Wat er is gebeurd
table-places = Het bord als lijst
table-dock = Jouw beurt
table-bar = Panelen en instellingen
table-you = jij
table-away = afwezig
table-moving = Is aan de beurt.
table-ends = { $a } – { $b }
table-told = { $what }: { $told }
table-points = { $points ->
    [1] één punt
    [one] { $points } punt
   *[other] { $points } punten
  }
table-carts = { $count ->
    [0] geen karren meer
    [one] nog één kar
   *[other] nog { $count } karren
  }
table-carts-near = { $carts }; met de volgende route kan de laatste ronde beginnen
table-hand-cards = { $count ->
    [0] geen kaarten in de hand
    [one] één kaart in de hand
   *[other] { $count } kaarten in de hand
  }
table-hand-seen = { $count }; openlijk gepakt: { $cards }
table-hand-counted = { $count }; af te leiden: { $cards }
table-contract-count = { $count ->
    [one] één contract
   *[other] { $count } contracten
  }
table-merchandise = { $count ->
    [0] geen koopwaar
    [one] één koopwaarkaart
   *[other] { $count } koopwaarkaarten
  }
table-merchandise-bonus = { $cards }: { $points } bonuspunten als het spel nu eindigde
table-slot = Marktkaart { $slot }: { $card }
table-slot-empty = Plek { $slot } in de markt: leeg
table-deck = { $count ->
    [0] De stapel is leeg
    [one] Blind trekken: nog { $count } kaart in de stapel
   *[other] Blind trekken: nog { $count } kaarten in de stapel
  }
table-discards = { $count ->
    [0] Niets afgelegd
    [one] Eén kaart afgelegd
   *[other] { $count } kaarten afgelegd
  }
table-contract-deck = { $count ->
    [0] Geen contracten meer
    [one] Trek het laatste contract: nog { $count }
   *[other] Trek contracten: nog { $count }
  }
table-merchandise-left = { $count ->
    [0] Geen koopwaar meer
    [one] Nog één koopwaarkaart
   *[other] Nog { $count } koopwaarkaarten
  }
table-merchandise-scale = { $left }. Bonus aan het einde, van de meeste naar de minste: { $points }
table-stack = { $card }: { $count ->
    [0] geen
   *[other] { $count }
  }
table-stack-needed = { $card }: { $count ->
    [0] geen
   *[other] { $count }
  }; je contracten vragen er nog { $needed }
table-pays = { $cards }: { $count ->
    [0] genoeg voor geen enkele vrije route.
    [one] genoeg voor één route.
   *[other] genoeg voor { $count } routes.
  }
table-need-gray = Grijze routes voor je contracten: { $count ->
    [one] één kaart, welke kleur ook
   *[other] { $count } kaarten, welke kleur ook, maar per route allemaal dezelfde
  }

## The table: routes

table-route-facts = { $count ->
    [one] één { $colour } vak
   *[other] { $count } { $colour ->
        [blauw] blauwe
        [groen] groene
        [zwart] zwarte
        [rood] rode
        [grijs] grijze
       *[other] { $colour }
      } vakken
  }
table-route-merchandise = een koopwaarkaart
table-route-own = Van jou.
table-route-owner = Van { $who }.
table-route-closed = Gesloten.
table-route-payable = Je kunt hem claimen.
table-route-free = Vrij.
table-route-takes = Kost { $payment }.
table-route-other-ways = { $count ->
    [one] Je kunt ook nog op een andere manier betalen.
   *[other] Je kunt ook nog op { $count } andere manieren betalen.
  }
table-lack = Nog nodig: { $cards }.
table-lack-gray = { $spaces ->
    [1] Nog één kaart nodig, welke kleur ook.
   *[other] { $count ->
        [one] Nog één kaart nodig, in dezelfde kleur.
       *[other] Nog { $count } kaarten nodig, alle in dezelfde kleur.
      }
  }
table-has-cards = Je hebt de kaarten ervoor.
table-use-contracts = { $count ->
    [one] Helpt contract { $marks }.
   *[other] Helpt contracten { $marks }.
  }
table-use-completes = { $count ->
    [one] Voltooit contract { $marks }.
   *[other] Voltooit contracten { $marks }.
  }
table-use-goods = Wielen leveren koopwaar op: bonus { $bonus }.
table-use-ends = Dan begint de laatste ronde.
table-use-dooms = { $count ->
    [one] Daarna niet meer haalbaar: contract { $marks }.
   *[other] Daarna niet meer haalbaar: contracten { $marks }.
  }
table-legend = ✓ staat bij routes die je kunt betalen; een gouden rand bij routes die ook een contract helpen; een vat bij routes die koopwaar opleveren.
table-zoom-in = Dichterbij
table-zoom-out = Verder weg
table-zoom-whole = Het hele bord

## The table: choosing

table-status-turn = { $last ->
    [claim] Jouw laatste beurt: claim een route, voor de punten of om een contract te voltooien. Kaarten leveren niets meer op.
    [contracts] Jouw laatste beurt: { $lack ->
        [carts] je hebt de kaarten voor een route, maar te weinig karren
       *[cards] je kunt geen route betalen
      }. Nieuwe contracten leveren alleen punten op als jouw routes ze al voltooien; anders kosten ze punten.
   *[no] Jouw beurt: trek twee kaarten, claim een route of trek contracten.
  }
table-status-second = Pak je tweede kaart.
table-status-pass = Je kunt deze beurt niets doen.
table-status-goes-on = Er valt niets meer te winnen: het spel gaat vanzelf verder.
table-status-wait = { $who } denkt na…
table-status-setup = De contracten worden gekozen.
table-status-choosing = { $who } { $count ->
    [one] kiest
   *[other] kiezen
  } nog contracten.
table-status-wait-second = { $who } pakt een tweede kaart.
table-status-wait-offer = { $who } kiest contracten.
table-status-over = Het spel is afgelopen.
table-pass = Passen
table-pay-with = Zo kun je betalen
table-claim-for = Claimen: { $points ->
    [one] één punt
   *[other] { $points } punten
  }
table-rather = Of { $route }, { $colour }?
table-cancel = Toch niet
table-do = Uitvoeren
table-sure = { $kind ->
    [market] Deze kaart nemen: { $card }?
    [deck] Blind een kaart trekken?
    [contracts] Contracten trekken?
    [pass] Deze beurt passen?
   *[other] Weet je het zeker?
  }
table-offer-setup = Houd minstens één van deze contracten
table-offer = Houd er minstens één
table-offer-how = Tik of klik op een contract om het terug te leggen.
table-keep = { $count ->
    [0] Kies er minstens één
    [one] Dit contract houden
   *[other] Allebei houden
  }
table-keep-sure = { $count ->
    [one] Zeker? Dit contract houden
   *[other] Weet je het zeker? Allebei houden
  }
table-no-contracts = Nog geen contracten.
table-offer-kept = Houden
table-offer-returned = Terug{ "\u00AD" }leggen
table-contract-done = Voltooid
table-contract-blocked = Geen weg meer vrij
table-contract-short = Te weinig karren: { $count } nodig
table-contract-late = Te laat
table-contract-missing = { $count ->
    [one] nog één kar nodig
   *[other] nog { $count } karren nodig
  }

## The table: what happened

table-log-empty = Er is nog niets gebeurd.
table-since = Sinds jouw beurt
table-since-of = Sinds de vorige beurt van { $who }
table-log-swept = Er lagen drie jokers open: alle vijf marktkaarten worden vervangen.
table-log-shuffled = De stapel was leeg: de aflegstapel wordt geschud.
table-log-market = { $self ->
    [yes] Je pakt uit de markt: { $card }.
   *[no] { $who } pakt uit de markt: { $card }.
  }
table-log-deck = { $self ->
    [yes] Je trekt blind.
   *[no] { $who } trekt blind.
  }
table-log-deck-seen = { $self ->
    [yes] Je trekt blind: { $card }.
   *[no] { $who } trekt blind: { $card }.
  }
table-log-contracts = { $self ->
    [yes] Je trekt contracten.
   *[no] { $who } trekt contracten.
  }
table-log-keep = { $self ->
    [yes] { $count ->
        [one] Je houdt één contract.
       *[other] Je houdt { $count } contracten.
      }
   *[no] { $count ->
        [one] { $who } houdt één contract.
       *[other] { $who } houdt { $count } contracten.
      }
  }
table-log-pass = { $self ->
    [yes] Je past.
   *[no] { $who } past.
  }
table-log-claim = { $self ->
    [yes] Je claimt { $route } met { $payment }: { $points ->
        [one] één punt.
       *[other] { $points } punten.
      }
   *[no] { $who } claimt { $route } met { $payment }: { $points ->
        [one] één punt.
       *[other] { $points } punten.
      }
  }
table-log-claim-goods = { $self ->
    [yes] Je claimt { $route } met { $payment }: { $points ->
        [one] één punt
       *[other] { $points } punten
      } en een koopwaarkaart.
   *[no] { $who } claimt { $route } met { $payment }: { $points ->
        [one] één punt
       *[other] { $points } punten
      } en een koopwaarkaart.
  }
table-said-completed = Contract voltooid: { $contract }.
table-said-lost = Je contract { $mark }, { $contract }, kan niet meer worden voltooid.
table-said-your-turn = Jouw beurt.
table-said-turned = Opengelegd: { $cards }.
table-last-begins = De laatste ronde begint: iedereen heeft nog één beurt
table-last-own = Jouw laatste beurt
table-last-turns = { $count ->
    [one] De allerlaatste beurt
   *[other] Laatste ronde: nog { $count } beurten
  }

## The table: the bar, the coach

table-panel-contracts = Contracten
table-panel-log = Verloop
table-panel-places = Plaatsen
table-panel-command = Zet typen
table-sound = Geluid
table-speed = { $speed ->
    [0] Tempo: niets beweegt
   *[other] Tempo: { $speed }
  }
table-hint = Tip
table-hint-later = Tip: verbinding nodig
table-hint-title = De coach
table-hint-more = Vertel me meer
table-hint-close = De tip sluiten
table-hint-coming = De coach denkt na…
table-hint-missing = De coach is nog niet op dit apparaat en kan nu niet worden opgehaald. Vraag hem één keer met verbinding (2 MB), dan is hij er ook offline.

## The first page

home-again-title = Verder spelen
home-again = Verder
home-new-title = Nu spelen
home-players = Spelers
home-players-count = { $count }
home-level = Tegenstanders
home-play = Spelen
home-seats = Stoelen zelf verdelen
home-seat-who = Wie zit er op stoel { $number }?
home-seat-name = Naam op stoel { $number }
home-seat-colour = Kleur van stoel { $number }
home-seat-person = Mens
home-you = Schipper
home-first = Wie begint?
home-first-drawn = Het lot beslist
home-first-told = Volgens de gedrukte regels begint de jongste.
home-same-device = Spelen jullie samen op dit apparaat? Geef iedereen hier een stoel; bij het doorgeven wordt het scherm afgedekt.
home-name-bad = Elke naam moet 1 tot { $limit } tekens lang zijn.
home-name-twice = Twee spelers hebben dezelfde naam.
home-more = Meer
home-learn = Spelenderwijs leren
home-learn-told = Een eerste partij die zichzelf uitlegt, in tien minuten.
home-rules = De regels
home-rules-told = Kort, met plaatjes.
home-replay = Een partij terugkijken
home-replay-told = Een van jezelf, of een verslag van elders.
home-online = Online spelen
home-online-told = Nodig vrienden uit met een link.
home-screen = Op een tv of gedeeld scherm
home-screen-told = Het speelbord op één groot scherm, ieders kaarten op de telefoon.
join-title = Meedoen met een code
join-code = Code van de tafel
join-go = Meedoen
home-server = Op deze server
home-server-none = Op dit moment geen open tafel. Die van jou kan de eerste zijn.
table-stands-lobby = wacht op spelers
table-stands-free = Vrije stoelen: { $count }
table-stands-playing = er wordt gespeeld
table-stands-over = afgelopen
table-stands-turn = { $who } is aan de beurt
table-stands-yours = jouw beurt
table-stands-choosing = contracten worden gekozen
table-stands-gone = bestaat niet meer
home-finished = Uitgespeelde partijen
home-winner = { $self ->
    [yes] Je hebt gewonnen
   *[no] { $names } heeft gewonnen
  }
home-winners = { $names } hebben samen gewonnen
home-drop = Deze partij wissen
home-unfinished = { $actions ->
    [0] net gedeeld
    [one] tot nu toe één actie
   *[other] tot nu toe { $actions } acties
  }
home-taken-back = acties teruggenomen
level-apprentice-told = Een eerste tegenstander, die dol is op kaarten verzamelen.
level-porter-told = Pakt wat nu punten oplevert en vertrouwt verder op geluk.
level-carter-told = Maakt plannen voor zijn contracten, één route vooruit.
level-merchant-told = Weegt elke actie af tegen een heel plan.
level-regent-told = Rekent veel mogelijke partijen door.
level-master-told = Heeft het spel in miljoenen partijen tegen zichzelf geleerd en probeert zijn favoriete acties uit op vele mogelijke verdelingen van de kaarten. De eerste keer wordt er 2 MB opgehaald.

## The game in this browser

play-gone = Deze partij staat niet meer in deze browser.
play-unkept = Deze browser bewaart niets: als je weggaat, ben je deze partij kwijt.
play-net-coming = De meester is onderweg (2 MB, alleen de eerste keer)…
play-no-net = De meester is nog niet op dit apparaat en kan nu niet worden opgehaald. Speel één keer met verbinding tegen hem, dan is hij er ook offline; of kies een andere tegenstander.
play-leave = Startpagina
play-again = Revanche
play-replay = Terugkijken
play-review = De partij analyseren
play-review-later = Analyse: verbinding nodig
play-menu = Menu
play-reference = In het kort
play-reference-more = Alle regels
handover-done = Klaar: door naar { $name }
handover-title = Geef het apparaat aan { $name }
handover-told = { $name }, kijk pas als niemand meekijkt.
handover-look = Ik ben { $name }

## The rules

board-ours = Contracten en karsymbolen zijn onze reconstructie

## Tables online

online-yours = Jouw tafels
lobby-colour = Kleur
bar-undo = Terugnemen
told-paused = { $name } heeft het spel op pauze gezet.
told-resumed = { $name } laat het spel verdergaan.
told-resigned = { $name } geeft op; een bot speelt verder.
told-substituted = Een bot speelt verder voor { $name }.
told-returned = { $name } is er weer.
told-undone = { $name } heeft een actie teruggenomen.
told-undo-refused = { $name } zei nee: er wordt niets teruggenomen.
told-clock = De tijd van { $name } was om; een bot koos.
why-stale = De partij is al verder; kijk nog eens.
why-paused = Het spel staat op pauze.
why-refused = De tafel heeft dat niet aangenomen; kijk nog eens.
