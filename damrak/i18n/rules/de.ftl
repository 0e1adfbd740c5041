### The rules of the game, said to a player.
### `rule-4-3` is the text of rule 4.3, `rule-4-3-title` the heading people find it by.

## 1

rule-section-1 = Das Material

rule-1-1-title = Der Spielplan und die Strecken
rule-1-1 = Der Spielplan von Amsterdam hat 17 Orte und dazwischen 44 Strecken. Eine Strecke verbindet zwei benachbarte Orte mit 1 bis 4 Feldern ohne Lücke, die alle dieselbe Farbe haben oder alle grau sind.

rule-1-2-title = Die Karren
rule-1-2 = Es gibt 64 Karren in 4 Spielerfarben, 16 von jeder.

rule-1-3-title = Die Transportkarten
rule-1-3 = Es gibt 44 Transportkarten: je 6 in Rosa, Blau, Grün, Schwarz, Rot und Orange, dazu 8 bunte Joker.

rule-1-4-title = Die Auftragskarten
rule-1-4 = Es gibt 24 Aufträge. Jeder nennt zwei Orte und die Punkte, die er wert ist.

rule-1-5-title = Die Warenkarten
rule-1-5 = Es gibt 16 Warenkarten.

rule-1-6-title = Die Zählsteine
rule-1-6 = Es gibt 4 Zählsteine, und jeder beginnt bei 0.

## 2

rule-section-2 = Der Aufbau

rule-2-1-title = Spieler und ihre Karren
rule-2-1 = Ihr spielt zu zweit, zu dritt oder zu viert. Jeder von euch nimmt die 16 Karren einer Farbe.

rule-2-2-title = Deine ersten zwei Karten
rule-2-2 = Die Transportkarten werden gemischt, und jeder bekommt 2. Deine sieht niemand außer dir.

rule-2-3-title = Den Markt auslegen
rule-2-3 = Die nächsten 5 Transportkarten werden offen ausgelegt: Das ist der Markt. Alle übrigen bilden den Stapel.

rule-2-4-title = Zu viele Joker beim Aufbau
rule-2-4 = Liegen im ersten Markt 3 oder mehr Joker, kommen alle 5 Karten sofort in die Ablage, und 5 neue werden aufgedeckt. Das wiederholt sich, so oft es nötig ist (siehe Regel 4.6).

rule-2-5-title = Die ersten Aufträge wählen
rule-2-5 = Die Aufträge werden gemischt, und jeder bekommt 2 zur Ansicht: Behalte einen oder beide. Was du nicht behältst, kommt verdeckt unter den Auftragsstapel. Ihr wählt alle, ohne zu wissen, was die anderen wählen.

rule-2-6-title = Aufträge bleiben geheim
rule-2-6 = Deine Aufträge bleiben bis zur Schlusswertung geheim, auch ob du sie erfüllt hast.

rule-2-7-title = Der Warenstapel
rule-2-7 = Die 16 Warenkarten liegen als Stapel neben dem Spielplan.

rule-2-8-title = Wer beginnt
rule-2-8 = Wer am jüngsten ist, beginnt; dann geht es im Uhrzeigersinn weiter. An diesem Tisch wählt ihr selbst, welcher Platz anfängt, oder ihr lasst das Los entscheiden. In der Aufzeichnung der Partie steht, welcher es war.

## 3

rule-section-3 = Dein Zug

rule-3-1-title = Eine Aktion pro Zug
rule-3-1 = In deinem Zug tust du eins von drei Dingen, und zwar nur eins: Transportkarten ziehen (Abschnitt 4), eine Strecke nutzen (Abschnitt 5) oder Aufträge ziehen (Abschnitt 6).

rule-3-2-title = Kein freiwilliges Passen
rule-3-2 = Freiwillig passen darfst du nicht. Dein Zug verfällt nur, wenn dir keine der drei Aktionen möglich ist (siehe Regel 8.4).

## 4

rule-section-4 = Transportkarten ziehen

rule-4-1-title = Nimm zwei Karten
rule-4-1 = Du nimmst 2 Karten, eine nach der anderen. Jedes Mal wählst du: eine Karte vom Markt oder verdeckt die oberste vom Stapel.

rule-4-2-title = Der Markt füllt sich sofort
rule-4-2 = Nimmst du eine Karte vom Markt, kommt sofort eine neue vom Stapel an ihren Platz, noch bevor weiter gewählt wird.

rule-4-3-title = Joker vom Markt: deine einzige Karte
rule-4-3 = Ist deine erste Karte ein Joker vom Markt, bleibt sie deine einzige in diesem Zug.

rule-4-4-title = Zweite Karte: kein Joker vom Markt
rule-4-4 = Deine zweite Karte darf kein Joker vom Markt sein, auch keiner, der eben erst als Ersatz aufgedeckt wurde.

rule-4-5-title = Verdeckt gezogene Joker
rule-4-5 = Ein verdeckt gezogener Joker ist eine Karte wie jede andere: Er zählt als eine deiner zwei und beendet das Ziehen nicht.

