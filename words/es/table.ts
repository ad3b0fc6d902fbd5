import type { Counted } from '@asteroute/engine';
import type { Catalogue } from '../en/table.ts';
import { type ByName, type Forms, formsOf, grammarOf, orName } from '../grammar.ts';
import { type Meeples, OWN_NAMES, type TokenNames } from '../rule-names.ts';
import { after } from './grammar.ts';

const { number, count, form, list } = grammarOf('es');

const TILES: Forms = { one: 'loseta', other: 'losetas' };
const POINTS: Forms = { one: 'punto', other: 'puntos' };
const COUNTED: Readonly<Record<Counted, Forms>> & Readonly<Record<TokenNames, Forms>> = {
  tile: TILES,
  symbol: { one: 'símbolo', other: 'símbolos' },
  shield: { one: 'escudo', other: 'escudos' },
  city: { one: 'ciudad', other: 'ciudades' },
  road: { one: 'camino', other: 'caminos' },
  wine: { one: 'ficha de vino', other: 'fichas de vino' },
  grain: { one: 'ficha de trigo', other: 'fichas de trigo' },
  cloth: { one: 'ficha de paño', other: 'fichas de paño' },
};
/** What the 10 points for most of one of the goods are for. */
const GOODS: ByName<TokenNames> = { wine: 'vino', grain: 'trigo', cloth: 'paño' };

const FEMININE: ReadonlySet<string> = new Set(['route', 'city']);
/** "la ruta comercial", "el planeta". */
const theRealm = (realm: string): string => `${FEMININE.has(realm) ? 'la' : 'el'} ${es.realms[realm]}`;
/** "del jardín". */
const from = (realm: string): string => `de ${theRealm(realm)}`.replace('de el ', 'del ');
/** "una ruta comercial"; with an adjective "una ruta comercial completa". */
function aRealm(realm: string, adjective?: string): string {
  const [article, ending] = FEMININE.has(realm) ? ['una', 'a'] : ['un', 'o'];
  return `${article} ${es.realms[realm]}${adjective === undefined ? '' : ` ${adjective}${ending}`}`;
}

const ROLES: Readonly<Record<string, string>> = {
  route: 'mercader',
  asteroid: 'explorador',
  planet: 'conquistador',
  field: 'campesino',
};
const MEEPLES: ByName<Meeples> = {
  small: 'seguidor pequeño',
  large: 'seguidor grande',
  normal: 'seguidor',
  abbot: 'abad',
  builder: 'constructor',
  pig: 'cerdo',
};
const KINDS: ByName<Meeples, Forms> = {
  small: { one: 'pequeño', other: 'pequeños' },
  large: { one: 'grande', other: 'grandes' },
  normal: { one: 'seguidor', other: 'seguidores' },
  abbot: { one: 'abad', other: 'abades' },
  builder: { one: 'constructor', other: 'constructores' },
  pig: { one: 'cerdo', other: 'cerdos' },
};

/** The name of a meeple on a kind of realm: "mercader grande", "campesino". */
function role(realm: string, meeple: string): string {
  if (OWN_NAMES.has(meeple)) return MEEPLES[meeple];
  if (!(meeple in MEEPLES)) return meeple;
  const name = ROLES[realm] ?? 'seguidor';
  return meeple === 'large' ? `${name} grande` : name;
}

const OF_FACTION: Readonly<Record<string, string>> = orName({
  rebels: 'de la Alianza Rebelde',
  empire: 'del Imperio',
  hunters: 'de los cazarrecompensas',
});

