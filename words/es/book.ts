import type { LearnWords } from '../en/book.ts';

/** The texts of the rulebook in Spanish. */
export const es: LearnWords = {
  tag: 'es',
  title: 'Reglamento',
  lead: 'Cada imagen es una partida: prueba lo que quieras y las reglas responderán.',
  back: 'Volver',
  contents: 'Contenido',
  previous: 'Página anterior',
  next: 'Página siguiente',
  search: 'Buscar una regla',
  found: (hits) => (hits === 0 ? 'Sin resultados' : `Resultados: ${hits}`),
  rule: (number) => `Regla ${number}`,
  figure: (title) => `Figura: ${title}`,
  cell: (where) => `${where}, vacío`,
  practice: 'Ejercicios',
  practiceLead: 'Problemas sobre las reglas. A ver cuántos resuelves.',
  exercise: (index, count) => `Ejercicio ${index} de ${count}`,

  ask: {
    place: (name) => `${name}: elige un espacio, gira la loseta y colócala.`,
    act: (name) => `¿Adónde va el seguidor de ${name}?`,
    dice: (name) => `¿Cuántos dados tira ${name}?`,
    points: (name) => `¿Cuántos puntos recibe ahora ${name}?`,
    field: (name) => `¿En qué casilla queda ${name} después de esta puntuación?`,
    throw: 'Todo listo para los dados.',
    end: 'Hecho.',
  },
  button: {
    place: 'Colocar aquí',
    turn: 'Girar la loseta',
    none: 'Sin seguidor',
    recall: 'Recuperar al abad',
    throw: 'Tirar los dados',
    show: 'Enséñamelo',
    again: 'Otra vez',
  },
  answer: {
    right: '¡Correcto!',
    other: 'Las reglas lo permiten, pero aquí se trata de otra cosa. Prueba de otro modo.',
    number: 'No del todo. Cuenta otra vez.',
  },

  pages: {
    overview: {
      title: 'El juego en un minuto',
      text: [
        'De dos a cinco jugadores exploran una galaxia de 76 losetas. Rutas comerciales, campos de asteroides y planetas crecen loseta a loseta, y vuestros seguidores los ocupan para ganar puntos. Al final gana quien tenga más puntos. [SW-1 SW-2 SW-3 SW-12]',
        'Un turno tiene cuatro acciones, siempre en este orden: colocar una loseta, poner un seguidor si quieres, luchar donde coincidan rivales y puntuar lo que esté completo. Después juega el siguiente, en el sentido de las agujas del reloj. Según las reglas impresas empieza la persona más joven; aquí se elige o se sortea. [SW-13 SW-14 C-15]',
        'Todos empiezan con cuatro seguidores pequeños y uno grande en la reserva; un sexto cuenta los puntos desde la casilla 0. Cada color pertenece a una facción, y los colores que nadie usa se quedan en la caja. [SW-5 SW-8 SW-9 SW-10 SW-11 C-48]',
        'La loseta inicial está en el centro; se reconoce por el reverso. Las demás esperan barajadas y boca abajo. Seis dados están listos para las batallas. [SW-4 SW-6 SW-7]',
      ],
    },
    tiles: {
      title: 'Colocar una loseta',
      text: [
        'Roba una loseta y colócala junto a las demás. Todos los lados que se tocan deben encajar: ruta con ruta, asteroides con asteroides, cosmos con cosmos. Tocar solo una esquina no basta. [SW-15 SW-16 D-2]',
        'Un planeta ocupa el centro de su loseta; las rutas y asteroides de sus bordes también deben encajar. [SW-17]',
        'Si la loseta encaja, hay que colocarla. Solo la que no encaja en ningún sitio, se gire como se gire, sale del juego: todos la ven y robas otra. Como regla de la casa, vuelve a la pila; entonces la partida termina cuando se roba una loseta y ninguna de las que quedan encaja. [SW-18 D-3 C-13 C-14]',
      ],
    },
    meeples: {
      title: 'Poner un seguidor',
      text: [
        'Después de colocar la loseta puedes poner un seguidor de tu reserva, pequeño o grande, en esa loseta: un mercader en una ruta, un explorador en un campo de asteroides, un conquistador en un planeta. El grande vale por uno y no da más puntos; pero tira dos dados. Con la reserva vacía se salta esta acción. [SW-19 SW-22 C-10 C-11]',
        'Una ruta debe estar libre en toda su longitud, tal como queda tras colocar la loseta. Cualquier seguidor la bloquea, incluso uno tuyo. [SW-20 C-1 C-2]',
        'Lo mismo vale para los campos de asteroides. [SW-21]',
        'Un seguidor por turno: en la nueva loseta o en un planeta contiguo. Nadie se queda en el cosmos ni en una intersección. Ruta, campo de asteroides y planeta se llaman dominios; si la loseta completa uno libre, todavía puedes ocuparlo y puntuar en el acto. [SW-25 C-8 C-12]',
      ],
    },
    routes: {
      title: 'Rutas comerciales',
      text: [
        'Una ruta está completa cuando se cierran sus dos extremos: en una intersección, un campo de asteroides, un planeta o al desembocar en sí misma. [SW-44 C-36 C-37]',
        'Cada loseta de una ruta completa da 1 punto. Puntúa quien la ocupa, coloque quien coloque la loseta. Los seguidores que puntúan vuelven; los demás se quedan. [SW-43 SW-45 SW-51]',
        'Cada símbolo de la ruta da 2 más, sea de la facción que sea. Una loseta cuenta una vez, aunque la ruta la cruce dos veces. [SW-50 C-34 C-38]',
        'Una loseta puede completar varios dominios; cada uno se puntúa. Un dominio sin seguidores no da nada. [C-41 C-42]',
      ],
    },
    asteroids: {
      title: 'Campos de asteroides',
      text: [
        'Un campo de asteroides está completo cuando lo rodea el cosmos y no queda ningún hueco. También lo mantiene abierto un hueco que ninguna loseta podrá llenar. [SW-46 C-39]',
        'Cada loseta da 2 puntos y cada símbolo 2 más. Bastan dos losetas, y una loseta con dos trozos del campo cuenta una vez. [SW-47 C-35 C-40]',
      ],
    },
    planets: {
      title: 'Planetas',
      text: [
        'Un planeta está completo cuando hay losetas en los ocho espacios que lo rodean, esquinas incluidas. Da 9 por nueve losetas y 2 por su propio símbolo: 11 en total. Los símbolos de alrededor no cuentan. [SW-48 SW-49]',
      ],
    },
    reach: {
      title: 'Directo a un planeta',
      text: [
        'Si colocas una loseta en uno de los ocho espacios que rodean un planeta, tu seguidor puede ir directamente a él. La loseta no tiene que estar conectada. Si hay varios planetas, elige uno. [SW-23 C-3 C-5 C-9]',
        'Se puede aunque ya haya alguien. El planeta de un rival significa batalla; uno completado antes queda fuera de alcance, pues a su alrededor no queda ningún espacio libre. [SW-24 C-6]',
        'En tu propio planeta un segundo seguidor se une al primero: ambos darán dados, pero el planeta puntúa una vez. [C-4 C-29]',
        'Esto puede desactivarse para una partida: entonces solo valen planetas vacíos y los de rivales. [C-4]',
      ],
    },
    battle: {
      title: 'Batalla',
      text: [
        'En un dominio solo puede quedar un color. Cuando se unen dominios o un seguidor llega al planeta de un rival hay batalla: enseguida, antes de puntuar, esté completo el dominio o no. [SW-26 SW-27 SW-28 C-16 C-17]',
        'Tira un dado por cada seguidor pequeño tuyo en el dominio y dos por el grande, nunca más de tres. Solo cuenta tu mejor dado, y gana el más alto. [SW-29 SW-31 SW-32 C-20]',
        'Quien pierde recupera todos sus seguidores del dominio y recibe 1 punto por dado tirado. Quien gana se queda, no recibe nada por la victoria y solo puntúa si el dominio está completo. [SW-34 SW-35 C-26 C-27 C-28]',
        'En caso de empate por el número más alto, cada empatado recibe 1 punto y vuelve a tirar la misma cantidad de dados; los demás quedan fuera. Tres o cuatro colores tiran a la vez. [SW-33 SW-36 C-24 C-25 C-31]',
        'Puedes provocar una batalla entre otros sin participar. Los seguidores que vuelven esperan a tu próximo turno. [C-18 C-19]',
      ],
    },
    attack: {
      title: 'Atacar un planeta',
      text: [
        'Ir directamente al planeta de un rival es un ataque. Los dados se cuentan como siempre, y solo ayuda el símbolo del planeta. Si pierde el atacante, el defensor se queda. [SW-40 SW-41 C-22 C-30]',
        'Incluso puedes atacar un planeta que tu loseta acaba de completar: los puntos son para quien gane. [C-7]',
      ],
    },
    factions: {
      title: 'Facciones y símbolos',
      text: [
        'Rojo y verde son de la Alianza Rebelde, negro y blanco del Imperio, naranja de los cazarrecompensas. Sin equipos, compartir facción no protege: se lucha igual. [SW-37 C-23 C-49]',
        'Si en el dominio hay un símbolo de tu facción, tiras un dado más: solo uno, por muchos símbolos que haya. [SW-30 C-21]',
        'El límite sigue siendo de tres dados. [SW-31]',
        'Un símbolo solo vale para el dominio en que está impreso: el de un planeta no ayuda en una ruta de la misma loseta. No tiene que ver con el nombre del planeta, y los colores de los dados son de adorno. [SW-38 SW-39 SW-42 C-32]',
      ],
    },
    end: {
      title: 'Puntos y fin de la partida',
      text: [
        'Los puntos se cuentan en el acto, una casilla por punto. No hay límite. [SW-52 C-33]',
        'Tras una vuelta, el marcador se tumba: eso significa 50 puntos. [SW-52]',
        'La partida termina con el turno en que la última loseta sale de la pila. Ese turno se juega entero; alguien puede haber tenido un turno más. Luego viene el recuento final y gana quien tenga más puntos. Los empatados comparten la victoria. [SW-53 SW-58 D-10 C-46 C-47]',
      ],
    },
    final: {
      title: 'Recuento final',
      text: [
        'Los dominios ocupados puntúan por última vez. Una ruta da 1 punto por loseta y un campo de asteroides también: la mitad de lo que valdría completo. [SW-54 SW-55]',
        'Un planeta da 1 punto, más 1 por cada loseta que lo rodea. [SW-56 C-45]',
        'Los símbolos siguen dando 2 cada uno; en un planeta, solo el suyo. Ya no se tiran dados, y los dominios sin seguidores no dan nada. [SW-57 C-43 C-44]',
      ],
    },
    teams: {
      title: 'Dos equipos',
      text: [
        'Cuatro jugadores, dos equipos: rojo y verde por la Alianza Rebelde, negro y blanco por el Imperio. Los compañeros se sientan uno frente a otro, de modo que las facciones se alternan. [SW-59 SW-60 SW-61]',
        'Un equipo reúne sus puntos con un solo marcador. Cada compañero tiene su reserva de cinco y pone solo su color. [SW-62 C-57 C-58 C-59]',
        'Los compañeros nunca luchan entre sí. En una batalla uno, da igual quién, tira por todos los seguidores del equipo en el dominio, con tres dados como mucho. Los puntos por empates y derrotas los recibe el equipo, una sola vez. [SW-63 SW-64 SW-65 C-53 C-54 C-55 C-56]',
        'Cuando se unen dominios de compañeros, ambos se quedan. La ruta o el campo de tu compañero está ocupado para ti; a su planeta puedes ir. Lo demás es como siempre. [SW-66 C-50 C-51 C-52]',
      ],
    },
    classicOverview: {
      title: 'El juego en un minuto',
      text: [
        'De dos a cinco jugadores construyen un paisaje de caminos, ciudades y monasterios y ponen allí seguidores para ganar puntos. Gana quien tenga más. [CL-1 K-9]',
        'Un turno tiene tres pasos: colocar una loseta, poner un seguidor si quieres y puntuar lo que esté completo. Después juega el siguiente, en el sentido de las agujas del reloj; quién empieza se elige o se sortea. [CL-4 CL-5]',
        'Cada uno tiene siete seguidores; un octavo cuenta los puntos. La loseta inicial está en el centro y las demás esperan boca abajo. [CL-2 CL-3 K-11]',
        'Campesinos, río y abad son módulos. Añade los que quieras. [CL-21]',
      ],
    },
    classicTiles: {
      title: 'Colocar una loseta',
      text: [
        'Roba una loseta y colócala de modo que continúe lo que toca: camino con camino, ciudad con ciudad, campo con campo. Al menos un lado debe tocar otra loseta; una esquina no basta. [CL-5 D-2]',
        'Una loseta que no encaja en ningún sitio se descarta y robas otra. Como regla de la casa, vuelve a la pila; entonces la partida termina cuando se roba una loseta y ninguna de las que quedan encaja. [CL-6 D-3 K-8]',
        'Luego puedes poner un seguidor en un dominio de esa loseta, el que elijas. Si completa un dominio libre, todavía puedes ocuparlo y puntuar en el acto. [CL-15 K-5]',
      ],
    },
    roads: {
      title: 'Caminos',
      text: [
        'Un camino está completo cuando sus dos extremos acaban en una aldea, una ciudad, un monasterio u otro obstáculo dibujado, o cuando forma un circuito. Cada loseta da 1 punto y el seguidor vuelve. [CL-8 CL-11]',
        'Solo puedes ocupar un camino o una ciudad si no hay nadie en ninguna de sus losetas, ni siquiera tú. [CL-7 K-3]',
      ],
    },
    cities: {
      title: 'Ciudades',
      text: [
        'Una ciudad está completa cuando sus murallas se cierran y no queda hueco dentro. Cada loseta da 2 puntos; dos losetas ya son una ciudad. [CL-9 K-6]',
        'Cada escudo da 2 más. Una loseta con dos trozos de la ciudad cuenta una vez. [CL-9 K-4]',
      ],
    },
    monasteries: {
      title: 'Monasterios',
      text: [
        'Un monasterio está en el centro de su loseta; al colocarla puedes poner en él un seguidor. Está completo cuando hay losetas en los ocho espacios que lo rodean, esquinas incluidas: 9 puntos. Nadie puede disputártelo. [CL-10 K-26]',
      ],
    },
    sharing: {
      title: 'Dominios compartidos',
      text: [
        'Los dominios ocupados por separado pueden unirse. Entonces varios jugadores comparten un camino o una ciudad, en paz. [CL-12]',
        'Si varios empatan con el mayor número de seguidores, cada uno recibe todos los puntos. [CL-13 K-1]',
        'Si no, los recibe solo quien más tenga. Más seguidores no dan más puntos. Los de todos vuelven. [CL-14 K-1 K-2]',
      ],
    },
    farmers: {
      title: 'Campesinos',
      text: [
        'Con este módulo un seguidor puede tumbarse en un campo de la nueva loseta. Un campesino se queda hasta el final. [FA-1 FA-3]',
        'En el campo no puede haber otro campesino, ni siquiera tuyo. Caminos, ciudades y río limitan un campo; monasterios y jardines no. [FA-2 K-12 K-13]',
        'Al final un campo da 3 puntos por cada ciudad completa que toca, una vez cada una. Las ciudades abiertas no dan nada. [FA-4 K-14]',
        'Si varios comparten un campo, decide la mayoría, como siempre. [FA-5]',
      ],
    },
    river: {
      title: 'El río',
      text: [
        'La partida empieza con doce losetas de río: el nacimiento ya está colocado, diez se barajan y el lago sale el último. Solo después vienen las demás. La loseta inicial de siempre se queda en la caja o, si quieres, entra en la pila. [RI-1 RI-2 RI-3 RI-5 K-15 K-18]',
        'Una loseta de río debe continuar por el extremo abierto y no puede dar la vuelta enseguida: dos curvas seguidas no pueden girar hacia el mismo lado. Si no hay otra posibilidad, está permitido. Como regla de la casa, siempre está permitido. [K-16 K-17]',
        'Los seguidores se ponen como siempre, y con campesinos también en las orillas. En el río mismo no hay nadie. Alrededor del nacimiento y del lago las orillas son un solo campo. [RI-4 K-19 K-20]',
      ],
    },
    abbot: {
      title: 'El abad',
      text: [
        'Cada uno recibe además un abad, y los jardines cuentan. En lugar de un seguidor puedes poner al abad en un monasterio o jardín de la nueva loseta. Nadie más puede estar en un jardín. Sin este módulo los jardines son de adorno. [AB-1 AB-2 AB-3 AB-5 K-21 K-25]',
        'Un jardín puntúa como un monasterio: 9 puntos con ocho losetas alrededor. [AB-4]',
        'En un turno en que no pones ningún seguidor puedes recuperar al abad. Da en el acto 1 punto, más 1 por cada loseta que lo rodea, incluida la nueva. No se puede en el turno en que se pone, ni si la loseta completa su dominio: ese se puntúa como siempre. [AB-6 K-22 K-23]',
        'Un abad que sigue en el tablero al final puntúa igual. [K-24]',
      ],
    },
    inns: {
      title: 'Posadas y catedrales',
      text: [
        'La caja añade dieciocho losetas a la pila, un seguidor grande para cada uno y el rosa para un sexto jugador. Se combina con todos los demás módulos; sin el abad los jardines son de adorno. [IC-1 IC-2 K-47 K-52 D-28 D-29 D-30]',
        'Algunos caminos tienen una posada. Completos valen 2 puntos por loseta, sean cuantas sean las posadas; incompletos al final no valen nada. En un cruce la posada pertenece al único brazo junto al que está. Una loseta así también se puede colocar en el camino de otro. [IC-5 IC-6 IC-9 IC-10 K-28 K-49]',
        'Una ciudad con catedral vale 3 puntos por loseta y 3 por escudo cuando está completa, y nada si al final no lo está. [IC-7 IC-8 K-54]',
        'El seguidor grande se coloca en lugar de uno normal, también en los campos, pero no en un jardín. Cuenta como dos donde decide la mayoría, no da más puntos y no se puede recuperar. [IC-3 IC-4 K-27 K-29 K-53]',
        'Un campo rodeado de murallas es un campo aparte: en él puede tumbarse un campesino. Posadas, catedrales, mercancías y constructores no influyen unos en otros. [K-30 K-39]',
      ],
    },
    traders: {
      title: 'Constructores y comerciantes',
      text: [
        'Veinticuatro losetas más, un constructor para cada uno y, con los campesinos, un cerdo. Donde dos caminos se cruzan por un puente siguen los dos, y entre ellos hay cuatro campos. [TB-1 TB-2 TB-14 K-36 D-36 D-37]',
        'En lugar de un seguidor puedes poner al constructor en un camino o una ciudad de la nueva loseta donde ya haya un seguidor tuyo, esté quien esté además, si la loseta no lo completa. No cuenta para la mayoría, no da puntos y vuelve con tus seguidores. Una figura por turno. [TB-3 TB-6 TB-7 K-33 K-34 K-46 K-48 K-50 D-33 D-34]',
        'Si colocas una loseta que continúa el camino o la ciudad de tu constructor, después tienes un segundo turno, aunque la loseta lo complete, y solo uno. El turno en que lo colocas no da ninguno, y la loseta de otro tampoco. [TB-4 TB-5 TB-8 K-31 K-32 K-38 K-41 K-42 D-31]',
        'El segundo turno es entero: robar, colocar, quizá una figura, puntuar. No es opcional, y se pierde cuando no quedan losetas. [K-35 K-37 K-40 D-32]',
        'Algunas ciudades muestran mercancías: vino, trigo o paño. Quien coloca la loseta que completa una ciudad así se lleva una ficha de mercancía por cada símbolo de mercancía, aunque no haya nadie. [TB-9 K-43 K-51]',
        'Al final quien tiene más vino recibe 10 puntos, y lo mismo con el trigo y con el paño. En caso de empate 10 puntos para cada uno; nada por lo que nadie tiene. [TB-10 K-44]',
        'El cerdo se coloca en un campo donde ya hay un campesino tuyo, y se queda. No cuenta para la mayoría. Si puntúas el campo, te da 4 puntos por ciudad completa en lugar de 3; los demás reciben sus 3. [TB-11 TB-12 TB-13 K-45 D-35]',
      ],
    },
    classicEnd: {
      title: 'El final',
      text: [
        'La partida termina con el turno en que la última loseta sale de la pila. [CL-16 D-10]',
        'Lo que sigue abierto da menos: un camino 1 punto por loseta, una ciudad 1 por loseta y 1 por escudo. Como regla de la casa, un camino abierto da 1 punto en total. [CL-17 CL-18 D-20 K-7]',
        'Un monasterio da 1 punto, más 1 por cada loseta que lo rodea. La mayoría cuenta como durante la partida. También puntúan los campos y el abad: véanse sus páginas. [CL-19 K-1]',
        'Gana quien tenga más puntos; los empatados comparten la victoria. [CL-20 K-10]',
      ],
    },
  },

  figures: {
    first: {
      title: 'Un turno entero',
      story:
        'El campo de asteroides de la loseta inicial está abierto al norte. Complétalo y pon un explorador que vuelva enseguida con puntos.',
    },
    fit: {
      title: '¿Dónde encaja?',
      story: 'Completa el campo de asteroides. Puedes equivocarte: las reglas te dirán qué falla.',
    },
    E1a: {
      title: '¿Qué dominio está libre?',
      story: 'Blanco ha cerrado la ruta de Rojo. ¿Adónde puede ir el seguidor de Blanco? Prueba también esa ruta.',
    },
    takenField: {
      title: 'Ya hay un explorador',
      story: 'La loseta de Blanco continúa el campo de asteroides de Rojo. ¿Qué le queda a Blanco?',
    },
    E1: {
      title: 'Una ruta completa',
      story: 'Blanco coloca la loseta que cierra la ruta de Rojo. ¿Quién puntúa?',
    },
    routeSymbols: { title: 'En circuito', story: 'Esta ruta desemboca en sí misma. Tiene dos símbolos.' },
    E2: {
      title: 'Un campo de asteroides completo',
      story: 'Tres losetas y un símbolo del Imperio, ocupadas por un rebelde.',
    },
    E3: { title: 'La octava loseta', story: 'Junto al planeta queda un espacio vacío. Llénalo.' },
    reach: {
      title: '¿Al alcance?',
      story: 'Dos planetas y una loseta nueva. ¿Cuál está en uno de los ocho espacios que la rodean?',
    },
    E4: {
      title: 'Uno contra uno',
      story: 'Une las dos rutas. El símbolo rebelde de la loseta de Rojo pertenece al planeta: ¿ayuda aquí?',
    },
    E5: {
      title: 'Tres en un campo',
      story:
        'Rojo coloca la loseta que une tres brazos de un campo de asteroides: Rojo tiene un seguidor pequeño, Negro uno grande y Blanco uno pequeño.',
    },
    notInvolved: {
      title: 'No es mi batalla',
      story: 'Verde une las rutas de Rojo y Negro y no tiene a nadie allí.',
    },
    E6: {
      title: 'Rojo ataca',
      story: 'El seguidor grande de Blanco ocupa el planeta. Rojo coloca una loseta al lado y ataca con uno pequeño.',
    },
    completedAttack: {
      title: 'En el último momento',
      story: 'La loseta de Rojo completa el planeta de Blanco. Si Rojo no ataca, Blanco recibe 11 puntos.',
    },
    reinforce: {
      title: 'Dos en un planeta',
      story: 'Rojo tiene dos seguidores en este planeta. Y es Blanco quien lo completa.',
    },
    noReinforcing: {
      title: 'Sin refuerzos',
      story:
        'En esta partida los planetas no se refuerzan. Rojo ya ocupa el planeta: ¿adónde puede ir un segundo seguidor?',
    },
    oneExtra: {
      title: 'Tres símbolos',
      story: 'Rojo tiene aquí un seguidor pequeño, y en la ruta hay tres símbolos de la Alianza Rebelde.',
    },
    cap: { title: 'Multitud', story: 'Dos seguidores pequeños, el grande y un símbolo: serían cinco dados.' },
    E8: { title: 'Una vuelta al marcador', story: 'Rojo tiene 48 puntos y se completa una ruta de tres losetas.' },
    E7: {
      title: 'La última loseta',
      story:
        'Negro coloca la última loseta y un explorador en ella. Después se puntúa todo lo ocupado. Calcula antes de mirar.',
    },
    teamCap: {
      title: 'Rojo y Verde juntos',
      story: 'El seguidor pequeño de Rojo y el grande de Verde ocupan un planeta con su símbolo. Negro ataca.',
    },
    roadFit: {
      title: '¿Dónde encaja?',
      story: 'Cierra el camino por el este. Puedes equivocarte: las reglas te dirán qué falla.',
    },
    takenRoad: {
      title: '¿Camino o ciudad?',
      story: 'En este camino está el seguidor de Azul. ¿Qué le queda a Rojo?',
    },
    E9: { title: 'De aldea en aldea', story: 'Cierra el camino de Rojo con una segunda aldea.' },
    city2: { title: 'Una ciudad pequeña', story: 'Completa la ciudad de la loseta inicial y ocúpala en el acto.' },
    cityShield: { title: 'Un escudo', story: 'La ciudad de Rojo lleva un escudo. Cierra sus murallas.' },
    E10Abbey: { title: 'La octava loseta', story: 'Junto al monasterio de Rojo queda un espacio vacío.' },
    E11: { title: 'Dos en un camino', story: 'La loseta de Verde une los caminos de Rojo y Azul y los completa.' },
    majority: { title: 'La mayoría', story: 'Azul tiene dos seguidores y Rojo uno: une sus ciudades.' },
    secondFarmer: {
      title: '¿Norte o sur?',
      story: 'El campesino de Azul está al norte del camino. Rojo también quiere poner uno.',
    },
    meadow: {
      title: 'Cuatro ciudades',
      story:
        'La última loseta está puesta. El campo de Rojo, al norte del camino, toca tres ciudades completas y una abierta.',
    },
    riverBend: {
      title: 'Una segunda curva',
      story: 'El río acaba de girar al sur. Coloca la siguiente curva y prueba también a hacerlo volver.',
    },
    newGarden: {
      title: 'Un jardín',
      story: 'La nueva loseta de Rojo muestra un jardín y un camino. ¿Quién puede ir adónde?',
    },
    E10Garden: {
      title: 'El jardín está completo',
      story: 'Cierra el último hueco alrededor del jardín del abad de Rojo.',
    },
    abbotBack: {
      title: 'El abad vuelve a casa',
      story: 'Rojo coloca una loseta y recupera al abad. Cuenta las losetas que rodean el jardín, incluida la nueva.',
    },
    innRoad: {
      title: 'Un camino con posada',
      story: 'Rojo completa el camino. ¿Cuántos puntos vale?',
    },
    cathedral: {
      title: 'Una catedral',
      story: 'Rojo cierra el último hueco de la muralla. Cuenta cada loseta, y cuéntala tres veces.',
    },
    largeMeeple: {
      title: 'Grande contra normal',
      story: 'El seguidor grande de Azul y el seguidor de Rojo van a compartir una ciudad.',
    },
    secondTurn: {
      title: 'El constructor en acción',
      story: 'Rojo continúa el camino donde está el constructor.',
    },
    goods: {
      title: 'Vino para quien completa',
      story: 'La ciudad muestra vino, y no hay nadie en ella. Rojo la completa.',
    },
    pig: {
      title: 'El cerdo',
      story:
        'El campesino y el cerdo de Rojo comparten un campo con el campesino de Azul. Una ciudad vecina está completa.',
    },
    openRoad: { title: 'Un camino abierto', story: 'La última loseta está puesta y el camino sigue abierto.' },
    openCity: { title: 'Una ciudad abierta', story: 'Tres losetas y un escudo, pero sin muralla al norte.' },
  },

  coach: {
    name: 'Guía',
    leave: 'Seguir sin guía',
    count: 'Contar ya los puntos',
    onward: 'Seguir jugando',
    hint: (spot) => (spot === 0 ? 'Yo esta vez guardaría mis seguidores.' : `Yo elegiría el número ${spot}.`),
    answer: {
      tile: (does) => `Mira: esta loseta ${does}.`,
      better: (what) => `Hay algo mejor: ${what}.`,
      there: 'Prueba el espacio claro.',
      turn: 'Gira la loseta.',
    },
    lessons: {
      welcome:
        '¡Te damos la bienvenida! Al final gana quien tenga más puntos. Esta es tu loseta: encaja en los espacios marcados, y el más claro es buena opción. Elige uno.',
      meeple: 'Ahora un seguidor: ocupa un dominio para ti. Los números son sus sitios, con los puntos que darían.',
      confirm: 'Nada es definitivo antes de confirmar. El botón dice lo que va a hacer.',
      wait: 'Ahora juega el otro bando. Su nueva loseta tiene un marco de color.',
      enough:
        '¡Doce turnos! Una partida entera dura hasta que la pila está vacía. ¿Contamos los puntos como si ya lo estuviera o quieres seguir jugando?',
      final:
        'El recuento final: cada dominio aún ocupado puntúa por última vez, uno tras otro. Sus losetas se iluminan.',
      over: 'Esta ha sido tu primera partida. ¡Bien jugado! Ya conoces las reglas; cualquier duda la resuelve el reglamento.',
      values:
        'Una ruta completa da 1 punto por loseta, un campo de asteroides 2. Un planeta con ocho losetas alrededor da 11.',
      closed:
        'Una ruta está completa cuando termina por ambos lados; un campo, cuando lo rodea el cosmos. Entonces puntúa y tu seguidor vuelve.',
      symbols:
        'Cada símbolo vale 2 puntos más cuando puntúa su dominio. Uno de tu facción te da además un dado si allí hay batalla.',
      large:
        'Uno de tus seguidores es grande: en una batalla tira dos dados. Elígelo junto a los sitios cuando esperes una.',
      end: 'Cuando se vacía la pila también cuenta lo abierto: 1 punto por loseta, 2 por símbolo. Para un campo es la mitad, así que completa los tuyos.',
      roads: 'Un camino completo da 1 punto por loseta, una ciudad 2. Un monasterio con ocho losetas alrededor da 9.',
      walls:
        'Un camino está completo cuando termina por ambos lados; una ciudad, cuando su muralla no tiene huecos. Entonces puntúa y tu seguidor vuelve.',
      arms: 'Cada escudo vale 2 puntos más cuando su ciudad se completa, y 1 más si al final sigue abierta.',
      share:
        'Dos dominios pueden unirse. Entonces puntúa quien tenga más seguidores allí; si hay empate, los dos reciben todos los puntos.',
      harvest:
        'Cuando se vacía la pila también cuenta lo abierto: 1 punto por loseta. Y el campo de cada campesino da 3 por cada ciudad completa a su lado.',
      bag: 'La pila muestra cuántas losetas quedan y cuáles. Ayuda saber qué puede completar todavía lo que ocupas.',
      alone: 'Desde aquí eliges tú. Yo me quedo y aviso cuando ocurra algo nuevo.',
      turn: 'Aquí esta loseta encaja de varias maneras. Elígela otra vez para girarla.',
      scored: '¡Puntos! Lo completo se puntúa en el acto, y sus seguidores vuelven a tu reserva.',
      battle:
        '¡Una batalla! Solo puede quedar un bando: un seguidor pequeño tira un dado, uno grande dos. Gana el más alto; quien pierde recibe un punto por dado.',
      planet:
        'Hay un planeta al alcance: desde una loseta contigua tu seguidor puede ir directamente. Con ocho losetas alrededor da 11 puntos.',
      farmer:
        'También puedes tumbar un seguidor en un campo. Un campesino se queda hasta el final y entonces da 3 puntos por cada ciudad completa a su lado.',
    },
  },
};