rule-4-6-title = Drei Joker räumen den Markt ab
rule-4-6 = Sobald unter den 5 Marktkarten 3 oder mehr Joker sind, kommt der ganze Markt in die Ablage und wird neu ausgelegt, und zwar so lange, bis weniger als 3 Joker offen liegen (wann das nicht geht, sagt Regel 8.3). Geprüft wird nach jeder Aktion, ob sie den Markt verändert hat oder nicht, auch zwischen deinen zwei Karten.

rule-4-7-title = Wenn der Stapel leer ist
rule-4-7 = Ist der Stapel der Transportkarten aufgebraucht, wird die Ablage gemischt und zum neuen Stapel.

rule-4-8-title = Kein Handlimit
rule-4-8 = Du darfst beliebig viele Transportkarten auf der Hand haben.

rule-4-9-title = Karten geheim, Anzahl offen
rule-4-9 = Deine Handkarten siehst nur du. Wie viele es sind, dürfen alle sehen.

## 5

rule-section-5 = Eine Strecke nutzen

rule-5-1-title = Eine Strecke bezahlen
rule-5-1 = Um eine Strecke zu nutzen, spielst du für jedes ihrer Felder eine Karte aus der Hand und stellst auf jedes Feld einen deiner Karren. Die gespielten Karten kommen in die Ablage.

rule-5-2-title = Farbige und graue Strecken
rule-5-2 = Für eine farbige Strecke spielst du Karten ihrer Farbe. Für eine graue Strecke suchst du dir eine Farbe aus; alle Karten müssen dann diese Farbe haben.

rule-5-3-title = Joker für jede Farbe
rule-5-3 = Beim Bezahlen steht ein Joker für jede Farbe, und du darfst sogar nur mit Jokern bezahlen. Für eine grüne Strecke mit 3 Feldern spielst du also drei grüne, zwei grüne und einen Joker, eine grüne und zwei Joker oder drei Joker.

rule-5-4-title = Eine freie Strecke pro Zug
rule-5-4 = Du darfst jede Strecke nutzen, die noch niemandem gehört, ob sie an deine anderen anschließt oder nicht. In einem Zug darfst du höchstens eine nutzen.

rule-5-5-title = Ein Karren für jedes Feld
rule-5-5 = Du brauchst einen Karren für jedes Feld der Strecke. Hast du zu wenige übrig, darfst du sie nicht nutzen.

rule-5-6-title = Doppelstrecken: nie beide
rule-5-6 = Zwischen manchen Nachbarorten liegt eine Doppelstrecke: zwei gleich lange Strecken nebeneinander. Du selbst darfst nie beide nutzen.

rule-5-7-title = Doppelstrecken zu zweit
rule-5-7 = Zu zweit wird von jeder Doppelstrecke nur eine Strecke genutzt. Sobald einer von euch eine davon nutzt, bleibt die andere bis zum Spielende gesperrt.

rule-5-8-title = Punkte für eine Strecke
rule-5-8 = Die Punkte für eine Strecke bekommst du sofort, wenn du sie nutzt. Auf dem Spielplan von Amsterdam bringt 1 Feld 1 Punkt, 2 Felder bringen 2 Punkte, 3 Felder 4 Punkte und 4 Felder 7 Punkte.

rule-5-9-title = Waren nehmen
rule-5-9 = Nutzt du eine Strecke mit Karrensymbolen (den Rädern auf dem Spielplan), nimmst du dazu 1 Warenkarte, egal wie lang die Strecke ist. Warenkarten liegen offen: Alle sehen, wer wie viele hat.

## 6

rule-section-6 = Aufträge ziehen

rule-6-1-title = Neue Aufträge nehmen
rule-6-1 = Du nimmst die 2 obersten Aufträge vom Auftragsstapel und behältst einen oder beide. Behältst du nur einen, kommt der andere unter den Stapel.

rule-6-2-title = Der letzte Auftrag
rule-6-2 = Ist nur noch 1 Auftrag da, darfst du ihn trotzdem ziehen, musst ihn dann aber behalten.

rule-6-3-title = Keine Aufträge mehr
rule-6-3 = Ist der Auftragsstapel leer, kannst du keine Aufträge ziehen.

rule-6-4-title = Für immer deins, ohne Limit
rule-6-4 = Ein Auftrag, den du behalten hast, bleibt bis zum Spielende bei dir. Du darfst beliebig viele haben.

rule-6-5-title = Einen Auftrag erfüllen
rule-6-5 = Du erfüllst einen Auftrag, wenn du von einem seiner Orte zum anderen kommst, ohne Lücke und nur über deine eigenen Strecken.

## 7

rule-section-7 = Ende und Wertung

rule-7-1-title = Die letzten Züge
rule-7-1 = Hat jemand am Ende eines Zuges nur noch 2 Karren oder weniger, sind alle noch einmal dran: erst reihum die anderen, ganz zuletzt diese Person selbst. Dann ist das Spiel zu Ende. Es zählt nur das erste Mal, dass das geschieht.

rule-7-2-title = Streckenpunkte zählen
rule-7-2 = Die Punkte für deine Strecken stehen schon auf der Punkteleiste. Zum Nachprüfen zählst du zusammen, was Regel 5.8 für jede deiner Strecken gibt.

