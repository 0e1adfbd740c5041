# What the browser says, in French. The rules are in ../rules/fr.ftl.
#
# Words chosen, after the French editions of the train-game family; players are addressed as "vous",
# as French rule books do:
#   cart = chariot · score marker = marqueur de score · transport card = carte Transport
#   wild = joker · contract = contrat · merchandise = marchandise, carte Marchandise
#   route = route · double route = route double · to claim = prendre · space = case
#   location = lieu · board = plateau · market = marché · deck = pioche · discards = défausse
#   hand = main · draw blind = piocher à l’aveugle · face up = face visible · turn = tour
#   final scoring = décompte final · tie = égalité · to complete = remplir (un contrat)
#   record = relevé de partie · seed = graine · fingerprint = empreinte · bot = robot
#   seat = place · place in the ranking = rang
# Where a message selects on a colour, its keys are the texts of card-*: change both together.
# The words of typed moves (draw, claim ...) are what the program reads: they stay as they are.

## The whole client

app-name = Damrak
app-tagline = Chariots, canaux et contrats : l’Amsterdam de 1650, pour deux à quatre joueurs.
app-unofficial = Un jeu de fans, non officiel, sans lien avec un éditeur.
home-insecure = Cette page est arrivée en simple http. Le jeu fonctionne, mais on ne peut ni l’installer ni le garder pour jouer hors ligne ; en https, c’est possible.
app-loading = On déplie le plateau…
app-failed = Quelque chose s’est mal passé : { $reason }
app-close = Fermer

nav-pages = Pages
nav-home = Accueil
nav-table = En ligne
nav-rules = Règles
nav-learn = Apprendre
nav-replay = Revoir
nav-settings = Réglages
nav-skip = Aller au contenu
nav-lost = Cette page n’existe pas.

update-ready = Une nouvelle version est là.
update-now = Mettre à jour
update-later = Plus tard

## Colours of cards and routes

card-pink = rose
card-blue = bleue
card-green = verte
card-black = noire
card-red = rouge
card-orange = orange
card-wild = joker
card-gray = grise
cards-pink = { $count ->
    [one] { $count } rose
   *[other] { $count } roses
  }
cards-blue = { $count ->
    [one] { $count } bleue
   *[other] { $count } bleues
  }
cards-green = { $count ->
    [one] { $count } verte
   *[other] { $count } vertes
  }
cards-black = { $count ->
    [one] { $count } noire
   *[other] { $count } noires
  }
cards-red = { $count ->
    [one] { $count } rouge
   *[other] { $count } rouges
  }
cards-orange = { $count } orange
cards-wild = { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
  }

## Players

seat-colour-0 = cœur prune
seat-colour-1 = couronne ivoire
seat-colour-2 = ancre turquoise
seat-colour-3 = clé citron
level-apprentice = Apprenti
level-porter = Portefaix
level-carter = Charretier
level-merchant = Marchand
level-regent = Régent
level-master = Maître

## Why something cannot be done; the number of the rule stands beside it

why-game-over = La partie est terminée.
why-not-your-turn = Ce n’est pas votre tour.
why-chosen = Vous avez déjà choisi vos contrats.
why-choose-first = Choisissez d’abord les contrats que vous gardez.
why-keep-first = Décidez d’abord lesquels de ces contrats vous gardez.
why-nothing-offered = Aucun contrat ne vous est proposé.
why-second-card-first = Prenez d’abord votre deuxième carte.
why-must-keep = Il ne restait qu’un contrat : il faut le garder.
why-no-contracts = Il n’y a plus de contrat à piocher.
why-no-cards = Plus aucune carte à piocher : la pioche et la défausse sont vides.
why-no-pass = On ne peut passer que si rien d’autre n’est possible.
why-slot-empty = Cet emplacement du marché est vide.
why-second-wild = Un joker visible ne peut pas être votre deuxième carte.
why-route-yours = Cette route est déjà à vous.
why-route-taken = Cette route est déjà à { $who }.
why-other-half-yours = Vous avez déjà l’autre route de cette route double.
why-other-half-closed = À deux joueurs, on n’utilise qu’une des deux routes d’une route double, et l’autre est déjà prise.
why-twin-free = L’autre route de cette route double est encore libre.
why-carts = La route compte { $needed ->
    [one] une case
   *[other] { $needed } cases
  }, et { $carts ->
    [0] vous n’avez plus de chariot
    [one] il ne vous reste qu’un chariot
   *[other] il ne vous reste que { $carts } chariots
  }.
