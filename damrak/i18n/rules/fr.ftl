### The rules of the game, said to a player.
### `rule-4-3` is the text of rule 4.3, `rule-4-3-title` the heading people find it by.

## 1

rule-section-1 = Le matériel

rule-1-1-title = Le plateau et ses routes
rule-1-1 = Le plateau d’Amsterdam compte 17 lieux et 44 routes. Une route relie deux lieux voisins par 1 à 4 cases qui se suivent sans interruption, toutes de la même couleur ou toutes grises.

rule-1-2-title = Les chariots
rule-1-2 = Il y a 64 chariots en 4 couleurs de joueur, 16 de chaque.

rule-1-3-title = Les cartes Transport
rule-1-3 = Il y a 44 cartes Transport : 6 de chaque couleur (rose, bleu, vert, noir, rouge et orange), plus 8 jokers multicolores.

rule-1-4-title = Les contrats
rule-1-4 = Il y a 24 contrats. Chacun nomme deux lieux et les points qu’il vaut.

rule-1-5-title = Les cartes Marchandise
rule-1-5 = Il y a 16 cartes Marchandise.

rule-1-6-title = Les marqueurs de score
rule-1-6 = Il y a 4 marqueurs de score, qui partent tous de 0.

## 2

rule-section-2 = La mise en place

rule-2-1-title = Les joueurs et leurs chariots
rule-2-1 = On joue à 2, 3 ou 4. Chacun prend une couleur et ses 16 chariots.

rule-2-2-title = Vos deux premières cartes
rule-2-2 = On mélange les cartes Transport et chacun en reçoit 2. Personne d’autre ne voit les vôtres.

rule-2-3-title = La mise en place du marché
rule-2-3 = Les 5 cartes Transport suivantes sont posées face visible : c’est le marché. Toutes les autres forment la pioche.

rule-2-4-title = Trop de jokers au départ
rule-2-4 = Si le premier marché montre 3 jokers ou plus, on défausse aussitôt les 5 cartes et on en retourne 5 nouvelles, autant de fois qu’il le faut (voir la règle 4.6).

rule-2-5-title = Le choix des premiers contrats
rule-2-5 = On mélange les contrats et chacun en reçoit 2 à regarder : gardez-en un ou les deux. Celui que vous ne gardez pas va, face cachée, sous la pioche des contrats. Chacun choisit sans savoir ce que choisissent les autres.

rule-2-6-title = Les contrats restent secrets
rule-2-6 = Vos contrats restent secrets jusqu’au décompte final, tout comme le fait de les avoir remplis ou non.

rule-2-7-title = La pile de marchandises
rule-2-7 = Les 16 cartes Marchandise forment une pile à côté du plateau.

rule-2-8-title = Qui commence
rule-2-8 = La personne la plus jeune joue en premier, puis on tourne dans le sens des aiguilles d’une montre. À cette table, vous choisissez vous-mêmes la première place ou vous la tirez au sort, et le relevé de la partie dit laquelle c’était.

## 3

rule-section-3 = Votre tour

rule-3-1-title = Une action par tour
rule-3-1 = À votre tour, vous faites une seule de ces trois choses : piocher des cartes Transport (section 4), prendre une route (section 5) ou piocher des contrats (section 6).

rule-3-2-title = On ne passe pas par choix
rule-3-2 = Vous ne pouvez pas choisir de passer. Vous ne passez que si aucune des trois actions ne vous est possible (voir la règle 8.4).

## 4

rule-section-4 = Piocher des cartes Transport

rule-4-1-title = Prendre deux cartes
rule-4-1 = Vous prenez 2 cartes, l’une après l’autre. Chaque fois, vous choisissez : une carte du marché, ou celle du dessus de la pioche, à l’aveugle.

rule-4-2-title = Le marché se complète aussitôt
rule-4-2 = Quand vous prenez une carte du marché, une nouvelle carte de la pioche la remplace aussitôt, avant tout autre choix.

rule-4-3-title = Joker du marché : votre seule carte
rule-4-3 = Si la première carte que vous prenez est un joker du marché, ce sera votre seule carte de ce tour.

rule-4-4-title = Deuxième carte : pas de joker du marché
rule-4-4 = Votre deuxième carte ne peut pas être un joker du marché, même s’il vient tout juste d’être retourné pour compléter le marché.

rule-4-5-title = Les jokers piochés à l’aveugle
rule-4-5 = Un joker pioché à l’aveugle est une carte comme les autres : il compte pour une de vos deux cartes et n’interrompt rien.

