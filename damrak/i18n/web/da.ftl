# What the browser says, in Danish. The rules are in ../rules/da.ftl.

## The whole client

app-name = Damrak
app-tagline = Vogne, kanaler og kontrakter: Amsterdam anno 1650 for to til fire spillere.
app-unofficial = Et uofficielt fanspil uden forbindelse til noget forlag.
home-insecure = Denne side kom over almindelig http. Spillet virker, men det kan ikke installeres eller gemmes til spil uden net; over https kan det.
app-loading = Spillepladen foldes ud …
app-failed = Noget gik galt: { $reason }
app-close = Luk

nav-pages = Sider
nav-home = Start
nav-rules = Regler
nav-learn = Lær
nav-replay = Gense
nav-settings = Indstillinger
nav-skip = Gå til indholdet
nav-lost = Den side findes ikke.

update-ready = Der er kommet en ny version.
update-now = Opdater nu
update-later = Senere

## Colours of cards and routes

card-pink = pink
card-blue = blå
card-green = grøn
card-black = sort
card-red = rød
card-orange = orange
card-wild = joker
card-gray = grå

## Players

seat-colour-0 = blommefarvet hjerte
seat-colour-1 = elfenbensfarvet krone
seat-colour-2 = turkis anker
seat-colour-3 = citrongul nøgle
level-apprentice = Lærling
level-porter = Bærer
level-carter = Vognmand
level-merchant = Købmand
level-regent = Rådsherre
level-master = Mester

## Why something cannot be done; the number of the rule stands beside it

why-game-over = Spillet er slut.
why-not-your-turn = Det er ikke din tur.
why-chosen = Du har allerede valgt dine kontraktkort.
why-choose-first = Vælg først, hvilke kontraktkort du vil beholde.
why-keep-first = Bestem først, hvilke af kontraktkortene du vil beholde.
why-nothing-offered = Du har ingen kontraktkort at vælge imellem lige nu.
why-second-card-first = Tag først dit andet kort.
why-must-keep = Der var kun ét kontraktkort tilbage, og det skal du beholde.
why-no-contracts = Der er ikke flere kontraktkort at trække.
why-no-cards = Der er ingen kort at trække: Både stakken og afkastbunken er tomme.
why-no-pass = Du må kun melde pas, når du ikke kan gøre andet.
why-slot-empty = Denne plads på markedet er tom.
why-second-wild = En joker, der ligger med billedsiden opad, må ikke være dit andet kort.
why-route-yours = Strækningen er allerede din.
why-route-taken = { $who } har allerede strækningen.
why-other-half-yours = Du har allerede den anden halvdel af denne dobbeltstrækning.
why-other-half-closed = Når I er to, bruges kun den ene halvdel af en dobbeltstrækning, og den anden halvdel er allerede taget.
why-carts = Strækningen har { $needed ->
    [one] ét felt
   *[other] { $needed } felter
  }, og du har { $carts ->
    [0] ingen vogne
    [one] kun én vogn
   *[other] kun { $carts } vogne
  } tilbage.
why-cannot-pay = Den koster { $needed ->
    [one] ét kort
   *[other] { $needed } kort
  } i farven { $colour }, og jokere tæller med. Det har du ikke på hånden.
why-cannot-pay-gray = Den koster { $needed ->
    [one] ét kort i en valgfri farve
   *[other] { $needed } kort i samme farve
  }, og jokere tæller med. Det har du ikke på hånden.

## The table: what lies on it

table-board = Spillepladen
table-board-routes = Strækninger
table-seats = Spillere
table-market = Marked
table-hand = Dine kort
table-contracts = Kontraktkort
table-log = Spillets gang
table-places = Spillepladen som liste
table-dock = Din tur
table-bar = Paneler og indstillinger
table-you = dig
table-moving = Har turen nu.
table-ends = { $a } – { $b }
table-cards-of = { $count }{ "\u00A0" }×{ "\u00A0" }{ $card }
table-points = { $points ->
    [1] ét point
    [one] { $points } point
   *[other] { $points } point
  }
table-carts = { $count ->
    [0] ingen vogne tilbage
    [one] én vogn tilbage
   *[other] { $count } vogne tilbage
  }
table-hand-cards = { $count ->
    [0] ingen kort på hånden
    [one] ét kort på hånden
   *[other] { $count } kort på hånden
  }
table-hand-seen = { $count }; taget åbent: { $cards }
table-hand-counted = { $count }; kan regnes ud: { $cards }
table-contract-count = { $count ->
    [0] ingen kontraktkort
    [one] ét kontraktkort
   *[other] { $count } kontraktkort
  }
