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
# Colours stand apart ("3 keer rood", "2× rood"), so that nothing has to be inflected.

## The whole client

app-name = Damrak
app-tagline = Karren, grachten en contracten: het Amsterdam van 1650 voor twee tot vier.
app-unofficial = Een onofficieel fanspel, niet verbonden aan een uitgever.
app-loading = Het bord wordt uitgevouwen…
app-failed = Er ging iets mis: { $reason }
app-close = Sluiten

nav-pages = Pagina’s
nav-home = Start
nav-rules = Regels
nav-learn = Leren
nav-replay = Terugblik
nav-settings = Instellingen
nav-skip = Naar de inhoud
nav-lost = Deze pagina bestaat niet.

update-ready = Er is een nieuwe versie.
update-now = Nu gebruiken

## Colours of cards and routes

card-pink = roze
card-blue = blauw
card-green = groen
card-black = zwart
card-red = rood
card-orange = oranje
card-wild = joker
card-gray = grijs

## Players

seat-colour-0 = wijnrood
seat-colour-1 = ivoor
seat-colour-2 = zeegroen
seat-colour-3 = oker
level-apprentice = Leerjongen
level-porter = Sjouwer
level-carter = Voerman
level-merchant = Koopman
level-regent = Regent

## Why something cannot be done; the number of the rule stands beside it

why-game-over = Het spel is afgelopen.
why-not-your-turn = Je bent niet aan de beurt.
why-chosen = Je hebt je contracten al gekozen.
why-choose-first = Kies eerst welke contracten je houdt.
why-keep-first = Beslis eerst welke van de contracten je houdt.
why-nothing-offered = Er liggen nu geen contracten voor je klaar.
why-second-card-first = Pak eerst je tweede kaart.
why-must-keep = Er was nog maar één contract, en dat moet je houden.
why-no-contracts = Er zijn geen contracten meer om te trekken.
why-no-cards = Er is geen kaart meer om te trekken: stapel en aflegstapel zijn leeg.
why-no-pass = Je mag alleen passen als er niets anders kan.
why-slot-empty = Deze plek in de markt is leeg.
why-second-wild = Een open joker mag niet je tweede kaart zijn.
why-route-yours = Deze route is al van jou.
why-route-taken = Deze route is al van { $who }.
why-other-half-yours = De andere helft van deze dubbele route is al van jou.
why-other-half-closed = Met twee spelers wordt maar één helft van een dubbele route gebruikt, en de andere is al bezet.
why-carts = De route heeft { $needed ->
    [one] één vak
   *[other] { $needed } vakken
  }, en je hebt { $carts ->
    [0] geen kar meer
    [one] nog maar één kar
   *[other] nog maar { $carts } karren
  }.
why-cannot-pay = Dit kost { $needed ->
    [one] één keer { $colour }
   *[other] { $needed } keer { $colour }
  }, jokers meegeteld; dat heb je niet in je hand.
why-cannot-pay-gray = Dit kost { $needed ->
    [one] één kaart, welke kleur ook
   *[other] { $needed } kaarten van één kleur
  }, jokers meegeteld; dat heb je niet in je hand.

## The table: what lies on it

table-board = Het speelbord
table-board-routes = Routes
table-seats = Spelers
table-market = Markt
table-hand = Jouw kaarten
table-contracts = Contracten
table-log = Wat er gebeurde
table-places = Het bord als lijst
table-dock = Jouw zet
table-bar = Panelen en instellingen
table-you = jij
table-moving = Is aan de beurt.
table-ends = { $a } – { $b }
table-cards-of = { $count }× { $card }
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
table-hand-cards = { $count ->
    [0] geen kaarten in de hand
    [one] één kaart in de hand
   *[other] { $count } kaarten in de hand
  }
table-hand-known = { $count }; door iedereen gezien: { $known }
table-contract-count = { $count ->
    [one] één contract
   *[other] { $count } contracten
  }
table-merchandise = { $count ->
    [0] geen koopwaar
    [one] één koopwaarkaart
   *[other] { $count } koopwaarkaarten
  }
