# What the browser says, in Danish. The rules are in ../rules/da.ftl.

## The whole client

app-name = Damrak
app-tagline = Vogne, kanaler og kontrakter: Amsterdam anno 1650 for to til fire spillere.
app-unofficial = Et uofficielt fanspil uden forbindelse til noget forlag.
home-insecure = Siden er hentet over almindelig http. Spillet virker, men det kræver https at installere det og spille uden net.
app-loading = Spillepladen foldes ud …
app-failed = Noget gik galt: { $reason }
app-close = Luk

nav-pages = Sider
nav-home = Start
nav-table = Online
nav-rules = Regler
nav-learn = Lær
nav-replay = Se spil
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
cards-pink = { $count ->
    [one] et pink kort
   *[other] { $count } pink kort
  }
cards-blue = { $count ->
    [one] et blåt kort
   *[other] { $count } blå kort
  }
cards-green = { $count ->
    [one] et grønt kort
   *[other] { $count } grønne kort
  }
cards-black = { $count ->
    [one] et sort kort
   *[other] { $count } sorte kort
  }
cards-red = { $count ->
    [one] et rødt kort
   *[other] { $count } røde kort
  }
cards-orange = { $count ->
    [one] et orange kort
   *[other] { $count } orange kort
  }
cards-wild = { $count ->
    [one] en joker
   *[other] { $count } jokere
  }

## Players

seat-colour-0 = blommefarvet hjerte
seat-colour-1 = cremehvid krone
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
why-other-half-yours = Du har allerede den anden strækning i denne dobbeltstrækning.
why-other-half-closed = Når I er to, bruges kun den ene strækning i en dobbeltstrækning, og der er allerede indsat vogne på den.
why-twin-free = Den anden strækning i dobbeltstrækningen er stadig ledig.
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
table-rule = Regel{ "\u00A0" }{ $rule }

## The table: what lies on it

table-board = Spillepladen
table-board-routes = Strækninger
table-seats = Spillere
table-market = Marked
table-wild-whole = hele turen
table-hand = Dine kort
table-contracts = Kontraktkort
table-log = Spillets gang
table-places = Spillepladen som liste
table-dock = Din tur
table-bar = Paneler og indstillinger
table-you = dig
table-away = væk
table-moving = Har turen nu.
table-ends = { $a } – { $b }
table-told = { $what }: { $told }
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
table-carts-near = { $carts }; den næste strækning kan starte sidste runde
table-hand-cards = { $count ->
    [0] ingen kort på hånden
    [one] ét kort på hånden
   *[other] { $count } kort på hånden
  }