table-merchandise = { $count ->
    [0] ingen handelsvarekort
    [one] ét handelsvarekort
   *[other] { $count } handelsvarekort
  }
table-slot = Marked, kort { $slot }: { $card }
table-slot-empty = Marked, plads { $slot }: tom
table-deck = { $count ->
    [0] Stakken er tom
    [one] Træk uden at vide hvad: { $count } kort i stakken
   *[other] Træk uden at vide hvad: { $count } kort i stakken
  }
table-discards = { $count ->
    [0] Afkastbunken er tom
    [one] Ét kort i afkastbunken
   *[other] { $count } kort i afkastbunken
  }
table-contract-deck = { $count ->
    [0] Ikke flere kontraktkort
    [one] Træk det sidste kontraktkort: { $count } tilbage
   *[other] Træk kontraktkort: { $count } tilbage
  }
table-merchandise-left = { $count ->
    [0] Ikke flere handelsvarekort
    [one] Ét handelsvarekort tilbage
   *[other] { $count } handelsvarekort tilbage
  }
table-stack = { $card }: { $count ->
    [0] ingen
   *[other] { $count }
  }
table-stack-needed = { $card }: { $count ->
    [0] ingen
   *[other] { $count }
  }; dine kontraktkort mangler stadig { $needed }
table-need-gray = Grå strækninger til dine kontraktkort: { $count ->
    [one] ét kort i valgfri farve
   *[other] { $count } kort i valgfri farve, samme farve på hver strækning
  }

## The table: routes

table-route-facts = { $colour }, { $count ->
    [one] ét felt
   *[other] { $count } felter
  }
table-route-merchandise = et handelsvarekort
table-route-owner = Tilhører { $who }.
table-route-closed = Lukket.
table-route-payable = Du kan gøre krav på den.
table-route-free = Fri.
table-route-takes = Den koster { $payment }.
table-route-other-ways = { $count ->
    [one] Du kan også betale på én anden måde.
   *[other] Du kan også betale på { $count } andre måder.
  }
table-lack = Der mangler { $cards }.
table-lack-gray = { $count ->
    [one] Der mangler ét kort, alle i samme farve.
   *[other] Der mangler { $count } kort, alle i samme farve.
  }
table-has-cards = Du har kortene til den.
table-use-contracts = { $count ->
    [one] Hjælper kontraktkort { $marks }.
   *[other] Hjælper kontraktkortene { $marks }.
  }
table-use-ends = Så begynder sidste runde.
table-zoom-in = Zoom ind
table-zoom-out = Zoom ud
table-zoom-whole = Hele spillepladen

## The table: choosing

table-status-turn = Din tur: Træk to kort, gør krav på en strækning, eller træk kontraktkort.
table-status-second = Tag dit andet kort.
table-status-pass = Du kan ikke gøre noget i denne tur.
table-status-wait = { $who } tænker …
table-status-setup = Kontraktkortene bliver valgt.
table-status-choosing = Vælger stadig kontraktkort: { $who }.
table-status-wait-second = { $who } tager sit andet kort.
table-status-wait-offer = { $who } vælger kontraktkort.
table-status-over = Spillet er slut.
table-pass = Meld pas
table-pay-with = Måder at betale på
table-claim-for = Gør krav på den: { $points ->
    [one] ét point
   *[other] { $points } point
  }
table-rather = Eller { $route }, { $colour }?
table-cancel = Annuller
table-do = Gør det
table-sure = { $kind ->
    [market] Tag dette kort: { $card }?
    [deck] Træk et kort fra stakken?
    [contracts] Træk kontraktkort?
    [pass] Meld pas denne gang?
   *[other] Er du sikker?
  }
table-offer-setup = Behold mindst ét af disse kontraktkort
table-offer = Behold mindst ét
table-offer-how = Tryk eller klik på et kontraktkort for at lægge det tilbage.
table-keep = { $count ->
    [0] Vælg mindst ét
    [one] Behold dette
   *[other] Behold begge
  }
table-keep-sure = { $count ->
    [one] Sikker? Behold dette
   *[other] Sikker? Behold begge
  }
table-no-contracts = Ingen kontraktkort endnu.
table-offer-kept = Behold
table-offer-returned = Læg tilbage
table-contract-done = Fuldført
table-contract-failed = Ikke fuldført
table-contract-blocked = Alle veje er spærret
table-contract-missing = { $count ->
    [one] mangler én vogn
   *[other] mangler { $count } vogne
  }