rule-4-6-title = Trois jokers vident le marché
rule-4-6 = Dès que les 5 cartes du marché comptent 3 jokers ou plus, tout le marché est défaussé et remplacé, et cela recommence jusqu’à ce qu’il montre moins de 3 jokers (la règle 8.3 dit quand c’est impossible). On vérifie après chaque action, qu’elle ait changé le marché ou non, et même entre vos deux cartes.

rule-4-7-title = Quand la pioche est épuisée
rule-4-7 = Quand la pioche de cartes Transport est épuisée, on mélange la défausse pour en faire une nouvelle.

rule-4-8-title = Pas de limite de main
rule-4-8 = Vous pouvez avoir en main autant de cartes Transport que vous voulez.

rule-4-9-title = Mains cachées, nombre connu
rule-4-9 = Vos cartes en main restent cachées aux autres, mais chacun peut voir combien vous en avez.

## 5

rule-section-5 = Prendre une route

rule-5-1-title = Payer une route
rule-5-1 = Pour prendre une route, jouez une carte de votre main pour chacune de ses cases et posez un de vos chariots sur chaque case. Les cartes jouées vont à la défausse.

rule-5-2-title = Routes de couleur et routes grises
rule-5-2 = Pour une route de couleur, jouez des cartes de cette couleur. Pour une route grise, jouez des cartes d’une même couleur, celle de votre choix.

rule-5-3-title = Les jokers valent toutes les couleurs
rule-5-3 = Un joker vaut n’importe quelle couleur quand vous payez une route, et vous pouvez même ne payer qu’en jokers. Pour une route verte de 3 cases, vous pouvez donc jouer trois vertes, deux vertes et un joker, une verte et deux jokers, ou trois jokers.

rule-5-4-title = Une route libre par tour
rule-5-4 = Vous pouvez prendre n’importe quelle route encore libre, qu’elle touche ou non celles que vous avez déjà. Pas plus d’une par tour.

rule-5-5-title = Un chariot par case
rule-5-5 = Il vous faut un chariot pour chaque case de la route. S’il ne vous en reste pas assez, vous ne pouvez pas la prendre.

rule-5-6-title = Routes doubles : jamais les deux
rule-5-6 = Certains lieux voisins sont reliés par une route double : deux routes de même longueur, côte à côte. Vous ne pouvez jamais prendre les deux.

rule-5-7-title = Routes doubles à 2 joueurs
rule-5-7 = À 2 joueurs, une seule des deux routes de chaque route double peut servir. Dès que l’un de vous en prend une, l’autre reste fermée jusqu’à la fin de la partie.

rule-5-8-title = Les points d’une route
rule-5-8 = Vous marquez les points d’une route au moment où vous la prenez. Sur le plateau d’Amsterdam, 1 case vaut 1 point, 2 cases 2 points, 3 cases 4 points et 4 cases 7 points.

rule-5-9-title = Prendre une marchandise
rule-5-9 = Quand vous prenez une route marquée de chariots (les roues du plateau), vous prenez aussi 1 carte Marchandise, quelle que soit la longueur de la route. Les marchandises restent face visible : chacun voit qui en a combien.

## 6

rule-section-6 = Piocher des contrats

rule-6-1-title = Prendre de nouveaux contrats
rule-6-1 = Vous prenez les 2 contrats du dessus de la pioche des contrats et en gardez un ou les deux. Si vous n’en gardez qu’un, l’autre va tout en bas de cette pioche.

rule-6-2-title = Le dernier contrat
rule-6-2 = S’il ne reste plus qu’un contrat, vous pouvez encore le piocher, mais il faut alors le garder.

rule-6-3-title = Plus aucun contrat
rule-6-3 = Quand la pioche des contrats est vide, on ne peut plus en piocher.

rule-6-4-title = Gardés pour de bon, sans limite
rule-6-4 = Un contrat gardé reste à vous jusqu’à la fin de la partie. Vous pouvez en avoir autant que vous voulez.

rule-6-5-title = Remplir un contrat
rule-6-5 = Un contrat est rempli quand on peut aller de l’un de ses lieux à l’autre en ne suivant que vos propres routes, sans interruption.

## 7

rule-section-7 = La fin et le décompte

rule-7-1-title = Les derniers tours
rule-7-1 = Dès qu’à la fin d’un tour il reste à un joueur 2 chariots ou moins, chacun joue encore un tour : d’abord les autres, dans l’ordre, et ce joueur en tout dernier. Ensuite, la partie est terminée. Seule la première fois compte.

rule-7-2-title = Recompter les points des routes
rule-7-2 = Vos points de routes sont déjà sur la piste de score. Pour les vérifier, additionnez ce que la règle 5.8 donne pour chacune de vos routes.