why-cannot-pay = Il faut { $needed ->
    [one] une carte { $colour }
   *[other] { $needed } cartes { $colour ->
        [rose] roses
        [bleue] bleues
        [verte] vertes
        [noire] noires
        [rouge] rouges
        [grise] grises
       *[other] { $colour }
      }
  }, jokers compris ; votre main n’y suffit pas.
why-cannot-pay-gray = Il faut { $needed ->
    [one] une carte de n’importe quelle couleur
   *[other] { $needed } cartes d’une même couleur
  }, jokers compris ; votre main n’y suffit pas.
table-rule = Règle{ "\u00A0" }{ $rule }

## The table: what lies on it

table-board = Le plateau
table-board-routes = Routes
table-seats = Joueurs
table-market = Marché
table-wild-whole = tour entier
table-hand = Vos cartes
table-contracts = Contrats
table-log = Ce qui s’est passé
table-places = Le plateau en liste
table-dock = À vous de jouer
table-bar = Panneaux et réglages
table-you = vous
table-away = hors ligne
table-moving = C’est son tour.
table-ends = { $a } – { $b }
table-told = { $what } : { $told }
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
table-carts = { $count ->
    [0] plus aucun chariot
    [one] encore { $count } chariot
   *[other] encore { $count } chariots
  }
table-carts-near = { $carts } ; la prochaine route peut lancer le dernier tour de table
table-hand-cards = { $count ->
    [0] aucune carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }
table-hand-seen = { $count } ; prises à la vue de tous : { $cards }
table-hand-counted = { $count } ; se déduit : { $cards }
table-contract-count = { $count ->
    [one] { $count } contrat
   *[other] { $count } contrats
  }
table-merchandise = { $count ->
    [0] aucune marchandise
    [one] { $count } carte Marchandise
   *[other] { $count } cartes Marchandise
  }
table-merchandise-bonus = { $cards } : { $points } points de bonus si la partie s’arrêtait maintenant
table-slot = Carte { $slot } du marché : { $card }
table-slot-empty = Emplacement { $slot } du marché : vide
table-deck = { $count ->
    [0] La pioche est vide
    [one] Piocher à l’aveugle : { $count } carte dans la pioche
   *[other] Piocher à l’aveugle : { $count } cartes dans la pioche
  }
table-discards = { $count ->
    [0] Défausse vide
    [one] Défausse : { $count } carte
   *[other] Défausse : { $count } cartes
  }
table-contract-deck = { $count ->
    [0] Plus aucun contrat
    [1] Piocher le dernier contrat : encore { $count }
   *[other] Piocher des contrats : encore { $count }
  }
table-merchandise-left = { $count ->
    [0] Plus aucune marchandise
    [one] Encore { $count } carte Marchandise
   *[other] Encore { $count } cartes Marchandise
  }
table-merchandise-scale = { $left }. Bonus à la fin, du plus grand nombre au plus petit : { $points }
table-stack = { $card } : { $count ->
    [0] aucune carte
   *[other] { $count }
  }
table-stack-needed = { $card } : { $count ->
    [0] aucune carte
   *[other] { $count }
  } ; encore nécessaires à vos contrats : { $needed }
table-pays = { $cards } : { $count ->
    [0] ne suffit pour aucune route libre.
    [one] suffit pour une route.
   *[other] suffit pour { $count } routes.
  }
table-need-gray = Routes grises sur le chemin de vos contrats : { $count ->
    [one] { $count } carte de n’importe quelle couleur
   *[other] { $count } cartes de n’importe quelle couleur, la même pour toute une route
  }

## The table: routes