## The table: what happened

table-log-empty = Der er ikke sket noget endnu.
table-since = Siden din tur
table-since-of = Siden sidste tur: { $who }
table-log-swept = Tre jokere lå åbne: alle fem markedskort skiftes ud.
table-log-shuffled = Stakken var tom: de kasserede kort blandes.
table-log-market = { $self ->
    [yes] Du tager fra markedet: { $card }.
   *[no] { $who } tager fra markedet: { $card }.
  }
table-log-deck = { $self ->
    [yes] Du trækker fra stakken.
   *[no] { $who } trækker fra stakken.
  }
table-log-deck-seen = { $self ->
    [yes] Du trækker fra stakken: { $card }.
   *[no] { $who } trækker fra stakken: { $card }.
  }
table-log-contracts = { $self ->
    [yes] Du trækker kontraktkort.
   *[no] { $who } trækker kontraktkort.
  }
table-log-keep = { $self ->
    [yes] { $count ->
        [one] Du beholder ét kontraktkort.
       *[other] Du beholder { $count } kontraktkort.
      }
   *[no] { $count ->
        [one] { $who } beholder ét kontraktkort.
       *[other] { $who } beholder { $count } kontraktkort.
      }
  }
table-log-pass = { $self ->
    [yes] Du melder pas.
   *[no] { $who } melder pas.
  }
table-log-claim = { $self ->
    [yes] Du gør krav på { $route } med { $payment }: { $points ->
        [one] ét point.
       *[other] { $points } point.
      }
   *[no] { $who } gør krav på { $route } med { $payment }: { $points ->
        [one] ét point.
       *[other] { $points } point.
      }
  }
table-log-claim-goods = { $self ->
    [yes] Du gør krav på { $route } med { $payment }: { $points ->
        [one] ét point
       *[other] { $points } point
      } og et handelsvarekort.
   *[no] { $who } gør krav på { $route } med { $payment }: { $points ->
        [one] ét point
       *[other] { $points } point
      } og et handelsvarekort.
  }
table-said-completed = Kontraktkort fuldført: { $contract }.
table-said-your-turn = Din tur.
table-said-turned = Vendt op: { $cards }.
table-last-turns = { $count ->
    [one] Den allersidste tur
   *[other] Sidste runde: { $count } ture tilbage
  }

## The table: the end

table-final = Pointberegning
table-final-all = Vis det hele
table-final-routes = { $count ->
    [0] Ingen strækninger
    [one] Én strækning
   *[other] { $count } strækninger
  }
table-final-merchandise = Handelsvarekort: { $count }, nr. { $place }
table-final-no-merchandise = Ingen handelsvarekort
table-final-verdict = { $by ->
    [contracts] { $self ->
        [yes] Du vinder: lige mange point, men flere fuldførte kontraktkort.
       *[no] { $who } vinder: lige mange point, men flere fuldførte kontraktkort.
      }
    [shared] En delt sejr: { $who }.
   *[points] { $self ->
        [yes] { $points ->
            [one] Du vinder med ét point!
           *[other] Du vinder med { $points } point!
          }
       *[no] { $points ->
            [one] { $who } vinder med ét point.
           *[other] { $who } vinder med { $points } point.
          }
      }
  }
table-final-place = { $points ->
    [one] Nr. { $place }, ét point efter vinderen.
   *[other] Nr. { $place }, { $points } point efter vinderen.
  }
share-title = Del dette spil
share-picture = Gem billedet
share-picture-alt = Spillepladen til sidst, med alles point
share-link = Kopiér linket til gengivelsen
share-told = Den, der har linket, kan se hele spillet igen, med alles kort.

## The table: the bar, the command field, the keys

table-panel-contracts = Kontraktkort
table-panel-log = Log
table-panel-places = Liste
table-panel-command = Taster
table-sound = Lyd
table-speed = { $speed ->
    [0] Tempo: ingen bevægelse
   *[other] Tempo: { $speed }
  }