rule-7-3-title = Compter les contrats
rule-7-3 = Ensuite, chacun montre ses contrats : vous gagnez la valeur de chaque contrat rempli et perdez celle de chaque contrat qui ne l’est pas. Votre score peut descendre sous zéro.

rule-7-4-title = Le bonus des marchandises
rule-7-4 = Vient alors le bonus des marchandises : le joueur qui a le plus de cartes Marchandise est 1er, et ainsi de suite. Sur le plateau d’Amsterdam, les rangs rapportent 8, 6, 4 et 2 points à 4 joueurs, 8, 5 et 2 à 3 joueurs, 8 et 4 à 2 joueurs.

rule-7-5-title = Sans marchandise, pas de bonus
rule-7-5 = Si vous n’avez aucune carte Marchandise, vous ne recevez pas ce bonus, quel que soit votre rang.

rule-7-6-title = Égalité de marchandises
rule-7-6 = En cas d’égalité, chacun reçoit tous les points du rang partagé, et on saute les rangs suivants que les ex æquo occupent ensemble. Si deux joueurs sur quatre sont 1ers à égalité, ils reçoivent 8 points chacun, et le suivant est 3e et reçoit 4 points.

rule-7-7-title = Qui gagne
rule-7-7 = Le joueur qui a le plus de points gagne. En cas d’égalité, la victoire va à celui des ex æquo qui a rempli le plus de contrats ; s’ils sont encore à égalité, ils la partagent.

## 8

rule-section-8 = Les cas particuliers

rule-8-1-title = Emplacements vides au marché
rule-8-1 = Un trou dans le marché est comblé depuis la pioche ; si elle est épuisée, on mélange d’abord la défausse pour en faire une nouvelle. S’il n’y a de cartes ni dans l’une ni dans l’autre, l’emplacement reste vide pour l’instant. Dès qu’il y a de nouveau des cartes (quand une route prise en a mis à la défausse), les emplacements vides sont comblés de gauche à droite.

rule-8-2-title = Rien à piocher à l’aveugle
rule-8-2 = Si la pioche et la défausse sont vides, on ne peut pas piocher à l’aveugle, mais on peut encore prendre des cartes du marché. Si vous avez pris une première carte et qu’aucune ne peut être la deuxième (rien à piocher à l’aveugle, et seulement des jokers au marché), votre tour s’arrête après une carte.

rule-8-3-title = Quand trois jokers restent
rule-8-3 = On ne vide pas le marché selon la règle 4.6 tant qu’il reste moins de 3 cartes autres que des jokers dans le marché, la pioche et la défausse réunis : on ne pourrait jamais étaler 5 cartes avec moins de 3 jokers. Un marché qui n’a plus assez de cartes pour en compter 5 est tout de même vidé à 3 jokers, avec la même exception. Ainsi, on finit toujours par s’arrêter. On vérifie de nouveau après chaque action : trois jokers qui étaient restés partent dès que cela peut servir, par exemple quand une route prise met à la défausse des cartes autres que des jokers.

rule-8-4-title = Quand vous ne pouvez rien faire
rule-8-4 = Si vous ne pouvez rien faire, ni prendre une carte, ni piocher un contrat, ni payer une route, vous passez votre tour. Si tous les joueurs passent à la suite, la partie s’arrête aussitôt et on compte les points.

rule-8-5-title = Passer compte comme dernier tour
rule-8-5 = Si vous devez passer à votre dernier tour (règle 7.1), c’était quand même votre dernier tour.

rule-8-6-title = Qui est la personne la plus jeune
rule-8-6 = Seules les personnes qui jouent savent qui est la plus jeune. La règle 2.8 dit comment on fixe la première place.

rule-8-7-title = Premiers contrats : tous à la fois
rule-8-7 = Tout le monde choisit ses premiers contrats (règle 2.5) en même temps : tant que chacun n’a pas choisi, rien de ce que vous voyez ne dépend du choix des autres. Les contrats rendus vont sous la pioche dans l’ordre des places, peu importe qui a choisi en premier.

rule-8-8-title = Contrats proposés et rendus
rule-8-8 = Quand vous piochez des contrats et que leur pioche en compte 2 ou plus, on vous en propose toujours 2. Si vous en rendez un, il va sous la pioche avant la fin de votre tour.

rule-8-9-title = Quand on mélange la défausse
rule-8-9 = La défausse est mélangée (règle 4.7) non pas quand la dernière carte quitte la pioche, mais quand on a besoin de la carte suivante. Tout ce qui a été défaussé jusque-là est donc mélangé avec.

rule-8-10-title = Routes doubles à 3 ou 4 joueurs
rule-8-10 = À 3 ou 4 joueurs, les deux routes d’une route double peuvent être prises, mais par deux joueurs différents (voir la règle 5.6).