table-hand-seen = { $count }; taget fra markedet: { $cards }
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
table-merchandise-bonus = { $cards }: { $points } bonuspoint, hvis spillet sluttede nu
table-slot = Marked, kort { $slot }: { $card }
table-slot-empty = Marked, plads { $slot }: tom
table-deck = { $count ->
    [0] Stakken er tom
    [one] Træk i blinde: { $count } kort i stakken
   *[other] Træk i blinde: { $count } kort i stakken
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
table-merchandise-scale = { $left }. Bonus til sidst, fra flest til færrest: { $points }
table-stack = { $card }: { $count ->
    [0] ingen
   *[other] { $count }
  }
table-stack-needed = { $card }: { $count ->
    [0] ingen
   *[other] { $count }
  }; dine kontraktkort mangler stadig { $needed }
table-pays = { $cards }: { $count ->
    [0] rækker ikke til nogen ledig strækning.
    [one] rækker til én strækning.
   *[other] rækker til { $count } strækninger.
  }
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
table-route-own = Din.
table-route-owner = Tilhører { $who }.
table-route-closed = Lukket.
table-route-payable = Du kan indsætte vogne på den.
table-route-free = Ledig.
table-route-takes = Den koster { $payment }.
table-route-other-ways = { $count ->
    [one] Du kan også betale på én anden måde.
   *[other] Du kan også betale på { $count } andre måder.
  }
table-lack = Der mangler { $cards }.
table-lack-gray = { $spaces ->
    [1] Der mangler ét kort; farven er ligegyldig.
   *[other] { $count ->
        [one] Der mangler ét kort i samme farve.
       *[other] Der mangler { $count } kort i samme farve.
      }
  }
table-has-cards = Du har kortene til den.
table-use-contracts = { $count ->
    [one] Hjælper kontraktkort { $marks }.
   *[other] Hjælper kontraktkortene { $marks }.
  }
table-use-completes = { $count ->
    [one] Opfylder kontraktkort { $marks }.
   *[other] Opfylder kontraktkortene { $marks }.
  }
table-use-goods = Hjul giver handelsvarer: bonus { $bonus }.
table-use-ends = Så begynder sidste runde.
table-use-dooms = { $count ->
    [one] Derefter ikke længere muligt: kontraktkort { $marks }.
   *[other] Derefter ikke længere muligt: kontraktkortene { $marks }.
  }
table-legend = ✓ står ved strækninger, du kan betale; en guldramme ved dem, der også hjælper dig med en kontrakt; en tønde ved dem, der giver handelsvarer.
table-zoom-in = Zoom ind
table-zoom-out = Zoom ud
table-zoom-whole = Hele spillepladen

## The table: choosing

table-status-turn = { $last ->
    [claim] Din sidste tur: Indsæt vogne på en strækning, for dens point eller for at opfylde et kontraktkort. Kort giver ikke længere noget.
    [contracts] Din sidste tur: { $lack ->
        [carts] Du har kort til en strækning, men for få vogne
       *[cards] Du kan ikke betale nogen strækning
      }. Nye kontraktkort giver kun point, hvis dine strækninger allerede opfylder dem; ellers koster de point.
   *[no] Din tur: Træk to kort, indsæt vogne på en strækning, eller træk kontraktkort.
  }
table-status-second = Tag dit andet kort.
table-status-pass = Du kan ikke gøre noget i denne tur.
table-status-goes-on = Der er ikke mere at vinde: spillet går videre af sig selv.
table-status-wait = { $who } tænker …
table-status-setup = Kontraktkortene bliver valgt.
table-status-choosing = { $who } vælger stadig { $count ->
    [one] sine
   *[other] deres
  } kontraktkort.
table-status-wait-second = { $who } tager sit andet kort.
table-status-wait-offer = { $who } vælger kontraktkort.
table-status-over = Spillet er slut.
table-pass = Meld pas
table-pay-with = Måder at betale på
table-claim-for = Indsæt vogne: { $points ->
    [one] ét point
   *[other] { $points } point
  }
table-rather = Eller { $route }, { $colour }?
table-cancel = Annuller
table-do = Gør det
table-sure = { $kind ->
    [market] Tag dette kort: { $card }?
    [deck] Træk et kort i blinde?
    [contracts] Træk kontraktkort?
    [pass] Meld pas denne gang?
   *[other] Er du sikker?
  }
table-offer-setup = Behold mindst ét af disse kontraktkort
table-offer = Behold mindst ét
table-offer-how = Tryk på et kontraktkort for at lægge det tilbage.
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
table-contract-done = Opfyldt
table-contract-blocked = Alle veje er spærret
table-contract-short = For få vogne: kræver { $count }
table-contract-late = For sent
table-contract-missing = { $count ->
    [one] mangler én vogn
   *[other] mangler { $count } vogne
  }

## The table: what happened

table-log-empty = Der er ikke sket noget endnu.
table-since = Siden din tur
table-since-of = Siden { $who } sidst havde turen
table-log-swept = Tre jokere lå åbne: Alle fem markedskort skiftes ud.
table-log-shuffled = Stakken var tom: Afkastbunken blandes.
table-log-market = { $self ->
    [yes] Du tager fra markedet: { $card }.
   *[no] { $who } tager fra markedet: { $card }.
  }
table-log-deck = { $self ->
    [yes] Du trækker i blinde.
   *[no] { $who } trækker i blinde.
  }
table-log-deck-seen = { $self ->
    [yes] Du trækker i blinde: { $card }.
   *[no] { $who } trækker i blinde: { $card }.
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
    [yes] Du indsætter vogne på { $route } med { $payment }: { $points ->
        [one] ét point.
       *[other] { $points } point.
      }
   *[no] { $who } indsætter vogne på { $route } med { $payment }: { $points ->
        [one] ét point.
       *[other] { $points } point.
      }
  }
table-log-claim-goods = { $self ->
    [yes] Du indsætter vogne på { $route } med { $payment }: { $points ->
        [one] ét point
       *[other] { $points } point
      } og et handelsvarekort.
   *[no] { $who } indsætter vogne på { $route } med { $payment }: { $points ->
        [one] ét point
       *[other] { $points } point
      } og et handelsvarekort.
  }
table-said-completed = Kontraktkort opfyldt: { $contract }.
table-said-lost = Dit kontraktkort { $mark }, { $contract }, kan ikke længere opfyldes.
table-said-your-turn = Din tur.
table-said-turned = Vendt op: { $cards }.
table-last-begins = Sidste runde begynder: Alle har én tur tilbage
table-last-own = Din sidste tur
table-last-turns = { $count ->
    [one] Den allersidste tur
   *[other] Sidste runde: { $count } ture tilbage
  }

## The table: the bar, the coach

table-panel-contracts = Kontraktkort
table-panel-log = Log
table-panel-places = Steder
table-panel-command = Skriv handling
table-sound = Lyd
table-speed = { $speed ->
    [0] Tempo: ingen bevægelse
   *[other] Tempo: { $speed }
  }
table-hint = Tip
table-hint-later = Tip: kræver forbindelse
table-hint-title = Træneren
table-hint-more = Fortæl mere
table-hint-close = Luk tippet
table-hint-coming = Træneren tænker …
table-hint-missing = Træneren er endnu ikke på denne enhed og kan ikke hentes nu. Spørg én gang med forbindelse (2 MB), så virker den også uden.

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
home-name-bad = Hvert navn skal være på 1 til { $limit } tegn.
home-name-twice = To spillere har samme navn.
home-more = Mere
home-learn = Lær ved at spille
home-learn-told = Et første spil, der forklarer sig selv på ti minutter.
home-rules = Reglerne
home-rules-told = Kort og med billeder.
home-replay = Se et færdigt spil
home-replay-told = Dit eget eller et, du har fået tilsendt.
home-online = Spil online
home-online-told = Invitér dine venner med et link.
home-screen = På et tv eller en fælles skærm
home-screen-told = Spillepladen på én stor skærm, alles kort på deres egen telefon.
join-title = Deltag med kode
join-code = Bordets kode
join-go = Deltag
home-server = På denne server
home-server-none = Ingen åbne borde lige nu. Dit kan blive det første.
table-stands-lobby = venter på spillere
table-stands-free = Ledige pladser: { $count }
table-stands-playing = i gang
table-stands-over = slut
table-stands-turn = { $who } har turen
table-stands-yours = din tur
table-stands-choosing = kontraktkort vælges
table-stands-gone = findes ikke længere
home-finished = Færdige spil
home-winner = { $self ->
    [yes] Du vandt
   *[no] { $names } vandt
  }
home-winners = { $names } vandt sammen
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
level-merchant-told = Har en plan for hele spillet og vælger efter den.
level-regent-told = Tænker mange mulige spil igennem.
level-master-told = Har lært spillet i millioner af spil mod sig selv og prøver sine bedste idéer af på mange mulige kortfordelinger. Første gang hentes 2 MB.

## The game in this browser

play-gone = Spillet findes ikke længere i denne browser.
play-unkept = Denne browser gemmer ingenting, så spillet er væk, når du forlader siden.
play-net-coming = Mesteren er på vej (2 MB, kun første gang) …
play-no-net = Mesteren er endnu ikke på denne enhed og kan ikke hentes nu. Spil én gang mod den med forbindelse, så virker den også uden, eller vælg en anden modstander.
play-leave = Startside
play-again = Revanche
play-replay = Se spillet
play-review = Gennemgå spillet
play-review-later = Gennemgang: kræver forbindelse
play-menu = Menu
play-reference = Overblik
play-reference-more = Alle regler
handover-done = Færdig: videre til { $name }
handover-title = Giv enheden til { $name }
handover-told = { $name }, tryk, når ingen andre kigger med.
handover-look = Jeg er { $name }

## The rules

board-ours = Kontraktkort og vognmærker er vores rekonstruktion

## Tables online

online-yours = Dine borde
lobby-colour = Farve
bar-undo = Fortryd
told-paused = { $name } satte spillet på pause.
told-resumed = { $name } satte spillet i gang igen.
told-resigned = { $name } gav op. En bot spiller videre.
told-substituted = En bot spiller videre for { $name }.
told-returned = { $name } er tilbage.
told-undone = { $name } fortrød en handling.
told-undo-refused = { $name } sagde nej: Handlingen fortrydes ikke.
told-clock = Tiden løb ud for { $name }. En bot valgte.
why-stale = Spillet er gået videre. Kig igen.
why-paused = Spillet er sat på pause.
why-refused = Handlingen blev ikke godtaget. Kig igen.
