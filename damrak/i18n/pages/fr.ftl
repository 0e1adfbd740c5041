# What pages say that are loaded later, in French; with the same ids in every language.

## Checking a record

verify-title = Ce qui a été vérifié
verify-checksum = Le relevé n’a pas été modifié.
verify-board = La partie s’est jouée sur ce plateau.
verify-commitment = La graine correspond à l’empreinte fixée avant la première carte.
verify-deals = La graine donne exactement les cartes distribuées.
verify-actions = { $actions ->
    [1] La seule action est permise et donne le résultat noté.
   *[other] Les { $actions } actions sont permises et donnent le résultat noté.
  }
verify-result = Les scores sont justes.
verify-holds = Le relevé est authentique.
verify-taken-back = Des coups ont été repris dans cette partie : elle ne compte dans aucun classement.
verify-commitment-title = Empreinte de la graine (SHA-256)
verify-seed-title = Graine

## Whether a deal was fair

seal-fair = Distribution équitable
seal-fair-told = Avant la première carte, le serveur avait fixé un nombre secret, et votre navigateur y a mêlé un nombre au hasard. Il a refait toute la distribution, et chaque carte est juste : personne ne pouvait choisir les cartes.
seal-promised = Distribution conforme
seal-promised-told = Votre navigateur connaissait la promesse du serveur avant la première carte. Il a refait toute la distribution, et chaque carte est juste. Aucun nombre venant de vous n’y a été mêlé.
seal-late = Distribution vérifiée
seal-late-told = Votre navigateur a refait toute la distribution, et chaque carte est juste. Il ignore ce que le serveur avait promis avant la première carte.
seal-broken = Cette distribution ne tient pas
seal-broken-told = Les cartes ne découlent pas de l’engagement pris avant la partie. Enregistrez la partie dans un fichier et interrogez l’hébergeur de ce serveur.
seal-unknown = Distribution non vérifiée

## Why a record cannot be read

record-size = Le fichier est trop gros pour un relevé.
record-json = Ce fichier est illisible : ce n’est pas du JSON.
record-other = Ce n’est pas un relevé de partie que cette version connaît.
record-changed = Le relevé a été modifié après coup : sa somme de contrôle ne correspond pas.
record-rules = Le relevé suit une autre version des règles.
record-chance = Les cartes du relevé viennent d’un générateur que cette version ne connaît pas.
record-board = La partie s’est jouée sur le plateau « { $id } », que le navigateur n’a pas.
record-deals = La graine ne donne pas les cartes distribuées.
record-action = L’action { $number } n’est pas possible.
record-outcome = L’action { $number } ne donne pas le résultat noté.
record-commitment = La graine ne correspond pas à l’empreinte prise avant la partie.
record-result = Les scores notés ne sont pas ceux de cette partie.

## The lesson