table-command = Kommandoer og taster
table-command-label = Hvad vil du gøre?
table-command-do = Gør det
table-command-unknown = »{ $text }« er ikke til at forstå. Prøv: { $draw } 3, { $draw } { $deck }, { $claim } dam oude-kerk, { $contracts }.
table-command-not-now = »{ $text }« kan ikke lade sig gøre nu.
table-command-draw = Skriv, hvad du vil trække: en plads på markedet ({ $draw } 3), en farve ({ $draw } { $red }) eller stakken ({ $draw } { $deck }).
table-command-no-route = Ingen strækning forbinder disse: { $text }.
table-command-half = Skriv, hvilken af de to du mener: { $via } { $known }.
table-command-ends = Nævn strækningens to ender, for eksempel: { $claim } dam oude-kerk.
table-command-vague = »{ $text }« kan være: { $known }.
type-draw = træk, tag
type-claim = krav, byg
type-contracts = kontraktkort, kontrakter
type-keep = behold
type-pass = pas
type-deck = stakken, stak
type-market = marked, markedet
type-first = første
type-second = andet, anden
type-both = begge
type-why = hvorfor
type-via = via
table-hint = Tip
table-hint-later = Tip: kræver forbindelse
table-hint-title = Træneren
table-hint-more = Fortæl mere
table-hint-close = Luk tippet
table-hint-coming = Træneren tænker …
table-hint-missing = Træneren er endnu ikke på denne enhed og kan ikke hentes nu. Spørg én gang med forbindelse (2 MB), så er den her også uden forbindelse.
table-keys = Taster
table-key-market = tag dette kort fra markedet
table-key-deck = træk fra stakken uden at vide hvad
table-key-contracts = træk kontraktkort
table-key-keep = behold det første, det andet eller begge kontraktkort
table-key-undo = fortryd din seneste handling
table-key-hint = bed træneren om et tip; igen for mere
table-key-board = til spillepladen
table-key-next = til den næste strækning, du kan betale
table-key-arrows = på spillepladen: næste strækning i den retning
table-key-letter = på spillepladen: strækninger fra steder med dette bogstav
table-key-enter = vælg, bekræft
table-key-escape = annuller
table-key-command = skriv en kommando
table-key-places = spillepladen som liste
table-key-log = spillets gang
table-key-ways = vis vejene for alle åbne kontraktkort
table-key-one = vis kun ét kontraktkort; igen for det næste
table-key-zoom = zoom ind, zoom ud, hele spillepladen
table-key-mute = lyd til eller fra

## The first page

home-again-title = Fortsæt
home-again = Fortsæt
home-new-title = Spil nu
home-players = Spillere
home-players-count = { $count }
home-level = Modstandere
home-play = Spil
home-seats = Vælg, hvem der sidder hvor
home-seat-who = Hvem sidder på plads { $number }?
home-seat-name = Navn på plads { $number }
home-seat-colour = Farve på plads { $number }
home-seat-person = Person
home-you = Skipper
home-first = Hvem begynder?
home-first-drawn = Ved lodtrækning
home-first-told = Ifølge regelhæftet begynder den yngste.
home-same-device = Er I flere om samme enhed? Sæt jer til bords her. Skærmen dækkes til, når den går fra hånd til hånd.
home-name-bad = Hvert navn skal have 1 til { $limit } tegn.
home-name-twice = To spillere har samme navn.
home-more = Mere
home-learn = Lær ved at spille
home-learn-told = Et første spil, der forklarer sig selv på ti minutter.
home-rules = Reglerne
home-rules-told = Kort og med billeder.
home-replay = Se et spil igen
home-replay-told = Dit eget eller et spilreferat et andet sted fra.
home-online = Et bord på nettet
home-online-told = Invitér dine venner med et link.
home-screen = På et tv eller en fælles skærm
home-screen-told = Spillepladen på én stor skærm, alles kort på deres egen telefon.
join-title = Vær med via en kode
join-code = Bordets kode
join-go = Vær med
home-server = På denne server
home-server-none = Ingen åbne borde lige nu. Dit kan blive det første.
table-stands-lobby = venter på spillere
table-stands-playing = i gang
table-stands-over = slut
table-stands-turn = { $who } har turen
table-stands-yours = din tur
table-stands-gone = findes ikke længere
home-finished = Færdige spil
home-winner = { $names } vandt
home-winners = { $names } vandt sammen
home-look = Se igen
home-drop = Slet dette spil
home-unfinished = { $actions ->
    [0] kortene er lige delt ud
    [one] én handling indtil nu
   *[other] { $actions } handlinger indtil nu
  }
home-taken-back = handlinger fortrudt
level-apprentice-told = En første modstander, som elsker at samle kort.
level-porter-told = Tager det, der giver point nu, og stoler på heldet.
level-carter-told = Planlægger efter sine kontraktkort, én strækning frem.
level-merchant-told = Vejer hver handling op mod en hel plan.
level-regent-told = Tænker mange mulige spil igennem.
level-master-told = Har lært spillet i millioner af spil mod sig selv og prøver sine yndlingshandlinger af på mange mulige fordelinger af kortene. Første gang hentes 2 MB.

