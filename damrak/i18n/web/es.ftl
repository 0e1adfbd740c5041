# What the browser says, in Spanish. The rules are in ../rules/es.ftl.
#
# Words chosen, after the Spanish editions of the train-game family; a player is addressed as "tú":
#   cart = carreta · score marker = marcador de puntos · transport card = carta de Transporte
#   wild = comodín · contract = contrato · merchandise = mercancía, carta de Mercancía
#   route = ruta · double route = ruta doble · to claim = reclamar · space = casilla
#   location = lugar · board = tablero · market = mercado · deck = mazo · discards = descartes
#   hand = mano · draw blind = robar a ciegas · face up = boca arriba · turn = turno
#   final scoring = recuento final · tie = empate · to complete = cumplir (un contrato)
#   record = registro de la partida · seed = semilla · fingerprint = huella
#   seat = asiento · place in the ranking = puesto
# Where a message selects on a colour, its keys are the texts of card-*: change both together.
# In table-cards-of what is none of the six colours is a wild: a key cannot hold an accent.
# The words of typed moves (draw, claim ...) are what the program reads: they stay as they are.

## The whole client

app-name = Damrak
app-tagline = Carretas, canales y contratos: la Ámsterdam de 1650, de dos a cuatro jugadores.
app-unofficial = Un juego de aficionados, no oficial y sin relación con ninguna editorial.
home-insecure = Esta página llegó por http sin cifrar. El juego funciona, pero no se puede instalar ni guardar para jugar sin conexión; por https sí.
app-loading = Desplegando el tablero…
app-failed = Algo ha salido mal: { $reason }
app-close = Cerrar

nav-pages = Páginas
nav-home = Inicio
nav-table = En línea
nav-rules = Reglas
nav-learn = Aprender
nav-replay = Partidas
nav-settings = Ajustes
nav-skip = Ir al contenido
nav-lost = Esta página no existe.

update-ready = Hay una versión nueva.
update-now = Actualizar
update-later = Más tarde

## Colours of cards and routes

card-pink = rosa
card-blue = azul
card-green = verde
card-black = negra
card-red = roja
card-orange = naranja
card-wild = comodín
card-gray = gris
cards-pink = { $count ->
    [one] { $count } rosa
   *[other] { $count } rosas
  }
cards-blue = { $count ->
    [one] { $count } azul
   *[other] { $count } azules
  }
cards-green = { $count ->
    [one] { $count } verde
   *[other] { $count } verdes
  }
cards-black = { $count ->
    [one] { $count } negra
   *[other] { $count } negras
  }
cards-red = { $count ->
    [one] { $count } roja
   *[other] { $count } rojas
  }
cards-orange = { $count ->
    [one] { $count } naranja
   *[other] { $count } naranjas
  }
cards-wild = { $count ->
    [one] { $count } comodín
   *[other] { $count } comodines
  }

## Players

seat-colour-0 = corazón ciruela
seat-colour-1 = corona marfil
seat-colour-2 = ancla turquesa
seat-colour-3 = llave limón
level-apprentice = Aprendiz
level-porter = Mozo
level-carter = Carretero
level-merchant = Mercader
level-regent = Regente
level-master = Maestro

## Why something cannot be done; the number of the rule stands beside it

why-game-over = La partida ha terminado.
why-not-your-turn = No es tu turno.
why-chosen = Ya has elegido tus contratos.
why-choose-first = Primero elige con qué contratos te quedas.
why-keep-first = Primero decide con cuáles de estos contratos te quedas.
why-nothing-offered = Ahora no se te ofrece ningún contrato.
why-second-card-first = Primero toma tu segunda carta.
why-must-keep = Solo quedaba un contrato, y tienes que quedarte con él.
why-no-contracts = No quedan contratos por robar.
why-no-cards = No queda ninguna carta por robar: el mazo y los descartes están vacíos.
why-no-pass = Solo puedes pasar cuando no hay nada más que hacer.
why-slot-empty = Este hueco del mercado está vacío.
why-second-wild = Un comodín boca arriba no puede ser tu segunda carta.
why-route-yours = Esta ruta ya es tuya.
why-route-taken = Esta ruta ya es de { $who }.
why-other-half-yours = Ya tienes la otra ruta de esta ruta doble.
why-other-half-closed = Con dos jugadores solo se usa una de las dos rutas de cada ruta doble, y la otra ya está ocupada.
why-twin-free = La otra ruta de esta ruta doble sigue libre.
why-carts = La ruta tiene { $needed ->
    [one] una casilla
   *[other] { $needed } casillas
  }, y { $carts ->
    [0] no te queda ninguna carreta
    [one] solo te queda una carreta
   *[other] solo te quedan { $carts } carretas
  }.
