# Hvad træneren siger, på dansk.

## Hvad du kan tænke over

coach-think-only = Her kan du kun gøre én ting.
coach-think-complete = Et af dine kontraktkort er næsten opfyldt. Hvilket?
coach-think-way = Se på dit kontraktkort { $contract }. Hvilken strækning hjælper det på vej?
coach-think-goods = Tænk på handelsvarekortene: Den, der har flest til sidst, får point.
coach-think-block = Se, hvad de andre bygger. Hvad vil de mon have som det næste?
coach-think-points = Strækninger giver point i sig selv, også uden kontraktkort. Hvad har du råd til?
coach-think-card = Der er en strækning, som passer dig godt. Hvilke kort mangler du til den?
coach-think-card-way = Se på dit kontraktkort { $contract }. Hvilke kort mangler du til en af dets strækninger?
coach-think-spread = Du kan bruge mere end én strækning. Har du kort nok til dem alle?
coach-think-pair = Tænk fremad: Hvilke kort får du brug for til dine næste strækninger?
coach-think-wild = Er der et kort, som passer til alle strækninger?
coach-think-nothing = Se på markedet. Ligger der noget, du har brug for?
coach-think-odds = Tænk på stakken. Hvor mange af de kort, du ikke har set endnu, ville hjælpe dig?
coach-think-hidden = De andre ser hvert kort, du tager fra markedet. Er det dét værd?
coach-think-late = Det er sidste runde, og der er ikke meget tilbage at gøre.
coach-think-done = Se på dine kontraktkort. Er der mere at gøre for dem?
coach-think-near = Se, hvor langt dine strækninger når nu. Hvad kan de ellers bruges til?
coach-think-spare = Tæl dine vogne. Skal dine kontraktkort bruge dem alle?
coach-think-new = Kontraktkort giver også point. Har du nok af dem?
coach-think-ready = Se på dine strækninger: Er et af disse kontraktkort allerede opfyldt?
coach-think-share = Find begge kontraktkort på spillepladen. Følges deres veje ad et stykke?
coach-think-together = Tæl, hvor mange kort de to kontraktkort kræver tilsammen. Har du vogne til begge?
coach-think-lost = Kan begge disse kontraktkort stadig opfyldes?
coach-think-carts = Tæl, hvor mange kort de to kontraktkort kræver tilsammen. Har du vogne til begge?
coach-think-richer = Sammenlign kontraktkortene: Hvor mange kort kræver hvert af dem, og hvad giver det?
coach-think-easier = Sammenlign kontraktkortene: Hvilket er lettest?
coach-think-even = Sammenlign kontraktkortene. Vil du helst have ét eller begge?
coach-think-overlap = Sammenlign kontraktkortene: Hvad kræver hvert af dem, og hvad begge tilsammen?
coach-think-least = Kan disse kontraktkort stadig opfyldes?
coach-think-keep = Sammenlign, hvad kontraktkortene er værd.
coach-think-crowded = Se på dit kontraktkort { $contract }: Nogen bygger ved siden af en af dets strækninger.
coach-think-ending = Slutningen er nær. Hvad kan du stadig nå?
coach-think-last = Det er din sidste tur. Hvad giver point med det samme?

## Hvilken slags handling

coach-kind-claim = Indsæt vogne på en strækning.
coach-kind-market = Tag et kort fra markedet.
coach-kind-deck = Træk et kort fra stakken.
coach-kind-contracts = Træk kontraktkort.
coach-kind-keep-one = Behold kun ét af kontraktkortene.
coach-kind-keep-both = Behold begge kontraktkort.
coach-kind-pass = Meld pas.

## Handlingen

coach-do-claim = Indsæt vogne på { $route } med { $payment }.
coach-do-market = Tag { $card } fra markedet.
coach-do-deck = Træk et kort fra stakken.
coach-do-contracts = Træk kontraktkort.
coach-do-keep-one = Behold kun { $contract }.
coach-do-keep-both = Behold begge kontraktkort.
coach-do-pass = Meld pas.

## Hvorfor

coach-why-only = Der er ikke andet at gøre.
coach-why-complete = Så er dit kontraktkort { $contract } opfyldt: { $other_points } point.
coach-why-way =
    Det hjælper dit kontraktkort { $contract } på vej: Bagefter mangler der stadig { $left ->
        [one] én vogn
       *[other] { $left } vogne
    }.
coach-why-goods =
    Det giver { $worth } point og et handelsvarekort. Så har du { $count }; { $most ->
        [0] ingen andre har nogen
       *[other] ingen andre har flere end { $most }
    }.
coach-why-block = { $rival } har strækninger i begge ender af den og vil måske også have den.
coach-why-points =
    Det giver { $points ->
        [one] ét point
       *[other] { $points } point
    } med det samme.
coach-why-card =
    Du mangler { $missing ->
        [one] kun ét kort
       *[other] { $missing } kort
    } til { $route } ({ $worth } point).
coach-why-card-way =
    Du mangler { $missing ->
        [one] kun ét kort
       *[other] { $missing } kort
    } til { $route }, et skridt mod dit kontraktkort { $contract }.