learn-title = Apprendre en jouant
learn-lead = Une partie à deux contre un apprenti qui prend son temps. Une lumière vous guide ; en moins d’une minute, vous prenez votre première route.
learn-goal-routes = Prenez des routes entre les lieux d’Amsterdam avec des cartes de leur couleur. Les longues routes rapportent plus de points.
learn-goal-contracts = Gardez des contrats : reliez leurs deux lieux par vos propres routes avant la fin, sinon vous perdez leurs points.
learn-goal-merchandise = Ramassez des marchandises sur les routes marquées de roues ; le joueur qui en a le plus reçoit un bonus.
learn-begin = Commencer
learn-next = Compris
learn-quiet = Continuez jusqu’à la fin : tout ce qui est nouveau est expliqué ici. « Conseil » dit ce que ferait un bon joueur.
learn-counting = La partie est terminée. On compte maintenant routes, contrats et marchandises.
learn-contracts = Reliez les deux lieux d’un contrat avec vos chariots et vous gagnez ses points ; sinon, vous les perdez. Ici, gardez les deux : leurs chemins se recoupent. Plus tard, un seul est souvent plus sûr.
learn-draw = La route est à vous, et ses points aussi. Il faut de nouvelles cartes : prenez-en une au marché, d’une couleur utile à votre prochaine route.
learn-second = Et une deuxième carte : une carte visible, mais pas un joker, ou celle du dessus de la pioche, sans la voir.
learn-way = Les contrats disent combien de chariots manquent, le plateau montre le chemin. À chaque tour, au choix : deux cartes, une route ou des contrats.
learn-again = { $route } est sur votre chemin, et vous pouvez la payer. Prenez-la, ou continuez à amasser.
learn-wild = Un joker vaut n’importe quelle couleur. Pris au marché, il est votre seule carte du tour, et il ne peut pas être la deuxième.
learn-claim = Vous pouvez payer { $route } : une carte de sa couleur par case. Choisissez la route éclairée.
learn-gray = La route { $route } est grise : toutes les couleurs conviennent, pourvu que les cartes aient la même. Prenez-la, ou continuez à amasser.
learn-wild-pays = Les jokers complètent tout paiement. Gardez-les pour les longues routes si vous pouvez payer autrement ; la façon la moins chère est proposée d’abord.
learn-points = Les points comptent tout de suite : 1, 2, 4 ou 7 pour 1, 2, 3 ou 4 cases. Les longues routes rapportent.
learn-merchandise = Une de vos routes porte des roues : vous avez donc reçu une carte Marchandise. À la fin, le joueur qui en a le plus gagne 8 points, le deuxième 4.
learn-double = Deux routes côte à côte forment une route double. À deux joueurs, une seule des deux peut servir ; l’autre est maintenant fermée.
learn-completed = Un contrat est rempli ! Ses points sont à l’abri, mais personne ne le saura avant la fin.
learn-more = Vous pouvez aussi piocher deux contrats et en garder au moins un : utile tant qu’il vous reste des chariots et un chemin à moitié construit.
learn-offer = Gardez le contrat qui demande le moins de chariots. Les deux, c’est risqué : un contrat non rempli coûte ses points. Ce que vous rendez passe sous la pioche.
learn-flush = Il y avait trois jokers au marché : les cinq cartes ont été balayées et remplacées.
learn-reshuffle = La pioche était épuisée ; on a mélangé la défausse pour en faire une nouvelle.
learn-soon = La fin approche : dès qu’il reste à un joueur deux chariots ou moins, chacun joue encore un tour. Le nombre à côté du chariot dit combien il en reste.
learn-last = { $self ->
    [yes] Il vous reste deux chariots ou moins : chacun joue un dernier tour.
   *[no] Il reste à { $who } deux chariots ou moins : chacun joue un dernier tour.
  } { $can ->
    [yes] Prenez encore une route si vous le pouvez : les cartes ne comptent plus ensuite.
   *[no] Vous ne pouvez plus prendre de route, et les cartes ne comptent plus. De nouveaux contrats ne rapportent que si vos routes les remplissent déjà.
  }
learn-end = { $won ->
    [yes] Vous avez gagné votre première partie ! Routes, contrats et marchandises font le total. Vous connaissez maintenant tout le jeu.
   *[no] { $who } gagne cette partie. Les routes rapportent des points, et un contrat non rempli coûte les siens. Vous connaissez maintenant tout le jeu : la prochaine peut être la vôtre.
  }

## Before a game online

lobby-title = Table { $code }
lobby-open = Encore personne
lobby-here = { $count ->
    [0] À la table : { $who }. Toutes les places sont prises ; vous pouvez regarder.
   *[other] À la table : { $who }. Places libres : { $count }.
  }