table-slot = Marktkaart { $slot }: { $card }
table-slot-empty = Plek { $slot } in de markt: leeg
table-deck = { $count ->
    [0] De stapel is leeg
    [one] Blind trekken: één kaart in de stapel
   *[other] Blind trekken: { $count } kaarten in de stapel
  }
table-discards = { $count ->
    [0] Niets afgelegd
    [one] Eén kaart afgelegd
   *[other] { $count } kaarten afgelegd
  }
table-contract-deck = { $count ->
    [0] Geen contracten meer
    [one] Trek het laatste contract
   *[other] Trek contracten: nog { $count }
  }
table-merchandise-left = { $count ->
    [0] Geen koopwaar meer
    [one] Nog één koopwaarkaart
   *[other] Nog { $count } koopwaarkaarten
  }
table-stack = { $card }: { $count ->
    [0] geen
   *[other] { $count }
  }
table-stack-needed = { $card }: { $count ->
    [0] geen
   *[other] { $count }
  }; je contracten vragen er nog { $needed }
table-need-gray = Grijze routes op de wegen van je contracten: { $count ->
    [one] één kaart, welke kleur ook
   *[other] { $count } kaarten, welke kleur ook
  }, maar op één route allemaal gelijk

## The table: routes

table-route-facts = { $count ->
    [one] { $colour }, één vak
   *[other] { $colour }, { $count } vakken
  }
table-route-merchandise = een koopwaarkaart
table-route-owner = Van { $who }.
table-route-closed = Gesloten.
table-route-payable = Je kunt hem claimen.
table-route-free = Vrij.
table-route-takes = Kost { $payment }.
table-route-other-ways = { $count ->
    [one] Je kunt ook op één andere manier betalen.
   *[other] Je kunt ook op { $count } andere manieren betalen.
  }
table-zoom-in = Dichterbij
table-zoom-out = Verder weg
table-zoom-whole = Het hele bord

## The table: choosing

table-status-turn = Jij bent aan zet: trek twee kaarten, claim een route of trek contracten.
table-status-second = Pak je tweede kaart.
table-status-pass = Je kunt deze beurt niets doen.
table-status-wait = { $who } denkt na…
table-status-setup = De anderen kiezen hun contracten…
table-status-over = Het spel is afgelopen.
table-pass = Passen
table-pay-with = Zo kun je betalen
table-claim-for = Claimen: { $points ->
    [one] één punt
   *[other] { $points } punten
  }
table-rather = Of { $route }, { $colour }?
table-cancel = Toch niet
table-offer-setup = Houd minstens één van deze contracten
table-offer = Houd er minstens één
table-keep = { $count ->
    [0] Kies er minstens één
    [one] Dit houden
   *[other] Beide houden
  }
table-no-contracts = Nog geen contracten.
table-contract-done = Voltooid
table-contract-failed = Niet voltooid
table-contract-blocked = Geen weg meer vrij
table-contract-missing = { $count ->
    [one] nog één kar
   *[other] nog { $count } karren
  }

## The table: what happened

table-log-empty = Er is nog niets gebeurd.
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
table-said-your-turn = Jij bent aan de beurt.
table-last-turns = { $count ->
    [one] De allerlaatste beurt
   *[other] Laatste ronde: nog { $count } beurten
  }

## The table: the end

table-final = Eindtelling
table-final-all = Alles tonen
table-final-routes = { $count ->
    [one] Eén route
   *[other] { $count } routes
  }
table-final-merchandise = Koopwaar: { $count }, plaats { $place }
table-final-no-merchandise = Geen koopwaar
table-final-winner = { $by ->
    [contracts] { $who } wint: gelijk in punten, maar meer contracten voltooid.
    [shared] { $who } delen de overwinning: gelijk in punten en in voltooide contracten.
   *[points] { $who } wint met de meeste punten.
  }

## The table: the bar, the command field, the keys