export const es: Catalogue = {
  tag: 'es',
  title: 'Asteroute',
  unofficial: 'Un juego de aficionados, no oficial. Las imágenes, los textos y los sonidos son nuestros.',

  setup: {
    heading: 'Nueva partida',
    name: (seat) => `Nombre del jugador ${seat}`,
    nameLength: (length, most) => `${length} de ${most} caracteres`,
    defaultName: (seat) => `Jugador ${seat}`,
    who: (name) => `¿Quién juega como ${name}?`,
    person: 'Persona',
    color: (name) => `Color ${after('de', name)}`,
    add: 'Añadir un jugador',
    remove: (name) => `Quitar ${after('a', name)}`,
    edition: 'Edición',
    needs: (players) => `Hacen falta exactamente ${players} jugadores.`,
    starts: '¿Quién empieza?',
    startsRandom: 'Al azar',
    dealtColors: 'Colores al azar',
    dealtColorsHint: 'Se sortean al empezar la partida.',
    length: 'Duración',
    fullDeck: 'Pila completa',
    shortDeck: 'Pila corta',
    ownTiles: 'Mis losetas',
    more: 'Más ajustes',
    makeTiles: 'Armar un conjunto',
    tileSet: (name) => (name === '' ? 'Con losetas distintas de las habituales' : `Losetas: ${name}`),
    houseRules: 'Reglas de la casa',
    houseRulesHint: 'Donde los reglamentos se pueden leer de dos maneras.',
    start: 'Empezar la partida',
    resume: 'Continuar',
    resumeHint: (tiles) =>
      `Te espera una partida: ${count(tiles, { one: 'loseta ya colocada', other: 'losetas ya colocadas' })}.`,
  },

  start: {
    play: 'Jugar',
    against: (names) => `Contra ${names}`,
    setUp: 'Preparar la partida',
    setUpTable: 'Todas las mesas',
    other: (name) => `O ${name}`,
    daily: 'Cada día',
    dailyHint: 'Dos problemas y una pila.',
    settings: 'Ajustes',
    yourTurn: 'Te toca',
    theirTurn: (name) => `Le toca ${after('a', name)}`,
    since: (moves) => `${count(moves, { one: 'jugada', other: 'jugadas' })} desde tu última visita`,
    botPlays: 'Un bot juega por ti',
    notBegun: 'Aún no ha empezado',
    running: 'Partidas en curso',
    making: 'Creando la mesa…',
    noServer: 'No se puede conectar con el servidor. Puedes jugar aquí de todos modos.',
    alone: 'Aquí no hay servidor de juego: juega en esta pantalla, a solas o en compañía.',
    code: '¿Tienes un código?',
    codeUnknown: 'Ninguna mesa abierta tiene ese código. Revisa cada letra. Si la partida ya empezó, pide el enlace.',
    install: 'Instalar',
    installHow: {
      https:
        'Esta página se ha cargado por HTTP. Los navegadores solo permiten instalarla y jugar sin conexión con HTTPS: pídeselo a quien gestiona este servidor.',
      'home-screen':
        'En un iPhone o iPad, pulsa «Compartir» y luego «Añadir a pantalla de inicio». El juego instalado funciona sin conexión y conserva tus partidas.',
    },
    level: (level, of) => `nivel ${level} de ${of}`,
    unknown: 'No hay nada en esta dirección',
    unknownHint: 'Quizá esté mal escrita, o la página ha cambiado de sitio.',
    cut: 'Este enlace a una mesa está incompleto',
    cutHint: 'Pídelo de nuevo y cópialo entero.',
    home: 'A la página de inicio',
  },

  crash: {
    heading: 'Algo ha fallado en esta página',
    kept: 'Tus partidas están guardadas tal como estaban tras el último turno.',
    reload: 'Volver a cargar la página',
    report: 'Si vuelve a ocurrir, avísanos con este texto:',
    copy: 'Copiar el texto',
  },

  editions: {
    'star-wars': {
      name: 'Edición Star Wars',
      tagline: 'Un juego de losetas: coloca una loseta, ocupa rutas y planetas, lucha por ellos con dados.',
    },
    classic: {
      name: 'Clásico',
      tagline: 'Un juego de losetas: coloca una loseta, ocupa caminos y ciudades, puntúa lo que completes.',
    },
  },
  modules: {
    teams: {
      name: 'Dos equipos',
      hint: 'Alianza Rebelde (rojo, verde) contra Imperio (negro, blanco); entre compañeros no se lucha.',
    },
    farmers: {
      name: 'Los campesinos',
      hint: 'Tumbados en los campos, al final valen 3 puntos por cada ciudad completa.',
    },
    river: { name: 'El río', hint: 'La partida empieza con un río de doce losetas.' },
    abbot: {
      name: 'El abad',
      hint: 'Un seguidor más, para monasterios y jardines, que puedes recuperar a cambio de puntos.',
    },
    inns: {
      name: 'Posadas y Catedrales',
      hint: 'Los caminos con posada y las ciudades con catedral valen más si se completan, nada si no. Un seguidor grande cuenta como dos, y pueden jugar seis.',
    },
    traders: {
      name: 'Constructores y Comerciantes',
      hint: 'El constructor da un segundo turno, el cerdo campos más ricos. Quien completa una ciudad se lleva sus mercancías: 10 puntos por la mayoría de vino, trigo o paño.',
    },
  },
  options: {
    planetReinforce: {
      name: 'Refuerzos en los planetas',
      hint: 'Un segundo seguidor puede unirse a tu planeta.',
      on: true,
    },
    riverStartTile: {
      name: 'Loseta inicial en la pila',
      hint: 'Con el río, la loseta inicial de siempre se mezcla con las demás.',
      on: 'stack',
    },
    openRoad: {
      name: 'Caminos abiertos: 1 punto',
      hint: 'Al final, un camino abierto vale 1 punto, sea cual sea su longitud.',
      on: 'flat',
    },
    unplaceable: {
      name: 'Lo que no encaja vuelve a la pila',
      hint: 'Una loseta que no encaja se vuelve a mezclar en vez de salir del juego.',
      on: 'stack',
    },
    riverTurns: {
      name: 'El río puede dar la vuelta',
      hint: 'Dos curvas seguidas pueden ir hacia el mismo lado.',
      on: 'free',
    },
  },
  bots: {
    aimless: { name: 'Soñador', character: 'Coloca las losetas donde quepan. Para la primerísima partida.' },
    hasty: { name: 'Grumete', character: 'Se lleva los puntos del turno y no piensa más allá.' },
    gentle: { name: 'Vagabundo', character: 'Apenas mira más allá de sus seguidores. Apacible.' },
    careless: { name: 'Comerciante', character: 'Se lleva cada punto que ve, pero se distrae con facilidad.' },
    projected: { name: 'Navegante', character: 'Cuenta lo que valdrá algo al final. Agudo.' },
    prudent: { name: 'Piloto', character: 'Guarda parte de la tripulación. Prudente.' },
    steady: { name: 'Intendente', character: 'Nunca se queda sin tripulación. Paciente.' },
    shrewd: { name: 'Agrimensor', character: 'Ve qué huecos se llenarán. Astuto.' },
    expert: { name: 'Capitán', character: 'Piensa varias jugadas por delante.' },
    master: { name: 'Almirante', character: 'Imagina el final antes de cada jugada. Magistral.' },
    builder: { name: 'Alcalde', character: 'Deja los caminos a los demás y construye grandes ciudades.' },
    farmer: { name: 'Granjero', character: 'Deja las ciudades a los demás y se instala en campos y monasterios.' },
    pirate: { name: 'Pirata', character: 'Se cuela en lo que otros han construido y se lleva parte de sus puntos.' },
    prospector: { name: 'Prospector', character: 'Deja las rutas a los demás y excava en los campos de asteroides.' },
    smuggler: { name: 'Contrabandista', character: 'Le gustan las rutas comerciales, cuanto más largas, mejor.' },
    conqueror: { name: 'Caudillo', character: 'Ataca planetas y no rehúye ninguna batalla.' },
  },
  colors: orName({
    red: 'Rojo',
    green: 'Verde',
    black: 'Negro',
    white: 'Blanco',
    orange: 'Naranja',
    blue: 'Azul',
    yellow: 'Amarillo',
    pink: 'Rosa',
  }),
  factions: orName({ rebels: 'Alianza Rebelde', empire: 'Imperio', hunters: 'Cazarrecompensas' }),
  teams: ['La Alianza Rebelde', 'El Imperio'],
  realms: orName({
    route: 'ruta comercial',
    asteroid: 'campo de asteroides',
    planet: 'planeta',
    road: 'camino',
    city: 'ciudad',
    monastery: 'monasterio',
    garden: 'jardín',
    field: 'campo',
    river: 'río',
  }),
  kinds: orName({
    small: 'Pequeño',
    large: 'Grande',
    normal: 'Seguidor',
    abbot: 'Abad',
    builder: 'Constructor',
    pig: 'Cerdo',
  }),
  spotName: (realm, meeple) => {
    if (OWN_NAMES.has(meeple)) return `${MEEPLES[meeple]}, ${es.realms[realm]}`;
    return ROLES[realm] ?? es.realms[realm];
  },

  board: {
    label: (tiles) => `Tablero, ${count(tiles, TILES)}`,
    cells: 'Espacios para la loseta',
    spots: 'Sitios para un seguidor',
    camera: 'Vista',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    fit: 'Mostrar todo el tablero',
    turnView: 'Girar el tablero',
    map: 'Mapa de todo el tablero',
    at: (x, y) => {
      if (x === 0 && y === 0) return 'Inicio';
      const column = x === 0 ? '' : `${x > 0 ? 'Este' : 'Oeste'}\u00a0${Math.abs(x)}`;
      const row = y === 0 ? '' : `${y > 0 ? 'Sur' : 'Norte'}\u00a0${Math.abs(y)}`;
      return [column, row].filter(Boolean).join(' ');
    },
    legal: (where, rotations, completes) =>
      `${where}, libre, ${count(rotations, { one: 'orientación posible', other: 'orientaciones posibles' })}${completes ? ', completa un dominio' : ''}`,
    battle: 'provoca una batalla',
    meeple: (owner, realm, meeple) => `${role(realm, meeple)} ${after('de', owner)}`,
  },

  turn: {
    yours: (name) => `${name}, te toca`,
    call: 'Tu turno',
    second: 'Segundo turno',
    thinking: (name) => `${name} está pensando`,
    place: 'Elige un espacio marcado para esta loseta',
    choose: '¿Poner un seguidor?',
    noPlaces: 'Aquí no hay sitio para un seguidor',
    noReserve: 'No quedan seguidores en la reserva',
    none: 'Sin seguidor',
    recall: 'Recuperar al abad',
    mayRecall: '¿Recuperar al abad?',
    confirmRecall: 'Colocar y recuperar al abad',
    atEnd: (points) => `por ahora vale ${number(points)}`,
    rotate: 'Girar la loseta',
    turnLeft: 'Girar a la izquierda',
    turnRight: 'Girar a la derecha',
    undo: 'Deshacer',
    drawn: (what) => `Loseta en la mano: ${what}`,
    go: 'Colocar',
    again: 'pulsa otra vez para colocar',
    advised: 'recomendado',
    lastMoves: 'Últimas jugadas',
    whereFits: 'Dónde encaja',
    confirm: 'Confirmar',
    confirmTile: 'Colocar sin seguidor',
    confirmMeeple: (realm, meeple) => `Colocar, ${role(realm, meeple)} en ${theRealm(realm)}`,
    confirmAttack: (realm, meeple) => `Colocar, ${role(realm, meeple)} ataca`,
    spot: (index, realm) => `${index}: ${es.realms[realm]}`,
    now: (points) => `${points} ahora`,
    anyway: (points) => `${points} en cualquier caso`,
    ifDone: (points) => `${number(points)} al completarse`,
    open: (sides) => count(sides, { one: 'lado abierto', other: 'lados abiertos' }),
    around: (cells) => {
      if (cells === 0) return 'rodeado';
      return `${form(cells, { one: 'falta', other: 'faltan' })} ${count(cells, { one: 'espacio', other: 'espacios' })}`;
    },
    attack: 'ataque',
    reinforce: 'refuerzo',
    odds: (own, rivals, percent) => `dados: ${own} contra ${rivals.join(' y ')}, ${percent} de probabilidad de ganar`,
  },

  battle: {
    heading: (realm) => `Batalla por ${theRealm(realm)}`,
    stake: (points) => `${count(points, POINTS)} al completarse`,
    stakeNow: (points) => `${count(points, POINTS)} en juego`,
    stakeEnd: (points) => `${count(points, POINTS)} al final de la partida`,
    dice: (dice) => count(dice, { one: 'dado', other: 'dados' }),
    fromMeeple: (meeple, many, dice) =>
      `${many > 1 ? `${number(many)} × ` : ''}${MEEPLES[meeple] ?? meeple} +${number(dice)}`,
    fromSymbol: (faction) => `símbolo ${OF_FACTION[faction]} +1`,
    perk: 'Un dado más en las batallas con este símbolo.',
    capped: 'nunca más de 3',
    tie: (names, points) => `Empate: ${names}, +${number(points)} cada uno, nueva tirada`,
    lost: (name, points) => `${name} se retira, +${number(points)}`,
    won: (name) => `${name} se queda con el dominio`,
    roll: 'Ruedan los dados',
    throws: (name) => `Tira ${name}`,
    rolled: (name, dice) => `${name} saca ${dice}`,
    skip: 'Saltar',
  },

  score: {
    tiles: (tiles) => count(tiles, TILES),
    points: (points) => count(points, POINTS),
    plus: (points) => `+${number(points)}`,
    ifEnded: (points) => `${points} si la partida terminara ahora`,
    formula: ({ terms }) =>
      terms.length === 0
        ? 'no vale nada'
        : terms.map((term) => `${count(term.count, formsOf(COUNTED, term.what))} × ${term.each}`).join(' + '),
    track: 'Marcador de puntuación',
    laps: (name, score) => `${name}: ${count(score, POINTS)}`,
    space: (space, laid) => (laid === 0 ? `casilla ${space}` : `casilla ${space}, tumbado por ${laid}`),
    lap: 'Tras una vuelta de 50, el marcador se tumba.',
    reserve: (counts) => `En la reserva: ${list(counts.map((one) => count(one.count, formsOf(KINDS, one.meeple))))}`,
    tokens: (tokens) => list(Object.entries(tokens).map(([what, many]) => count(many, formsOf(COUNTED, what)))),
    goods: 'mercancías',
  },

  stack: {
    left: (tiles) => `${form(tiles, { one: 'Queda', other: 'Quedan' })} ${count(tiles, TILES)}`,
    heading: 'Losetas en la pila',
    hint: 'Todos ven lo que queda; nadie sabe en qué orden.',
    count: (left, total) => `${number(left)} de ${number(total)}`,
    aside: 'Fuera del juego: no encajaban',
    noneAside: 'Ninguna hasta ahora.',
    ask: 'Elige una loseta para ver dónde encaja, o un espacio vacío para ver qué encaja allí.',
    fitting: (where) => `Qué encaja aquí: ${where}`,
    nothing: 'Ninguna loseta de las que quedan encaja aquí.',
    all: 'Mostrar todas las losetas',
    cells: (cells) => `encaja en ${count(cells, { one: 'espacio', other: 'espacios' })}`,
    chance: (percent, draws) =>
      `${percent} de probabilidad de que salga ${draws === 1 ? 'a continuación' : `entre las próximas ${count(draws, TILES)}`}`,
    empty: (where, tiles) => `${where}, vacío, losetas posibles: ${number(tiles)}`,
    close: 'Cerrar',
  },

  odds: {
    heading: 'Antes de atacar',
    win: (percent) => `${percent} de probabilidad de ganar`,
    own: ({ chance, complete, points, dice }) =>
      `Si ganas (${chance}), ${complete ? `recibes ${count(points, POINTS)}` : `te quedas con el dominio: ${es.turn.ifDone(points)}`}. Si pierdes, recibes ${count(dice, POINTS)}.`,
    others: ({ complete, points }) =>
      `Quien gana ${complete ? `recibe ${count(points, POINTS)}` : `se queda con el dominio: ${es.turn.ifDone(points)}`}. Quien pierde recibe 1 punto por dado.`,
    tie: 'Empate por el número más alto: 1 punto cada uno y nueva tirada.',
  },

  plan: {
    start: 'Hacer pruebas',
    heading: 'Pruebas: aquí nada cuenta',
    pick: 'Cualquier loseta que quede',
    end: 'Volver a la partida',
  },

  legend: {
    legal: 'La loseta encaja aquí',
    completes: 'Completa algo',
    battle: 'Provoca una batalla',
    rare: 'Pocas losetas encajan',
    closed: 'Ya no encaja nada',
    broken: 'Ya no se puede completar',
    scar: 'Aquí se ganó una batalla',
    last: 'La última jugada de un jugador',
    more: 'Señala un espacio, mantén el dedo en él o pulsa O para ver todas las marcas',
  },

  handover: {
    pass: (name) => `Pasa la pantalla ${after('a', name)}`,
    ready: (name) => `Soy ${name}`,
  },

  settings: {
    assistHints: {
      learn: 'Todo, con una leyenda de las marcas.',
      standard: 'Espacios marcados, losetas contadas, probabilidades de batalla.',
      tournament: 'Espacios marcados y cuántas losetas quedan.',
      purist: 'Ninguna marca: solo losetas y seguidores.',
    },
    assistOfficial: 'Un intento oficial no permite más ayuda.',
    lettersHint:
      'Si se ignoran, fuera de los campos de texto solo actúan las flechas, Tab, Intro, Esc y Espacio, y Ctrl + Z deshace.',
    sound: 'Sonido',
    effects: 'Sonidos del juego',
    ambience: 'Ambiente',
    calls: 'Tu turno',
    colors: 'Colores en esta pantalla',
    colorsHint: 'Solo cambia lo que ves, no la partida.',
    access: 'Accesibilidad',
  },
  choices: {
    speed: { legend: 'Dados y recuento', options: { full: 'Completos', short: 'Breves', off: 'Sin animación' } },
    assist: {
      legend: 'Ayudas de juego',
      options: { learn: 'Aprender', standard: 'Normal', tournament: 'Torneo', purist: 'Ninguna' },
    },
    confirm: {
      legend: 'Confirmar el turno',
      options: {
        again: 'Repetir la elección',
        meeple: 'Basta «Sin seguidor»',
        button: 'Solo con el tic',
      },
    },
    handover: { legend: 'Pasar la pantalla', options: { never: 'Sin aviso', banner: 'Aviso', card: 'Tarjeta' } },
    reach: { legend: 'Botón Confirmar', options: { right: 'A la derecha', left: 'A la izquierda' } },
    turning: { legend: 'Orientación del tablero', options: { auto: 'Para agrandarlo', never: 'Norte siempre arriba' } },
    motion: { legend: 'Movimiento', options: { system: 'Como el sistema', calm: 'Reducido', none: 'Ninguno' } },
    spoken: { legend: 'Avisos', options: { full: 'Detallados', brief: 'Breves' } },
    letters: { legend: 'Teclas de una sola letra', options: { on: 'Usar', off: 'Ignorar' } },
    vision: {
      legend: 'Simular el daltonismo',
      options: { normal: 'Normal', protan: 'Protan', deutan: 'Deutan', tritan: 'Tritan', grey: 'Gris' },
    },
  },

  log: {
    heading: 'Historial',
    empty: 'Nada todavía.',
    placed: (name, where) => `${name} coloca una loseta${where ? ` (${where})` : ''}`,
    deployed: (name, realm, meeple) =>
      `${name} pone ${OWN_NAMES.has(meeple) ? (meeple === 'pig' ? 'el' : 'al') : 'un'} ${role(realm, meeple)} en ${theRealm(realm)}`,
    recalled: (name, points, realm) => `${name} recupera al abad ${from(realm)}, +${number(points)}`,
    again: (name) => `${name} tiene un segundo turno`,
    took: (name, goods) => `${name} se lleva ${goods}`,
    awarded: (names, points, what) => `${names} +${number(points)} por la mayoría de ${GOODS[what] ?? what}`,
    aside: (what) => `Una loseta no encajaba en ningún sitio y sale del juego (${what})`,
    back: (what) => `Una loseta no encajaba en ningún sitio y vuelve a la pila (${what})`,
    battle: (names, realm) => `${names} luchan por ${aRealm(realm)}`,
    scored: (names, points, realm) => `${names} +${number(points)} por ${aRealm(realm, 'complet')}`,
    final: (names, points, realm) =>
      `${names} +${number(points)} por ${aRealm(realm, realm === 'field' ? undefined : 'incomplet')}`,
    rule: 'La regla de estos puntos',
    show: 'Mostrar en el tablero',
  },

  end: {
    scoring: 'Recuento final',
    scoringAgain: 'Ver otra vez el recuento final',
    step: (index, total) => `Paso ${number(index)} de ${number(total)}`,
    next: 'Siguiente',
    all: 'Mostrar todo',
    winner: (names, shared) => (shared ? `${names} comparten la victoria` : `Gana ${names}`),
    again: 'Otra partida',
    fresh: 'Nueva partida',
    look: 'Ver el tablero',
    results: 'Resultados',
    picture: 'Imagen del tablero',
    kinds: 'De dónde salen los puntos',
    battles: 'batallas',
    curve: 'Puntos si la partida hubiera acabado en ese turno',
    turn: (index) => `Turno ${number(index)}`,
    turning: 'Momentos decisivos',
  },

  menu: {
    open: 'Menú',
    leave: 'Dejar la mesa',
    leaveHint: 'La partida queda guardada; puedes continuarla desde la página de inicio.',
    owners: 'Mostrar quién ocupa qué',
    language: 'Idioma',
    help: 'Teclas',
    keys: [
      ['Flechas', 'ir de un espacio marcado a otro'],
      ['Ctrl + flechas', 'recorrer todas las losetas'],
      ['Re Pág, Av Pág', 'espacio anterior y siguiente, por filas'],
      ['Intro', 'elegir un espacio; confirmar cuando todo está elegido'],
      ['R', 'girar la loseta'],
      ['1 – 9', 'elegir un sitio para el seguidor'],
      ['0', 'sin seguidor'],
      ['L', 'el siguiente tipo de seguidor'],
      ['A', 'recuperar al abad'],
      ['Esc', 'un paso atrás'],
      ['Espacio', 'saltar los dados y el recuento'],
      ['O', 'mostrar quién ocupa qué'],
      ['B', 'losetas en la pila'],
      ['H', 'historial de la partida'],
      ['J', 'ir a la última jugada'],
      ['C', 'a la loseta del turno'],
      ['I', 'una pista para este turno'],
      ['W', 'por qué jugó eso el bot'],
      [', .', 'atrás y adelante por la partida'],
      ['Z', 'deshacer la jugada'],
      ['P', 'hacer pruebas, y volver'],
      ['V', 'girar el tablero'],
      ['F + −', 'mostrar todo, acercar, alejar'],
      ['S', 'repetir el último aviso'],
      ['T /', 'escribir órdenes'],
      ['?', 'estas teclas'],
    ],
    close: 'Cerrar',
  },

  typed: {
    heading: 'Órdenes escritas',
    line: 'Orden o jugada',
    hint: '«ayuda» muestra todas las órdenes. La flecha hacia arriba recupera lo escrito.',
    wait: 'Aún no es tu turno.',
    cells: 'NESO',
    turns: 'abcd',
    start: 'inicio',
  },

  heard: {
    sides: { N: 'al norte', E: 'al este', S: 'al sur', W: 'al oeste' },
    corners: { NE: 'al noreste', SE: 'al sureste', SW: 'al suroeste', NW: 'al noroeste' },
    shield: 'escudo',
    prints: orName({ inn: 'posada', cathedral: 'catedral' }),
    goods: orName({ wine: 'vino', grain: 'trigo', cloth: 'paño' }),
    role,
    on: (what, feature) => `${what}: ${feature}`,
    own: 'tu loseta',
    rotation: (letter) => `orientación ${letter}`,
    turned: (letter, others) => `orientación ${letter}, o también ${others}`,
    laid: (where) => `Loseta colocada: ${where}`,
    held: (names, tiles) => `${after('de', names)}, ${count(tiles, TILES)}`,
    free: (_realm, tiles) => `libre, ${count(tiles, TILES)}`,
    back: 'Deshecho',
    noFree: 'No hay ningún dominio libre.',
    noMeeple: 'No tienes ningún seguidor en el tablero.',
    emptyRow: 'Ahí no hay ninguna loseta.',
    you: 'tú',
    yours: (realm) => `tu ${es.realms[realm]}`,
    theirs: (realm, names) => `${theRealm(realm)} ${after('de', names)}`,
    unheld: (realm) => `${aRealm(realm)} libre`,
    completes: (what, tiles) => `completa ${what}, ${count(tiles, TILES)}`,
    extends: (what, tiles) => `amplía ${what} a ${count(tiles, TILES)}`,
    connects: (what, tiles) => `une ${what}, ${count(tiles, TILES)}`,
    surrounds: (what, cells) =>
      `toca ${what}, ${form(cells, { one: 'falta', other: 'faltan' })} ${count(cells, { one: 'espacio', other: 'espacios' })}`,
    blocks: (what) => `hace imposible completar ${what}`,
    begins: 'Empieza la partida',
    bot: 'bot',
    confirmed: 'Confirmado',
    colon: (what, text) => `${what}: ${text}`,
    parts: (first, rest) => `${first}; ${rest}`,
  },

  advice: {
    hint: 'Pista',
    about: 'Las mejores formas de jugar esta loseta. Pulsa una para probarla: nada se juega hasta que confirmes.',
    why: '¿Por qué jugó eso el bot?',
    reasons: 'Por qué',
    noTurn: 'Ningún bot ha jugado todavía.',
    judged: (name) => `Lo que ${name} podría haber jugado, lo mejor primero.`,
    played: (rank, count) => `Jugada: n.º ${number(rank)} de ${number(count)}`,
    answered: (name, where, percent) => `Respuesta probable ${after('de', name)}: ${where} (${percent})`,
    differs: 'Esta lista solo prevé un turno; el bot sopesa sus jugadas a su manera.',
    again: 'La búsqueda se ha repetido: las jugadas parejas pueden cambiar de lugar.',
    weighing: 'Sopesando las jugadas…',
    failed: 'No se pudieron sopesar las jugadas. Cierra e inténtalo de nuevo.',
    turned: (degrees) => `girada ${degrees}°`,
    margin: (points) => `Ventaja esperada ${points}`,
    think: {
      start: 'Seguir pensando',
      stop: 'Parar',
      begun: 'Pensando…',
      rounds: (times) => `Cada jugada continuada ${number(times)} veces.`,
      done: 'Pensar más no cambiaría nada.',
      exact: 'Cálculo exacto.',
      behind: (points) => `${points} menos que la mejor`,
      hint: '± es el error estándar. Disminuye a medida que la búsqueda avanza.',
    },
    gains: {
      points: 'puntos en este turno',
      standing: 'más puntos al final',
      prospects: 'más opciones de completar',
      hand: 'más seguidores en la reserva',
      stuck: 'ningún seguidor atascado',
      risk: 'a salvo de ataques',
      joining: 'más dominios que unir',
      left: 'deja menos a los demás',
    },
    losses: {
      points: 'menos puntos en este turno',
      standing: 'menos puntos al final',
      prospects: 'menos opciones de completar',
      hand: 'menos seguidores en la reserva',
      stuck: 'un seguidor puede quedar atascado',
      risk: 'expuesto a ataques',
      joining: 'menos dominios que unir',
      left: 'deja algo a los demás',
    },
  },

  online: {
    open: 'Con amigos',
    hint: 'Un toque: código, enlace y sitio para todos.',
    loading: 'Abriendo las mesas…',
  },

  learn: {
    rules: 'Reglamento',
    coach: 'Aprende en cinco minutos',
    coachHint: 'Una partida de verdad, explicada paso a paso.',
    loading: 'Abriendo el reglamento…',
    failed: 'No se ha podido cargar. Inténtalo de nuevo con conexión.',
    puzzles: 'Problemas',
    puzzlesLoading: 'Abriendo los problemas…',
    back: 'Volver',
  },

  review: {
    open: 'Análisis',
    loading: 'Abriendo el análisis…',
  },

  update: {
    heading: 'Versión nueva',
    ready: 'Hay una versión nueva.',
    take: 'Actualizar ahora',
    later: 'Más tarde',
  },

  replay: {
    heading: 'Repaso de la partida',
    open: 'Repasar la partida',
    start: 'Antes de la primera loseta',
    tiles: (placed, all) => `Loseta ${placed} de ${all}`,
    draws: (name) => `${name} roba esta loseta`,
    slider: 'Momento de la partida',
    ply: (at, length) => `Paso ${at} de ${length}`,
    first: 'Al principio',
    back: 'Un paso atrás',
    play: 'Reproducir',
    pause: 'Pausa',
    forward: 'Un paso adelante',
    last: 'Al final',
    tempo: 'Velocidad',
    times: (tempo) => `${tempo}×`,
    now: 'Volver al juego',
    close: 'Cerrar',
    playOn: 'Jugar desde aquí',
    playOnHint: 'Desde aquí empieza una partida nueva, con la misma loseta en la mano. La que miras queda como está.',
    overHint: 'Al final no queda nada que jugar. Vuelve al momento desde el que quieras seguir.',
    begin: 'Empezar aquí',
    jump: 'Ir a este momento',
  },

  share: {
    open: 'Compartir',
    heading: 'Compartir esta partida',
    hint: 'El enlace contiene la partida entera. Se abre en este punto de la partida y no hace falta una cuenta.',
    address: 'Enlace a la partida',
    copy: 'Copiar el enlace',
    copied: 'Copiado',
    byHand: 'El navegador no permite copiar. Selecciona el enlace de arriba y cópialo a mano.',
    send: 'Enviar…',
    sendHttps:
      'Esta página se ha cargado por HTTP: los navegadores solo abren el menú de compartir del sistema con HTTPS.',
    download: 'Guardar como archivo',
  },

  games: {
    heading: 'Tus partidas',
    form: 'Tu estado de forma',
    rivals: 'Rivales',
    daily: 'Pila del día',
    tiles: (tiles) => count(tiles, TILES),
    open: 'Abrir',
    review: 'Repasar',
    more: (title) => `Más sobre ${title}`,
    name: 'Nombre de la partida',
    delete: 'Eliminar',
    deleted: (title) => `${title}: partida eliminada.`,
    keep: 'Guardar esta partida',
    keptNow: 'Guardada',
    full: 'No hay sitio. Reintentar',
    import: 'Importar una partida',
    enter: 'Anotar una partida',
    loading: 'Abriendo…',
    enterHint: 'Anota una partida jugada en casa, preparada como arriba.',
    importHint:
      'Elige o suelta un archivo, o pega un enlace o un registro, también de CarcassonneLab, Board Game Arena o JCloisterZone.',
    imported: (games) => `${count(games, { one: 'partida añadida', other: 'partidas añadidas' })}.`,
    rulesIn: (turn) => `Esta partida incumple las reglas en el turno ${turn}.`,
    inEntry: (entry, fault) => `Entrada ${entry}: ${fault}`,
    inLine: (line, fault) => `Línea ${line}: ${fault}`,
    moreFaults: (faults) => `Y ${count(faults, { one: 'error más', other: 'errores más' })}.`,
    faults: {
      'not-a-link': 'Esto no es un enlace a una partida.',
      newer: 'Este enlace viene de una versión más nueva. Vuelve a cargar la página.',
      damaged: 'Este enlace está cortado o mal copiado. Cópialo entero.',
      'changed-tiles': 'Las losetas de esta partida han cambiado desde que se creó el enlace. Pide uno nuevo.',
      'no-game': 'Esto no es ni un enlace a una partida ni un registro.',
      malformed: 'Esto no es el registro de una partida.',
      rules: 'Esta partida va contra las reglas.',
      'too-many': 'Hay demasiadas partidas en un solo archivo.',
      'not-whole': 'Una parte de esta partida está dañada. Cópiala o guárdala otra vez, entera.',
      players: 'Hacen falta de 2 a 6 jugadores que jueguen por turnos.',
      expansion: 'Esta partida tiene losetas o reglas que aquí no se conocen.',
      'open-turn': 'El último turno no estaba confirmado y se omite.',
      'no-players': 'No se indica quién jugó; se suponen dos personas.',
      scores: 'Allí se contó otro resultado final; quizá también las reglas eran otras.',
      full: 'El navegador no tiene más sitio para una partida. Elimina antes alguna.',
    },
  },

  refusal: {
    plain: {
      unknown: 'Eso no existe aquí.',
      'game-over': 'La partida ha terminado.',
      'wrong-phase': 'Ahora no es posible.',
      'none-left': 'Esta loseta ya no está en la pila.',
      'comes-later': 'Antes vienen otras losetas.',
      'cell-taken': 'Ahí ya hay una loseta.',
      'no-neighbour': 'Ningún lado de la loseta tocaría otra loseta.',
      'not-continued': 'El río debe continuar por su extremo abierto.',
      'joined-twice': 'Solo un lado de la loseta puede unirse al río.',
      'turns-back': 'El río daría la vuelta de inmediato.',
      'none-in-reserve': 'No queda ningún seguidor así en la reserva.',
      'held-already': 'Ahí ya hay un seguidor de tu bando.',
      'none-to-recall': 'No hay ningún seguidor que recuperar.',
      'no-own-meeple': 'Hace falta un seguidor tuyo en el mismo dominio.',
      'realm-complete': 'La loseta lo completa: el constructor volvería enseguida.',
      'scores-anyway': 'La loseta completa su dominio: se puntúa como siempre.',
      'wrong-dice': 'Esta tirada no corresponde a la batalla.',
    },
    sides: (own, other) => `Dos lados no encajan: ${own} con ${other}.`,
    far: (realm) => `Demasiado lejos de la nueva loseta: ${es.realms[realm]}.`,
    held: (realm) => `Ya hay alguien allí: ${es.realms[realm]}.`,
    stands: (meeple, realm) => {
      if (meeple === 'abbot') return 'El abad solo va a monasterios y jardines.';
      if (meeple === 'builder') return 'El constructor solo va a caminos y ciudades.';
      if (meeple === 'pig') return 'El cerdo solo va a los campos.';
      return realm === 'garden' ? 'En un jardín solo puede estar el abad.' : 'Ahí no puede haber ningún seguidor.';
    },
    ground: { 'charted-space': 'cosmos', countryside: 'campo' },
  },

  notices: {
    'nothing-yet': 'Todavía no hay nada que deshacer.',
    'too-late': 'Demasiado tarde: ya se ha robado la siguiente loseta.',
    'looking-back': 'Estás viendo un momento anterior. Esc vuelve a la partida.',
    'not-your-turn': 'No es tu turno.',
    'cell-first': 'Elige primero un espacio para la loseta.',
    'no-hints': 'En esta partida no hay pistas.',
  },

  sure: '¿Seguro? Pulsa otra vez',

  errors: {
    refused: {
      malformed: 'Esta jugada no se puede leer.',
      'unknown-edition': 'Esta edición es desconocida.',
      'unknown-module': 'Este módulo es desconocido.',
      'unknown-option': 'Esta opción es desconocida.',
      'unknown-tile-set': 'Estas losetas son desconocidas.',
      'changed-tile-set':
        'Estas losetas ya no son las del conjunto de losetas indicado: se cambiaron las cantidades. Vuelve a obtenerlo de donde venía.',
      'no-start-tile': 'Falta la loseta inicial.',
      'too-few-tiles': 'Hay muy pocas losetas para tantos jugadores.',
      'too-many-tiles': 'Hay más losetas de las que caben en una partida.',
      'too-many-symbols': 'Hay más símbolos o escudos de los que una partida puede contar.',
      'module-conflict': 'Estos módulos no van juntos.',
      'player-count': 'El número de jugadores no es válido.',
      'player-color': 'Los colores de los jugadores no son válidos.',
      'wrong-phase': 'Ahora no es posible.',
      'unknown-tile': 'Esta loseta es desconocida.',
      'unknown-place': 'Este espacio no existe.',
      'unknown-meeple': 'Este seguidor no existe.',
      'tile-not-in-stack': 'Esta loseta ya no está en la pila.',
      'illegal-placement': 'La loseta no encaja ahí.',
      'illegal-action': 'Ahí no puede ir ningún seguidor.',
      'illegal-roll': 'Esta tirada no corresponde a la batalla.',
    },
    saved: 'La partida guardada no se pudo leer y se dejó intacta. Empieza una nueva.',
    bot: 'El bot ha dejado de responder. Se le preguntará otra vez.',
    storage: 'Este navegador no guarda la partida: se perderá al cerrar la página.',
    elsewhere:
      'Esta partida siguió en otra ventana. Ahora se muestra lo de allí; tu última jugada aquí no se ha jugado.',
    language: 'No se pudo cargar este idioma.',
  },
};
