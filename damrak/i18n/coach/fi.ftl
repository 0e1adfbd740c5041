# Mitä valmentaja sanoo, suomeksi.

## Mitä kannattaa miettiä

coach-think-only = Tässä voit tehdä vain yhden asian.
coach-think-complete = Yksi sopimuskorteistasi on melkein täytetty. Mikä?
coach-think-way = Katso sopimuskorttiasi { $contract }. Mikä reitti edistää sitä?
coach-think-goods = Mieti kauppatavaroita: se, jolla niitä on lopussa eniten, saa pisteitä.
coach-think-block = Katso, mitä muut rakentavat. Mitä he voisivat haluta seuraavaksi?
coach-think-points = Reitit tuovat pisteitä ilman sopimuskorttiakin. Mihin sinulla on varaa?
coach-think-card = Yksi reitti sopisi sinulle hyvin. Mitä kortteja siihen vielä tarvitset?
coach-think-card-way = Katso sopimuskorttiasi { $contract }. Mitä kortteja tarvitset vielä johonkin sen reiteistä?
coach-think-spread = Useampikin reitti olisi sinulle hyödyksi. Riittävätkö kortit kaikkiin?
coach-think-pair = Mieti eteenpäin: mitä kortteja tarvitset seuraaviin reitteihin?
coach-think-wild = Löytyykö kortti, joka käy joka reittiin?
coach-think-nothing = Katso toria. Onko siellä jotain, mitä tarvitset?
coach-think-odds = Mieti pakkaa. Moniko vielä näkemättömistä korteista auttaisi sinua?
coach-think-hidden = Muut näkevät jokaisen kortin, jonka otat torilta. Onko se sen arvoista?
coach-think-late = Viimeinen kierros on käynnissä, eikä paljoa ole enää tehtävissä.
coach-think-done = Katso sopimuskorttejasi. Onko niissä vielä tehtävää?
coach-think-near = Katso, miten kauas reittisi jo ulottuvat. Mitä muuta hyötyä niistä olisi?
coach-think-spare = Laske kärrysi. Tarvitsevatko sopimuskorttisi ne kaikki?
coach-think-new = Sopimuskortitkin tuovat pisteitä. Onko sinulla niitä tarpeeksi?
coach-think-ready = Katso reittejäsi: onko jokin näistä sopimuskorteista jo täytetty?
coach-think-share = Etsi molemmat sopimuskortit pelilaudalta. Kulkevatko yhteydet osin samaa matkaa?
coach-think-together = Laske, montako korttia sopimuskortit vaativat yhteensä. Riittävätkö kärryt molempiin?
coach-think-lost = Voiko näistä sopimuskorteista vielä täyttää molemmat?
coach-think-carts = Laske, montako korttia sopimuskortit vaativat yhteensä. Riittävätkö kärryt molempiin?
coach-think-richer = Vertaa sopimuskortteja: montako korttia kumpikin vaatii ja mitä se tuo?
coach-think-easier = Vertaa sopimuskortteja: kumpi on helpompi?
coach-think-even = Vertaa sopimuskortteja. Haluatko mieluummin vain toisen vai molemmat?
coach-think-overlap = Vertaa sopimuskortteja: mitä kumpaankin menee, ja mitä molempiin yhteensä?
coach-think-least = Voiko näitä sopimuskortteja enää täyttää?
coach-think-keep = Vertaa sopimuskorttien arvoa.
coach-think-crowded = Katso sopimuskorttiasi { $contract }: joku rakentaa jonkin sen reitin vieressä.
coach-think-ending = Loppu lähenee. Mitä ehdit vielä saada valmiiksi?
coach-think-last = Tämä on viimeinen vuorosi. Mikä tuo pisteitä heti?

## Millainen siirto

coach-kind-claim = Rakenna reitti.
coach-kind-market = Ota kortti torilta.
coach-kind-deck = Nosta kortti pakasta.
coach-kind-contracts = Nosta sopimuskortteja.
coach-kind-keep-one = Pidä vain toinen sopimuskorteista.
coach-kind-keep-both = Pidä molemmat sopimuskortit.
coach-kind-pass = Passaa.

