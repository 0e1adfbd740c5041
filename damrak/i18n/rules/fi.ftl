### The rules of the game, said to a player.
### `rule-4-3` is the text of rule 4.3, `rule-4-3-title` the heading people find it by.

## 1

rule-section-1 = Pelin osat

rule-1-1-title = Pelilauta ja reitit
rule-1-1 = Amsterdamin pelilaudalla on 17 kauppapaikkaa ja niiden välillä 44 reittiä. Reitti yhdistää kaksi vierekkäistä kauppapaikkaa. Siinä on 1–4 ruutua peräkkäin ilman aukkoja, kaikki samaa väriä tai kaikki harmaita.

rule-1-2-title = Kärryt
rule-1-2 = Kärryjä on 64: pelaajien värejä on 4, ja kutakin väriä on 16.

rule-1-3-title = Kuljetusvälinekortit
rule-1-3 = Kuljetusvälinekortteja on 44: pinkkejä, sinisiä, vihreitä, mustia, punaisia ja oransseja on kutakin 6, ja lisäksi on 8 moniväristä jokerikorttia.

rule-1-4-title = Sopimuskortit
rule-1-4 = Sopimuskortteja on 24. Jokaisessa on kaksi kauppapaikkaa ja kortin pistearvo.

rule-1-5-title = Kauppatavarabonuskortit
rule-1-5 = Kauppatavarabonuskortteja on 16.

rule-1-6-title = Pistemerkit
rule-1-6 = Pistemerkkejä on 4, ja jokainen aloittaa nollasta.

## 2

rule-section-2 = Alkuvalmistelut

rule-2-1-title = Pelaajat ja kärryt
rule-2-1 = Pelaajia on 2, 3 tai 4. Jokainen ottaa yhden värin ja kaikki sen kärryt, joita on 16.

rule-2-2-title = Kaksi ensimmäistä korttiasi
rule-2-2 = Kuljetusvälinekortit sekoitetaan, ja jokainen saa 2. Kukaan muu ei näe sinun korttejasi.

rule-2-3-title = Torin asettelu
rule-2-3 = Seuraavat 5 kuljetusvälinekorttia asetetaan esille kuvapuoli ylöspäin: ne muodostavat torin. Kaikista muista tulee kuljetusvälinekorttien pakka.

rule-2-4-title = Liikaa jokerikortteja alussa
rule-2-4 = Jos ensimmäisellä torilla on 3 jokerikorttia tai enemmän, kaikki 5 korttia menevät heti poistopakkaan ja tilalle käännetään 5 uutta. Näin tehdään niin monta kertaa kuin on tarpeen (ks. sääntö 4.6).

rule-2-5-title = Valitse ensimmäiset sopimuskorttisi
rule-2-5 = Sopimuskortit sekoitetaan, ja jokainen saa 2 katsottavaksi: pidä yksi tai molemmat. Kortti, jota et pidä, menee kuvapuoli alaspäin sopimuskorttien pakan alle. Kaikki valitsevat tietämättä, mitä muut valitsevat.

rule-2-6-title = Sopimuskortit ovat salaisia
rule-2-6 = Sopimuskorttisi ovat oma salaisuutesi loppupisteenlaskuun asti, samoin se, oletko täyttänyt ne.

rule-2-7-title = Kauppatavaroiden pino
rule-2-7 = Kauppatavarabonuskortit (16) pinotaan pelilaudan viereen.

rule-2-8-title = Kuka aloittaa
rule-2-8 = Ensimmäinen vuoro on nuorimmalla pelaajalla, ja vuoro kiertää myötäpäivään. Tässä pöydässä valitsette aloittajan itse tai annatte arvan ratkaista, ja pelitallenne kertoo, kumpi tehtiin.

## 3

rule-section-3 = Vuorosi

rule-3-1-title = Yksi toiminto vuorolla
rule-3-1 = Vuorollasi teet kolmesta asiasta yhden ja vain yhden: nostat kuljetusvälinekortteja (osa 4), rakennat yhden reitin (osa 5) tai nostat sopimuskortteja (osa 6).

rule-3-2-title = Huvikseen ei passata
rule-3-2 = Et voi passata omasta tahdostasi. Vuorosi menee ohi vain, kun mikään kolmesta toiminnosta ei ole sinulle mahdollinen (ks. sääntö 8.4).

