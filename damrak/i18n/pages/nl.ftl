# What pages say that are loaded later, in Dutch; with the same ids in every language.

## Checking a record

verify-title = Wat er is gecontroleerd
verify-checksum = Er is niets aan het verslag veranderd.
verify-board = Er is op dit bord gespeeld.
verify-commitment = De startwaarde past bij de vingerafdruk die vóór de eerste kaart vastlag.
verify-deals = De startwaarde geeft precies de kaarten die zijn gedeeld.
verify-actions = { $actions ->
    [one] De enige actie is geldig en loopt af zoals vastgelegd.
   *[other] Alle { $actions } acties zijn geldig en lopen af zoals vastgelegd.
  }
verify-result = De punten kloppen.
verify-holds = Het verslag klopt.
verify-taken-back = In deze partij zijn acties teruggenomen; ze telt voor geen enkele rating.
verify-commitment-title = Vingerafdruk van de startwaarde (SHA-256)
verify-seed-title = Startwaarde

## Whether a deal was fair

seal-fair = Eerlijk gedeeld
seal-fair-told = Voor de eerste kaart legde de server een geheim getal vast, en je browser mengde er een willekeurig getal door. Hij heeft het spel opnieuw gedeeld en elke kaart klopt: niemand kon de kaarten kiezen.
seal-promised = Gedeeld zoals beloofd
seal-promised-told = Je browser kende de belofte van de server voor de eerste kaart. Hij heeft het spel opnieuw gedeeld en elke kaart klopt. Er is geen getal van jou doorheen gemengd.
seal-late = Kaarten gecontroleerd
seal-late-told = Je browser heeft het spel opnieuw gedeeld en elke kaart klopt. Wat de server voor de eerste kaart beloofde, weet hij niet.
seal-broken = Deze kaarten kloppen niet
seal-broken-told = De kaarten volgen niet uit wat voor het spel was beloofd. Sla de partij als bestand op en vraag het de beheerder van deze server.
seal-unknown = Kaarten niet gecontroleerd

## Why a record cannot be read

record-size = Het bestand is te groot voor een verslag.
record-json = Dit bestand is niet te lezen: het is geen JSON.
record-other = Dit is geen verslag van een partij dat deze versie kent.
record-changed = Het verslag is achteraf veranderd: de controlesom klopt niet.
record-rules = Het verslag volgt een andere versie van de regels.
record-chance = De kaarten van het verslag komen uit een generator die deze versie niet kent.
record-board = Er is gespeeld op het bord ‘{ $id }’, en dat heeft deze browser niet.
record-deals = De startwaarde geeft niet de kaarten die zijn gedeeld.
record-action = Actie { $number } kan niet.
record-outcome = Actie { $number } loopt niet af zoals vastgelegd.
record-commitment = De startwaarde past niet bij de vingerafdruk van vóór de partij.
record-result = De vastgelegde punten zijn niet die van deze partij.

## The lesson