coach-why-spread = Du kan allerede betale for en af dine næste strækninger; til dem alle tilsammen mangler dette kort.
coach-why-pair =
    { $count ->
        [one] Lige nu mangler du ikke dette kort til nogen strækning, men det kan blive nyttigt senere.
       *[other] Det passer til det, der kan komme: Så har du { $count } kort i den farve.
    }
coach-why-wild = En joker gælder som enhver farve.
coach-why-nothing = Ingen af de åbne kort, du kan tage, hjælper med de mest lovende strækninger lige nu.
coach-why-odds =
    { $useless ->
        [0] Ethvert kort, du ikke har set endnu, ville passe til en strækning, der er god for dig
       *[other] Af de { $unseen } kort, du ikke har set endnu, ville { $helpful } hjælpe dig
    }, og ingen ser, hvilket du trækker.
coach-why-hidden =
    Ingen ser, hvad du trækker der{ $count ->
        [0] .
        [one] , og blandt de kort, du ikke har set endnu, er der én joker.
       *[other] , og blandt de kort, du ikke har set endnu, er der { $count } jokere.
    }
coach-why-late = Du kan ikke indsætte flere vogne: Et kort giver ingen point, men koster heller ingen.
coach-why-done = Alle dine kontraktkort er opfyldt: Nye kan give flere point.
coach-why-near =
    Dine strækninger opfylder allerede { $count ->
        [one] ét kontraktkort
       *[other] { $count } kontraktkort
    }, som du ikke har set endnu.
coach-why-spare = Dine åbne kontraktkort kræver { $left } af dine { $carts } vogne: Der er plads til mere.
coach-why-new = Et kontraktkort, der passer til dine strækninger, giver point for lidt arbejde.
coach-why-ready = Dine strækninger opfylder allerede { $contract }.
coach-why-share = Deres veje følges ad et stykke: Tilsammen kræver de { $joint } kort i stedet for { $apart }.
coach-why-together =
    Tilsammen kræver de { $joint } kort, og du har { $carts ->
        [one] én vogn
       *[other] { $carts } vogne
    }.
coach-why-lost = Det andet kan ikke længere opfyldes.
coach-why-carts = Tilsammen ville de kræve flere vogne, end du har tilbage.
coach-why-richer = Det giver mere: { $points } point for { $cost } kort. Det andet giver { $other_points } point for { $other_cost } kort.
coach-why-easier = Det er lettere: { $cost } kort for { $points } point. Det andet kræver { $other_cost } kort for { $other_points } point.
coach-why-even = Forskellen er lille: Det kræver { $cost } kort for { $points } point; det andet { $other_cost } kort for { $other_points } point.
coach-why-overlap = Det kræver { $cost } kort for { $points } point; det andet { $other_cost } kort for { $other_points } point, og begge tilsammen { $joint } kort.
coach-why-least = Ingen af dem kan længere opfyldes, og dette koster dig mindre.
coach-why-keep = Det passer bedst til det, du har.
coach-also =
    { $also_left ->
        [0] Også dit kontraktkort { $also } er så opfyldt.
       *[other] Det hjælper også dit kontraktkort { $also } på vej.
    }

## Hvad der haster

coach-note-last = Det er din sidste tur.
coach-note-begins =
    Så har du { $carts ->
        [0] ingen vogne
        [one] én vogn
       *[other] { $carts } vogne
    } tilbage, og sidste runde begynder.
coach-note-lost = Skynd dig: { $rival } bygger ved siden af, og der er ingen anden vej for kontraktkortet.
coach-note-detour =
    { $rival } bygger ved siden af, og omvejen ville kræve { $more ->
        [one] én vogn
       *[other] { $more } vogne
    } mere.
coach-note-bridge = Kontraktkortet har ikke længere nogen anden vej.
coach-note-ending = { $ender } har kun { $fewest } vogne tilbage: Slutningen er nær.
coach-note-ending-own = Du har kun { $fewest } vogne tilbage: Slutningen er nær.
coach-note-ending-next =
    { $ender } har { $fewest ->
        [one] én vogn
       *[other] { $fewest } vogne
    } tilbage og kan starte sidste runde med sin næste strækning.
coach-note-wild = Bemærk: En joker fra markedet er dit eneste kort i denne tur.
coach-note-risk = At beholde begge er en risiko: Herfra vinder stærke spillere oftere med ét og trækker andre senere.
coach-lost = { $count ->
    [one] Kontraktkort { $marks } kan ikke længere opfyldes.
   *[other] Kontraktkortene { $marks } kan ikke længere opfyldes.
  }
coach-loses = { $count ->
    [one] Derefter kan kontraktkort { $marks } ikke længere opfyldes.
   *[other] Derefter kan kontraktkortene { $marks } ikke længere opfyldes.
  }
coach-last-contracts = Dine strækninger opfylder allerede { $done } af de { $all } kontraktkort, som du ikke har; ethvert andet koster dig dets point.
