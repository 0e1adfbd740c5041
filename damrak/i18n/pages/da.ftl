# What pages say that are loaded later, in Danish; with the same ids in every language.

## Checking a record

verify-title = Hvad der blev tjekket
verify-checksum = Referatet er ikke ændret, siden det blev skrevet.
verify-board = Der blev spillet på denne spilleplade.
verify-commitment = Startværdien passer til det fingeraftryk, der lå fast før det første kort.
verify-deals = Startværdien giver netop de kort, der blev delt ud.
verify-actions = { $actions ->
    [one] Den ene handling er lovlig og stemmer med referatet.
   *[other] Alle { $actions } handlinger er lovlige og stemmer med referatet.
  }
verify-result = Pointene er rigtige.
verify-holds = Referatet er i orden.
verify-taken-back = I dette spil er handlinger fortrudt, så det tæller ikke med i nogen rangliste.
verify-commitment-title = Startværdiens fingeraftryk (SHA-256)
verify-seed-title = Startværdi

## Whether a deal was fair

seal-fair = Kortene er delt ærligt ud
seal-fair-told = Før det første kort lagde serveren sig fast på et hemmeligt tal, og din browser blandede et tilfældigt tal i. Den har delt hele spillet ud igen, og hvert kort passer: Ingen kunne vælge kortene.
seal-promised = Delt ud som lovet
seal-promised-told = Din browser kendte serverens løfte før det første kort. Den har delt hele spillet ud igen, og hvert kort passer. Der blev ikke blandet et tal fra dig i.
seal-late = Kortene er tjekket
seal-late-told = Din browser har delt hele spillet ud igen, og hvert kort passer. Den ved ikke, hvad serveren lovede før det første kort.
seal-broken = Kortene passer ikke
seal-broken-told = Kortene følger ikke af det, der blev lovet før spillet. Gem spillet som fil, og spørg serverens vært.
seal-unknown = Kortene er ikke tjekket

## Why a record cannot be read

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

## The lesson

learn-title = Lær ved at spille
learn-lead = Et spil for to mod en lærling, der giver sig god tid. Lyset viser, hvor du skal se, og du har din første strækning på under et minut.
learn-goal-routes = Indsæt vogne på strækninger mellem steder i Amsterdam med kort i deres farve. Lange strækninger giver flere point.
learn-goal-contracts = Opfyld kontraktkort: Forbind deres to steder med dine egne strækninger, før spillet slutter, ellers mister du pointene.
learn-goal-merchandise = Saml handelsvarekort på strækninger med hjul. Den, der har flest, får en bonus.
learn-begin = Begynd
learn-next = Forstået
learn-quiet = Spil videre til slutningen: Alt nyt bliver forklaret her. »Tip« fortæller, hvad en god spiller ville gøre.
learn-counting = Spillet er slut. Nu bliver strækninger, kontraktkort og handelsvarekort talt op.
learn-contracts = Forbind de to steder på et kontraktkort med dine vogne, og du får pointene; ellers mister du dem. Behold begge her: Deres veje følges ad. Senere er det ofte sikrere at begynde med ét.
learn-draw = Strækningen er din, og det er pointene også. Saml nu nye kort: Tag ét fra markedet i en farve, som din næste strækning kræver.
learn-second = Tag ét kort mere: et åbent kort (ikke en joker) eller det øverste i stakken.
learn-way = Dine kontraktkort viser, hvor mange vogne der mangler, og spillepladen viser vejen. I hver tur gør du én ting: trækker to kort, indsætter vogne eller trækker kontraktkort.
learn-again = { $route } ligger på din vej, og du kan betale for den. Indsæt vogne på den nu, eller saml videre.
learn-wild = En joker gælder som enhver farve. Tager du den fra markedet, må du ikke tage flere kort i den tur, og den kan ikke være dit andet kort.
learn-claim = Din tur, og du har kort nok til { $route }: ét i dens farve for hvert felt. Tryk på den oplyste strækning.
learn-gray = { $route } er grå: Du betaler med kort i en hvilken som helst farve, bare de alle er ens. Indsæt vogne på den nu, eller saml videre.
learn-wild-pays = Jokere kan erstatte kort, du mangler. Gem dem til lange strækninger, hvis du kan betale på anden vis. Den billigste måde vises først.
learn-points = Du får pointene med det samme: 1, 2, 4 eller 7 for 1, 2, 3 eller 4 felter. Lange strækninger betaler sig.
learn-merchandise = En af dine strækninger har hjul, så du fik et handelsvarekort. Til sidst får den, der har flest, 8 point, og nummer to får 4.
learn-double = To strækninger side om side er en dobbeltstrækning. I et spil for to kan kun den ene bruges. Den anden er nu lukket.
learn-completed = Et kontraktkort er opfyldt! Pointene er sikre, men din modstander ser det først, når spillet er slut.
learn-more = Du må også trække to kontraktkort mere og beholde mindst ét: godt, når du har vogne tilbage og en vej halvt bygget.
learn-offer = Behold det, der kræver færrest vogne. Begge er en risiko: Kontraktkort, du ikke opfylder, giver minuspoint. Det, du giver tilbage, lægges nederst i stakken.
learn-flush = Der lå tre jokere på markedet, så alle fem kort blev ryddet væk og fem nye lagt frem.
learn-reshuffle = Stakken var brugt op. Afkastbunken blev blandet til en ny.
learn-soon = Slutningen nærmer sig: Så snart nogen har to vogne eller færre, får alle én tur mere. Tallet ved vognen viser, hvor mange vogne der er tilbage.
learn-last = { $self ->
    [yes] Du har to vogne eller færre tilbage: Alle får en sidste tur.
   *[no] { $who } har to vogne eller færre tilbage: Alle får en sidste tur.
  } { $can ->
    [yes] Indsæt vogne på en strækning til, hvis du kan: Kort tæller ikke bagefter.
   *[no] Du kan ikke indsætte flere vogne, og kort tæller ikke. Nye kontraktkort giver kun point, hvis dine strækninger allerede opfylder dem.
  }