## 4

rule-section-4 = Kuljetusvälinekorttien nostaminen

rule-4-1-title = Ota kaksi korttia
rule-4-1 = Otat 2 korttia, ensin yhden ja sitten toisen. Valitset kummallakin kerralla: kortti torilta tai pakan päällimmäinen, jonka nostat sokkona.

rule-4-2-title = Tori täydentyy heti
rule-4-2 = Kun otat kortin torilta, sen paikalle tulee heti uusi kortti pakasta, ennen kuin mitään muuta valitaan.

rule-4-3-title = Torilta otettu jokerikortti päättää nostamisen
rule-4-3 = Jos ensimmäinen ottamasi kortti on jokerikortti torilta, se on tämän vuoron ainoa korttisi.

rule-4-4-title = Ei jokerikorttia torilta toisena
rule-4-4 = Toinen korttisi ei saa olla jokerikortti torilta, ei edes sellainen, joka on juuri käännetty tyhjälle paikalle.

rule-4-5-title = Sokkona nostettu jokerikortti
rule-4-5 = Sokkona nostamasi jokerikortti on kuin mikä tahansa kortti: se on toinen kahdesta kortistasi eikä lopeta nostamista.

rule-4-6-title = Kolme jokerikorttia tyhjentää torin
rule-4-6 = Heti kun torin 5 kortista vähintään 3 on jokerikortteja, koko tori menee poistopakkaan ja tilalle käännetään uudet kortit, kunnes jokerikortteja on vähemmän kuin 3 (sääntö 8.3 kertoo, mitä tehdään, jos se ei onnistu). Tämä tarkistetaan jokaisen toiminnon jälkeen, muuttuipa tori tai ei, myös kahden korttisi välissä.

rule-4-7-title = Kun pakka loppuu
rule-4-7 = Kun kuljetusvälinekorttien pakka on käytetty, poistopakka sekoitetaan uudeksi pakaksi.

rule-4-8-title = Ei ylärajaa käsikorteille
rule-4-8 = Kädessäsi saa olla niin monta kuljetusvälinekorttia kuin haluat.

rule-4-9-title = Kortit piilossa, määrä näkyvissä
rule-4-9 = Vain sinä näet kätesi kortit, mutta kaikki saavat nähdä, montako niitä on.

## 5

rule-section-5 = Reitin rakentaminen

rule-5-1-title = Reitin maksaminen
rule-5-1 = Kun rakennat reitin, pelaa kädestäsi yksi kortti sen jokaista ruutua kohti ja aseta jokaiseen ruutuun yhdet kärryt. Pelaamasi kortit menevät poistopakkaan.

rule-5-2-title = Värilliset ja harmaat reitit
rule-5-2 = Värilliselle reitille pelaat sen värisiä kortteja. Harmaalle reitille pelaat kortteja, joiden värin saat valita, kunhan kaikki ovat samaa väriä.

rule-5-3-title = Jokerikortti käy joka väristä
rule-5-3 = Jokerikortti käy mistä tahansa väristä, kun rakennat reitin, ja voit maksaa vaikka pelkillä jokerikorteilla. Vihreälle kolmen ruudun reitille voit siis pelata kolme vihreää, kaksi vihreää ja jokerikortin, yhden vihreän ja kaksi jokerikorttia tai kolme jokerikorttia.

rule-5-4-title = Yksi vapaa reitti vuorolla
rule-5-4 = Saat rakentaa minkä tahansa reitin, jota kukaan ei ole vielä rakentanut, liittyi se aiempiin reitteihisi tai ei. Yhdellä vuorolla saat rakentaa enintään yhden.

rule-5-5-title = Kärryt joka ruutuun
rule-5-5 = Tarvitset kärryt reitin jokaiseen ruutuun. Jos niitä on liian vähän, et saa rakentaa reittiä.

rule-5-6-title = Rinnakkaiset reitit: ei koskaan molempia
rule-5-6 = Joidenkin kauppapaikkojen välillä on rinnakkaiset reitit: kaksi yhtä pitkää reittiä vierekkäin. Et saa koskaan itse rakentaa niitä molempia.