## The game in this browser

play-gone = Spillet findes ikke længere i denne browser.
play-unkept = Denne browser gemmer ingenting, så spillet er væk, når du går.
play-net-coming = Mesteren er på vej (2 MB, kun første gang) …
play-no-net = Mesteren er endnu ikke på denne enhed og kan ikke hentes nu. Spil én gang mod den med forbindelse, så er den her også uden forbindelse, eller vælg en anden modstander.
play-leave = Startside
play-again = Spil igen
play-replay = Se igen
play-review = Gennemgå spillet
play-menu = Menu
play-reference = Overblik
play-reference-more = Alle regler
handover-done = Færdig: videre til { $name }
handover-title = Giv enheden til { $name }
handover-told = { $name }, kig, når ingen andre ser med.
handover-look = Jeg er { $name }

## Settings

settings-title = Indstillinger
settings-language = Sprog
settings-theme = Tema
settings-theme-auto = Som systemet
settings-theme-light = Lyst
settings-theme-dark = Mørkt
settings-sound = Lyd
settings-volume = Lydstyrke
settings-speed = Tempo
settings-speed-0 = Straks
settings-speed-0-5 = Langsomt
settings-speed-1 = Normalt
settings-speed-2 = Hurtigt
settings-motion = Bevægelse
settings-motion-auto = Som systemet
settings-motion-full = Fuld
settings-motion-reduced = Mindst mulig
settings-symbols = Symboler og mønstre på alle farver
settings-confirm = Spørg før hver handling
settings-pay = Spørg altid, hvordan der betales
settings-hint = Et tip siger
settings-hint-3 = Handlingen og dens grund
settings-hint-2 = Først typen af handling
settings-hint-1 = Først en tanke
settings-keys = Genvejstaster ved bordet (liste:{ "\u00A0" }/)
settings-call = Giv mig besked, når det er min tur
settings-notices = Tillad meddelelser
settings-counter = Korttæller: fortæl, hvad der kan regnes ud om hænderne

## The rules

rules-title = Reglerne
rules-lead = Otte korte afsnit. Hver regel har et nummer, og spillet nævner det, hver gang noget ikke kan lade sig gøre.
board-ours = Kontraktkort og vognmærker er vores rekonstruktion
board-ours-told = Strækninger, kort og point er de offentliggjorte. Hvilke kontraktkort der findes, og hvilke strækninger der viser vogne, er aldrig offentliggjort: Vores er en rekonstruktion, hvor hvert kontraktkort er lige så meget værd, som dets korteste vej er lang. Har du spillet, så kopiér filen { $file }, skriv det trykte ind, kontrollér den med { $check }, og spil med { $play }.
rules-contents = Afsnit
rules-aim = Målet
rules-picture-cards = Transportkortene: seks farver samt jokere, der gælder som enhver af dem.
rules-picture-payment = Fire måder at betale for en grøn strækning på tre felter.
rules-route-points = Point for en strækning
rules-spaces = Felter
rules-points = Point
rules-merchandise-points = Point for handelsvarekort til sidst
rules-place = Placering
rules-players = { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
  }

## Looking at a game again

replay-lead = Gå gennem et spil trin for trin, som hver spiller så det, eller med alle kort åbne.
replay-file = Åbn et spilreferat
replay-none = Der er endnu ikke spillet et spil færdigt i denne browser.
replay-controls = Gense
replay-first = Til begyndelsen
replay-back = Én handling tilbage
replay-play = Afspil
replay-pause = Pause
replay-next = Én handling frem
replay-last = Til slutningen
replay-position = Hvor i spillet
replay-pace = Tempo
replay-eyes = Synsvinkel
replay-eyes-of = Som { $name } så det
replay-spectator = Som tilskuer
replay-open = Alt åbent
replay-next-cards = De næste i stakken
replay-verify = Kontrollér
replay-share = Kopiér et link til dette sted i spillet
replay-link = Link
replay-copied = Kopieret
replay-save = Gem
verify-title = Det er kontrolleret
verify-checksum = Referatet er ikke ændret, siden det blev skrevet.
verify-board = Der blev spillet på denne spilleplade.
verify-commitment = Startværdien passer til det fingeraftryk, der lå fast før det første kort.
verify-deals = Startværdien giver netop de kort, der blev delt ud.
verify-actions = { $actions ->
    [one] Den ene handling er lovlig og stemmer med referatet.
   *[other] Alle { $actions } handlinger er lovlige og stemmer med referatet.
  }
