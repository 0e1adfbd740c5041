### The rules of the game, said to a player.
### `rule-4-3` is the text of rule 4.3, `rule-4-3-title` the heading people find it by.

## 1

rule-section-1 = Spillets dele

rule-1-1-title = Spillepladen og strækningerne
rule-1-1 = Amsterdam-spillepladen har 17 steder og 44 strækninger imellem dem. En strækning forbinder to nabosteder med 1 til 4 felter uden huller, alle i samme farve eller alle grå.

rule-1-2-title = Vognene
rule-1-2 = Der er 64 vogne i 4 spillerfarver, 16 af hver.

rule-1-3-title = Transportkortene
rule-1-3 = Der er 44 transportkort: 6 i hver af farverne pink, blå, grøn, sort, rød og orange samt 8 flerfarvede jokere.

rule-1-4-title = Kontraktkortene
rule-1-4 = Der er 24 kontraktkort. Hvert af dem nævner to steder og de point, det er værd.

rule-1-5-title = Handelsvarekortene
rule-1-5 = Der er 16 handelsvarekort.

rule-1-6-title = Pointmarkørerne
rule-1-6 = Der er 4 pointmarkører, og de begynder alle på 0.

## 2

rule-section-2 = Klar til spil

rule-2-1-title = Spillerne og deres vogne
rule-2-1 = Spillet er for 2, 3 eller 4 spillere. I tager hver en farve og de 16 vogne, der hører til.

rule-2-2-title = Dine første to kort
rule-2-2 = Transportkortene blandes, og I får 2 hver. Ingen andre ser dine.

rule-2-3-title = Markedet lægges frem
rule-2-3 = De næste 5 transportkort lægges frem med billedsiden opad: Det er markedet. Alle de andre bliver til transportstakken.

rule-2-4-title = For mange jokere fra start
rule-2-4 = Viser det første marked 3 eller flere jokere, lægges alle 5 kort straks i afkastbunken, og der lægges 5 nye frem. Det gentages, så længe det er nødvendigt (se regel 4.6).

rule-2-5-title = Vælg dine første kontraktkort
rule-2-5 = Kontraktkortene blandes, og I får hver 2 at se på: Behold ét eller begge. Et kort, du ikke beholder, lægges med bagsiden opad nederst i kontraktstakken. I vælger alle uden at vide, hvad de andre vælger.

rule-2-6-title = Kontraktkort er hemmelige
rule-2-6 = Indtil pointberegningen er det din hemmelighed, hvilke kontraktkort du har, og om du har opfyldt dem.

rule-2-7-title = Stakken med handelsvarekort
rule-2-7 = De 16 handelsvarekort lægges i en stak ved siden af spillepladen.

rule-2-8-title = Hvem begynder?
rule-2-8 = Den yngste spiller har den første tur, og turen går videre med uret. Ved dette bord vælger I selv den første plads eller trækker lod om den, og spilreferatet fortæller, hvad I gjorde.

## 3

rule-section-3 = Din tur

rule-3-1-title = Én handling pr. tur
rule-3-1 = I din tur gør du én af tre ting, og kun én: trækker transportkort (afsnit 4), indsætter vogne på én strækning (afsnit 5) eller trækker kontraktkort (afsnit 6).

rule-3-2-title = Du kan ikke bare melde pas
rule-3-2 = Du kan ikke vælge at melde pas. Din tur går kun videre, når ingen af de tre handlinger er mulige for dig (se regel 8.4).

## 4

rule-section-4 = Træk transportkort

rule-4-1-title = Tag to kort
rule-4-1 = Du tager 2 kort, først det ene og så det andet. Hver gang vælger du: et kort fra markedet eller det øverste kort i stakken, som du trækker i blinde.

rule-4-2-title = Markedet fyldes straks op
rule-4-2 = Når du tager et kort fra markedet, kommer der straks et nyt fra stakken på dets plads, før der vælges mere.

rule-4-3-title = Joker fra markedet: dit eneste kort
rule-4-3 = Hvis det første kort, du tager, er en joker fra markedet, er det dit eneste kort i denne tur.

rule-4-4-title = Ingen joker fra markedet som nummer to
rule-4-4 = Dit andet kort må ikke være en joker fra markedet, heller ikke en, der lige er vendt for at fylde hullet.

rule-4-5-title = Jokere trukket i blinde
rule-4-5 = En joker, du trækker i blinde, er som ethvert andet kort: Den er ét af dine to, og du må stadig tage det andet.

