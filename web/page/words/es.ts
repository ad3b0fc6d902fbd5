import type { Named } from '@asteroute/board/theme/named.ts';
import type { Counted } from '@asteroute/engine';
import type { Catalogue } from './catalogue.ts';
import { type Forms, formsOf, grammarOf, orName } from './grammar.ts';
import type { Meeples } from './rule-names.ts';

const { number, count, form, list } = grammarOf('es');

const TILES: Forms = { one: 'loseta', other: 'losetas' };
const POINTS: Forms = { one: 'punto', other: 'puntos' };
const COUNTED: Readonly<Record<Counted, Forms>> = {
  tile: TILES,
  symbol: { one: 'símbolo', other: 'símbolos' },
  shield: { one: 'escudo', other: 'escudos' },
  city: { one: 'ciudad', other: 'ciudades' },
  road: { one: 'camino', other: 'caminos' },
};

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
const MEEPLES: Named<Meeples> = {
  small: 'seguidor pequeño',
  large: 'seguidor grande',
  normal: 'seguidor',
  abbot: 'abad',
};
const KINDS: Named<Meeples, Forms> = {
  small: { one: 'pequeño', other: 'pequeños' },
  large: { one: 'grande', other: 'grandes' },
  normal: { one: 'seguidor', other: 'seguidores' },
  abbot: { one: 'abad', other: 'abades' },
};

/** The name of a meeple on a kind of realm: "mercader grande", "campesino". */
function role(realm: string, meeple: string): string {
  if (meeple === 'abbot') return 'abad';
  if (!(meeple in MEEPLES)) return meeple;
  const name = ROLES[realm] ?? 'seguidor';
  return meeple === 'large' ? `${name} grande` : name;
}

