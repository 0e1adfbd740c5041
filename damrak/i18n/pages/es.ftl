# What pages say that are loaded later, in Spanish; with the same ids in every language.

## Checking a record

verify-title = Lo que se ha comprobado
verify-checksum = El registro no se ha modificado.
verify-board = Se jugó en este tablero.
verify-commitment = La semilla coincide con la huella fijada antes de la primera carta.
verify-deals = La semilla da exactamente las cartas que se repartieron.
verify-actions = { $actions ->
    [one] La única acción es legal y da el resultado anotado.
   *[other] Las { $actions } acciones son legales y dan el resultado anotado.
  }
verify-result = Las puntuaciones son correctas.
verify-holds = El registro es válido.
verify-taken-back = En esta partida se deshicieron acciones: no cuenta para ninguna clasificación.
verify-commitment-title = Huella de la semilla (SHA-256)
verify-seed-title = Semilla

## Whether a deal was fair

seal-fair = Reparto limpio
seal-fair-told = Antes de la primera carta, el servidor fijó un número secreto y tu navegador añadió otro al azar. Ha repetido todo el reparto y cada carta es correcta: nadie pudo elegir las cartas.
seal-promised = Repartido como se prometió
seal-promised-told = Tu navegador conocía la promesa del servidor antes de la primera carta. Ha repetido todo el reparto y cada carta es correcta. No se añadió ningún número tuyo.
seal-late = Reparto comprobado
seal-late-told = Tu navegador ha repetido todo el reparto y cada carta es correcta. No sabe qué prometió el servidor antes de la primera carta.
seal-broken = Este reparto no es válido
seal-broken-told = Las cartas no salen de lo que se prometió antes de la partida. Guarda la partida como archivo y pregunta al responsable de este servidor.
seal-unknown = Reparto sin comprobar

## Why a record cannot be read

record-size = El archivo es demasiado grande para ser un registro.
record-json = Este archivo no se puede leer: no es JSON.
record-other = No es un registro de partida que esta versión conozca.
record-changed = El registro se modificó después de escribirlo: la suma de control no coincide.
record-rules = El registro sigue otra versión de las reglas.
record-chance = Las cartas del registro vienen de un generador que esta versión no conoce.
record-board = Se jugó en el tablero «{ $id }», que el navegador no tiene.
record-deals = La semilla no da las cartas que se repartieron.
record-action = La acción { $number } no es posible.
record-outcome = La acción { $number } no da el resultado anotado.
record-commitment = La semilla no coincide con la huella tomada antes de la partida.
record-result = Las puntuaciones anotadas no son las de esta partida.

## The lesson