learn-end = { $won ->
    [yes] Du har vundet dit første spil! Strækninger, kontraktkort og handelsvarekort tælles sammen. Nu kender du hele spillet.
   *[no] { $who } vinder dette spil. Strækninger giver point, og kontraktkort, der ikke bliver opfyldt, koster deres. Nu kender du hele spillet: Det næste kan blive dit.
  }

## Before a game online

lobby-title = Bord { $code }
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
lobby-also = Tilføj en spiller på denne enhed
lobby-also-name = Den nye spillers navn
lobby-leave = Forlad
leave-title = Forlad bordet
leave-keep = Behold min plads
leave-keep-told = Du kommer til startsiden og finder bordet der igen.
leave-give = Opgiv min plads
leave-give-told = En anden kan tage den.
leave-give-bot = En bot spiller resten for dig. Det kan ikke fortrydes.
leave-close = Luk bordet
leave-close-sure = Tryk igen for at lukke det for alle
leave-close-told = Det forsvinder for alle.
leave-closed = Bord { $code } er lukket.
lobby-arrange = Hvem spiller på plads { $number }?
lobby-person = Person
lobby-start = Begynd spillet
lobby-waiting = Spillet kan begynde, når alle pladser er taget og klar.
lobby-duplicate = Kortene er dem fra spil { $game }. Den, der har set det, kan kende dem. Meld dig kun klar, hvis du er enig.
lobby-duplicate-new = Giv nye kort
lobby-invite = Invitér
lobby-invite-told = Den, der har linket, må se med og tage en ledig plads.
lobby-code-told = Eller åbn { $host }, og brug denne kode:
lobby-copy = Kopiér linket
lobby-copied = Kopieret
lobby-qr = Linket som QR-kode
lobby-local = Adressen { $host } virker kun på denne computer. Andre enheder kan ikke åbne den endnu.
lobby-local-how = Sådan kommer telefonerne med
lobby-local-told = Den, der driver serveren, starter den med { $command }. Åbn derefter siden her med computerens adresse i jeres netværk, for eksempel { $example }: Så virker linket og koden på alle enheder i hjemmet.
lobby-clock = Ur
lobby-clock-none = Intet ur
lobby-clock-move = { $seconds } s til hver handling
lobby-clock-total = { $minutes } min. til spillet og { $increment } s ekstra for hver handling
lobby-takeover = En bot må spille for den, der er væk
lobby-takeover-soon = Efter 30 s; ikke i langsomme spil
lobby-takeover-minutes = Efter { $minutes } minutter
lobby-takeover-never = Aldrig
lobby-undo = Handlinger må fortrydes
lobby-chat = Chat
lobby-listed = Alle kan finde dette bord
lobby-by-code = Koden er nok til at være med
lobby-settings = Bordets indstillinger
lobby-colour-taken = { $colour } ({ $name })
lobby-before = Forrige spil
clock-low = { $seconds } sekunder tilbage.

## A screen for all

screen-use = Brug denne skærm som spilleplade
screen-use-told = Til et tv eller en anden stor skærm: Her ser alle spillepladen, men ingens kort. Alle spiller på deres egen telefon.
screen-create = Denne skærm er spillepladen, og alle spiller på en telefon
screen-scan = Scan koden for at sætte dig
screen-scan-told = Ret telefonens kamera mod den, og vælg så plads og farve.
screen-move = { $name }, scan koden for at få din plads over på telefonen
screen-phones = Telefoner
screen-full = Fuld skærm
screen-leave = Ikke længere spilleplade
screen-again = Revanche? Vælg det på en telefon.
screen-dark = Over almindelig http kan en side ikke holde skærmen tændt: Indstil enheden, så den ikke slukker.