verify-result = Pointene er rigtige.
verify-holds = Referatet holder.
verify-taken-back = I dette spil er handlinger fortrudt, så det tæller ikke i nogen rangliste.
verify-commitment-title = Startværdiens fingeraftryk (SHA-256)
verify-seed-title = Startværdi
seal-fair = Ærlig uddeling
seal-fair-told = Før det første kort lagde serveren sig fast på et hemmeligt tal, og din browser blandede et tilfældigt i. Den har delt hele spillet ud igen, og hvert kort passer: Ingen kunne vælge kortene.
seal-promised = Delt ud som lovet
seal-promised-told = Din browser kendte serverens løfte før det første kort. Den har delt hele spillet ud igen, og hvert kort passer. Der blev ikke blandet et tal fra dig i.
seal-late = Uddeling kontrolleret
seal-late-told = Din browser har delt hele spillet ud igen, og hvert kort passer. Den ved ikke, hvad serveren lovede før det første kort.
seal-broken = Denne uddeling passer ikke
seal-broken-told = Kortene følger ikke af det, der blev lovet før spillet. Gem referatet, og spørg serverens vært.
seal-unknown = Uddeling ikke kontrolleret
record-size = Filen er for stor til at være et spilreferat.
record-json = Filen kan ikke læses: Den er ikke JSON.
record-other = Det er ikke et spilreferat, som denne version kender.
record-changed = Referatet er ændret, efter at det blev skrevet: Kontrolsummen passer ikke.
record-rules = Referatet følger en anden version af reglerne.
record-chance = Kortene i referatet kommer fra en generator, som denne version ikke kender.
record-board = Der blev spillet på spillepladen »{ $id }«, som browseren ikke har.
record-deals = Startværdien giver ikke de kort, der blev delt ud.
record-action = Handling { $number } kan ikke lade sig gøre.
record-outcome = Handling { $number } stemmer ikke med referatet.
record-commitment = Startværdien passer ikke til fingeraftrykket fra før spillet.
record-result = Pointene i referatet er ikke dem, som dette spil giver.

## The first game

learn-title = Lær ved at spille
learn-lead = Et spil for to mod en lærling, der giver sig god tid. Et lys viser, hvad der menes; din første strækning får du på under et minut.
learn-goal-routes = Gør krav på strækninger mellem steder i Amsterdam med kort i deres farve. Lange strækninger giver flere point.
learn-goal-contracts = Fuldfør kontraktkort: Forbind deres to steder med dine egne strækninger, før spillet slutter, ellers mister du pointene.
learn-goal-merchandise = Saml handelsvarekort på strækninger med hjul. Den, der har flest, får en bonus.
learn-begin = Begynd
learn-next = Forstået
learn-rule = Regel { $rule }
learn-quiet = Spil videre: Alt nyt bliver forklaret her. “Tip” fortæller, hvad en god spiller ville gøre.
learn-contracts = Et kontraktkort nævner to steder. Forbind dem med dine vogne, og du får pointene; ellers mister du dem. Behold begge: De følges ad et stykke.
learn-draw = Strækningen er din, og pointene er også. Saml nu nye kort: Tag ét fra markedet i en farve, som din næste strækning kræver.
learn-second = Og et kort mere: et, der ligger med billedsiden opad, eller det ukendte øverste kort i stakken.
learn-way = Dine kontraktkort siger, hvor mange vogne der mangler, og spillepladen viser vejen. I hver tur gør du én ting: trækker to kort, gør krav på en strækning eller trækker kontraktkort.
learn-again = { $route } ligger på din vej, og du kan betale for den. Gør krav på den nu, eller saml videre.
learn-wild = En joker gælder som enhver farve. Taget fra markedet er den dit eneste kort i denne tur, og den kan ikke være dit andet.
learn-claim = Din tur, og dine kort kan betale for { $route }: ét kort i strækningens farve for hvert felt. Tryk på strækningen i lyset.
learn-gray = Grå strækninger betales med kort i en hvilken som helst farve, bare de alle er ens.
learn-wild-pays = Jokere kan fylde ud, når du betaler. Gem dem til lange strækninger, hvis du kan betale på anden vis. Den billigste måde vises først.
learn-points = Point tæller med det samme: 1, 2, 4 eller 7 for 1, 2, 3 eller 4 felter. Lange strækninger betaler sig.
learn-merchandise = Strækningen viser hjul, så du tog et handelsvarekort. Til sidst får den, der har flest, 8 point, og nummer to får 4.
learn-double = To strækninger side om side er en dobbeltstrækning. I et spil for to kan kun den ene bruges. Den anden er nu lukket.
learn-completed = Et kontraktkort er fuldført! Pointene er sikre, men ingen får det at vide før til sidst.
learn-more = Du må også trække to kontraktkort mere og beholde mindst ét: godt, når du har vogne tilbage og en vej halvt bygget.
learn-offer = Behold det, som dine strækninger allerede næsten forbinder. Et kontraktkort, du giver tilbage, lægges nederst i stakken.
learn-flush = Der lå tre jokere på markedet, så alle fem kort blev ryddet væk og fem nye lagt frem.
learn-reshuffle = Stakken var brugt op. Afkastbunken blev blandet til en ny.
learn-last = Nogen har to vogne eller færre: Alle får én tur mere, og så er spillet slut. Gør krav på, hvad du kan!
learn-end = { $won ->
    [yes] Du har vundet dit første spil! Strækninger, kontraktkort og handelsvarekort giver summen. Nu kan du hele spillet.
   *[no] Spillet er slut. Strækninger, kontraktkort og handelsvarekort giver summen. Nu kan du hele spillet.
  }