learn-title = Aprender jugando
learn-lead = Una partida para dos contra un aprendiz que se toma su tiempo. Se ilumina aquello de lo que se habla; tendrás tu primera ruta en menos de un minuto.
learn-goal-routes = Reclama rutas entre lugares de Ámsterdam con cartas de su color. Las rutas largas dan más puntos.
learn-goal-contracts = Acepta contratos: une sus dos lugares con tus propias rutas antes del final, o perderás sus puntos.
learn-goal-merchandise = Reúne mercancías en las rutas con ruedas; quien tenga más recibe una bonificación.
learn-begin = Empezar
learn-next = Entendido
learn-quiet = Sigue jugando hasta el final: aquí se explica todo lo nuevo. «Pista» dice qué haría un buen jugador.
learn-counting = La partida ha terminado. Ahora se cuentan rutas, contratos y mercancías.
learn-contracts = Une los dos lugares de un contrato con tus carretas y ganas sus puntos; si no, los pierdes. Aquí quédate con los dos: comparten un tramo. Más adelante, empezar con uno suele ser más seguro.
learn-draw = La ruta es tuya, y sus puntos también. Ahora reúne cartas: toma una del mercado, de un color que pida tu próxima ruta.
learn-second = Y una segunda carta: una boca arriba, pero no un comodín, o la primera del mazo, sin verla.
learn-way = Tus contratos dicen cuántas carretas faltan; el tablero, por dónde. En cada turno, una cosa: robar dos cartas, reclamar una ruta o robar contratos.
learn-again = { $route } está en tu camino y puedes pagarla. Reclámala ahora, o sigue reuniendo cartas.
learn-wild = Un comodín vale por cualquier color. Tomado del mercado, es tu única carta del turno, y no puede ser la segunda.
learn-claim = Te toca, y tienes las cartas para { $route }: una de su color por casilla. Pulsa la ruta iluminada.
learn-gray = La ruta { $route } es gris: sirve cualquier color, siempre que todas las cartas sean del mismo. Reclámala ahora, o sigue reuniendo cartas.
learn-wild-pays = Los comodines completan cualquier pago. Guárdalos para rutas largas si puedes pagar de otro modo; la forma más barata se ofrece primero.
learn-points = Los puntos se suman al momento: 1, 2, 4 o 7 por 1, 2, 3 o 4 casillas. Las rutas largas compensan.
learn-merchandise = Una de tus rutas muestra ruedas, así que has recibido una carta de Mercancía. Al final, quien tenga más recibe 8 puntos; el segundo, 4.
learn-double = Dos rutas una al lado de otra son una ruta doble. Con dos jugadores solo se puede usar una; la otra queda ahora cerrada.
learn-completed = ¡Contrato cumplido! Sus puntos están a salvo, pero nadie lo sabrá hasta el final.
learn-more = También puedes robar dos contratos y quedarte con al menos uno: conviene mientras te queden carretas y un camino a medio hacer.
learn-offer = Quédate con el que pida menos carretas. Los dos son un riesgo: lo que no cumplas te cuesta sus puntos. Lo que devuelvas va debajo del mazo.
learn-flush = Había tres comodines en el mercado: se han retirado las cinco cartas y se han puesto otras.
learn-reshuffle = El mazo se acabó; los descartes se han barajado para formar uno nuevo.
learn-soon = Se acerca el final: en cuanto a alguien le queden dos carretas o menos, cada uno juega un turno más. El número junto a la carreta dice cuántas quedan.
learn-last = { $self ->
    [yes] Te quedan dos carretas o menos: cada uno juega un último turno.
   *[no] A { $who } le quedan dos carretas o menos: cada uno juega un último turno.
  } { $can ->
    [yes] Reclama una ruta más si puedes: después las cartas no cuentan.
   *[no] Ya no puedes reclamar ninguna ruta, y las cartas no cuentan. Los contratos nuevos solo dan puntos si tus rutas ya los cumplen.
  }
learn-end = { $won ->
    [yes] ¡Has ganado tu primera partida! Rutas, contratos y mercancías forman el total. Ya conoces todo el juego.
   *[no] Esta partida la gana { $who }. Las rutas dan puntos, y los contratos sin cumplir los quitan. Ya conoces todo el juego: la próxima puede ser tuya.
  }

## Before a game online

lobby-title = Mesa { $code }
lobby-open = Aún nadie
lobby-here = { $count ->
    [0] En la mesa: { $who }. Todos los asientos están ocupados; puedes mirar.
   *[other] En la mesa: { $who }. Asientos libres: { $count }.
  }