lobby-you = vous
lobby-ready = Prêt(e)
lobby-not-ready = Pas encore prêt(e)
lobby-be-ready = Je suis prêt(e)
lobby-take = S’asseoir ici
lobby-also = Ajouter quelqu’un sur cet appareil
lobby-also-name = Nom de l’autre personne
lobby-leave = Quitter
leave-title = Quitter la table
leave-keep = Garder ma place
leave-keep-told = Vous allez à la page d’accueil, où vous retrouverez la table.
leave-give = Laisser ma place
leave-give-told = Quelqu’un d’autre pourra la prendre.
leave-give-bot = Un robot finit la partie à votre place. C’est définitif.
leave-close = Fermer la table
leave-close-sure = Appuyez encore pour la fermer pour tous
leave-close-told = Elle disparaît pour tout le monde.
leave-closed = La table { $code } est fermée.
lobby-arrange = Qui joue à la place { $number } ?
lobby-person = Humain
lobby-start = Commencer la partie
lobby-waiting = La partie peut commencer quand chaque place est prise et que tout le monde est prêt.
lobby-duplicate = Les cartes sont celles de la partie { $game }. Ceux qui l’ont vue peuvent les connaître. Ne vous dites prêt(e) que si cela vous convient.
lobby-duplicate-new = Distribuer de nouvelles cartes
lobby-invite = Inviter
lobby-invite-told = Avec ce lien, on peut regarder et prendre une place libre.
lobby-code-told = Ou ouvrez { $host } et rejoignez la table avec ce code :
lobby-copy = Copier le lien
lobby-copied = Copié
lobby-qr = Le lien en code QR
lobby-local = L’adresse { $host } ne marche que sur cet ordinateur. Les autres appareils ne peuvent pas encore l’ouvrir.
lobby-local-how = Comment jouer aussi sur téléphone
lobby-local-told = La personne qui gère le serveur le lance avec { $command }. Ouvrez ensuite cette page ici à l’adresse de l’ordinateur sur votre réseau, par exemple { $example } : le lien et le code marcheront alors sur tous les appareils de la maison.
lobby-clock = Limite de temps
lobby-clock-none = Aucune
lobby-clock-move = { $seconds } s par action
lobby-clock-total = { $minutes } min pour la partie, { $increment } s de plus par action
lobby-takeover = Un robot peut jouer pour un absent
lobby-takeover-soon = Après 30 s ; jamais en jeu lent
lobby-takeover-minutes = Après { $minutes } minutes
lobby-takeover-never = Jamais
lobby-undo = On peut reprendre un coup
lobby-chat = Discussion
lobby-listed = Table visible par tous
lobby-by-code = Le code suffit pour rejoindre la table
lobby-settings = Les réglages de cette table
lobby-colour-taken = { $colour } ({ $name })
lobby-before = La partie précédente
clock-low = Plus que { $seconds } secondes.

## A screen for all

screen-use = Afficher le plateau sur cet écran
screen-use-told = Pour une télé ou un autre grand écran : il montre le plateau à tous, mais jamais les mains. Chacun joue sur son téléphone.
screen-create = Cet écran est le plateau ; chacun joue sur son téléphone
screen-scan = Scannez ce code pour vous asseoir
screen-scan-told = Visez-le avec l’appareil photo du téléphone, puis choisissez une place et une couleur.
screen-move = { $name }, scannez ce code pour passer votre place sur votre téléphone
screen-phones = Téléphones
screen-full = Plein écran
screen-leave = Ne plus servir de plateau
screen-again = Une revanche ? Choisissez-la sur un téléphone.
screen-dark = En simple http, une page ne peut pas garder cet écran allumé : réglez l’appareil pour qu’il ne s’éteigne pas.

## Chat

chat-title = Discussion
chat-say = Dites quelque chose
chat-send = Envoyer
chat-empty = Personne n’a encore rien dit.
chat-mute = Couper la parole à { $name }
chat-unmute = Rendre la parole à { $name }

## What a server refuses