learn-title = Spelenderwijs leren
learn-lead = Een partij met z’n tweeën tegen een leerjongen die geen haast heeft. Een licht wijst je de weg; binnen een minuut heb je je eerste route.
learn-goal-routes = Claim routes tussen locaties in Amsterdam met kaarten in de kleur van de route. Lange routes leveren meer punten op.
learn-goal-contracts = Neem contracten aan: verbind hun twee locaties vóór het einde met je eigen routes, anders kosten ze je punten.
learn-goal-merchandise = Verzamel koopwaar op routes met wielen; wie de meeste heeft, krijgt een bonus.
learn-begin = Beginnen
learn-next = Begrepen
learn-quiet = Speel door tot het einde: wat nieuw is, wordt hier uitgelegd. ‘Tip’ zegt wat een goede speler zou doen.
learn-counting = De partij is afgelopen. Nu worden routes, contracten en koopwaar geteld.
learn-contracts = Verbind de twee locaties van een contract met je karren en je krijgt de punten; anders verlies je ze. Houd ze hier allebei: ze delen een stuk. Later is één vaak een veiliger begin.
learn-draw = De route is van jou, en de punten ook. Verzamel nu nieuwe kaarten: pak er een uit de markt, in een kleur die je volgende route nodig heeft.
learn-second = En een tweede kaart: een die open ligt, maar geen joker, of de dichte bovenste van de stapel.
learn-way = Je contracten zeggen hoeveel karren er nog ontbreken; het bord wijst de weg. Per beurt kies je: twee kaarten, een route of nieuwe contracten.
learn-again = { $route } ligt op je weg, en je kunt die route betalen. Claim hem nu, of spaar nog even door.
learn-wild = Een joker telt voor elke kleur. Uit de markt is hij je enige kaart deze beurt, en als tweede kaart mag hij niet.
learn-claim = Je kunt { $route } betalen: voor elk vak één kaart in de kleur van de route. Kies de verlichte route.
learn-gray = { $route } is grijs: je kiest zelf een kleur, mits alle kaarten die kleur hebben. Claim die route nu, of spaar nog even door.
learn-wild-pays = Een joker telt als elke kleur. Bewaar ze voor lange routes als je ook anders kunt betalen; de goedkoopste manier staat vooraan.
learn-points = Punten tellen meteen: 1, 2, 4 of 7 voor 1, 2, 3 of 4 vakken. Lange routes lonen.
learn-merchandise = Op een route van je staan wielen, dus je kreeg een koopwaarkaart. Wie er aan het einde de meeste heeft, krijgt 8 punten, de tweede 4.
learn-double = Twee routes naast elkaar zijn een dubbele route. Met twee spelers kan er maar één van worden gebruikt; de andere is nu gesloten.
learn-completed = Een contract is voltooid! De punten zijn binnen, maar tot het einde komt niemand het te weten.
learn-more = Je mag ook twee nieuwe contracten trekken en er minstens één houden: slim als je nog karren hebt en al een eind op weg bent.
learn-offer = Houd het contract dat de minste karren kost. Allebei is een risico: wat je niet voltooit, kost punten. Wat je teruggeeft, gaat onder de stapel.
learn-flush = Er lagen drie jokers in de markt. Daarom zijn alle vijf de kaarten weggeveegd en liggen er nieuwe.
learn-reshuffle = De stapel was op; de aflegstapel is geschud en is nu de nieuwe stapel.
learn-soon = Het einde nadert: zodra iemand twee karren of minder heeft, krijgt iedereen nog één beurt. Het getal naast de kar zegt hoeveel karren er over zijn.
learn-last = { $self ->
    [yes] Je hebt nog twee karren of minder: iedereen krijgt nog één laatste beurt.
   *[no] { $who } heeft nog twee karren of minder: iedereen krijgt nog één laatste beurt.
  } { $can ->
    [yes] Claim nog een route als je kunt: kaarten tellen daarna niet mee.
   *[no] Je kunt geen route meer claimen, en kaarten tellen niet mee. Nieuwe contracten leveren alleen punten op als je routes ze al vervullen.
  }
learn-end = { $won ->
    [yes] Je hebt je eerste partij gewonnen! Routes, contracten en koopwaar vormen samen het totaal. Nu ken je het hele spel.
   *[no] Deze partij gaat naar { $who }. Routes leveren punten op, en contracten die je niet voltooit, kosten punten. Nu ken je het hele spel: de volgende kan van jou zijn.
  }

## Before a game online

lobby-title = Tafel { $code }
lobby-open = Nog niemand
lobby-here = { $count ->
    [0] Aan tafel: { $who }. Alle stoelen zijn bezet; je kunt meekijken.
   *[other] Aan tafel: { $who }. Vrije stoelen: { $count }.
  }