why-cannot-pay = { $needed ->
    [one] Hace falta una carta { $colour }
   *[other] Hacen falta { $needed } cartas { $colour ->
        [rosa] rosas
        [azul] azules
        [verde] verdes
        [negra] negras
        [roja] rojas
        [naranja] naranjas
        [gris] grises
       *[other] { $colour }
      }
  }, comodines incluidos; no te alcanza.
why-cannot-pay-gray = { $needed ->
    [one] Hace falta una carta de cualquier color
   *[other] Hacen falta { $needed } cartas de un mismo color
  }, comodines incluidos; no te alcanza.
table-rule = Regla{ "\u00A0" }{ $rule }

## The table: what lies on it

table-board = El tablero
table-board-routes = Rutas
table-seats = Jugadores
table-market = Mercado
table-wild-whole = turno entero
table-hand = Tus cartas
table-contracts = Contratos
table-log = Lo que ha pasado
table-places = El tablero en lista
table-dock = Tu jugada
table-bar = Paneles y ajustes
table-you = tú
table-away = ausente
table-moving = Es su turno.
table-ends = { $a } – { $b }
table-told = { $what }: { $told }
table-points = { $points ->
    [1] un punto
    [one] { $points } punto
   *[other] { $points } puntos
  }
table-carts = { $count ->
    [0] no quedan carretas
    [one] queda una carreta
   *[other] quedan { $count } carretas
  }
table-carts-near = { $carts }; con la próxima ruta puede empezar la última ronda
table-hand-cards = { $count ->
    [0] ninguna carta en la mano
    [one] una carta en la mano
   *[other] { $count } cartas en la mano
  }
table-hand-seen = { $count }; tomadas a la vista: { $cards }
table-hand-counted = { $count }; se puede deducir: { $cards }
table-contract-count = { $count ->
    [one] un contrato
   *[other] { $count } contratos
  }
table-merchandise = { $count ->
    [0] ninguna mercancía
    [one] una carta de Mercancía
   *[other] { $count } cartas de Mercancía
  }
table-merchandise-bonus = { $cards }: { $points } puntos de bonificación si la partida acabara ahora
table-slot = Carta { $slot } del mercado: { $card }
table-slot-empty = Hueco { $slot } del mercado: vacío
table-deck = { $count ->
    [0] El mazo está vacío
    [one] Robar a ciegas: queda { $count } carta en el mazo
   *[other] Robar a ciegas: quedan { $count } cartas en el mazo
  }
table-discards = { $count ->
    [0] Sin descartes
    [one] Un descarte
   *[other] { $count } descartes
  }
table-contract-deck = { $count ->
    [0] No quedan contratos
    [one] Robar el último contrato: queda { $count }
   *[other] Robar contratos: quedan { $count }
  }
table-merchandise-left = { $count ->
    [0] No quedan mercancías
    [one] Queda una carta de Mercancía
   *[other] Quedan { $count } cartas de Mercancía
  }
table-merchandise-scale = { $left }. Bonificación al final, de más a menos cartas: { $points }
table-stack = { $card }: { $count ->
    [0] ninguna carta
   *[other] { $count }
  }
table-stack-needed = { $card }: { $count ->
    [0] ninguna carta
   *[other] { $count }
  }; aún necesarias para tus contratos: { $needed }
table-pays = { $cards }: { $count ->
    [0] no alcanza para ninguna ruta libre.
    [one] alcanza para una ruta.
   *[other] alcanza para { $count } rutas.
  }