lobby-you = tú
lobby-ready = Confirmado
lobby-not-ready = Sin confirmar
lobby-be-ready = Confirmo: ¡a jugar!
lobby-take = Sentarme aquí
lobby-also = Otra persona en este dispositivo
lobby-also-name = Nombre de la otra persona
lobby-leave = Salir
leave-title = Salir de la mesa
leave-keep = Conservar mi sitio
leave-keep-told = Vas a la página de inicio, donde encontrarás la mesa.
leave-give = Dejar mi sitio
leave-give-told = Otra persona puede ocuparlo.
leave-give-bot = Un bot acaba la partida por ti. Es definitivo.
leave-close = Cerrar la mesa
leave-close-sure = Pulsa otra vez para cerrarla para todos
leave-close-told = Desaparece para todos.
leave-closed = La mesa { $code } está cerrada.
lobby-arrange = ¿Quién juega en el asiento { $number }?
lobby-person = Persona
lobby-start = Empezar la partida
lobby-waiting = La partida puede empezar cuando todos los asientos estén ocupados y confirmados.
lobby-duplicate = Las cartas son las de la partida { $game }. Quien la haya visto puede conocerlas. Confirma solo si te parece bien.
lobby-duplicate-new = Repartir cartas nuevas
lobby-invite = Invitar
lobby-invite-told = Con este enlace se puede mirar y ocupar un asiento libre.
lobby-code-told = O abre { $host } y únete con este código:
lobby-copy = Copiar el enlace
lobby-copied = Copiado
lobby-qr = El enlace como código QR
lobby-local = La dirección { $host } solo funciona en este ordenador. Otros dispositivos aún no pueden abrirla.
lobby-local-how = Cómo jugar también con el móvil
lobby-local-told = Quien lleva el servidor lo inicia con { $command }. Después abre aquí esta página con la dirección del ordenador en tu red, por ejemplo { $example }: así el enlace y el código servirán en todos los dispositivos de casa.
lobby-clock = Reloj
lobby-clock-none = Sin reloj
lobby-clock-move = { $seconds } s por acción
lobby-clock-total = { $minutes } min para la partida y { $increment } s más por acción
lobby-takeover = Un bot puede jugar por quien se ausente
lobby-takeover-soon = Tras 30 s; nunca en juego lento
lobby-takeover-minutes = Tras { $minutes } minutos
lobby-takeover-never = Nunca
lobby-undo = Se pueden deshacer jugadas
lobby-chat = Chat
lobby-listed = Cualquiera puede encontrar esta mesa
lobby-by-code = Se puede entrar solo con el código
lobby-settings = Cómo se juega en esta mesa
lobby-colour-taken = { $colour } ({ $name })
lobby-before = La partida anterior
clock-low = Quedan { $seconds } segundos.

## A screen for all

screen-use = Usar esta pantalla como tablero
screen-use-told = Para un televisor u otra pantalla grande: muestra el tablero a todos, pero las cartas de nadie. Cada cual juega en su móvil.
screen-create = Esta pantalla es el tablero; cada cual juega en su móvil
screen-scan = Escanea este código para sentarte
screen-scan-told = Apunta con la cámara del móvil y elige asiento y color.
screen-move = { $name }, escanea este código y tu asiento pasa a tu móvil
screen-phones = Móviles
screen-full = Pantalla completa
screen-leave = Dejar de ser tablero
screen-again = ¿Revancha? Elegidla en un móvil.
screen-dark = Por http sin cifrar, una página no puede mantener encendida esta pantalla: ajusta el dispositivo para que no se apague.

## Chat

chat-title = Chat
chat-say = Di algo
chat-send = Enviar
chat-empty = Nadie ha dicho nada todavía.
chat-mute = Silenciar a { $name }
chat-unmute = Dejar de silenciar a { $name }

## What a server refuses

