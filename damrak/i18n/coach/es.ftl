# Lo que dice el consejero, en español.

## En qué pensar

coach-think-only = Aquí solo puedes hacer una cosa.
coach-think-complete = Estás a punto de cumplir un contrato. ¿Cuál?
coach-think-way = Mira tu contrato { $contract }. ¿Qué ruta lo haría avanzar?
coach-think-goods = Piensa en las mercancías: al final, quien tenga más recibe puntos.
coach-think-block = Mira lo que construyen los demás. ¿Qué querrán después?
coach-think-points = Las rutas dan puntos aunque no sirvan para ningún contrato. ¿Cuáles puedes pagar?
coach-think-card = Hay una ruta que te viene bien. ¿Qué cartas te faltan para ella?
coach-think-card-way = Mira tu contrato { $contract }. ¿Qué cartas te faltan para una de sus rutas?
coach-think-spread = Te vendría bien más de una ruta. ¿Te alcanzan las cartas para todas?
coach-think-pair = Adelántate: ¿qué cartas querrás para tus próximas rutas?
coach-think-wild = ¿Hay alguna carta que sirva para cualquier ruta?
coach-think-nothing = Mira el mercado. ¿Hay algo que te haga falta?
coach-think-odds = Piensa en el mazo. ¿Cuántas de las cartas aún desconocidas te ayudarían?
coach-think-hidden = Los demás ven cada carta que tomas del mercado. ¿Merece la pena?
coach-think-late = Es la última ronda y ya queda poco por hacer.
coach-think-done = Mira tus contratos. ¿Queda algo por hacer para ellos?
coach-think-near = Mira hasta dónde llegan ya tus rutas. ¿Para qué más podrían servir?
coach-think-spare = Cuenta tus carretas. ¿Las necesitas todas para tus contratos?
coach-think-new = Los contratos también dan puntos. ¿Tienes suficientes?
coach-think-ready = Mira tus rutas: ¿está ya cumplido uno de estos contratos?
coach-think-share = Busca los dos contratos en el tablero. ¿Comparten un tramo sus caminos?
coach-think-together = Cuenta las cartas que piden los dos contratos. ¿Tienes carretas para ambos?
coach-think-lost = ¿Se pueden cumplir todavía los dos contratos?
coach-think-carts = Cuenta las cartas que piden los dos contratos. ¿Tienes carretas para ambos?
coach-think-richer = Compara los contratos: ¿cuántas cartas pide cada uno y cuántos puntos da?
coach-think-easier = Compara los contratos: ¿cuál es más fácil?
coach-think-even = Compara los contratos. ¿Prefieres uno o los dos?
coach-think-overlap = Compara los contratos: ¿qué pide cada uno y qué piden los dos juntos?
coach-think-least = ¿Se pueden cumplir todavía estos contratos?
coach-think-keep = Compara lo que valen los contratos.
coach-think-crowded = Mira tu contrato { $contract }: alguien construye junto a una de sus rutas.
coach-think-ending = Se acerca el final. ¿Qué te da tiempo a terminar?
coach-think-last = Es tu último turno. ¿Qué da puntos ahora mismo?

## Qué clase de acción

coach-kind-claim = Reclama una ruta.
coach-kind-market = Toma una carta del mercado.
coach-kind-deck = Roba una carta del mazo.
coach-kind-contracts = Roba contratos.
coach-kind-keep-one = Quédate solo con uno de los contratos.
coach-kind-keep-both = Quédate con los dos contratos.
coach-kind-pass = Pasa.

## La acción

coach-do-claim = Reclama { $route } ({ $payment }).
coach-do-market = Toma una carta { $card } del mercado.
coach-do-deck = Roba una carta del mazo.
coach-do-contracts = Roba contratos.
coach-do-keep-one = Quédate solo con { $contract }.
coach-do-keep-both = Quédate con los dos contratos.
coach-do-pass = Pasa.

## Por qué

coach-why-only = No se puede hacer otra cosa.
coach-why-complete = Así cumples tu contrato { $contract }: { $other_points } puntos.
coach-why-way =
    Hace avanzar tu contrato { $contract }: después { $left ->
        [one] hará falta una carreta
       *[other] harán falta { $left } carretas
    } más.
coach-why-goods =
    Te da { $worth } puntos y una carta de Mercancía. Tendrás { $count }; { $most ->
        [0] los demás no tienen ninguna
       *[other] entre los demás, quien más tiene, tiene { $most }
    }.
coach-why-block = { $rival } tiene rutas en los dos extremos y quizá también la quiera.
coach-why-points =
    Te da { $points ->
        [one] un punto
       *[other] { $points } puntos
    } en el acto.
coach-why-card =
    { $missing ->
        [one] Te falta solo una carta
       *[other] Te faltan { $missing } cartas
    } para { $route } ({ $worth ->
        [one] un punto
       *[other] { $worth } puntos
    }).
coach-why-card-way =
    { $missing ->
        [one] Te falta solo una carta
       *[other] Te faltan { $missing } cartas
    } para { $route }, un paso hacia tu contrato { $contract }.