table-panel-contracts = Contracten
table-panel-log = Verloop
table-panel-places = Lijst
table-panel-command = Toetsen
table-sound = Geluid
table-speed = { $speed ->
    [0] Tempo: niets beweegt
   *[other] Tempo: { $speed }
  }
table-command = Zetten typen en toetsen
table-command-label = Wat wil je doen?
table-command-do = Doen
table-command-unknown = ‘{ $text }’ is niet duidelijk. Probeer: draw 3, draw deck, claim dam oude-kerk, contracts.
table-command-not-now = ‘{ $text }’ kan nu niet.
table-command-draw = Zeg wat je trekt: een plek in de markt (draw 3), een kleur (draw red) of van de stapel (draw deck).
table-command-no-route = Hiertussen ligt geen route: { $text }.
table-command-half = Zeg welke van de twee: via { $known }.
table-command-ends = Noem de twee uiteinden van een route, zoals: claim dam oude-kerk.
table-command-vague = ‘{ $text }’ kan zijn: { $known }.
table-keys = Toetsen
table-key-market = deze marktkaart pakken
table-key-deck = blind van de stapel trekken
table-key-contracts = contracten trekken
table-key-keep = het eerste, het tweede of beide contracten houden
table-key-undo = je laatste actie terugnemen
table-key-board = naar het bord
table-key-next = naar de volgende route die je kunt betalen
table-key-arrows = op het bord: de volgende route die kant op
table-key-letter = op het bord: routes van de locaties met deze letter
table-key-enter = kiezen, bevestigen
table-key-escape = toch niet
table-key-command = een zet typen
table-key-places = het bord als lijst
table-key-log = wat er gebeurde
table-key-ways = de wegen van alle open contracten laten oplichten
table-key-zoom = dichterbij, verder weg, het hele bord
table-key-mute = geluid aan of uit

## The first page

home-again-title = Verder spelen
home-again = Verder
home-new-title = Nu spelen
home-players = Spelers
home-players-count = { $count }
home-level = Tegenstanders
home-play = Spelen
home-seats = Elke stoel zelf kiezen
home-seat-who = Wie zit er op stoel { $number }
home-seat-name = Naam op stoel { $number }
home-seat-person = Iemand hier
home-you = Schipper
home-first = Wie begint
home-first-drawn = Het lot beslist
home-same-device = Zijn jullie met meer bij dit apparaat? Geef iedereen hier een stoel; het scherm wordt afgedekt als het van hand tot hand gaat.
home-name-bad = Elke naam heeft 1 tot { $limit } tekens.
home-more = Meer
home-learn = Al spelend leren
home-learn-told = Een eerste spel dat zichzelf uitlegt, in tien minuten.
home-rules = De regels
home-rules-told = Kort, met plaatjes.
home-replay = Een spel terugkijken
home-replay-told = Dat van jou, of een verslag van elders.
home-online = Een tafel online
home-online-told = Nodig vrienden uit met een link.
home-finished = Uitgespeeld
home-winner = { $names } won
home-winners = { $names } wonnen samen
home-look = Terugkijken
home-drop = Dit spel vergeten
home-unfinished = { $actions ->
    [0] net gedeeld
    [one] tot nu toe één actie
   *[other] tot nu toe { $actions } acties
  }
level-apprentice-told = Een eerste tegenstander, die dol is op kaarten verzamelen.
level-porter-told = Pakt wat nu punten oplevert en vertrouwt op zijn geluk.
level-carter-told = Maakt plannen voor zijn contracten, één route vooruit.
level-merchant-told = Weegt elke actie af tegen een heel plan.
level-regent-told = Kijkt vooruit door vele mogelijke spellen. De sterkste.

## The game in this browser

play-gone = Dit spel zit niet meer in deze browser.
play-unkept = Deze browser bewaart niets: ga je weg, dan is het spel weg.
play-leave = Startpagina
play-again = Nog een keer
play-replay = Terugkijken
play-menu = Menu
play-reference = In het kort
play-reference-more = Alle regels
handover-done = Klaar: door naar { $name }
handover-title = Geef het apparaat aan { $name }
handover-told = { $name }, kijk als niemand anders kijkt.
handover-look = Ik ben { $name }