problem-unreachable = Aquí no responde ningún servidor. Contra bots o en un solo dispositivo no hace falta.
problem-no-table = Esta mesa no existe, o necesitas una invitación.
problem-not-allowed = Eso no lo puedes hacer tú en esta mesa.
problem-not-now = Eso no es posible ahora.
problem-name = Un nombre debe tener de 1 a 32 caracteres.
problem-name-taken = Alguien en esta mesa ya tiene este nombre. Elige otro.
problem-seat-taken = Este asiento está ocupado.
problem-not-ready = Primero todos los asientos tienen que estar ocupados y confirmados.
problem-paused = La partida está en pausa.
problem-bot-plays = En este asiento juega un bot.
problem-undo-impossible = No se puede deshacer nada: desde entonces se ha descubierto algo nuevo.
problem-undo-off = En esta mesa no se deshacen acciones.
problem-chat-muted = Quien creó la mesa ha silenciado este asiento.
problem-too-fast = Demasiado rápido; espera un poco.
problem-too-many = Hay demasiadas; cierra una o espera un poco.
problem-starting = El servidor aún está arrancando. Inténtalo de nuevo en un minuto; las partidas en este dispositivo no necesitan servidor.
problem-storage-unavailable = Ahora mismo no se puede guardar la partida. No se ha hecho nada; prueba dentro de un rato.
problem-version = Esta página no está al día: vuelve a cargarla.
problem-stale = La partida ha seguido adelante; mira otra vez.
problem-table-full = En esta mesa ya se ha jugado demasiado; abre una nueva.
problem-table-closed = Esta mesa se ha cerrado.
problem-table-broken = Esta mesa está dañada; el responsable de este servidor puede ocuparse de ella.
problem-banned = El responsable de este servidor te ha excluido por un tiempo.
problem-record-closed = Este registro está cerrado mientras se vuelve a jugar con sus cartas.
problem-colour-taken = Este color ya lo lleva otra persona.
problem-chat-off = En esta mesa no hay chat.
problem-not-absent = Esta persona estaba aquí hace un momento; dale un poco de tiempo.
problem-link = Este enlace ya se ha usado o es demasiado antiguo. Haz otro en el dispositivo que tiene el asiento.
problem-other = No ha funcionado ({ $key }).

## The rules

rules-all = Todas las reglas
rules-lead = Ocho secciones cortas. Cada regla tiene un número, y el juego lo cita cuando algo no es posible.
board-ours-told = Rutas, cartas y puntos son los publicados. Qué contratos hay y qué rutas muestran carretas no se publicó nunca: los nuestros son una reconstrucción en la que cada contrato vale la longitud de su camino más corto.
board-ours-how = Si tienes el juego, puedes jugar con lo impreso: copia el archivo { $file } que viene con Damrak, escribe tus contratos y marcas de carretas, compruébalo con { $check } y juega en una terminal con { $play }. En el navegador y en las mesas en línea no se puede: allí se juega siempre con nuestra reconstrucción.
glance-seats = Junto a cada nombre
glance-cart = carretas que quedan
glance-card = cartas en la mano
glance-contract = contratos
glance-merchandise = cartas de Mercancía; tras el +, los puntos de bonificación que darían ahora
glance-ends = Un reloj de arena señala las rutas con las que empieza la última ronda.
rules-picture-cards = Las cartas de Transporte: seis colores, y comodines que valen por cualquiera de ellos.
rules-picture-payment = Cuatro formas de pagar una ruta verde de tres casillas.
rules-picture-track = Una ruta de { $spaces } casillas da { $points } puntos: el marcador avanza del { $from } al { $to }. Después del { $last }, el marcador vuelve a 0.
rules-picture-final = Un ejemplo del final: se suman rutas, contratos y mercancías, y se restan los contratos sin cumplir.
rules-final-merchandise = Mercancías
rules-final-total = Total

## Looking at a game again

replay-lead = Recorre una partida paso a paso, como la vio cada jugador o con todo a la vista.
replay-yours = Cómo juegas
replay-yours-told = Precisión, costumbres y progreso en las partidas que has terminado aquí sin deshacer jugadas.
replay-file = Abrir el registro de una partida
replay-record = Un registro
replay-record-told = Al final, cada partida se puede guardar en un archivo. Abre uno que te hayan enviado: nada sale de tu navegador.
replay-none = Todavía no se ha terminado ninguna partida en este navegador.

## A new table

online-lead = Crea una mesa y envía el enlace a tus amigos; solo necesitan un navegador.
online-listed-none = Ninguna mesa busca jugadores en este momento.

## Settings