rule-4-6-title = Tre jokere rydder markedet
rule-4-6 = Så snart der er 3 eller flere jokere blandt de 5 kort på markedet, lægges hele markedet i afkastbunken, og der lægges et nyt frem, igen og igen, til det viser færre end 3 jokere (regel 8.3 siger, hvad der sker, når det ikke kan lade sig gøre). Det kontrolleres efter hver handling, uanset om den ændrede markedet, og også mellem dine to kort.

rule-4-7-title = Når stakken slipper op
rule-4-7 = Når transportstakken er brugt op, blandes afkastbunken og bliver til den nye stak.

rule-4-8-title = Ingen grænse for hånden
rule-4-8 = Du må have så mange transportkort på hånden, som du vil.

rule-4-9-title = Skjult hånd, synligt antal
rule-4-9 = Kun du ser kortene på din hånd, men alle må se, hvor mange du har.

## 5

rule-section-5 = Indsæt vogne på en strækning

rule-5-1-title = Betal for en strækning
rule-5-1 = Du indsætter vogne på en strækning ved at spille ét kort fra hånden for hvert felt og sætte én af dine vogne på hvert felt. Så er strækningen din. De kort, du har spillet, lægges i afkastbunken.

rule-5-2-title = Farvede og grå strækninger
rule-5-2 = Til en farvet strækning spiller du kort i den farve. Til en grå strækning spiller du kort i en farve, du selv vælger, alle ens.

rule-5-3-title = Jokere gælder som alle farver
rule-5-3 = En joker kan være enhver farve, når du betaler for en strækning, og du må endda betale med lutter jokere. Til en grøn strækning på 3 felter kan du altså spille tre grønne, to grønne og en joker, en grøn og to jokere eller tre jokere.

rule-5-4-title = Én ledig strækning pr. tur
rule-5-4 = Du må indsætte vogne på enhver ledig strækning, uanset om den hænger sammen med dem, du allerede har. Du må højst indsætte vogne på én strækning i hver tur.

rule-5-5-title = En vogn til hvert felt
rule-5-5 = Du skal have en vogn til hvert felt på strækningen. Har du for få tilbage, må du ikke indsætte vogne på den.

rule-5-6-title = Dobbeltstrækninger: aldrig begge
rule-5-6 = Nogle nabosteder har en dobbeltstrækning imellem sig: to lige lange strækninger side om side. Du må aldrig selv indsætte vogne på dem begge.

rule-5-7-title = Dobbeltstrækninger med 2 spillere
rule-5-7 = I et spil for 2 kan kun den ene af de to strækninger bruges. Så snart en af jer indsætter vogne på en af dem, er den anden lukket resten af spillet.

rule-5-8-title = Point for en strækning
rule-5-8 = Du får point for en strækning i samme øjeblik, du indsætter vogne på den. På Amsterdam-spillepladen giver 1 felt 1 point, 2 felter 2 point, 3 felter 4 point og 4 felter 7 point.

rule-5-9-title = Tag handelsvarekort
rule-5-9 = Indsætter du vogne på en strækning med vognsymboler (hjulene på spillepladen), tager du også 1 handelsvarekort, uanset hvor lang eller kort strækningen er. Handelsvarekort ligger med billedsiden opad, så alle kan se, hvor mange hver spiller har.

## 6

rule-section-6 = Træk kontraktkort

rule-6-1-title = Tag nye kontraktkort
rule-6-1 = Du tager de 2 øverste kort i kontraktstakken og beholder ét eller begge. Beholder du kun ét, lægges det andet nederst i stakken.

rule-6-2-title = Det sidste kontraktkort
rule-6-2 = Er der kun 1 kontraktkort tilbage, må du stadig trække det, men så skal du beholde det.

rule-6-3-title = Ikke flere kontraktkort
rule-6-3 = Når kontraktstakken er tom, kan du ikke trække kontraktkort.

rule-6-4-title = Beholdes spillet ud, ingen grænse
rule-6-4 = Et kontraktkort, du har beholdt, bliver hos dig, til spillet er slut. Du må have så mange, du vil.

rule-6-5-title = Opfyld et kontraktkort
rule-6-5 = Du opfylder et kontraktkort, når du kan komme fra det ene af dets steder til det andet uden huller og kun ad dine egne strækninger.

## 7

rule-section-7 = Slutning og pointberegning

rule-7-1-title = De sidste ture
rule-7-1 = Så snart en tur slutter med, at en spiller har 2 eller færre vogne tilbage, får alle én tur mere: først de andre i rækkefølge og til allersidst spilleren selv. Så er spillet slut. Kun første gang, det sker, tæller.

rule-7-2-title = Tæl point for strækninger
rule-7-2 = Dine point for strækninger står allerede på pointsporet. Vil du tælle efter, så læg de point sammen, som regel 5.8 giver for hver af dine strækninger.