## Siirto

coach-do-claim = Rakenna reitti { $route } ({ $payment }).
coach-do-market = Ota { $card } torilta.
coach-do-deck = Nosta kortti pakasta.
coach-do-contracts = Nosta sopimuskortteja.
coach-do-keep-one = Pidä vain { $contract }.
coach-do-keep-both = Pidä molemmat sopimuskortit.
coach-do-pass = Passaa.

## Miksi

coach-why-only = Muuta et voi tehdä.
coach-why-complete = Se täyttää sopimuskorttisi { $contract }: { $other_points } pistettä.
coach-why-way =
    Se edistää sopimustasi { $contract }: sen jälkeen tarvitaan vielä { $left ->
        [one] yhdet kärryt
       *[other] { $left } kärryä
    }.
coach-why-goods =
    Se tuo { $worth } pistettä ja kauppatavarabonuskortin. Sinulla on niitä sitten { $count }; { $most ->
        [0] kenelläkään muulla ei ole yhtään
       *[other] kenelläkään muulla ei ole enempää kuin { $most }
    }.
coach-why-block = Pelaajalla { $rival } on reittejä sen molemmissa päissä, ja hän voi haluta senkin.
coach-why-points =
    Se tuo heti { $points ->
        [one] yhden pisteen
       *[other] { $points } pistettä
    }.
coach-why-card =
    Tarvitset { $missing ->
        [one] enää yhden kortin
       *[other] vielä { $missing } korttia
    } reittiin { $route } ({ $worth ->
        [one] yksi piste
       *[other] { $worth } pistettä
    }).
coach-why-card-way =
    Tarvitset { $missing ->
        [one] enää yhden kortin
       *[other] vielä { $missing } korttia
    } reittiin { $route }, joka edistää sopimustasi { $contract }.
coach-why-spread = Korttisi riittävät jo yhteen seuraavista reiteistäsi; kaikkiin yhteensä tarvitset vielä tämän kortin.
coach-why-pair =
    { $count ->
        [one] Et juuri nyt tarvitse tätä korttia mihinkään reittiin, mutta siitä voi olla hyötyä myöhemmin.
       *[other] Siitä voi vielä olla hyötyä: sitä väriä sinulla on sitten { $count } korttia.
    }
coach-why-wild = Jokerikortti käy mistä tahansa väristä.
coach-why-nothing = Mistään avoimesta kortista, jonka voit ottaa, ei ole apua niihin reitteihin, jotka nyt lupaavat eniten.
coach-why-odds =
    { $useless ->
        [0] Jokainen vielä näkemätön kortti sopisi johonkin sinulle hyvään reittiin.
       *[other] Vielä näkemättömiä kortteja on { $unseen }, ja niistä { $helpful } auttaisi sinua.
    } Kukaan ei näe, minkä nostat.
coach-why-hidden =
    Kukaan ei näe, mitä nostat pakasta{ $count ->
        [0] .
        [one] , ja vielä näkemättömissä korteissa on yksi jokerikortti.
       *[other] , ja vielä näkemättömissä korteissa on { $count } jokerikorttia.
    }
coach-why-late = Et voi enää rakentaa reittiä: kortista ei saa pisteitä, mutta ei niitä menetäkään.
coach-why-done = Kaikki sopimuskorttisi on täytetty: uudet voivat tuoda lisää pisteitä.
coach-why-near =
    Reittisi täyttävät jo nyt { $count ->
        [one] yhden sopimuskortin, jota
       *[other] { $count } sopimuskorttia, joita
    } et ole vielä nähnyt.
coach-why-spare = Sinulla on { $carts } kärryä, ja avoimet sopimuskorttisi vaativat niistä { $left }: lisää mahtuu vielä.
coach-why-new = Sopimuskortti, joka sopii reitteihisi, tuo pisteitä pienellä vaivalla.
coach-why-ready = Reittisi täyttävät jo sopimuskortin { $contract }.
coach-why-share =
    Yhteydet kulkevat osin samaa matkaa: molempiin menee yhteensä { $joint ->
        [one] yksi kortti
       *[other] { $joint } korttia
    } eikä { $apart }.