settings-title = Ajustes
settings-look = Aspecto
settings-pace = Ritmo y sonido
settings-play = Tu turno
settings-help = Ayuda
settings-language = Idioma
settings-theme = Tema
settings-theme-auto = Automático
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-sound = Sonido
settings-volume = Volumen
settings-speed = Velocidad
settings-speed-0 = Al instante
settings-speed-0-5 = Lenta
settings-speed-1 = Normal
settings-speed-2 = Rápida
settings-motion = Movimiento
settings-motion-auto = Automático
settings-motion-full = Completo
settings-motion-reduced = Reducido
settings-symbols = Símbolos y tramas en cada color
settings-confirm = Pedir confirmación antes de cada acción
settings-pay = Preguntar siempre cómo pagar
settings-hint = La pista muestra
settings-hint-3 = La acción y su motivo
settings-hint-2 = Primero el tipo de acción
settings-hint-1 = Primero una idea
settings-keys = Atajos de una tecla en la mesa (lista: /)
settings-call = Avisarme cuando sea mi turno
settings-notices = Permitir avisos
settings-counter = Contador de cartas: decir lo que se deduce de las manos

## The field for typed moves, and the keys

table-command = Escribir la jugada
table-command-label = ¿Qué quieres hacer?
table-command-do = Jugar
table-command-unknown = No entiendo «{ $text }». Prueba: { $draw } 3, { $draw } { $deck }, { $claim } dam oude-kerk, { $contracts }.
table-command-not-now = «{ $text }» no es posible ahora.
table-command-draw = Di qué robar: un hueco del mercado ({ $draw } 3), un color ({ $draw } { $red }) o el mazo ({ $draw } { $deck }).
table-command-no-route = Ninguna ruta une estos lugares: { $text }.
table-command-half = Di cuál de las dos, con { $via }: { $known }.
table-command-ends = Nombra los dos extremos de una ruta, por ejemplo: { $claim } dam oude-kerk.
table-command-vague = «{ $text }» puede ser: { $known }.
type-draw = robar, roba, robo, tomar, toma
type-claim = reclamar, reclama, reclamo
type-contracts = contratos
type-keep = quedar, quedarme, guardar
type-pass = pasar, paso
type-deck = mazo, ciegas
type-market = mercado, boca arriba, descubierta
type-first = primero, primer
type-second = segundo
type-both = ambos, dos
type-why = por qué, porqué
type-via = via, por
type-colours = black negro, red rojo
table-keys = Teclas
table-key-market = tomar esta carta del mercado
table-key-deck = robar a ciegas del mazo
table-key-contracts = robar contratos
table-key-keep = quedarte con el primer contrato, el segundo o los dos
table-key-undo = deshacer tu última acción
table-key-hint = pedir una pista al consejero; otra vez para saber más
table-key-board = ir al tablero
table-key-next = ir a la siguiente ruta que puedes pagar
table-key-arrows = en el tablero: la siguiente ruta en esa dirección
table-key-letter = en el tablero: rutas de los lugares con esa letra
table-key-enter = elegir, confirmar
table-key-escape = cancelar
table-key-command = escribir una jugada
table-key-places = el tablero en lista
table-key-log = lo que ha pasado
table-key-ways = iluminar los caminos de todos los contratos pendientes
table-key-one = mostrar un solo contrato; otra vez para el siguiente
table-key-zoom = más cerca, más lejos, todo el tablero
table-key-mute = activar o quitar el sonido

## What an undo means

table-undone = { $alone ->
    [yes] Deshecho. Una partida con acciones deshechas no cuenta en tus estadísticas.
   *[no] Deshecho. Lo que muestra cartas o contratos nuevos no se puede deshacer.
  }

## The end of a game

table-contract-failed = Sin cumplir
table-final = Recuento final
table-final-all = Mostrar todo
table-final-routes = { $count ->
    [0] Ninguna ruta
    [one] Una ruta
   *[other] { $count } rutas
  }