table-route-facts = { $count ->
    [one] { $count } case { $colour }
   *[other] { $count } cases { $colour ->
        [rose] roses
        [bleue] bleues
        [verte] vertes
        [noire] noires
        [rouge] rouges
        [grise] grises
       *[other] { $colour }
      }
  }
table-route-merchandise = une marchandise
table-route-own = À vous.
table-route-owner = Prise par { $who }.
table-route-closed = Fermée.
table-route-payable = Vous pouvez la prendre.
table-route-free = Libre.
table-route-takes = Il faut { $payment }.
table-route-other-ways = { $count ->
    [one] Il y a une autre façon de payer.
   *[other] Il y a { $count } autres façons de payer.
  }
table-lack = Il manque { $cards }.
table-lack-gray = { $spaces ->
    [1] Il manque une carte, de n’importe quelle couleur.
   *[other] { $count ->
        [one] Il manque une carte de la même couleur.
       *[other] Il manque { $count } cartes d’une même couleur.
      }
  }
table-has-cards = Vous avez les cartes pour cela.
table-use-contracts = { $count ->
    [one] Utile au contrat { $marks }.
   *[other] Utile aux contrats { $marks }.
  }
table-use-completes = { $count ->
    [one] Remplit le contrat { $marks }.
   *[other] Remplit les contrats { $marks }.
  }
table-use-goods = Les roues donnent une marchandise : bonus { $bonus }.
table-use-ends = Déclenche la fin de partie.
table-use-dooms = { $count ->
    [one] Ensuite impossible : contrat { $marks }.
   *[other] Ensuite impossibles : contrats { $marks }.
  }
table-legend = ✓ signale les routes que vous pouvez payer ; un cadre doré, celles qui servent aussi un contrat ; un tonneau, celles qui donnent une marchandise.
table-zoom-in = Plus près
table-zoom-out = Plus loin
table-zoom-whole = Tout le plateau

## The table: choosing

table-status-turn = { $last ->
    [claim] Votre dernier tour : prenez une route, pour ses points ou pour remplir un contrat. Les cartes ne rapportent plus rien.
    [contracts] Votre dernier tour : { $lack ->
        [carts] vous avez les cartes pour une route, mais trop peu de chariots
       *[cards] vous ne pouvez payer aucune route
      }. De nouveaux contrats ne rapportent des points que si vos routes les remplissent déjà ; sinon, ils en coûtent.
   *[no] À vous : piochez deux cartes, prenez une route ou piochez des contrats.
  }
table-status-second = Prenez votre deuxième carte.
table-status-pass = Vous ne pouvez rien faire à ce tour.
table-status-goes-on = Plus rien à gagner : la partie continue d’elle-même.
table-status-wait = { $who } réfléchit…
table-status-setup = Choix des contrats en cours.
table-status-choosing = { $who } { $count ->
    [one] choisit
   *[other] choisissent
  } encore des contrats.
table-status-wait-second = { $who } prend une deuxième carte.
table-status-wait-offer = { $who } choisit des contrats.
table-status-over = La partie est terminée.
table-pass = Passer
table-pay-with = Façons de payer
table-claim-for = Prendre la route : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
table-rather = Ou plutôt { $route } (couleur : { $colour }) ?
table-cancel = Annuler
table-do = Jouer ce coup
table-sure = { $kind ->
    [market] Prendre cette carte : { $card } ?
    [deck] Piocher une carte à l’aveugle ?
    [contracts] Piocher des contrats ?
    [pass] Passer ce tour ?
   *[other] C’est décidé ?
  }
table-offer-setup = Gardez au moins un de ces contrats
table-offer = Gardez-en au moins un
table-offer-how = Touchez un contrat pour le rendre.
table-keep = { $count ->
    [0] Choisissez-en au moins un
    [one] Garder celui-ci
   *[other] Garder les deux
  }
table-keep-sure = { $count ->
    [one] C’est sûr ? Garder celui-ci
   *[other] C’est sûr ? Garder les deux
  }