lobby-you = jij
lobby-ready = Klaar
lobby-not-ready = Nog niet klaar
lobby-be-ready = Ik ben er klaar voor
lobby-take = Hier gaan zitten
lobby-also = Nog iemand op dit apparaat
lobby-also-name = Naam van de andere speler op dit apparaat
lobby-leave = Weggaan
leave-title = De tafel verlaten
leave-keep = Mijn plaats houden
leave-keep-told = Je gaat naar de startpagina en vindt de tafel daar terug.
leave-give = Mijn plaats opgeven
leave-give-told = Iemand anders kan gaan zitten.
leave-give-bot = Een bot speelt voor je verder. Dit is definitief.
leave-close = De tafel sluiten
leave-close-sure = Druk nog eens om hem voor iedereen te sluiten
leave-close-told = De tafel is er dan voor niemand meer.
leave-closed = Tafel { $code } is gesloten.
lobby-arrange = Wie speelt er op stoel { $number }?
lobby-person = Mens
lobby-start = Partij beginnen
lobby-waiting = De partij kan beginnen als elke stoel bezet is en iedereen klaar is.
lobby-duplicate = De kaarten zijn die van partij { $game }. Wie die heeft gezien, kan ze kennen. Zeg alleen dat je er klaar voor bent als je het ermee eens bent.
lobby-duplicate-new = Nieuwe kaarten delen
lobby-invite = Uitnodigen
lobby-invite-told = Wie deze link heeft, mag meekijken en op een vrije stoel gaan zitten.
lobby-code-told = Of open { $host } en doe mee met deze code:
lobby-copy = Link kopiëren
lobby-copied = Gekopieerd
lobby-qr = De link als QR-code
lobby-local = Het adres { $host } werkt alleen op deze computer. Andere apparaten kunnen het nog niet openen.
lobby-local-how = Zo doen telefoons mee
lobby-local-told = Wie de server beheert, start hem met { $command }. Open deze pagina daarna hier via het adres van de computer in je netwerk, bijvoorbeeld { $example }: dan werken link en code op elk apparaat thuis.
lobby-clock = Bedenktijd
lobby-clock-none = Onbeperkt
lobby-clock-move = { $seconds } s per actie
lobby-clock-total = { $minutes } min voor de partij, { $increment } s erbij voor elke actie
lobby-takeover = Een bot mag spelen voor wie weg is
lobby-takeover-soon = Na 30 s; nooit in trage partijen
lobby-takeover-minutes = Na { $minutes } minuten
lobby-takeover-never = Nooit
lobby-undo = Acties mogen worden teruggenomen
lobby-chat = Chat
lobby-listed = Deze tafel is voor iedereen zichtbaar
lobby-by-code = Wie de code kent, mag meedoen
lobby-settings = Zo speelt deze tafel
lobby-colour-taken = { $colour } ({ $name })
lobby-before = De vorige partij
clock-low = Nog { $seconds } seconden.

## A screen for all

screen-use = Dit scherm als speelbord gebruiken
screen-use-told = Voor een tv of een ander groot scherm: iedereen ziet het speelbord, maar niemands kaarten. Iedereen speelt op een telefoon.
screen-create = Dit scherm is het speelbord; iedereen speelt op een telefoon
screen-scan = Scan deze code om te gaan zitten
screen-scan-told = Richt de camera van je telefoon erop en kies een stoel en een kleur.
screen-move = { $name }, scan deze code en je stoel verhuist naar je telefoon
screen-phones = Telefoons
screen-full = Volledig scherm
screen-leave = Niet meer als speelbord
screen-again = Revanche? Kies die op een telefoon.
screen-dark = Via gewoon http kan een pagina dit scherm niet aan houden: stel het apparaat zo in dat het niet uitgaat.

## Chat

chat-title = Chat
chat-say = Zeg iets
chat-send = Versturen
chat-empty = Er is nog niets gezegd.
chat-mute = { $name } dempen
chat-unmute = { $name } niet meer dempen

## What a server refuses