table-final-merchandise = Mercancías: { $count } (puesto { $place })
table-final-no-merchandise = Sin mercancías
table-final-verdict = { $by ->
    [contracts] { $self ->
        [yes] Ganas: empate a puntos, pero con más contratos cumplidos.
       *[no] Gana { $who }: empate a puntos, pero con más contratos cumplidos.
      }
    [shared] Victoria compartida: { $who }.
   *[points] { $self ->
        [yes] { $points ->
            [one] ¡Ganas por un punto!
           *[other] ¡Ganas por { $points } puntos!
          }
       *[no] { $points ->
            [one] Gana { $who } por un punto.
           *[other] Gana { $who } por { $points } puntos.
          }
      }
  }
table-final-place = { $shared ->
    [yes] { $points ->
        [one] Puesto { $place } compartido, a un punto del primero.
       *[other] Puesto { $place } compartido, a { $points } puntos del primero.
      }
   *[no] { $points ->
        [one] Puesto { $place }, a un punto del primero.
       *[other] Puesto { $place }, a { $points } puntos del primero.
      }
  }
table-final-shared = compartido
share-title = Compartir esta partida
share-picture = Guardar la imagen
share-picture-saved = Guardada
share-picture-alt = El tablero al final, con los puntos de todos
share-link = Copiar el enlace para ver la partida
share-told = Quien tenga el enlace puede ver toda la partida, con las cartas de todos.

## Rules, replays, tables online

rules-title = Las reglas
rules-back = Volver a la partida
rules-contents = Secciones
rules-aim = El objetivo
rules-route-points = Puntos por una ruta
rules-spaces = Casillas
rules-points = Puntos
rules-merchandise-points = Puntos por mercancías al final
rules-place = Puesto
rules-players = { $count } jugadores
replay-controls = Ver la partida
replay-first = Al principio
replay-back = Una acción atrás
replay-play = Reproducir
replay-pause = Pausa
replay-next = Una acción adelante
replay-last = Al final
replay-position = Momento de la partida
replay-pace = Ritmo
replay-eyes = Punto de vista
replay-eyes-of = Como la vio { $name }
replay-spectator = Como espectador
replay-open = Todo a la vista
replay-next-cards = Siguientes en el mazo
replay-verify = Comprobar que fue limpia
replay-share = Copiar un enlace a este momento
replay-link = Enlace
replay-copied = Copiado
replay-save = Guardar como archivo
replay-more = Más
online-title = Jugar en línea
online-name = Tu nombre
online-seats = Asientos
online-seat-open = Libre, para quien venga
online-create = Crear la mesa
online-listed = Mesas abiertas
online-forget = Quitar de la lista
online-joining = De camino a la mesa…
online-lost = Se ha cortado la conexión. Reintentando…
online-sending = Enviando…
online-retry = Reintentar
lobby-seat = Asiento { $number }
lobby-share = Compartir
bar-online = La mesa
bar-undo-asked = { $name } quiere deshacer una acción.
bar-undo-yes = Sí
bar-undo-no = No
bar-pause = Pausa
bar-resume = Seguir
bar-paused = La partida está en pausa.
bar-chat = { $unread ->
    [0] Chat
   *[other] Chat ({ $unread })
  }
bar-invite = Invitar
bar-move = A otro dispositivo
bar-move-told = Abre este enlace en el otro dispositivo; tu asiento se traslada allí.
bar-substitute = Que un bot siga por { $name }
bar-return = Ya he vuelto
bar-next = A la próxima partida
bar-next-told = Se prepara la próxima partida.
bar-duplicate = Revancha, mismas cartas
bar-record = Guardar la partida como archivo
bar-menu = Menú de la mesa
bar-hands = El tablero está en otra pantalla
bar-away = Que un bot juegue por mí
bar-undo-waiting = Has pedido deshacer una acción; los demás tienen que aceptar.