## Settings

settings-title = Instellingen
settings-language = Taal
settings-theme = Licht of donker
settings-theme-auto = Zoals het systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-sound = Geluid
settings-volume = Volume
settings-speed = Tempo
settings-speed-0 = Meteen
settings-speed-0-5 = Rustig
settings-speed-1 = Gewoon
settings-speed-2 = Vlot
settings-motion = Beweging
settings-motion-auto = Zoals het systeem
settings-motion-full = Alles
settings-motion-reduced = Zo weinig mogelijk
settings-symbols = Tekens en patronen op elke kleur
settings-confirm = Bij aanraken eerst vragen, dan doen
settings-keys = Losse toetsen werken aan tafel (? toont ze)

## The rules

rules-title = De regels
rules-lead = Acht korte delen. Elke regel heeft een nummer, en het spel noemt dat steeds als iets niet kan.
rules-contents = Delen
rules-picture-cards = De transportkaarten: zes kleuren, en jokers die voor elke kleur tellen.
rules-picture-payment = Vier manieren om een groene route van drie vakken te betalen.
rules-route-points = Punten voor een route
rules-spaces = Vakken
rules-points = Punten
rules-merchandise-points = Punten voor koopwaar aan het eind
rules-place = Plaats
rules-players = { $count } spelers

## Looking at a game again

replay-lead = Loop stap voor stap door een spel zoals elke stoel het zag, of met alles open.
replay-file = Open het verslag van een spel
replay-none = In deze browser is nog geen spel uitgespeeld.
replay-controls = Terugkijken
replay-first = Naar het begin
replay-back = Eén actie terug
replay-play = Afspelen
replay-pause = Pauze
replay-next = Eén actie verder
replay-last = Naar het eind
replay-position = Plek in het spel
replay-pace = Tempo
replay-eyes = Door wiens ogen
replay-eyes-of = Zoals { $name } het zag
replay-spectator = Als toeschouwer
replay-open = Alles open
replay-next-cards = Hierna in de stapel
replay-verify = Controleren
replay-share = Kopieer een link naar deze plek
replay-link = Link
replay-copied = Gekopieerd
replay-save = Bewaren
verify-title = Wat er is gecontroleerd
verify-checksum = Het verslag is zoals het is geschreven.
verify-board = Er is op dit bord gespeeld.
verify-commitment = De startwaarde past bij de vingerafdruk die vóór de eerste kaart vastlag.
verify-deals = De startwaarde geeft precies de kaarten die zijn gedeeld.
verify-actions = { $actions ->
    [one] De enige actie is geldig en loopt af zoals opgeschreven.
   *[other] Alle { $actions } acties zijn geldig en lopen af zoals opgeschreven.
  }
verify-result = De punten kloppen.
verify-holds = Het verslag klopt.
verify-commitment-title = Vingerafdruk van de startwaarde (SHA-256)
verify-seed-title = Startwaarde
record-size = Het bestand is te groot voor een verslag.
record-json = Dit bestand is niet te lezen: het is geen JSON.
record-other = Dit is geen verslag van een spel dat deze versie kent.
record-changed = Het verslag is later veranderd: de controlesom past niet.
record-rules = Het verslag volgt een andere versie van de regels.
record-chance = De kaarten van het verslag komen uit een generator die deze versie niet kent.
record-board = Er is gespeeld op het bord ‘{ $id }’, en dat heeft deze browser niet.
record-deals = De startwaarde geeft niet de kaarten die zijn gedeeld.
record-action = Actie { $number } kan niet.
record-outcome = Actie { $number } loopt niet af zoals opgeschreven.
record-commitment = De startwaarde past niet bij de vingerafdruk van vóór het spel.
record-result = De opgeschreven punten zijn niet die van dit spel.

## The first game