problem-unreachable = Hier antwoordt geen server. Voor een partij tegen bots of op één apparaat is die niet nodig.
problem-no-table = Deze tafel bestaat niet, of je hebt een uitnodiging nodig.
problem-not-allowed = Dat mag jij aan deze tafel niet doen.
problem-not-now = Dat kan nu niet.
problem-name = Een naam moet 1 tot 32 tekens lang zijn.
problem-name-taken = Iemand aan deze tafel heeft deze naam al. Kies een andere.
problem-seat-taken = Deze stoel is bezet.
problem-not-ready = Eerst moet elke stoel bezet zijn en iedereen klaar.
problem-paused = Het spel staat op pauze.
problem-bot-plays = Op deze stoel speelt een bot.
problem-undo-impossible = Terugnemen kan niet meer: er is intussen iets nieuws bekend geworden.
problem-undo-off = Aan deze tafel wordt niets teruggenomen.
problem-chat-muted = De eigenaar van de tafel heeft deze stoel het zwijgen opgelegd.
problem-too-fast = Dat ging te snel; wacht even.
problem-too-many = Het zijn er te veel; sluit er een of wacht even.
problem-starting = De server start nog op. Probeer het over een minuut opnieuw; partijen op dit apparaat hebben geen server nodig.
problem-storage-unavailable = De partij kan nu niet worden bewaard. Er is niets gedaan; probeer het zo nog eens.
problem-version = Deze pagina is verouderd: laad hem opnieuw.
problem-stale = De partij is al verder; kijk nog eens.
problem-table-full = Deze tafel gaat al te lang mee; maak een nieuwe.
problem-table-closed = Deze tafel is gesloten.
problem-table-broken = Deze tafel is beschadigd; de beheerder van deze server kan ernaar kijken.
problem-banned = De beheerder van deze server heeft je een tijdje buitengesloten.
problem-record-closed = Dit verslag blijft dicht zolang er opnieuw met deze kaarten wordt gespeeld.
problem-colour-taken = Iemand anders heeft deze kleur al.
problem-chat-off = Aan deze tafel is geen chat.
problem-not-absent = Deze speler was er net nog; geef hem of haar even de tijd.
problem-link = Deze link is al gebruikt of te oud. Maak een nieuwe op het apparaat dat de stoel heeft.
problem-other = Dat is niet gelukt ({ $key }).

## The rules

rules-all = Alle regels
rules-lead = Acht korte delen. Elke regel heeft een nummer, en het spel noemt dat nummer zodra iets niet kan.
board-ours-told = Routes, kaarten en punten zijn zoals gepubliceerd. Welke contracten er zijn en op welke routes karren staan, is nooit gepubliceerd: die van ons zijn een reconstructie, waarin elk contract de lengte van zijn kortste pad waard is.
board-ours-how = Heb je het spel, dan kun je spelen met wat er gedrukt staat: kopieer het bestand { $file } dat bij Damrak hoort, vul je contracten en karsymbolen in, controleer het met { $check } en speel in een terminal met { $play }. In de browser en aan online tafels kan dat niet: daar geldt altijd onze reconstructie.
glance-seats = Naast elke naam
glance-cart = karren over
glance-card = kaarten in de hand
glance-contract = contracten
glance-merchandise = koopwaarkaarten; achter +: de bonuspunten die ze nu zouden opleveren
glance-ends = Een zandloper staat bij routes waarmee de laatste ronde begint.
rules-picture-cards = De transportkaarten: zes kleuren, en jokers die voor elke kleur tellen.
rules-picture-payment = Vier manieren om een groene route van drie vakken te betalen.
rules-picture-track = Een route met { $spaces } vakken levert { $points } punten op: de scoresteen gaat van { $from } naar { $to }. Na { $last } begint het scorespoor weer bij 0.
rules-picture-final = Een voorbeeld van het einde: routes, contracten en koopwaar worden opgeteld, contracten die niet voltooid zijn gaan eraf.
rules-final-merchandise = Koopwaar
rules-final-total = Totaal

## Looking at a game again

replay-lead = Loop stap voor stap door een partij, door de ogen van elke speler of met alles open.
replay-yours = Zo speel je
replay-yours-told = Nauwkeurigheid, gewoonten en vooruitgang over de partijen die je hier hebt uitgespeeld zonder zetten terug te nemen.
replay-file = Verslag openen
replay-record = Een verslag
replay-record-told = Aan het einde kun je elke partij als bestand bewaren. Open er een die iemand je heeft gestuurd: alles blijft in je browser.
replay-none = In deze browser is nog geen partij uitgespeeld.