problem-unreachable = Aucun serveur ne répond ici. Contre des robots ou sur un seul appareil, il n’en faut pas.
problem-no-table = Cette table n’existe pas, ou il vous faut une invitation.
problem-not-allowed = Vous ne pouvez pas faire cela à cette table.
problem-not-now = Ce n’est pas possible maintenant.
problem-name = Un nom doit compter de 1 à 32 caractères.
problem-name-taken = Quelqu’un à cette table porte déjà ce nom. Choisissez-en un autre.
problem-seat-taken = Cette place est prise.
problem-not-ready = Il faut d’abord que chaque place soit prise et que tout le monde soit prêt.
problem-paused = La partie est en pause.
problem-bot-plays = Un robot joue à cette place.
problem-undo-impossible = On ne peut rien reprendre : quelque chose de nouveau a été dévoilé depuis.
problem-undo-off = À cette table, on ne reprend pas ses coups.
problem-chat-muted = L’hôte de la table a coupé la parole à cette place.
problem-too-fast = C’était trop rapide ; attendez un peu.
problem-too-many = Il y en a trop ; fermez-en une ou attendez un peu.
problem-starting = Le serveur est en train de démarrer. Réessayez dans une minute ; les parties sur cet appareil n’ont pas besoin de serveur.
problem-storage-unavailable = La partie ne peut pas être conservée en ce moment. Rien n’a été fait ; réessayez bientôt.
problem-version = Cette page n’est plus à jour : rechargez-la.
problem-stale = La partie a avancé entre-temps ; regardez de nouveau.
problem-table-full = Cette table dure depuis trop longtemps ; ouvrez-en une nouvelle.
problem-table-closed = Cette table a été fermée.
problem-table-broken = Cette table est endommagée ; l’hébergeur de ce serveur peut s’en occuper.
problem-banned = L’hébergeur de ce serveur vous a exclu pour un temps.
problem-record-closed = Ce relevé est fermé tant que l’on rejoue avec ses cartes.
problem-colour-taken = Quelqu’un d’autre a déjà cette couleur.
problem-chat-off = Pas de discussion à cette table.
problem-not-absent = Cette personne était là à l’instant ; laissez-lui un peu de temps.
problem-link = Ce lien a déjà servi ou est trop ancien. Refaites-en un sur l’appareil qui a la place.
problem-other = Cela n’a pas marché ({ $key }).

## The rules

rules-all = Toutes les règles
rules-lead = Huit courtes sections. Chaque règle a un numéro, et le jeu le rappelle quand quelque chose n’est pas possible.
board-ours-told = Routes, cartes et points sont ceux qui ont été publiés. Les contrats et les routes à chariots n’ont jamais été publiés : les nôtres sont une reconstitution, où chaque contrat vaut la longueur de son chemin le plus court.
board-ours-how = Si vous avez le jeu, vous pouvez jouer avec ce qui est imprimé : copiez le fichier { $file } fourni avec Damrak, entrez vos contrats et vos symboles de chariots, vérifiez-le avec { $check } et jouez dans un terminal avec { $play }. Dans le navigateur et aux tables en ligne, ce n’est pas possible : on y joue toujours avec notre reconstitution.
glance-seats = À côté de chaque nom
glance-cart = chariots restants
glance-card = cartes en main
glance-contract = contrats
glance-merchandise = cartes Marchandise ; après le +, les points de bonus qu’elles rapporteraient maintenant
glance-ends = Un sablier signale celles qui déclenchent la fin de partie.
rules-picture-cards = Les cartes Transport : six couleurs, et des jokers qui les remplacent toutes.
rules-picture-payment = Quatre façons de payer une route verte de trois cases.
rules-picture-track = Une route de { $spaces } cases rapporte { $points } points : le marqueur avance de { $from } à { $to }. Après { $last }, la piste reprend à 0.
rules-picture-final = Un exemple de décompte : on additionne routes, contrats et marchandises, et on retire les contrats qui ne sont pas remplis.
rules-final-merchandise = Marchandises
rules-final-total = Total

## Looking at a game again

replay-lead = Suivez une partie pas à pas, vue par chaque joueur ou cartes sur table.
replay-yours = Votre façon de jouer
replay-yours-told = Précision, habitudes et progrès sur les parties que vous avez terminées ici sans annuler de coup.
replay-file = Ouvrir un relevé de partie
replay-record = Un relevé
replay-record-told = À la fin, chaque partie peut être enregistrée dans un fichier. Ouvrez celui que l’on vous a envoyé : rien ne quitte votre navigateur.
replay-none = Aucune partie n’a encore été terminée dans ce navigateur.