table-need-gray = Rutas grises en el camino de tus contratos: { $count ->
    [one] una carta de cualquier color
   *[other] { $count } cartas de cualquier color, el mismo en cada ruta
  }

## The table: routes

table-route-facts = { $count ->
    [one] una casilla { $colour }
   *[other] { $count } casillas { $colour ->
        [rosa] rosas
        [azul] azules
        [verde] verdes
        [negra] negras
        [roja] rojas
        [naranja] naranjas
        [gris] grises
       *[other] { $colour }
      }
  }
table-route-merchandise = una mercancía
table-route-own = Es tuya.
table-route-owner = Es de { $who }.
table-route-closed = Cerrada.
table-route-payable = Puedes reclamarla.
table-route-free = Libre.
table-route-takes = Cuesta { $payment }.
table-route-other-ways = { $count ->
    [one] Hay otra forma de pagar.
   *[other] Hay otras { $count } formas de pagar.
  }
table-lack = Falta: { $cards }.
table-lack-gray = { $spaces ->
    [1] Falta una carta, de cualquier color.
   *[other] { $count ->
        [one] Falta una carta del mismo color.
       *[other] Faltan { $count } cartas del mismo color.
      }
  }
table-has-cards = Tienes las cartas para ella.
table-use-contracts = { $count ->
    [one] Sirve para el contrato { $marks }.
   *[other] Sirve para los contratos { $marks }.
  }
table-use-completes = { $count ->
    [one] Cumple el contrato { $marks }.
   *[other] Cumple los contratos { $marks }.
  }
table-use-goods = Las ruedas dan mercancía: bonificación { $bonus }.
table-use-ends = Con ella empieza la última ronda.
table-use-dooms = { $count ->
    [one] Después imposible: contrato { $marks }.
   *[other] Después imposibles: contratos { $marks }.
  }
table-legend = ✓ señala las rutas que puedes pagar; un marco dorado, las que además ayudan a un contrato; un barril, las que dan mercancía.
table-zoom-in = Más cerca
table-zoom-out = Más lejos
table-zoom-whole = Todo el tablero

## The table: choosing

table-status-turn = { $last ->
    [claim] Tu último turno: reclama una ruta, por sus puntos o para completar un contrato. Las cartas ya no dan nada.
    [contracts] Tu último turno: { $lack ->
        [carts] tienes las cartas para una ruta, pero te faltan carretas
       *[cards] no puedes pagar ninguna ruta
      }. Los contratos nuevos solo dan puntos si tus rutas ya los completan; si no, los restan.
   *[no] Tu turno: roba dos cartas, reclama una ruta o roba contratos.
  }
table-status-second = Toma tu segunda carta.
table-status-pass = En este turno no puedes hacer nada.
table-status-goes-on = Ya no hay nada que ganar: la partida sigue sola.
table-status-wait = { $who } está pensando…
table-status-setup = Se están eligiendo los contratos.
table-status-choosing = { $who } { $count ->
    [one] aún elige
   *[other] aún eligen
  } contratos.
table-status-wait-second = { $who } toma una segunda carta.
table-status-wait-offer = { $who } está eligiendo contratos.
table-status-over = La partida ha terminado.
table-pass = Pasar
table-pay-with = Formas de pagar
table-claim-for = Reclamar la ruta: { $points ->
    [one] un punto
   *[other] { $points } puntos
  }
table-rather = ¿O mejor { $route }, la { $colour }?
table-cancel = Cancelar
table-do = Jugar así
table-sure = { $kind ->
    [market] ¿Tomar esta carta: { $card }?
    [deck] ¿Robar una carta a ciegas?
    [contracts] ¿Robar contratos?
    [pass] ¿Pasar este turno?
   *[other] ¿Seguro?
  }
table-offer-setup = Quédate con al menos uno de estos contratos
table-offer = Quédate con al menos uno
table-offer-how = Toca un contrato o haz clic en él para devolverlo.
table-keep = { $count ->
    [0] Elige al menos uno
    [one] Quedarme con este
   *[other] Quedarme con los dos
  }