rule-7-3-title = Aufträge werten
rule-7-3 = Dann zeigt ihr alle eure Aufträge: Für jeden erfüllten bekommst du seinen Wert, für jeden nicht erfüllten verlierst du ihn. Dein Punktestand kann dabei unter null fallen.

rule-7-4-title = Der Warenbonus
rule-7-4 = Danach kommt der Warenbonus: Wer die meisten Warenkarten hat, ist auf Rang 1, und so weiter. Auf dem Spielplan von Amsterdam bringen die Ränge zu viert 8, 6, 4 und 2 Punkte, zu dritt 8, 5 und 2, zu zweit 8 und 4.

rule-7-5-title = Keine Waren, kein Bonus
rule-7-5 = Hast du gar keine Warenkarte, bekommst du keinen Warenbonus, egal auf welchem Rang du bist.

rule-7-6-title = Gleichstand bei Waren
rule-7-6 = Bei Gleichstand bekommt jeder von euch die vollen Punkte des gemeinsamen Rangs, und die folgenden Ränge, die ihr zusammen belegt, entfallen. Teilen sich zum Beispiel zwei von vier Spielern Rang 1, bekommen beide 8 Punkte; wer danach kommt, ist auf Rang 3 und bekommt 4.

rule-7-7-title = Wer gewinnt
rule-7-7 = Wer die meisten Punkte hat, gewinnt. Haben mehrere gleich viele, gewinnt von ihnen, wer die meisten Aufträge erfüllt hat; herrscht auch da Gleichstand, teilen sie sich den Sieg.

## 8

rule-section-8 = Die Feinheiten

rule-8-1-title = Leere Plätze im Markt
rule-8-1 = Eine Lücke im Markt wird vom Stapel gefüllt; ist er leer, wird vorher die Ablage zu einem neuen gemischt. Sind beide leer, bleibt der Platz vorerst frei. Sobald es wieder Karten gibt (weil jemand eine Strecke bezahlt hat), werden die leeren Plätze von links nach rechts gefüllt.

rule-8-2-title = Nichts verdeckt zu ziehen
rule-8-2 = Sind Stapel und Ablage leer, kannst du nicht verdeckt ziehen, aber weiter Karten vom Markt nehmen. Hast du eine erste Karte und darfst keine zweite nehmen (nichts verdeckt zu ziehen, im Markt nur Joker), endet dein Zug nach einer Karte.

rule-8-3-title = Wann drei Joker liegen bleiben
rule-8-3 = Der Markt wird nicht nach Regel 4.6 abgeräumt, solange Markt, Stapel und Ablage zusammen weniger als 3 Karten enthalten, die keine Joker sind: 5 Karten mit weniger als 3 Jokern ließen sich dann gar nicht auslegen. Ein Markt, der nicht auf 5 Karten kommt, wird bei 3 Jokern trotzdem abgeräumt, mit derselben Ausnahme. So kommt das Abräumen immer zu einem Ende. Geprüft wird nach jeder Aktion neu: Drei Joker, die liegen geblieben sind, werden abgeräumt, sobald das helfen kann, etwa wenn jemand eine Strecke mit Karten bezahlt, die keine Joker sind.

rule-8-4-title = Wenn du nichts tun kannst
rule-8-4 = Kannst du gar nichts tun, also keine Karte nehmen, keinen Auftrag ziehen und keine Strecke bezahlen, dann passt du. Passen alle nacheinander, endet das Spiel auf der Stelle und wird gewertet.

rule-8-5-title = Passen zählt als letzter Zug
rule-8-5 = Musst du in deinem letzten Zug (Regel 7.1) passen, war das trotzdem dein letzter Zug.

rule-8-6-title = Wer ist am jüngsten
rule-8-6 = Wer am jüngsten ist, wissen nur die Menschen am Tisch. Wie der erste Platz bestimmt wird, sagt Regel 2.8.

rule-8-7-title = Erste Aufträge: alle gleichzeitig
rule-8-7 = Ihr wählt eure ersten Aufträge (Regel 2.5) gleichzeitig: Bis alle gewählt haben, ändert die Wahl der anderen nichts an dem, was du siehst. Zurückgegebene Aufträge kommen in der Reihenfolge der Plätze unter den Stapel, egal wer zuerst gewählt hat.

rule-8-8-title = Aufträge: Auswahl und Rückgabe
rule-8-8 = Ziehst du Aufträge und liegen 2 oder mehr im Stapel, hast du immer 2 zur Auswahl. Gibst du einen zurück, kommt er unter den Stapel, bevor dein Zug endet.

rule-8-9-title = Wann die Ablage gemischt wird
rule-8-9 = Die Ablage wird (Regel 4.7) nicht schon gemischt, wenn die letzte Karte den Stapel verlässt, sondern erst, wenn die nächste gebraucht wird. So wird alles eingemischt, was bis dahin abgelegt wurde.

rule-8-10-title = Doppelstrecken zu dritt und zu viert
rule-8-10 = Zu dritt und zu viert dürfen beide Strecken einer Doppelstrecke genutzt werden, aber nicht beide von derselben Person (siehe Regel 5.6).