/** The texts of the page in Spanish. */
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
    color: (name) => `Color de ${name}`,
    add: 'Añadir un jugador',
    remove: (name) => `Quitar a ${name}`,
    edition: 'Edición',
    needs: (players) => `Hacen falta exactamente ${players} jugadores.`,
    starts: '¿Quién empieza?',
    startsRandom: 'Al azar',
    dealtColors: 'Colores al azar',
    dealtColorsHint: 'Se sortean al empezar la partida.',
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
    settings: 'Ajustes',
    yourTurn: 'Te toca',
    theirTurn: (name) => `Le toca a ${name}`,
    since: (moves) => `${count(moves, { one: 'jugada', other: 'jugadas' })} desde que estuviste`,
    botPlays: 'Un bot juega por ti',
    notBegun: 'Aún no ha empezado',
    running: 'Partidas en curso',
    making: 'Creando la mesa…',
    noServer: 'No se puede conectar con el servidor. Puedes jugar aquí de todos modos.',
    code: '¿Tienes un código?',
    codeUnknown:
      'Ninguna mesa abierta tiene ese código. ¿Está bien cada letra? Si la partida ya empezó, pide el enlace.',
    install: 'Instalar',
    installHow: {
      https:
        'Esta página ha llegado por HTTP. Los navegadores solo permiten instalarla y jugar sin conexión con HTTPS: pídeselo a quien gestiona este servidor.',
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
      hint: 'Rutas comerciales, campos de asteroides, planetas y batallas con dados.',
      tagline: 'Traza rutas comerciales, explora campos de asteroides, lucha por los planetas.',
    },
    classic: {
      name: 'Clásico',
      hint: 'Construye un paisaje de caminos, ciudades y monasterios.',
      tagline: 'Construye ciudades y caminos: todo un país, loseta a loseta.',
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
    gentle: { name: 'Vagabundo', character: 'Va adonde sopla el viento solar. Apacible.' },
    careless: { name: 'Comerciante', character: 'Se lleva cada punto que ve, pero se distrae con facilidad.' },
    projected: { name: 'Navegante', character: 'Cuenta lo que valdrá algo al final. Agudo.' },
    prudent: { name: 'Piloto', character: 'Guarda parte de la tripulación. Prudente.' },
    steady: { name: 'Intendente', character: 'Nunca se queda sin tripulación. Paciente.' },
    shrewd: { name: 'Agrimensor', character: 'Ve qué huecos se llenarán. Astuto.' },
    master: { name: 'Almirante', character: 'Imagina el final antes de cada jugada. Magistral.' },
    builder: { name: 'Constructor', character: 'Deja los caminos a los demás y construye grandes ciudades.' },
    farmer: { name: 'Granjero', character: 'Se instala en campos y monasterios, y allí se queda.' },
    pirate: { name: 'Pirata', character: 'Se cuela en lo que otros han construido y reparte sus puntos.' },
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
  }),
  factions: orName({ rebels: 'Alianza Rebelde', empire: 'Imperio', hunters: 'Cazarrecompensas' }),
  teams: ['Alianza Rebelde', 'Imperio'],
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
  kinds: orName({ small: 'Pequeño', large: 'Grande', normal: 'Seguidor', abbot: 'Abad' }),
  spotName: (realm, meeple) => {
    if (meeple === 'abbot') return `abad, ${es.realms[realm]}`;
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
    meeple: (owner, realm, meeple) => `${role(realm, meeple)} de ${owner}`,
  },

  turn: {
    yours: (name) => `${name}, te toca`,
    call: 'Tu turno',
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
    odds: (own, rivals, percent) => `dados: ${own} contra ${rivals.join(' y ')}, ${percent} de victoria`,
  },

  battle: {
    heading: (realm) => `Batalla por ${theRealm(realm)}`,
    stake: (points) => `${count(points, POINTS)} al completarse`,
    stakeNow: (points) => `${count(points, POINTS)} en juego`,
    stakeEnd: (points) => `${count(points, POINTS)} al final de la partida`,
    dice: (dice) => count(dice, { one: 'dado', other: 'dados' }),
    fromMeeple: (meeple, many, dice) =>
      `${many > 1 ? `${number(many)} × ` : ''}${MEEPLES[meeple] ?? meeple} +${number(dice)}`,
    fromSymbol: (faction) => `símbolo ${es.factions[faction]} +1`,
    capped: 'nunca más de 3',
    tie: (names, points) => `Empate: ${names}, +${number(points)} cada uno, nueva tirada`,
    lost: (name, points) => `${name} se retira, +${number(points)}`,
    won: (name) => `${name} se queda con el dominio`,
    roll: 'Ruedan los dados',
    rolled: (name, dice) => `${name} saca ${dice}`,
    skip: 'Saltar',
  },

  score: {
    tiles: (tiles) => count(tiles, TILES),
    points: (points) => count(points, POINTS),
    plus: (points) => `+${number(points)}`,
    ifEnded: (points) => `${points} si la partida terminara ahora`,
    formula: ({ terms }) =>
      terms.map((term) => `${count(term.count, formsOf(COUNTED, term.what))} × ${term.each}`).join(' + '),
    track: 'Marcador de puntuación',
    laps: (name, score) => `${name}: ${count(score, POINTS)}`,
    reserve: (counts) => `En la reserva: ${list(counts.map((one) => count(one.count, formsOf(KINDS, one.meeple))))}`,
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
    win: (n) => `gana ${n} de cada 100`,
    tie: (n) => `empate en la primera tirada: ${n} de cada 100`,
    expected: (points) => `de media, +${points} por la batalla`,
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
  },

  handover: {
    pass: (name) => `Pasa la pantalla a ${name}`,
    ready: (name) => `Soy ${name}`,
  },

  settings: {
    assistHints: {
      learn: 'Todo, con una leyenda de las marcas.',
      standard: 'Espacios marcados, losetas contadas, probabilidades de batalla.',
      tournament: 'Espacios marcados y cuántas losetas quedan.',
      purist: 'Ninguna marca: solo losetas y seguidores.',
    },
    lettersHint:
      'Si se ignoran, fuera de los campos de texto solo actúan las flechas, Tab, Intro, Esc y Espacio, y Ctrl + Z deshace.',
    sound: 'Sonido',
    effects: 'Sonidos del juego',
    calls: 'Tu turno',
    colors: 'Colores en esta pantalla',
    colorsHint: 'Solo cambia lo que ves, no la partida.',
  },
  choices: {
    speed: { legend: 'Dados y recuento', options: { full: 'Completos', short: 'Breves', off: 'Sin animación' } },
    assist: {
      legend: 'Ayudas de juego',
      options: { learn: 'Aprender', standard: 'Normal', tournament: 'Torneo', purist: 'Ninguna' },
    },
    confirm: {
      legend: 'Confirmar el turno',
      options: { always: 'Siempre', meeple: 'Solo con un seguidor', again: 'Elegir lo mismo otra vez confirma' },
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
    placed: (name, where) => `${name} coloca una loseta (${where})`,
    deployed: (name, realm, meeple) =>
      `${name} pone ${meeple === 'abbot' ? 'al' : 'un'} ${role(realm, meeple)} en ${theRealm(realm)}`,
    recalled: (name, points, realm) => `${name} recupera al abad ${from(realm)}, +${number(points)}`,
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
    step: (index, total) => `Dominio ${number(index)} de ${number(total)}`,
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
      ['Ctrl + flechas', 'visitar todas las losetas'],
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
      ['Z', 'retirar la jugada'],
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
    move: 'Jugadas: «L E3S2 b @route» pone la loseta 3 espacios al este y 2 al sur de la loseta inicial, girada una vez, con un seguidor en la ruta; «@none» no pone seguidor, «@route large» pone el grande. También valen los nombres en español: «@ruta comercial grande», «@sin seguidor».',
    wait: 'Aún no es tu turno.',
    noTile: 'Ahí no hay ninguna loseta. Nombra un espacio, por ejemplo «dominio E3S2».',
    noBattle: 'Esta loseta no puede provocar batallas.',
    unknown: (text) => `«${text}» no es una orden. «ayuda» las muestra todas.`,
    rotations: (letters) => `Ahí encaja con la orientación ${letters}.`,
    cells: 'NESO',
    turns: 'abcd',
    start: 'inicio',
    places: {
      route: 'ruta',
      asteroid: 'asteroides',
      planet: 'planeta',
      road: 'camino',
      city: 'ciudad',
      monastery: 'monasterio',
      garden: 'jardín',
      field: 'campo',
      river: 'río',
    },
    played: (move) => `Jugado: ${move}`,
    fits: 'Otros espacios',
    battles: 'Provoca una batalla',
    legalMore: '«posible O3» dice con qué se une la loseta en un espacio.',
    bagMore: '«pila planeta» y «pila O2N3» enumeran solo esas losetas, «pila todo» las enumera todas.',
    questions: (commands) => `Preguntas: ${commands}`,
    helpMore: '«ayuda posible» dice qué hace una orden.',
    commands: {
      tile: 'loseta',
      legal: 'posible',
      meeples: 'seguidores',
      realm: 'dominio',
      bag: 'pila',
      odds: 'probabilidades',
      last: 'último',
      score: 'puntos',
      places: 'sitios',
      again: 'repite',
      mine: 'míos',
      row: 'fila',
      free: 'libres',
      undo: 'deshacer',
      next: 'siguiente',
      all: 'todo',
      help: 'ayuda',
    },
    about: {
      tile: 'la loseta en la mano y sus lados; «loseta b» girada una vez',
      legal: 'dónde encaja la loseta, con las orientaciones; «posible O3» para un espacio',
      meeples: 'dónde hay seguidores; «seguidores rojo» para un jugador',
      realm: 'qué hay en un espacio y de quién es: «dominio E3S2»',
      bag: 'qué queda en la pila; «pila planeta», «pila O2N3» o «pila todo» para las losetas mismas',
      odds: 'las probabilidades de las batallas que la loseta puede provocar',
      last: 'lo último que ha pasado',
      score: 'la puntuación, y la que habría si la partida acabara ahora',
      places: 'los sitios para un seguidor en la loseta puesta',
      again: 'repite el último aviso',
      mine: 'tu siguiente seguidor en el tablero; otra vez para el que sigue',
      row: 'las losetas de una fila de oeste a este: «fila 3», «fila N2»; «fila E1» para una columna',
      free: 'los dominios que no son de nadie',
      undo: 'un paso atrás',
      next: 'saltar lo que se muestra; el paso siguiente del recuento final',
      all: 'saltar todo lo que se muestra',
      help: 'todas las órdenes; «ayuda posible» para una sola',
    },
  },

  heard: {
    sides: { N: 'al norte', E: 'al este', S: 'al sur', W: 'al oeste' },
    corners: { NE: 'al noreste', SE: 'al sureste', SW: 'al suroeste', NW: 'al noroeste' },
    shield: 'escudo',
    role,
    on: (what, feature) => `${what}: ${feature}`,
    own: 'tu loseta',
    rotation: (letter) => `orientación ${letter}`,
    turned: (letter, others) => `orientación ${letter}, o también ${others}`,
    laid: (where) => `Loseta colocada: ${where}`,
    held: (names, tiles) => `de ${names}, ${count(tiles, TILES)}`,
    free: (_realm, tiles) => `libre, ${count(tiles, TILES)}`,
    back: 'Deshecho',
    noFree: 'No hay ningún dominio libre.',
    noMeeple: 'No tienes ningún seguidor en el tablero.',
    emptyRow: 'Ahí no hay ninguna loseta.',
    you: 'tú',
    yours: (realm) => `tu ${es.realms[realm]}`,
    theirs: (realm, names) => `${theRealm(realm)} de ${names}`,
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
    noTurn: 'Ningún bot ha jugado todavía.',
    judged: (name) => `Lo que ${name} podría haber jugado, lo mejor primero.`,
    played: (rank, count) => `Jugada: n.º ${number(rank)} de ${number(count)}`,
    differs: 'Esta lista mira un turno adelante; el bot sopesa sus jugadas a su manera.',
    weighing: 'Sopesando las jugadas…',
    failed: 'No se pudieron sopesar las jugadas. Cierra e inténtalo de nuevo.',
    turned: (degrees) => `girada ${degrees}°`,
    margin: (points) => `Ventaja esperada ${points}`,
    gains: {
      points: 'puntos en este turno',
      standing: 'más puntos al final',
      prospects: 'más opciones de completar',
      hand: 'más seguidores en mano',
      stuck: 'ningún seguidor atascado',
      risk: 'a salvo de ataques',
      joining: 'más dominios que unir',
      left: 'deja menos a los demás',
    },
    losses: {
      points: 'puntos para rivales en este turno',
      standing: 'menos puntos al final',
      prospects: 'menos opciones de completar',
      hand: 'menos seguidores en mano',
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
      'Esta página ha llegado por HTTP: los navegadores solo abren el menú de compartir del sistema con HTTPS.',
    download: 'Guardar como archivo',
  },

  games: {
    heading: 'Tus partidas',
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
    importHint: 'Elige o suelta un archivo, o pega un enlace o un registro.',
    imported: (games) => `${count(games, { one: 'partida añadida', other: 'partidas añadidas' })}.`,
    rulesIn: (turn) => `Esta partida incumple las reglas en el turno ${turn}.`,
    inLine: (line, fault) => `Línea ${line}: ${fault}`,
    moreFaults: (faults) => `Y ${count(faults, { one: 'error más', other: 'errores más' })}.`,
    faults: {
      'not-a-link': 'Esto no es un enlace a una partida.',
      newer: 'Este enlace viene de una versión más nueva. Vuelve a cargar la página.',
      damaged: 'Este enlace está cortado o mal copiado. Cópialo entero.',
      'no-game': 'Esto no es ni un enlace a una partida ni un registro.',
      malformed: 'Esto no es el registro de una partida.',
      rules: 'Esta partida va contra las reglas.',
      'too-many': 'Hay demasiadas partidas en un solo archivo.',
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
      'scores-anyway': 'La loseta completa su dominio: se puntúa como siempre.',
      'wrong-dice': 'Esta tirada no corresponde a la batalla.',
    },
    sides: (own, other) => `Dos lados no encajan: ${own} con ${other}.`,
    far: (realm) => `Demasiado lejos de la nueva loseta: ${es.realms[realm]}.`,
    held: (realm) => `Ya hay alguien allí: ${es.realms[realm]}.`,
    stands: (meeple, realm) => {
      if (meeple === 'abbot') return 'El abad solo va a monasterios y jardines.';
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

  errors: {
    refused: {
      malformed: 'Esta jugada no se puede leer.',
      'unknown-edition': 'Esta edición es desconocida.',
      'unknown-module': 'Este módulo es desconocido.',
      'unknown-option': 'Esta opción es desconocida.',
      'unknown-tile-set': 'Estas losetas son desconocidas.',
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
    language: 'No se pudo cargar este idioma.',
  },
};