## Chat

chat-title = Chat
chat-say = Skriv noget
chat-send = Send
chat-empty = Ingen har skrevet noget endnu.
chat-mute = Slå chatten fra for { $name }
chat-unmute = Lad { $name } skrive igen

## What a server refuses

problem-unreachable = Ingen server svarer her. Spil mod botter eller på samme enhed kræver ingen server.
problem-no-table = Bordet findes ikke, eller du mangler en invitation til det.
problem-not-allowed = Det må du ikke ved dette bord.
problem-not-now = Det kan ikke lade sig gøre nu.
problem-name = Et navn skal være på 1 til 32 tegn.
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
problem-stale = Spillet er gået videre. Kig igen.
problem-table-full = Der er spillet for meget ved dette bord; opret et nyt.
problem-table-closed = Dette bord er lukket.
problem-table-broken = Dette bord er beskadiget; serverens vært kan se på det.
problem-banned = Serverens vært har lukket dig ude for en tid.
problem-record-closed = Dette referat er lukket, så længe der spilles igen med dets kort.
problem-colour-taken = En anden har denne farve.
problem-chat-off = Der er ingen chat ved dette bord.
problem-not-absent = Spilleren var her lige før. Vent lidt endnu.
problem-link = Linket er brugt eller for gammelt. Opret et nyt på den enhed, der har pladsen.
problem-other = Det lykkedes ikke ({ $key }).

## The rules

rules-all = Alle regler
rules-lead = Otte korte afsnit. Hver regel har et nummer, og spillet nævner det, hver gang noget ikke kan lade sig gøre.
board-ours-told = Strækninger, kort og point følger det udgivne spil. Hvilke kontraktkort der findes, og hvilke strækninger der viser vogne, er aldrig offentliggjort: Vores er en rekonstruktion, hvor hvert kontraktkort er lige så meget værd, som dets korteste vej er lang.
board-ours-how = Har du spillet, kan du spille med det trykte: Kopiér filen { $file }, der følger med Damrak, skriv dine kontraktkort og vognmærker ind, kontrollér den med { $check }, og spil i en terminal med { $play }. I browseren og ved borde online kan det ikke lade sig gøre: Dér gælder altid vores rekonstruktion.
glance-seats = Ved hvert navn
glance-cart = vogne tilbage
glance-card = kort på hånden
glance-contract = kontraktkort
glance-merchandise = handelsvarekort; efter +: de bonuspoint, de ville give nu
glance-ends = Et timeglas står ved strækninger, der sætter sidste runde i gang.
rules-picture-cards = Transportkortene: seks farver samt jokere, der gælder som enhver af dem.
rules-picture-payment = Fire måder at betale for en grøn strækning på tre felter.
rules-picture-track = En strækning med { $spaces } felter giver { $points } point: Pointmarkøren går fra { $from } til { $to }. Efter { $last } begynder sporet igen ved 0.
rules-picture-final = Et eksempel på slutningen: Strækninger, kontraktkort og handelsvarer lægges sammen, og kontraktkort, der ikke er opfyldt, trækkes fra.
rules-final-merchandise = Handelsvarer
rules-final-total = I alt

## Looking at a game again

replay-lead = Gå gennem et spil trin for trin, som hver spiller så det, eller med alle kort åbne.
replay-yours = Sådan spiller du
replay-yours-told = Præcision, vaner og fremskridt i de spil, du har spillet færdig her uden at fortryde noget.
replay-file = Åbn et spilreferat
replay-record = Spilreferater
replay-record-told = Hvert spil kan til sidst gemmes som en fil. Åbn en, som nogen har sendt dig: Intet forlader din browser.
replay-none = Der er endnu ikke spillet et spil færdigt i denne browser.

## A new table

online-lead = Opret et bord, og send linket til dine venner. De behøver kun en browser.
online-listed-none = Ingen borde mangler spillere lige nu.

## Settings

settings-title = Indstillinger
settings-look = Udseende
settings-pace = Tempo og lyd
settings-play = Din tur
settings-help = Hjælp
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
settings-hint = Et tip giver
settings-hint-3 = Handlingen og grunden
settings-hint-2 = Først typen af handling
settings-hint-1 = Først et vink
settings-keys = Genvejstaster ved bordet (liste:{ "\u00A0" }/)
settings-call = Giv mig besked, når det er min tur
settings-notices = Tillad meddelelser
settings-counter = Korttæller: vis, hvad man kan regne ud om de andres hænder

## The field for typed moves, and the keys