rule-5-7-title = Rinnakkaiset reitit kaksinpelissä
rule-5-7 = Kahden pelaajan pelissä rinnakkaisista reiteistä voi käyttää vain toista. Heti kun jompikumpi teistä rakentaa niistä yhden, jäljelle jäävä on suljettu pelin loppuun asti.

rule-5-8-title = Pisteet reitistä
rule-5-8 = Saat reitin pisteet heti, kun rakennat sen. Amsterdamin pelilaudalla 1 ruutu tuo 1 pisteen, 2 ruutua 2 pistettä, 3 ruutua 4 pistettä ja 4 ruutua 7 pistettä.

rule-5-9-title = Kauppatavaroiden ottaminen
rule-5-9 = Kun rakennat reitin, jossa on kärryjen merkki (pelilaudan pyörät), otat myös 1 kauppatavarabonuskortin, oli reitti pitkä tai lyhyt. Kortit pidetään kuvapuoli ylöspäin, joten kaikki näkevät, montako niitä kullakin on.

## 6

rule-section-6 = Sopimuskorttien nostaminen

rule-6-1-title = Uusien sopimuskorttien ottaminen
rule-6-1 = Otat sopimuskorttien pakasta 2 päällimmäistä ja pidät yhden tai molemmat. Jos pidät vain yhden, toinen menee pakan alle.

rule-6-2-title = Viimeinen sopimuskortti
rule-6-2 = Jos sopimuskortteja on jäljellä vain 1, saat silti nostaa sen, mutta silloin se on pidettävä.

rule-6-3-title = Sopimuskortit loppu
rule-6-3 = Kun sopimuskorttien pakka on tyhjä, et voi nostaa sopimuskortteja.

rule-6-4-title = Pidetty pysyy, ylärajaa ei ole
rule-6-4 = Sopimuskortti, jonka olet pitänyt, on sinulla pelin loppuun asti. Niitä saa olla niin monta kuin haluat.

rule-6-5-title = Sopimuskortin täyttäminen
rule-6-5 = Täytät sopimuskortin, kun olet rakentanut sen kahden kauppapaikan välille katkeamattoman yhteyden pelkistä omista reiteistäsi.

## 7

rule-section-7 = Pelin loppu ja pisteet

rule-7-1-title = Viimeiset vuorot
rule-7-1 = Kun jollakulla on vuoron päättyessä jäljellä kahdet kärryt tai vähemmän, jokainen saa vielä yhden vuoron: ensin muut järjestyksessä ja aivan viimeisenä tämä pelaaja. Sitten peli päättyy. Vain ensimmäinen kerta lasketaan.

rule-7-2-title = Reittipisteiden laskeminen
rule-7-2 = Reittiesi pisteet ovat jo pisteradalla. Jos haluat tarkistaa ne, laske yhteen, mitä sääntö 5.8 antaa kustakin reitistäsi.

rule-7-3-title = Pisteet sopimuskorteista
rule-7-3 = Seuraavaksi kaikki näyttävät sopimuskorttinsa: saat jokaisen täyttämäsi kortin arvon ja menetät jokaisen täyttämättä jääneen arvon. Pisteesi voivat painua alle nollan.

rule-7-4-title = Kauppatavarabonus
rule-7-4 = Sitten jaetaan kauppatavarabonus: se, jolla on eniten kauppatavarabonuskortteja, on ensimmäinen, ja niin edelleen. Amsterdamin pelilaudalla sijat tuovat nelinpelissä 8, 6, 4 ja 2 pistettä, kolminpelissä 8, 5 ja 2 pistettä ja kaksinpelissä 8 ja 4 pistettä.

rule-7-5-title = Ei kauppatavaroita, ei bonusta
rule-7-5 = Jos sinulla ei ole yhtään kauppatavarabonuskorttia, et saa kauppatavarabonusta, olit millä sijalla tahansa.

rule-7-6-title = Tasapeli kauppatavaroissa
rule-7-6 = Tasapelissä jokainen saa jaetun sijan täydet pisteet, ja ne seuraavat sijat, jotka yhdessä täytätte, jäävät väliin. Jos siis neljästä pelaajasta kaksi jakaa ensimmäisen sijan, kumpikin saa 8, ja seuraava on kolmas ja saa 4.