coach-why-spread = Ya puedes pagar una de tus próximas rutas; para todas juntas falta esta carta.
coach-why-pair =
    { $count ->
        [one] Ahora mismo ninguna ruta necesita esta carta, pero puede servir más adelante.
       *[other] Sirve para lo que venga: de ese color tendrás { $count } cartas.
    }
coach-why-wild = Un comodín vale por cualquier color.
coach-why-nothing = Ninguna de las cartas boca arriba que puedes tomar ayuda con las rutas que ahora prometen más.
coach-why-odds =
    { $useless ->
        [0] Cualquier carta aún desconocida serviría para una ruta que te conviene
       *[other] De las { $unseen } cartas aún desconocidas, { $helpful ->
            [one] una te ayudaría
           *[other] { $helpful } te ayudarían
        }
    }, y nadie ve lo que robas.
coach-why-hidden =
    Nadie ve lo que robas{ $count ->
        [0] .
        [one] , y entre las cartas aún desconocidas hay un comodín.
       *[other] , y entre las cartas aún desconocidas hay { $count } comodines.
    }
coach-why-late = Ya no puedes reclamar ninguna ruta: una carta no da puntos, pero tampoco los quita.
coach-why-done = Todos tus contratos están cumplidos: otros nuevos pueden dar más puntos.
coach-why-near =
    Tus rutas ya cumplen { $count ->
        [one] un contrato
       *[other] { $count } contratos
    } que aún no has visto.
coach-why-spare = Tus contratos pendientes piden { $left } de tus { $carts } carretas: hay sitio para más.
coach-why-new = Un contrato que encaje con tus rutas da puntos con poco esfuerzo.
coach-why-ready = Tus rutas ya cumplen el contrato { $contract }.
coach-why-share =
    Sus caminos comparten un tramo: los dos juntos piden { $joint ->
        [one] una carta
       *[other] { $joint } cartas
    } en vez de { $apart }.
coach-why-together =
    Los dos juntos piden { $joint ->
        [one] una carta
       *[other] { $joint } cartas
    }, y tienes { $carts ->
        [one] una carreta
       *[other] { $carts } carretas
    }.
coach-why-lost = El otro ya no se puede cumplir.
coach-why-carts = Los dos juntos pedirían más carretas de las que te quedan.
coach-why-richer =
    Da más: { $points } puntos por { $cost ->
        [one] una carta
       *[other] { $cost } cartas
    }. El otro da { $other_points } por { $other_cost }.
coach-why-easier =
    Es más fácil: { $cost ->
        [one] una carta
       *[other] { $cost } cartas
    } por { $points } puntos. El otro pide { $other_cost } por { $other_points }.
coach-why-even =
    Hay poca diferencia: pide { $cost ->
        [one] una carta
       *[other] { $cost } cartas
    } por { $points } puntos; el otro, { $other_cost } por { $other_points }.
coach-why-overlap =
    Pide { $cost ->
        [one] una carta
       *[other] { $cost } cartas
    } por { $points } puntos; el otro, { $other_cost } por { $other_points }, y los dos juntos, { $joint }.
coach-why-least = Ninguno se puede cumplir ya, y este te cuesta menos.
coach-why-keep = Es lo que mejor encaja con lo que tienes.
coach-also =
    { $also_left ->
        [0] También cumples así tu contrato { $also }.
       *[other] También hace avanzar tu contrato { $also }.
    }

## Lo que apremia

coach-note-last = Es tu último turno.
coach-note-begins =
    Te { $carts ->
        [0] quedas sin carretas
        [one] queda una carreta
       *[other] quedan { $carts } carretas
    } y empieza la última ronda.
coach-note-lost = Date prisa: { $rival } construye al lado, y al contrato no le queda otro camino.
coach-note-detour =
    { $rival } construye al lado, y dar un rodeo costaría { $more ->
        [one] una carreta
       *[other] { $more } carretas
    } más.
coach-note-bridge = Al contrato no le queda otro camino.
coach-note-ending = A { $ender } solo le quedan { $fewest } carretas: se acerca el final.
coach-note-ending-own = Solo te quedan { $fewest } carretas: se acerca el final.
coach-note-ending-next = A { $ender } le quedan { $fewest } carretas y su próxima ruta puede abrir la última ronda.
coach-note-wild = Ojo: un comodín del mercado es tu única carta del turno.
coach-note-risk = Quedarte con los dos es un riesgo: desde aquí, los buenos jugadores ganan más a menudo con uno y roban otros más adelante.
coach-lost = { $count ->
    [one] El contrato { $marks } ya no se puede cumplir.
   *[other] Los contratos { $marks } ya no se pueden cumplir.
  }
coach-loses = { $count ->
    [one] Después, el contrato { $marks } ya no se podrá cumplir.
   *[other] Después, los contratos { $marks } ya no se podrán cumplir.
  }
coach-last-contracts = Tus rutas ya cumplen { $done } de los { $all } contratos que no tienes; cualquier otro te cuesta sus puntos.