## A new table

online-lead = Ouvrez une table et envoyez son lien à vos amis ; un navigateur leur suffit.
online-listed-none = Aucune table ne cherche de joueurs en ce moment.

## Settings

settings-title = Réglages
settings-look = Apparence
settings-pace = Rythme et son
settings-play = Votre tour
settings-help = Aide
settings-language = Langue
settings-theme = Clair ou sombre
settings-theme-auto = Automatique
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-sound = Son
settings-volume = Volume
settings-speed = Vitesse
settings-speed-0 = Immédiate
settings-speed-0-5 = Lente
settings-speed-1 = Normale
settings-speed-2 = Rapide
settings-motion = Mouvement
settings-motion-auto = Automatique
settings-motion-full = Complet
settings-motion-reduced = Réduit
settings-symbols = Symboles et motifs sur chaque couleur
settings-confirm = Confirmer chaque action
settings-pay = Toujours demander comment payer
settings-hint = Un conseil donne
settings-hint-3 = L’action et sa raison
settings-hint-2 = D’abord le type d’action
settings-hint-1 = D’abord une idée
settings-keys = Raccourcis clavier à la table (/ les affiche)
settings-call = Me prévenir quand c’est mon tour
settings-notices = Autoriser les notifications
settings-counter = Compteur de cartes : montrer ce qu’on peut déduire des mains

## The field for typed moves, and the keys

table-command = Saisir un coup
table-command-label = Que voulez-vous faire ?
table-command-do = Jouer
table-command-unknown = « { $text } » ? Essayez : { $draw } 3, { $draw } { $deck }, { $claim } dam oude-kerk, { $contracts }.
table-command-not-now = « { $text } » n’est pas possible maintenant.
table-command-draw = Dites quoi piocher : un emplacement du marché ({ $draw } 3), une couleur ({ $draw } { $red }) ou la pioche ({ $draw } { $deck }).
table-command-no-route = Aucune route ne relie ces lieux : { $text }.
table-command-half = Dites laquelle des deux, avec { $via } : { $known }.
table-command-ends = Nommez les deux bouts d’une route, par exemple : { $claim } dam oude-kerk.
table-command-vague = « { $text } » peut vouloir dire : { $known }.
type-draw = piocher, piochez
type-claim = prendre, prenez
type-contracts = contrats
type-keep = garder, gardez
type-pass = passer, passe
type-deck = aveugle, pioche
type-market = marché, visible, face visible
type-first = premier
type-second = second, deuxième
type-both = deux, les
type-why = pourquoi
type-via = via, par
type-colours = blue bleu, green vert, black noir, gray gris
table-keys = Touches
table-key-market = prendre cette carte du marché
table-key-deck = piocher à l’aveugle
table-key-contracts = piocher des contrats
table-key-keep = garder le premier contrat, le second ou les deux
table-key-undo = reprendre votre dernier coup
table-key-hint = demander un conseil ; encore une fois pour en savoir plus
table-key-board = aller au plateau
table-key-next = aller à la prochaine route que vous pouvez payer
table-key-arrows = sur le plateau : la prochaine route de ce côté
table-key-letter = sur le plateau : les routes des lieux qui ont cette lettre
table-key-enter = choisir, confirmer
table-key-escape = annuler
table-key-command = taper un coup
table-key-places = le plateau en liste
table-key-log = ce qui s’est passé
table-key-ways = éclairer les chemins de tous les contrats en cours
table-key-one = montrer un seul contrat ; encore une fois pour le suivant
table-key-zoom = plus près, plus loin, tout le plateau
table-key-mute = activer ou couper le son

## What an undo means

table-undone = { $alone ->
    [yes] Coup repris. Une partie avec des coups repris ne compte pas dans vos statistiques.
   *[no] Coup repris. Ce qui montre de nouvelles cartes ou de nouveaux contrats ne peut pas être repris.
  }

## The end of a game