rule-7-7-title = Kuka voittaa
rule-7-7 = Eniten pisteitä saanut voittaa. Jos tulee tasapeli, tasoissa olevista voittaa se, jolla on eniten täytettyjä sopimuskortteja. Jos sekin on tasan, voitto jaetaan.

## 8

rule-section-8 = Tarkennuksia

rule-8-1-title = Torin tyhjät paikat
rule-8-1 = Torin aukko täytetään pakasta. Jos pakka on loppunut, poistopakka sekoitetaan ensin uudeksi pakaksi. Jos kumpikin on tyhjä, paikka jää toistaiseksi tyhjäksi. Heti kun kortteja taas on (kun jokin reitti on rakennettu ja sen kortit ovat poistopakassa), tyhjät paikat täytetään vasemmalta oikealle.

rule-8-2-title = Ei mitään sokkona nostettavaa
rule-8-2 = Jos pakka ja poistopakka ovat tyhjät, et voi nostaa sokkona, mutta torilta saat yhä ottaa. Jos olet ottanut ensimmäisen kortin eikä mitään voi ottaa toiseksi (ei mitään sokkona nostettavaa ja torilla vain jokerikortteja), vuorosi päättyy yhteen korttiin.

rule-8-3-title = Kun kolme jokerikorttia jää
rule-8-3 = Toria ei tyhjennetä säännön 4.6 mukaan, jos torilla, pakassa ja poistopakassa on yhteensä vähemmän kuin 3 muuta kuin jokerikorttia: silloin ei voisi koskaan kääntää esille 5 korttia, joista jokerikortteja on alle 3. Tori, johon ei riitä 5 korttia, tyhjennetään silti, kun jokerikortteja on 3, samalla poikkeuksella. Näin tyhjentäminen päättyy aina. Tämä tarkistetaan uudelleen jokaisen toiminnon jälkeen: kolme torille jäänyttä jokerikorttia poistetaan heti, kun siitä voi olla apua, esimerkiksi kun joku rakentaa reitin ja maksaa sen muilla kuin jokerikorteilla.

rule-8-4-title = Kun et voi tehdä mitään
rule-8-4 = Jos et voi tehdä mitään, koska ei ole korttia otettavaksi, sopimuskorttia nostettavaksi eikä reittiä, johon sinulla on varaa, passaat. Jos kaikki pelaajat passaavat peräkkäin, peli päättyy siihen ja pisteet lasketaan.

rule-8-5-title = Passauskin on viimeinen vuoro
rule-8-5 = Jos joudut passaamaan viimeisellä vuorollasi (sääntö 7.1), se oli silti viimeinen vuorosi.

rule-8-6-title = Kuka on nuorin
rule-8-6 = Vain pelaajat itse voivat tietää, kuka on nuorin. Sääntö 2.8 kertoo, miten aloittaja ratkaistaan.

rule-8-7-title = Ensimmäiset valinnat yhtä aikaa
rule-8-7 = Kaikki valitsevat ensimmäiset sopimuskorttinsa (sääntö 2.5) samaan aikaan: mikään näkemäsi ei muutu muiden valinnoista, ennen kuin kaikki ovat valinneet. Takaisin annetut kortit menevät pakan alle paikkojen järjestyksessä, valitsipa kuka tahansa ensin.

rule-8-8-title = Tarjotut ja palautetut sopimuskortit
rule-8-8 = Kun nostat sopimuskortteja ja pakassa on niitä 2 tai enemmän, saat aina 2 valittavaksi. Jos annat yhden takaisin, se menee pakan alle ennen vuorosi loppua.

rule-8-9-title = Milloin poistopakka sekoitetaan
rule-8-9 = Poistopakkaa ei sekoiteta (sääntö 4.7) silloin, kun pakan viimeinen kortti lähtee, vaan vasta, kun seuraavaa korttia tarvitaan. Siksi mukaan tulee kaikki, mitä siihen mennessä on poistettu.

rule-8-10-title = Rinnakkaiset reitit, 3–4 pelaajaa
rule-8-10 = Kun pelaajia on 3 tai 4, rinnakkaiset reitit voidaan rakentaa molemmat, mutta ne menevät kahdelle eri pelaajalle (ks. sääntö 5.6).