rule-7-3-title = Point for kontraktkort
rule-7-3 = Derefter viser I alle jeres kontraktkort: Du får værdien af hvert kort, du har opfyldt, og mister værdien af hvert kort, du ikke har opfyldt. Dine point kan komme under nul.

rule-7-4-title = Bonus for handelsvarer
rule-7-4 = Så kommer bonussen for handelsvarekort: Den, der har flest, er nummer 1, og så fremdeles. På Amsterdam-spillepladen giver pladserne 8, 6, 4 og 2 point med 4 spillere, 8, 5 og 2 point med 3 spillere samt 8 og 4 point med 2 spillere.

rule-7-5-title = Ingen handelsvarer, ingen bonus
rule-7-5 = Har du slet ingen handelsvarekort, får du ingen bonus for dem, uanset hvilken plads du er på.

rule-7-6-title = Når I står lige i handelsvarer
rule-7-6 = Står I lige, får I hver det fulde antal point for den plads, I deler, og de følgende pladser, som I tilsammen fylder, springes over. Står to ud af fire spillere lige på førstepladsen, får de altså 8 hver, og den næste er nummer 3 og får 4.

rule-7-7-title = Hvem vinder?
rule-7-7 = Den, der har flest point, vinder. Står flere lige, vinder den af dem, der har opfyldt flest kontraktkort. Er det også uafgjort, deler de sejren.

## 8

rule-section-8 = De finere detaljer

rule-8-1-title = Tomme pladser på markedet
rule-8-1 = Et hul på markedet fyldes fra stakken. Er stakken tom, blandes afkastbunken først til en ny. Er begge tomme, er pladsen tom indtil videre. Så snart der er kort igen (når nogen har indsat vogne på en strækning og lagt kort i afkastbunken), fyldes de tomme pladser fra venstre mod højre.

rule-8-2-title = Intet at trække i blinde
rule-8-2 = Er både stakken og afkastbunken tomme, kan du ikke trække i blinde, men du kan stadig tage kort fra markedet. Har du taget et første kort, og er der intet, du må tage som det andet (intet i stakken og kun jokere på markedet), slutter din tur efter ét kort.

rule-8-3-title = Når tre jokere bliver liggende
rule-8-3 = Markedet ryddes ikke efter regel 4.6, så længe der er færre end 3 almindelige kort i marked, stak og afkastbunke tilsammen: Så kunne der aldrig lægges 5 kort frem med færre end 3 jokere. Et marked, der mangler kort til at nå op på 5, ryddes stadig ved 3 jokere, med samme undtagelse. På den måde får rydningen altid en ende. Det undersøges igen efter hver handling: Tre jokere, der blev liggende, ryddes, så snart det kan hjælpe, for eksempel når nogen indsætter vogne på en strækning og lægger almindelige kort i afkastbunken.

rule-8-4-title = Når du ikke kan gøre noget
rule-8-4 = Hvis du intet kan gøre, fordi der hverken er kort at tage, kontraktkort at trække eller en strækning, du har råd til, melder du pas. Melder alle spillere pas efter hinanden, slutter spillet på stedet, og pointene tælles op.

rule-8-5-title = Pas tæller som en sidste tur
rule-8-5 = Er du nødt til at melde pas i din sidste tur (regel 7.1), var det alligevel din sidste tur.

rule-8-6-title = Hvem er yngst?
rule-8-6 = Kun de, der spiller, kan vide, hvem der er yngst. Regel 2.8 siger, hvordan den første plads findes.

rule-8-7-title = Første kontraktkort vælges samtidig
rule-8-7 = I vælger alle jeres første kontraktkort (regel 2.5) på samme tid: Intet af det, du ser, ændrer sig efter andres valg, før alle har valgt. De kontraktkort, der gives tilbage, lægges nederst i stakken i pladsernes rækkefølge, uanset hvem der valgte først.

rule-8-8-title = Tilbudte og returnerede kontraktkort
rule-8-8 = Når du trækker kontraktkort, og der er 2 eller flere i stakken, får du altid tilbudt 2. Giver du ét tilbage, lægges det nederst i stakken, før din tur slutter.

rule-8-9-title = Hvornår afkastbunken blandes
rule-8-9 = Afkastbunken blandes (regel 4.7) ikke, når det sidste kort forlader stakken, men når der næste gang er brug for et kort. Så alt, hvad der er lagt i den indtil da, blandes med.

rule-8-10-title = Dobbeltstrækninger med 3–4 spillere
rule-8-10 = Med 3 eller 4 spillere kan der indsættes vogne på begge strækninger i en dobbeltstrækning, men af to forskellige spillere (se regel 5.6).