table-contract-failed = Non rempli
table-final = Décompte final
table-final-all = Tout montrer
table-final-routes = { $count ->
    [0] Aucune route
    [one] { $count } route
   *[other] { $count } routes
  }
table-final-merchandise = Marchandises : { $count } ({ $place ->
    [1] 1er
   *[other] { $place }e
  })
table-final-no-merchandise = Aucune marchandise
table-final-verdict = { $by ->
    [contracts] { $self ->
        [yes] Vous gagnez : égalité de points, mais plus de contrats remplis.
       *[no] { $who } gagne : égalité de points, mais plus de contrats remplis.
      }
    [shared] Victoire partagée : { $who }.
   *[points] { $self ->
        [yes] { $points ->
            [one] Vous gagnez avec un point d’avance !
           *[other] Vous gagnez avec { $points } points d’avance !
          }
       *[no] { $points ->
            [one] { $who } gagne avec un point d’avance.
           *[other] { $who } gagne avec { $points } points d’avance.
          }
      }
  }
table-final-place = { $shared ->
    [yes] { $points ->
        [one] { $place }e ex æquo, à { $points } point du vainqueur.
       *[other] { $place }e ex æquo, à { $points } points du vainqueur.
      }
   *[no] { $points ->
        [one] { $place }e, à { $points } point du vainqueur.
       *[other] { $place }e, à { $points } points du vainqueur.
      }
  }
table-final-shared = ex æquo
share-title = Partager cette partie
share-picture = Enregistrer l’image
share-picture-saved = Enregistrée
share-picture-alt = Le plateau à la fin, avec les points de chacun
share-link = Copier le lien pour revoir la partie
share-told = Avec ce lien, on peut revoir toute la partie, avec les cartes de chacun.

## Rules, replays, tables online

rules-title = Les règles
rules-back = Retour à la partie
rules-contents = Sections
rules-aim = Le but
rules-route-points = Points d’une route
rules-spaces = Cases
rules-points = Points
rules-merchandise-points = Points des marchandises à la fin
rules-place = Rang
rules-players = { $count } joueurs
replay-controls = Revoir la partie
replay-first = Au début
replay-back = Une action en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Une action en avant
replay-last = À la fin
replay-position = Moment de la partie
replay-pace = Rythme
replay-eyes = Point de vue
replay-eyes-of = Vu par { $name }
replay-spectator = Vu par un spectateur
replay-open = Cartes sur table
replay-next-cards = Prochaines cartes de la pioche
replay-verify = Vérifier que tout est régulier
replay-share = Copier un lien vers ce moment
replay-link = Lien
replay-copied = Copié
replay-save = Enregistrer dans un fichier
replay-more = Plus
online-title = Jouer en ligne
online-name = Votre nom
online-seats = Places
online-seat-open = Ouverte à tous
online-create = Ouvrir la table
online-listed = Tables ouvertes
online-forget = Retirer de la liste
online-joining = On rejoint la table…
online-lost = La connexion est coupée. Nouvel essai…
online-sending = Envoi en cours…
online-retry = Réessayer
lobby-seat = Place { $number }
lobby-share = Partager
bar-online = La table
bar-undo-asked = { $name } aimerait reprendre un coup.
bar-undo-yes = Oui
bar-undo-no = Non
bar-pause = Pause
bar-resume = Continuer
bar-paused = La partie est en pause.
bar-chat = { $unread ->
    [0] Discuter
   *[other] Discuter ({ $unread })
  }
bar-invite = Inviter
bar-move = Autre appareil
bar-move-told = Ouvrez ce lien sur l’autre appareil ; votre place y est transférée.
bar-substitute = Faire jouer un robot pour { $name }
bar-return = Me revoilà
bar-next = À la partie suivante
bar-next-told = La partie suivante se prépare.
bar-duplicate = Revanche, mêmes cartes
bar-record = Enregistrer la partie dans un fichier
bar-menu = Menu de la table
bar-hands = Le plateau est sur un autre écran
bar-away = Laisser un robot jouer pour moi
bar-undo-waiting = Vous demandez à reprendre un coup ; les autres doivent être d’accord.