table-no-contracts = Pas encore de contrat.
table-offer-kept = Garder
table-offer-returned = Rendre
table-contract-done = Rempli
table-contract-blocked = Plus aucun chemin
table-contract-short = Trop peu de chariots : il en faut { $count }
table-contract-late = Trop tard
table-contract-missing = { $count ->
    [one] il manque { $count } chariot
   *[other] il manque { $count } chariots
  }

## The table: what happened

table-log-empty = Il ne s’est encore rien passé.
table-since = Depuis votre tour
table-since-of = Depuis le dernier tour de { $who }
table-log-swept = Trois jokers étaient visibles : les cinq cartes du marché sont remplacées.
table-log-shuffled = La pioche était vide : la défausse est mélangée.
table-log-market = { $self ->
    [yes] Vous prenez une carte au marché : { $card }.
   *[no] { $who } prend une carte au marché : { $card }.
  }
table-log-deck = { $self ->
    [yes] Vous piochez à l’aveugle.
   *[no] { $who } pioche à l’aveugle.
  }
table-log-deck-seen = { $self ->
    [yes] Vous piochez à l’aveugle : { $card }.
   *[no] { $who } pioche à l’aveugle : { $card }.
  }
table-log-contracts = { $self ->
    [yes] Vous piochez des contrats.
   *[no] { $who } pioche des contrats.
  }
table-log-keep = { $self ->
    [yes] { $count ->
        [one] Vous gardez un contrat.
       *[other] Vous gardez { $count } contrats.
      }
   *[no] { $count ->
        [one] { $who } garde un contrat.
       *[other] { $who } garde { $count } contrats.
      }
  }
table-log-pass = { $self ->
    [yes] Vous passez.
   *[no] { $who } passe.
  }
table-log-claim = { $self ->
    [yes] Vous prenez { $route } avec { $payment } : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
      }
   *[no] { $who } prend { $route } avec { $payment } : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
      }
  }
table-log-claim-goods = { $self ->
    [yes] Vous prenez { $route } avec { $payment } : { $points ->
        [one] { $points } point
       *[other] { $points } points
      } et une carte Marchandise.
   *[no] { $who } prend { $route } avec { $payment } : { $points ->
        [one] { $points } point
       *[other] { $points } points
      } et une carte Marchandise.
  }
table-said-completed = Contrat rempli : { $contract }.
table-said-lost = Votre contrat { $mark }, { $contract }, ne peut plus être rempli.
table-said-your-turn = À vous de jouer.
table-said-turned = Retournées : { $cards }.
table-last-begins = Dernier tour de table : chacun joue encore une fois
table-last-own = Votre dernier tour
table-last-turns = { $count ->
    [1] Le tout dernier tour
   *[other] Fin de partie : encore { $count } tours
  }

## The table: the bar, the coach

table-panel-contracts = Contrats
table-panel-log = Journal
table-panel-places = Lieux
table-panel-command = Saisir un coup
table-sound = Son
table-speed = { $speed ->
    [0] Vitesse : rien ne bouge
   *[other] Vitesse : { $speed }
  }
table-hint = Conseil
table-hint-later = Conseil : connexion requise
table-hint-title = Le conseiller
table-hint-more = Dites-m’en plus
table-hint-close = Fermer le conseil
table-hint-coming = Le conseiller réfléchit…
table-hint-missing = Le conseiller n’est pas encore sur cet appareil et ne peut pas être téléchargé maintenant. Appelez-le une fois avec une connexion (2 Mo) : il sera ensuite là même hors ligne.

## The first page