## Tables online

online-title = Et bord på nettet
online-lead = Opret et bord, og send linket til dine venner. De behøver kun en browser.
online-name = Dit navn
online-seats = Pladser
online-seat-open = Ledig for alle
online-create = Opret bordet
online-yours = Dine borde
online-listed = Åbne borde
online-listed-none = Ingen borde mangler spillere lige nu.
online-joining = På vej til bordet …
online-lost = Forbindelsen er afbrudt. Prøver igen …
online-sending = Sender …
online-retry = Prøv nu
lobby-title = Bord { $code }
lobby-seat = Plads { $number }
lobby-open = Ingen endnu
lobby-here = { $count ->
    [0] Ved bordet: { $who }. Alle pladser er taget; du kan se med.
   *[other] Ved bordet: { $who }. Ledige pladser: { $count }.
  }
lobby-you = dig
lobby-ready = Klar
lobby-not-ready = Ikke klar endnu
lobby-be-ready = Jeg er klar
lobby-take = Sæt dig her
lobby-also = En anden ved denne enhed sidder her
lobby-also-name = Navn på den anden ved denne enhed
lobby-leave = Rejs dig
lobby-arrange = Hvem spiller på plads { $number }?
lobby-person = En person
lobby-start = Begynd spillet
lobby-waiting = Spillet kan begynde, når alle pladser er taget og klar.
lobby-duplicate = Kortene er dem fra spil { $game }. Den, der har set det, kan kende dem. Meld dig kun klar, hvis du er enig.
lobby-duplicate-new = Giv nye kort
lobby-invite = Invitér
lobby-invite-told = Den, der har linket, må se med og tage en ledig plads.
lobby-code-told = Eller åbn { $host }, og brug denne kode:
lobby-copy = Kopiér linket
lobby-copied = Kopieret
lobby-share = Del
lobby-qr = Linket som QR-kode
lobby-local = Denne adresse kender kun denne computer. Til telefoner: Start serveren med --host 0.0.0.0, og åbn siden med computerens adresse i dit netværk.
lobby-clock = Ur
lobby-clock-none = Intet ur
lobby-clock-move = { $seconds } s til hver handling
lobby-clock-total = { $minutes } min. til spillet og { $increment } s ekstra for hver handling
lobby-takeover = En bot må spille for den, der er væk
lobby-takeover-soon = Efter et halvt minut; aldrig i langsomme spil
lobby-takeover-minutes = Efter { $minutes } minutter
lobby-takeover-never = Aldrig
lobby-undo = Handlinger må fortrydes
lobby-chat = Chat
lobby-listed = Alle kan finde dette bord
lobby-by-code = Koden er nok til at være med
lobby-settings = Sådan spilles der ved bordet
lobby-colour = Farve
lobby-colour-taken = { $colour } ({ $name })
screen-use = Brug denne skærm som spilleplade
screen-use-told = Til et tv eller en anden stor skærm: Den viser alle spillepladen, men ingens kort. Alle spiller på deres egen telefon.
screen-create = Denne skærm er spillepladen, og alle spiller på en telefon
screen-scan = Scan koden for at sætte dig
screen-scan-told = Ret telefonens kamera mod den, og vælg så plads og farve.
screen-move = { $name }, scan koden for at få din plads over på telefonen
screen-phones = Telefoner
screen-full = Fuld skærm
screen-leave = Ikke længere spilleplade
screen-again = Én gang til? Vælg det på en telefon.
bar-online = Bordet
bar-undo = Fortryd
bar-undo-asked = { $name } vil gerne fortryde en handling.
bar-undo-yes = Ja
bar-undo-no = Nej
bar-pause = Pause
bar-resume = Fortsæt
bar-paused = Spillet er sat på pause.
bar-chat = { $unread ->
    [0] Chat
   *[other] Chat ({ $unread })
  }