table-keep-sure = { $count ->
    [one] ¿Seguro? Quedarme con este
   *[other] ¿Seguro? Quedarme con los dos
  }
table-no-contracts = Aún no hay contratos.
table-offer-kept = Me lo quedo
table-offer-returned = Lo devuelvo
table-contract-done = Cumplido
table-contract-blocked = Ya no hay camino
table-contract-short = Faltan carretas: hacen falta { $count }
table-contract-late = Demasiado tarde
table-contract-missing = { $count ->
    [one] falta una carreta
   *[other] faltan { $count } carretas
  }

## The table: what happened

table-log-empty = Todavía no ha pasado nada.
table-since = Desde tu turno
table-since-of = Desde el último turno de { $who }
table-log-swept = Había tres comodines a la vista: se cambian las cinco cartas del mercado.
table-log-shuffled = El mazo estaba vacío: se barajan los descartes.
table-log-market = { $self ->
    [yes] Tomas del mercado: { $card }.
   *[no] { $who } toma del mercado: { $card }.
  }
table-log-deck = { $self ->
    [yes] Robas a ciegas.
   *[no] { $who } roba a ciegas.
  }
table-log-deck-seen = { $self ->
    [yes] Robas a ciegas: { $card }.
   *[no] { $who } roba a ciegas: { $card }.
  }
table-log-contracts = { $self ->
    [yes] Robas contratos.
   *[no] { $who } roba contratos.
  }
table-log-keep = { $self ->
    [yes] { $count ->
        [one] Te quedas con un contrato.
       *[other] Te quedas con { $count } contratos.
      }
   *[no] { $count ->
        [one] { $who } se queda con un contrato.
       *[other] { $who } se queda con { $count } contratos.
      }
  }
table-log-pass = { $self ->
    [yes] Pasas.
   *[no] { $who } pasa.
  }
table-log-claim = { $self ->
    [yes] Reclamas { $route } con { $payment }: { $points ->
        [one] un punto.
       *[other] { $points } puntos.
      }
   *[no] { $who } reclama { $route } con { $payment }: { $points ->
        [one] un punto.
       *[other] { $points } puntos.
      }
  }
table-log-claim-goods = { $self ->
    [yes] Reclamas { $route } con { $payment }: { $points ->
        [one] un punto
       *[other] { $points } puntos
      } y una carta de Mercancía.
   *[no] { $who } reclama { $route } con { $payment }: { $points ->
        [one] un punto
       *[other] { $points } puntos
      } y una carta de Mercancía.
  }
table-said-completed = Contrato cumplido: { $contract }.
table-said-lost = Tu contrato { $mark }, { $contract }, ya no se puede cumplir.
table-said-your-turn = Tu turno.
table-said-turned = Descubiertas: { $cards }.
table-last-begins = Empieza la última ronda: a cada uno le queda un turno
table-last-own = Tu último turno
table-last-turns = { $count ->
    [one] El último turno de todos
   *[other] Última ronda: quedan { $count } turnos
  }

## The table: the bar, the coach

table-panel-contracts = Contratos
table-panel-log = Historial
table-panel-places = Lugares
table-panel-command = Teclear
table-sound = Sonido
table-speed = { $speed ->
    [0] Velocidad: nada se mueve
   *[other] Velocidad: { $speed }
  }
table-hint = Pista
table-hint-later = Pista: requiere conexión
table-hint-title = El consejero
table-hint-more = Dime más
table-hint-close = Cerrar la pista
table-hint-coming = El consejero está pensando…
table-hint-missing = El consejero aún no está en este dispositivo y ahora no se puede descargar. Pídele una pista con conexión (2 MB) y luego estará también sin ella.

## The first page