learn-title = Al spelend leren
learn-lead = Een spel voor twee tegen een leerjongen die de tijd neemt. Elke regel wordt uitgelegd als je hem voor het eerst tegenkomt; meer hoef je niet te lezen.
learn-goal-routes = Claim routes tussen locaties in Amsterdam met kaarten van hun kleur. Lange routes leveren meer punten op.
learn-goal-contracts = Houd contracten: verbind hun twee locaties met je eigen routes voor het spel afloopt, anders kosten ze je punten.
learn-goal-merchandise = Verzamel koopwaar op routes met wielen; wie de meeste heeft, krijgt een bonus.
learn-begin = Beginnen
learn-next = Begrepen
learn-rule = Regel { $rule }
learn-welcome = Welkom in Amsterdam! Je krijgt twee contracten aangeboden. Elk noemt twee locaties en wat het waard is: zijn ze aan het eind door jouw karren verbonden, dan krijg je die punten; zo niet, dan kost het je die punten.
learn-contracts = Houd er één of allebei. Voor een eerste spel passen contracten goed bij elkaar als hun verlichte wegen een stuk delen. Niemand anders ziet wat je houdt.
learn-turn = Jij bent aan de beurt. Elke beurt doe je één van drie dingen: transportkaarten pakken, een route claimen of nieuwe contracten trekken.
learn-draw = Je betaalt routes met kaarten van één kleur, dus ga eerst sparen: pak een kaart die open ligt, of de onbekende bovenste kaart van de stapel.
learn-second = Je mag een tweede kaart pakken, open of van de stapel. Met twee van één kleur heb je al genoeg voor een route van twee.
learn-second-wild = Een joker die open ligt, mag niet de tweede kaart zijn. Van de stapel kun je er met geluk wel een trekken.
learn-wild = Er ligt een joker in de markt. Hij telt voor elke kleur en is dus duur: pak je hem open, dan is het je enige kaart deze beurt.
learn-claim = Je kunt een route betalen: een van de routes die oplichten. Kies er een op het bord, het liefst op weg tussen de locaties van je contract. Elk vak kost een kaart in de kleur van de route.
learn-gray = Voor een grijze route kies je zelf een kleur, als alle kaarten maar gelijk zijn.
learn-wild-pays = Jokers vullen elke betaling aan. Bewaar ze voor lange routes als je ook anders kunt betalen; de goedkoopste manier staat vooraan.
learn-points = Je karren staan op de route, en de punten heb je meteen: 1, 2, 4 of 7 voor 1, 2, 3 of 4 vakken.
learn-merchandise = Op de route staan wielen, dus je pakte een koopwaarkaart. Wie er aan het eind de meeste heeft, krijgt 8 punten, de tweede 4.
learn-double = Twee routes naast elkaar zijn een dubbele route. In een spel voor twee kan er maar één worden gebruikt; de andere is nu gesloten.
learn-progress = Kijk naar je contracten: ze tonen wat er nog ontbreekt. Wijs er een aan, en de goedkoopste weg licht op het bord op.
learn-completed = Een contract is voltooid! De punten zijn binnen, maar niemand hoort het voor het eind.
learn-more = Je mag ook twee nieuwe contracten trekken en er minstens één houden. Doe dat als je nog karren hebt en een weg al half gebouwd is.
learn-offer = Houd wat je routes al bijna verbinden. Een contract dat je teruggeeft, gaat onder de stapel.
learn-flush = Er lagen drie jokers in de markt. Daarom zijn alle vijf kaarten weggeveegd en liggen er nieuwe.
learn-reshuffle = De stapel was op; de afgelegde kaarten zijn tot een nieuwe geschud.
learn-last = Iemand heeft nog twee karren of minder: iedereen krijgt nog één beurt, dan is het spel uit. Claim wat je kunt!
learn-end = Het eind: bij de punten van je routes komen de contracten, erbij of eraf, en dan de koopwaar. Nu ken je het hele spel. De regels zijn altijd één klik weg.

## Tables online