coach-why-together =
    Molempiin menee yhteensä { $joint ->
        [one] yksi kortti
       *[other] { $joint } korttia
    }, ja sinulla on { $carts ->
        [one] yhdet kärryt
       *[other] { $carts } kärryä
    }.
coach-why-lost = Toista ei voi enää täyttää.
coach-why-carts = Molempiin yhteensä tarvittaisiin enemmän kärryjä kuin sinulla on jäljellä.
coach-why-richer =
    Se tuo enemmän: { $points } pistettä, ja siihen menee { $cost ->
        [one] yksi kortti
       *[other] { $cost } korttia
    }. Toinen tuo { $other_points }, ja siihen menee { $other_cost }.
coach-why-easier =
    Se on helpompi: siihen menee { $cost ->
        [one] yksi kortti
       *[other] { $cost } korttia
    }, ja se tuo { $points } pistettä. Toiseen menee { $other_cost }, ja se tuo { $other_points }.
coach-why-even =
    Ero on pieni: siihen menee { $cost ->
        [one] yksi kortti
       *[other] { $cost } korttia
    }, ja se tuo { $points } pistettä. Toiseen menee { $other_cost }, ja se tuo { $other_points }.
coach-why-overlap =
    Siihen menee { $cost ->
        [one] yksi kortti
       *[other] { $cost } korttia
    }, ja se tuo { $points } pistettä. Toiseen menee { $other_cost }, ja se tuo { $other_points }. Molempiin yhteensä menee { $joint }.
coach-why-least = Kumpaakaan ei voi enää täyttää, ja tämä maksaa sinulle vähemmän.
coach-why-keep = Se sopii parhaiten siihen, mitä sinulla on.
coach-also =
    { $also_left ->
        [0] Myös sopimuskorttisi { $also } täyttyy.
       *[other] Se edistää myös sopimustasi { $also }.
    }

## Mikä painaa

coach-note-last = Tämä on viimeinen vuorosi.
coach-note-begins =
    { $carts ->
        [0] Kärrysi loppuvat
        [one] Sinulle jää yhdet kärryt
        [2] Sinulle jää kahdet kärryt
       *[other] Sinulle jää { $carts } kärryä
    }, ja viimeinen kierros alkaa.
coach-note-lost = Pidä kiirettä: { $rival } rakentaa sen vieressä, eikä sopimuskorttia voi täyttää muuta kautta.
coach-note-detour =
    { $rival } rakentaa sen vieressä, ja kiertotiehen menisi { $more ->
        [one] yhdet kärryt
       *[other] { $more } kärryä
    } enemmän.
coach-note-bridge = Sopimuskorttia ei voi enää täyttää muuta kautta.
coach-note-ending = Loppu lähenee: pelaajalla { $ender } on enää { $fewest } kärryä.
coach-note-ending-own = Loppu lähenee: sinulla on enää { $fewest } kärryä.
coach-note-ending-next = Pelaajalla { $ender } on { $fewest } kärryä ja hän voi aloittaa viimeisen kierroksen seuraavalla reitillään.
coach-note-wild = Huomaa: torilta otettu jokerikortti on tämän vuoron ainoa korttisi.
coach-note-risk = Molempien pitäminen on riski: tässä tilanteessa vahvat pelaajat voittavat useammin, kun pitävät vain yhden ja nostavat muita myöhemmin.
coach-lost = { $count ->
    [one] Sopimuskorttia { $marks } ei voi enää täyttää.
   *[other] Sopimuskortteja { $marks } ei voi enää täyttää.
  }
coach-loses = { $count ->
    [one] Sen jälkeen sopimuskorttia { $marks } ei voi enää täyttää.
   *[other] Sen jälkeen sopimuskortteja { $marks } ei voi enää täyttää.
  }
coach-last-contracts = Reittisi täyttävät jo { $done } niistä { $all } sopimuskortista, joita sinulla ei ole; muista menetät niiden pisteet.