home-again-title = Reprendre
home-again = Reprendre
home-new-title = Jouer maintenant
home-players = Joueurs
home-players-count = { $count }
home-level = Adversaires
home-play = Jouer
home-seats = Choisir chaque place
home-seat-who = Qui joue à la place { $number } ?
home-seat-name = Nom à la place { $number }
home-seat-colour = Couleur de la place { $number }
home-seat-person = Humain
home-you = Capitaine
home-first = Qui commence ?
home-first-drawn = Tirage au sort
home-first-told = Selon la règle imprimée, le plus jeune commence.
home-same-device = Vous jouez à plusieurs sur cet appareil ? Répartissez les places ici ; l’écran est masqué quand il passe de main en main.
home-name-bad = Chaque nom doit compter de 1 à { $limit } caractères.
home-name-twice = Deux joueurs portent le même nom.
home-more = Et aussi
home-learn = Apprendre en jouant
home-learn-told = Une première partie qui s’explique toute seule, en dix minutes.
home-rules = Les règles
home-rules-told = Courtes, avec des images.
home-replay = Revoir une partie
home-replay-told = L’une des vôtres, ou un relevé venu d’ailleurs.
home-online = Jouer en ligne
home-online-told = Invitez vos amis avec un lien.
home-screen = Sur une télé ou un écran partagé
home-screen-told = Le plateau sur un grand écran, les cartes de chacun sur son téléphone.
join-title = Rejoindre avec un code
join-code = Code de la table
join-go = Rejoindre
home-server = Sur ce serveur
home-server-none = Aucune table ouverte en ce moment. La vôtre peut être la première.
table-stands-lobby = attend des joueurs
table-stands-free = Places libres : { $count }
table-stands-playing = partie en cours
table-stands-over = terminée
table-stands-turn = à { $who } de jouer
table-stands-yours = à vous
table-stands-choosing = choix des contrats
table-stands-gone = n’existe plus
home-finished = Parties terminées
home-winner = { $self ->
    [yes] Vous avez gagné
   *[no] { $names } a gagné
  }
home-winners = { $names } ont gagné ensemble
home-drop = Supprimer cette partie
home-unfinished = { $actions ->
    [0] cartes tout juste distribuées
    [one] { $actions } action jouée
   *[other] { $actions } actions jouées
  }
home-taken-back = avec retours en arrière
level-apprentice-told = Un premier adversaire, qui adore amasser des cartes.
level-porter-told = Prend ce qui rapporte tout de suite et compte sur la chance.
level-carter-told = Suit ses contrats et prévoit sa prochaine route.
level-merchant-told = Juge chaque action selon un plan d’ensemble.
level-regent-told = Imagine à l’avance de nombreuses parties possibles.
level-master-told = A appris le jeu en des millions de parties contre lui-même et essaie ses actions préférées sur de nombreuses distributions possibles des cartes. La première fois, 2 Mo sont téléchargés.

## The game in this browser

play-gone = Cette partie n’est plus dans ce navigateur.
play-unkept = Ce navigateur ne conserve rien : la partie sera perdue quand vous partirez.
play-net-coming = Le maître est en route (2 Mo, la première fois seulement)…
play-no-net = Le maître n’est pas encore sur cet appareil et ne peut pas être téléchargé maintenant. Jouez une fois contre lui avec une connexion : il sera ensuite là même hors ligne. Ou choisissez un autre adversaire.
play-leave = Accueil
play-again = Revanche
play-replay = Revoir la partie
play-review = Analyser la partie
play-review-later = Analyse : connexion requise
play-menu = Menu
play-reference = Aide-mémoire
play-reference-more = Toutes les règles
handover-done = Fini : à { $name }
handover-title = Passez l’appareil à { $name }
handover-told = { $name }, regardez quand personne d’autre ne regarde.
handover-look = C’est moi, { $name }

## The rules

board-ours = Contrats et symboles de chariots sont notre reconstitution

## Tables online

online-yours = Vos tables
lobby-colour = Couleur
bar-undo = Reprendre le coup
told-paused = { $name } a mis la partie en pause.
told-resumed = { $name } a relancé la partie.
told-resigned = { $name } abandonne ; un robot continue.
told-substituted = Un robot joue pour { $name }.
told-returned = { $name } est de retour.
told-undone = { $name } a repris un coup.
told-undo-refused = { $name } a dit non : rien n’est repris.
told-clock = { $name } n’avait plus de temps ; un robot a choisi.
why-stale = La partie a avancé entre-temps ; regardez de nouveau.
why-paused = La partie est en pause.
why-refused = La table a refusé cela ; regardez de nouveau.