## A new table

online-lead = Maak een tafel en stuur de link naar je vrienden; ze hebben alleen een browser nodig.
online-listed-none = Op dit moment zoekt geen tafel spelers.

## Settings

settings-title = Instellingen
settings-look = Uiterlijk
settings-pace = Tempo en geluid
settings-play = Jouw beurt
settings-help = Hulp
settings-language = Taal
settings-theme = Licht of donker
settings-theme-auto = Automatisch
settings-theme-light = Licht
settings-theme-dark = Donker
settings-sound = Geluid
settings-volume = Volume
settings-speed = Tempo
settings-speed-0 = Meteen
settings-speed-0-5 = Langzaam
settings-speed-1 = Normaal
settings-speed-2 = Snel
settings-motion = Beweging
settings-motion-auto = Automatisch
settings-motion-full = Volledig
settings-motion-reduced = Minimaal
settings-symbols = Tekens en patronen op elke kleur
settings-confirm = Elke actie eerst bevestigen
settings-pay = Altijd vragen hoe je betaalt
settings-hint = Een tip zegt
settings-hint-3 = De actie en de reden
settings-hint-2 = Eerst wat voor actie
settings-hint-1 = Eerst een aanwijzing
settings-keys = Sneltoetsen aan tafel (/ toont ze)
settings-call = Waarschuw me als ik aan de beurt ben
settings-notices = Meldingen toestaan
settings-counter = Kaartenteller: toon wat je over andermans kaarten kunt weten

## The field for typed moves, and the keys

table-command = Zetten intypen
table-command-label = Wat wil je doen?
table-command-do = Uitvoeren
table-command-unknown = ‘{ $text }’ is niet duidelijk. Probeer: { $draw } 3, { $draw } { $deck }, { $claim } dam oude-kerk, { $contracts }.
table-command-not-now = ‘{ $text }’ kan nu niet.
table-command-draw = Zeg wat je wilt trekken: een plek in de markt ({ $draw } 3), een kleur ({ $draw } { $red }) of de stapel ({ $draw } { $deck }).
table-command-no-route = Tussen deze locaties ligt geen route: { $text }.
table-command-half = Zeg welke van de twee, met { $via }: { $known }.
table-command-ends = Noem de twee uiteinden van een route, zoals: { $claim } dam oude-kerk.
table-command-vague = ‘{ $text }’ kan dit zijn: { $known }.
type-draw = trek, trekken, pak, pakken, neem, nemen
type-claim = claim, claimen
type-contracts = contracten
type-keep = houd, houden
type-pass = pas, passen
type-deck = stapel, blind
type-market = markt, open, open kaart
type-first = eerste
type-second = tweede
type-both = beide
type-why = waarom
type-via = via
type-colours = blue blauwe, green groene, black zwarte, red rode, gray grijze
table-keys = Toetsen
table-key-market = deze marktkaart pakken
table-key-deck = blind van de stapel trekken
table-key-contracts = contracten trekken
table-key-keep = het eerste contract, het tweede of allebei houden
table-key-undo = je laatste actie terugnemen
table-key-hint = de coach om een tip vragen; nog eens voor meer
table-key-board = naar het bord
table-key-next = naar de volgende route die je kunt betalen
table-key-arrows = op het bord: de volgende route die kant op
table-key-letter = op het bord: routes van de locaties met deze letter
table-key-enter = kiezen, bevestigen
table-key-escape = toch niet
table-key-command = een zet typen
table-key-places = het bord als lijst
table-key-log = wat er is gebeurd
table-key-ways = de wegen van alle open contracten laten oplichten
table-key-one = één contract alleen laten zien; nog eens voor het volgende
table-key-zoom = dichterbij, verder weg, het hele bord
table-key-mute = geluid aan of uit

## What an undo means