online-title = Een tafel online
online-lead = Maak een tafel en stuur de link naar je vrienden; ze hebben alleen een browser nodig.
online-name = Je naam
online-seats = Stoelen
online-seat-open = Vrij, voor wie maar komt
online-create = Tafel maken
online-yours = Jouw tafels
online-listed = Open tafels
online-listed-none = Geen tafel zoekt op dit moment spelers.
online-joining = Op weg naar de tafel…
online-lost = De verbinding is weg. Nieuwe poging…
online-retry = Probeer nu
lobby-title = Tafel { $code }
lobby-seat = Stoel { $number }
lobby-open = Nog niemand
lobby-you = jij
lobby-ready = Klaar
lobby-not-ready = Nog niet klaar
lobby-be-ready = Ik ben klaar
lobby-take = Hier zitten
lobby-leave = Opstaan
lobby-arrange = Wie speelt er op stoel { $number }
lobby-person = Een mens
lobby-start = Begin het spel
lobby-waiting = Het spel kan beginnen als elke stoel bezet is en iedereen klaar is.
lobby-invite = Uitnodigen
lobby-invite-told = Wie deze link heeft, mag meekijken en op een vrije stoel gaan zitten.
lobby-copy = Link kopiëren
lobby-copied = Gekopieerd
lobby-qr = De link als QR-code
lobby-clock = Klok
lobby-clock-none = Geen klok
lobby-clock-move = { $seconds } s voor elke actie
lobby-clock-total = { $minutes } min voor het spel, { $increment } s erbij voor elke actie
lobby-undo = Acties mogen worden teruggenomen
lobby-chat = Chat
lobby-listed = Iedereen mag deze tafel vinden
lobby-settings = Zo speelt deze tafel
bar-online = De tafel
bar-undo = Terugnemen
bar-undo-asked = { $name } wil graag een actie terugnemen.
bar-undo-yes = Ja
bar-undo-no = Nee
bar-pause = Pauze
bar-resume = Verder
bar-paused = Het spel staat op pauze.
bar-chat = { $unread ->
    [0] Chat
   *[other] Chat ({ $unread })
  }
bar-invite = Uitnodigen
bar-move = Ander apparaat
bar-move-told = Open deze link op het andere apparaat; je stoel verhuist mee.
bar-resign = Opgeven
bar-resign-sure = De rest van het spel voorgoed aan een bot overlaten?
bar-substitute = Bot speelt verder voor { $name }
bar-return = Ik ben er weer
bar-rematch = Nog een keer
bar-duplicate = Nog een keer, zelfde kaarten
bar-record = Verslag bewaren
chat-title = Chat
chat-say = Zeg iets
chat-send = Zeg het
chat-empty = Er is nog niets gezegd.
problem-unreachable = Hier antwoordt geen server. Voor een spel tegen bots of op één apparaat is die niet nodig.
problem-no-table = Deze tafel bestaat niet, of je hebt een uitnodiging nodig.
problem-not-allowed = Dat mag jij aan deze tafel niet doen.
problem-not-now = Dat kan nu niet.
problem-name = Een naam heeft 1 tot 32 tekens.
problem-seat-taken = Deze stoel is bezet.
problem-not-ready = Eerst moet elke stoel bezet zijn en iedereen klaar.
problem-paused = Het spel staat op pauze.
problem-bot-plays = Op deze stoel speelt een bot.
problem-undo-impossible = Terugnemen kan niet meer: er is intussen iets nieuws gezien.
problem-undo-off = Aan deze tafel wordt niets teruggenomen.
problem-chat-muted = De eigenaar van de tafel heeft deze stoel het zwijgen opgelegd.
problem-too-fast = Dat ging te snel; wacht even.
problem-too-many = Hier zijn er te veel van; sluit er een of wacht even.
problem-storage-unavailable = Het spel kan nu niet worden bewaard. Er is niets gedaan; probeer het zo nog eens.
problem-version = Deze pagina is verouderd: laad hem opnieuw.
problem-stale = De tafel is al verder; kijk nog eens.
problem-other = Dat is niet gelukt ({ $key }).
why-stale = De tafel is al verder; kijk nog eens.
why-paused = Het spel staat op pauze.
why-refused = De tafel nam dat niet aan; kijk nog eens.