table-command = Skriv en handling
table-command-label = Hvad vil du gøre?
table-command-do = Gør det
table-command-unknown = »{ $text }« er ikke til at forstå. Prøv: { $draw } 3, { $draw } { $deck }, { $claim } dam oude-kerk, { $contracts }.
table-command-not-now = »{ $text }« kan ikke lade sig gøre nu.
table-command-draw = Skriv, hvad du vil trække: en plads på markedet ({ $draw } 3), en farve ({ $draw } { $red }) eller stakken ({ $draw } { $deck }).
table-command-no-route = Ingen strækning forbinder disse: { $text }.
table-command-half = Skriv, hvilken af de to du mener: { $via } { $known }.
table-command-ends = Nævn strækningens to ender, for eksempel: { $claim } dam oude-kerk.
table-command-vague = »{ $text }« kan være: { $known }.
type-draw = træk, trække, tag, tage
type-claim = indsæt, indsætte, indsæt vogne på, indsæt vogne, indsætte vogne på, indsætte vogne, krav, byg, bygge
type-contracts = kontraktkort, kontrakter
type-keep = behold, beholde
type-pass = pas, meld pas, melde pas
type-deck = stakken, stak, blinde
type-market = marked, markedet, med billedsiden opad, åben, åbent, åbne
type-first = første
type-second = andet, anden
type-both = begge
type-why = hvorfor
type-via = via
type-colours = blue blåt, green grønt, red rødt, gray gråt
table-keys = Taster
table-key-market = tag dette kort fra markedet
table-key-deck = træk i blinde fra stakken
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
table-key-command = skriv en handling
table-key-places = spillepladen som liste
table-key-log = spillets gang
table-key-ways = vis vejene til alle åbne kontraktkort
table-key-one = vis kun ét kontraktkort; igen for det næste
table-key-zoom = zoom ind, zoom ud, hele spillepladen
table-key-mute = lyd til eller fra

## What an undo means

table-undone = { $alone ->
    [yes] Fortrudt. Et spil, hvor noget er fortrudt, tæller ikke med i din statistik.
   *[no] Fortrudt. Det, der viser nye kort eller kontraktkort, kan ikke fortrydes.
  }

## The end of a game

table-contract-failed = Ikke opfyldt
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
        [yes] Du vinder: lige mange point, men flere opfyldte kontraktkort.
       *[no] { $who } vinder: lige mange point, men flere opfyldte kontraktkort.
      }
    [shared] En delt sejr: { $who }.
   *[points] { $self ->
        [yes] { $points ->
            [one] Du vinder med ét points forspring!
           *[other] Du vinder med { $points } points forspring!
          }
       *[no] { $points ->
            [one] { $who } vinder med ét points forspring.
           *[other] { $who } vinder med { $points } points forspring.
          }
      }
  }
table-final-place = { $shared ->
    [yes] { $points ->
        [one] Delt { $place }. plads, ét point efter vinderen.
       *[other] Delt { $place }. plads, { $points } point efter vinderen.
      }
   *[no] { $points ->
        [one] Nr. { $place }, ét point efter vinderen.
       *[other] Nr. { $place }, { $points } point efter vinderen.
      }
  }
table-final-shared = delt
share-title = Del dette spil
share-picture = Gem billedet
share-picture-saved = Gemt
share-picture-alt = Spillepladen til sidst, med alles point
share-link = Kopiér linket til spillet
share-told = Den, der har linket, kan se hele spillet, med alles kort.

## Rules, replays, tables online

rules-title = Reglerne
rules-back = Tilbage til spillet
rules-contents = Afsnit
rules-aim = Målet
rules-route-points = Point for en strækning
rules-spaces = Felter
rules-points = Point
rules-merchandise-points = Point for handelsvarekort til sidst
rules-place = Placering
rules-players = { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
  }
replay-controls = Se spillet
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
replay-verify = Tjek for snyd
replay-share = Kopiér et link til dette sted i spillet
replay-link = Link
replay-copied = Kopieret
replay-save = Gem som fil
replay-more = Mere
online-title = Spil online
online-name = Dit navn
online-seats = Pladser
online-seat-open = Ledig for alle
online-create = Opret bordet
online-listed = Åbne borde
online-forget = Fjern fra listen
online-joining = På vej til bordet …
online-lost = Forbindelsen er afbrudt. Prøver igen …
online-sending = Sender …
online-retry = Prøv nu
lobby-seat = Plads { $number }
lobby-share = Del
bar-online = Bordet
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
bar-substitute = Lad en bot spille videre for { $name }
bar-return = Jeg er tilbage
bar-next = Til næste spil
bar-next-told = Næste spil gøres klar.
bar-duplicate = Revanche, samme kort
bar-record = Gem spillet som fil
bar-menu = Bordets menu
bar-hands = Spillepladen er på en anden skærm
bar-away = Lad en bot spille for mig
bar-undo-waiting = Du har bedt om at fortryde en handling. De andre skal sige ja.