bar-invite = Invitér
bar-move = Til en anden enhed
bar-move-told = Åbn linket på den anden enhed, så flytter pladsen derhen.
bar-resign = Giv op
bar-resign-sure = Vil du lade en bot spille resten? Det kan ikke fortrydes.
bar-substitute = Lad en bot spille videre for { $name }
bar-return = Jeg er tilbage
bar-rematch = Én gang til
bar-next = Til næste spil
bar-next-told = Næste spil gøres klar.
bar-duplicate = Én gang til, samme kort
bar-record = Gem referatet
bar-menu = Bordets menu
bar-hands = Spillepladen er på en anden skærm
bar-away = Lad en bot spille for mig
bar-undo-waiting = Du har bedt om at fortryde en handling. De andre skal sige ja.
told-paused = { $name } satte spillet på pause.
told-resumed = { $name } lod spillet fortsætte.
told-resigned = { $name } gav op. En bot spiller videre.
told-substituted = En bot spiller videre for { $name }.
told-returned = { $name } er tilbage.
told-undone = { $name } fortrød en handling.
told-undo-refused = { $name } sagde nej: Handlingen fortrydes ikke.
told-clock = Tiden løb ud for { $name }. En bot valgte.
chat-title = Chat
chat-say = Skriv noget
chat-send = Send
chat-empty = Ingen har skrevet noget endnu.
chat-mute = Slå chatten fra for { $name }
chat-unmute = Lad { $name } skrive igen
problem-unreachable = Ingen server svarer her. Spil mod botter og ved samme enhed klarer sig uden.
problem-no-table = Bordet findes ikke, eller du mangler en invitation til det.
problem-not-allowed = Det er ikke dig, der bestemmer det ved dette bord.
problem-not-now = Det kan ikke lade sig gøre nu.
problem-name = Et navn skal have 1 til 32 tegn.
problem-name-taken = En anden ved bordet har dette navn. Vælg et andet.
problem-seat-taken = Pladsen er taget.
problem-not-ready = Alle pladser skal først være taget og klar.
problem-paused = Spillet er sat på pause.
problem-bot-plays = En bot spiller for denne plads.
problem-undo-impossible = Intet kan fortrydes: Der er kommet noget nyt frem siden.
problem-undo-off = Ved dette bord kan man ikke fortryde.
problem-chat-muted = Bordets ejer har slået chatten fra for denne plads.
problem-too-fast = Det gik for hurtigt. Vent lidt.
problem-too-many = Der er for mange af dem. Luk en, eller vent lidt.
problem-starting = Serveren er ved at starte. Prøv igen om et minut; spil på denne enhed kræver ingen server.
problem-storage-unavailable = Spillet kan ikke gemmes lige nu. Der skete ingenting. Prøv igen om lidt.
problem-version = Siden er forældet: Indlæs den igen.
problem-stale = Spillet er kommet videre. Se efter igen.
problem-table-full = Dette bord er blevet for langt; lav et nyt.
problem-table-closed = Serverens vært har lukket dette bord.
problem-table-broken = Dette bord er beskadiget; serverens vært kan se på det.
problem-banned = Serverens vært har lukket dig ude for en tid.
problem-record-closed = Dette referat er lukket, så længe der spilles igen med dets kort.
problem-colour-taken = En anden har denne farve.
problem-chat-off = Der er ingen chat ved dette bord.
problem-not-absent = Spilleren var her lige før. Vent lidt endnu.
problem-link = Linket er brugt eller for gammelt. Lav et nyt på den enhed, der har pladsen.
problem-other = Det lykkedes ikke ({ $key }).
why-stale = Spillet er kommet videre. Se efter igen.
why-paused = Spillet er sat på pause.
why-refused = Handlingen blev ikke godtaget. Se efter igen.