home-again-title = Continuar
home-again = Continuar
home-new-title = Jugar ahora
home-players = Jugadores
home-players-count = { $count }
home-level = Rivales
home-play = Jugar
home-seats = Elegir cada asiento
home-seat-who = ¿Quién ocupa el asiento { $number }?
home-seat-name = Nombre en el asiento { $number }
home-seat-colour = Color del asiento { $number }
home-seat-person = Persona
home-you = Timonel
home-first = ¿Quién empieza?
home-first-drawn = Por sorteo
home-first-told = Según el reglamento impreso, empieza quien sea más joven.
home-same-device = ¿Varias personas en este dispositivo? Da un asiento a cada una; la pantalla se tapa al pasar de mano en mano.
home-name-bad = Cada nombre debe tener de 1 a { $limit } caracteres.
home-name-twice = Dos jugadores tienen el mismo nombre.
home-more = Más
home-learn = Aprender jugando
home-learn-told = Una primera partida que se explica sola, en diez minutos.
home-rules = Las reglas
home-rules-told = Cortas y con dibujos.
home-replay = Ver una partida terminada
home-replay-told = Una tuya o un registro que te envíen.
home-online = Jugar en línea
home-online-told = Invita a tus amigos con un enlace.
home-screen = En un televisor o pantalla compartida
home-screen-told = El tablero en una pantalla grande, las cartas de cada cual en su móvil.
join-title = Unirse con un código
join-code = Código de la mesa
join-go = Unirme
home-server = En este servidor
home-server-none = Ahora mismo no hay mesas abiertas. La tuya puede ser la primera.
table-stands-lobby = espera jugadores
table-stands-free = Asientos libres: { $count }
table-stands-playing = en juego
table-stands-over = terminada
table-stands-turn = turno de { $who }
table-stands-yours = tu turno
table-stands-choosing = se eligen contratos
table-stands-gone = ya no existe
home-finished = Partidas terminadas
home-winner = { $self ->
    [yes] Ganaste
   *[no] Ganó { $names }
  }
home-winners = Victoria compartida: { $names }
home-drop = Borrar esta partida
home-unfinished = { $actions ->
    [0] cartas recién repartidas
    [one] una acción jugada
   *[other] { $actions } acciones jugadas
  }
home-taken-back = con jugadas deshechas
level-apprentice-told = Un primer rival al que le encanta juntar cartas.
level-porter-told = Toma lo que da puntos ahora y confía en la suerte.
level-carter-told = Planea sus contratos, una ruta por adelantado.
level-merchant-told = Sopesa cada acción según un plan completo.
level-regent-told = Imagina de antemano muchas partidas posibles.
level-master-told = Ha aprendido el juego en millones de partidas contra sí mismo y prueba sus acciones favoritas en muchos repartos posibles de las cartas. La primera vez se descargan 2 MB.

## The game in this browser

play-gone = Esta partida ya no está en este navegador.
play-unkept = Este navegador no guarda nada: la partida se perderá cuando salgas.
play-net-coming = El maestro está en camino (2 MB, solo la primera vez)…
play-no-net = El maestro aún no está en este dispositivo y ahora no se puede descargar. Juega una vez contra él con conexión y luego estará también sin ella; o elige otro rival.
play-leave = Inicio
play-again = Revancha
play-replay = Ver la partida
play-review = Analizar la partida
play-review-later = Análisis: requiere conexión
play-menu = Menú
play-reference = De un vistazo
play-reference-more = Todas las reglas
handover-done = Hecho: le toca a { $name }
handover-title = Pásale el dispositivo a { $name }
handover-told = { $name }, mira cuando nadie más mire.
handover-look = Soy { $name }

## The rules

board-ours = Los contratos y las marcas de carretas son una reconstrucción nuestra

## Tables online

online-yours = Tus mesas
lobby-colour = Color
bar-undo = Deshacer
told-paused = { $name } ha puesto la partida en pausa.
told-resumed = { $name } ha reanudado la partida.
told-resigned = { $name } abandona; sigue un bot.
told-substituted = Un bot sigue por { $name }.
told-returned = { $name } ha vuelto.
told-undone = { $name } ha deshecho una acción.
told-undo-refused = { $name } ha dicho que no: no se deshace nada.
told-clock = A { $name } se le acabó el tiempo; ha elegido un bot.
why-stale = La partida ha seguido adelante; mira otra vez.
why-paused = La partida está en pausa.
why-refused = La mesa no lo ha aceptado; mira otra vez.