table-undone = { $alone ->
    [yes] Teruggenomen. Een partij met teruggenomen acties telt niet mee in je statistieken.
   *[no] Teruggenomen. Wat nieuwe kaarten of contracten laat zien, kun je niet terugnemen.
  }

## The end of a game

table-contract-failed = Niet voltooid
table-final = Eindtelling
table-final-all = Alles tonen
table-final-routes = { $count ->
    [0] Geen routes
    [one] Eén route
   *[other] { $count } routes
  }
table-final-merchandise = Koopwaar: { $count }, plaats { $place }
table-final-no-merchandise = Geen koopwaar
table-final-verdict = { $by ->
    [contracts] { $self ->
        [yes] Je wint: evenveel punten, maar meer contracten voltooid.
       *[no] { $who } wint: evenveel punten, maar meer contracten voltooid.
      }
    [shared] Een gedeelde overwinning: { $who }.
   *[points] { $self ->
        [yes] { $points ->
            [one] Je wint met één punt verschil!
           *[other] Je wint met { $points } punten verschil!
          }
       *[no] { $points ->
            [one] { $who } wint met één punt verschil.
           *[other] { $who } wint met { $points } punten verschil.
          }
      }
  }
table-final-place = { $shared ->
    [yes] { $points ->
        [one] Gedeelde plaats { $place }, één punt achterstand.
       *[other] Gedeelde plaats { $place }, { $points } punten achterstand.
      }
   *[no] { $points ->
        [one] Plaats { $place }, één punt achterstand.
       *[other] Plaats { $place }, { $points } punten achterstand.
      }
  }
table-final-shared = gedeeld
share-title = Deel deze partij
share-picture = Afbeelding opslaan
share-picture-saved = Opgeslagen
share-picture-alt = Het speelbord aan het eind, met ieders punten
share-link = Link om terug te kijken kopiëren
share-told = Wie de link heeft, kan de hele partij terugkijken, met ieders kaarten.

## Rules, replays, tables online

rules-title = De regels
rules-back = Terug naar het spel
rules-contents = Delen
rules-aim = Het doel
rules-route-points = Punten voor een route
rules-spaces = Vakken
rules-points = Punten
rules-merchandise-points = Punten voor koopwaar aan het einde
rules-place = Plaats
rules-players = { $count } spelers
replay-controls = Terugkijken
replay-first = Naar het begin
replay-back = Eén actie terug
replay-play = Afspelen
replay-pause = Pauze
replay-next = Eén actie verder
replay-last = Naar het einde
replay-position = Moment in de partij
replay-pace = Tempo
replay-eyes = Door wiens ogen?
replay-eyes-of = Zoals { $name } het zag
replay-spectator = Als toeschouwer
replay-open = Alles open
replay-next-cards = Hierna in de stapel
replay-verify = Controleren of het eerlijk ging
replay-share = Kopieer een link naar dit moment
replay-link = Link
replay-copied = Gekopieerd
replay-save = Als bestand opslaan
replay-more = Meer
online-title = Online spelen
online-name = Je naam
online-seats = Stoelen
online-seat-open = Vrij voor wie meedoet
online-create = Tafel maken
online-listed = Open tafels
online-forget = Van de lijst halen
online-joining = Op weg naar de tafel…
online-lost = De verbinding is verbroken. Nieuwe poging…
online-sending = Bezig met versturen…
online-retry = Nu proberen
lobby-seat = Stoel { $number }
lobby-share = Delen
bar-online = De tafel
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
bar-substitute = Laat een bot spelen voor { $name }
bar-return = Ik ben er weer
bar-next = Naar de volgende partij
bar-next-told = De volgende partij wordt voorbereid.
bar-duplicate = Revanche, zelfde kaarten
bar-record = Partij als bestand opslaan
bar-menu = Tafelmenu
bar-hands = Het speelbord staat op een ander scherm
bar-away = Laat een bot voor mij spelen
bar-undo-waiting = Je wilt een actie terugnemen; de anderen moeten het goedvinden.
