import type { PuzzleWords } from '../en/puzzles.ts';
import { grammarOf } from '../grammar.ts';
import { writtenIn } from '../points.ts';

const { number, count, list } = grammarOf('es');
const written = writtenIn('es');
const WRITTEN_POINTS = { one: 'punto', other: 'puntos' };
const PUZZLES = { one: 'problema', other: 'problemas' };

export const es: PuzzleWords = {
  tag: 'es',
  title: 'Problemas',
  lead: 'Turnos de partidas reales. En cada uno, una jugada es claramente la mejor: encuéntrala.',
  loading: 'Cargando los problemas…',
  failed: 'No se pudieron cargar los problemas. Prueba otra vez cuando tengas conexión.',
  retry: 'Probar otra vez',
  unknown: 'Este problema ya no existe. Aquí tienes otros.',

  first: 'Un problema para empezar',
  daily: {
    heading: 'Problema del día',
    solve: 'Resolverlo',
    board: 'El tablero del problema del día',
  },
  offers: { first: 'Para empezar', easy: 'Fácil', hard: 'Difícil' },

  run: {
    heading: 'Contrarreloj',
    hint: 'Cinco problemas de una sola jugada. Con una pista o un fallo, el problema no cuenta.',
    go: 'Poner en marcha',
    at: (n, of) => `Problema ${number(n)} de ${number(of)}`,
    found: (found, of, time) => `${number(found)} de ${number(of)} en ${time}`,
    best: (found, of, time) => `récord: ${number(found)} de ${number(of)} en ${time}`,
    result: 'Ver el resultado',
  },

  next: {
    heading: 'Practicar',
    hint: 'Problemas a tu medida.',
    go: 'Problema siguiente',
    about: 'Temas',
    count: (puzzles) => count(puzzles, PUZZLES),
  },
  own: {
    heading: 'De tus propias partidas',
    hint: 'Turnos que te costaron puntos. Encuentra uno mejor.',
    none: 'Analiza a fondo tus partidas y tus errores se convertirán en problemas.',
    go: 'Siguiente de los míos',
    from: (title, turn) => `Turno ${number(turn)} de ${title}`,
    found: (points) => `¡Encontrado! Aproximadamente ${written(points, WRITTEN_POINTS)} mejor que lo que jugaste.`,
    uncounted: 'Los problemas de tus propias partidas no cuentan para tu puntuación.',
  },
  tags: {
    steal: 'Colarse',
    block: 'Bloquear',
    trap: 'Encerrar',
    defend: 'Defender',
    'last-meeple': 'El último seguidor',
    farm: 'Campesinos',
    'planet-attack': 'Atacar un planeta',
    completion: 'Completar',
    extend: 'Ampliar',
    patience: 'Paciencia',
    recall: 'Recuperar al abad',
    river: 'El río',
    team: 'Ayudar al compañero',
  },
  endgame: (turns) => (turns === 1 ? 'Final' : `Final en ${number(turns)} jugadas`),

  rating: {
    heading: 'Tu puntuación',
    deviation: (points) => `± ${points}`,
    guess: 'Una primera estimación: con unos problemas más será más precisa.',
    of: (rating) => `Puntuación ${rating}`,
    changed: (rating, by) => `Tu puntuación: ${rating} (${by})`,
    uncounted: 'Ya habías probado este problema: tu puntuación no cambia.',
  },

  streak: {
    days: (days) => (days === 1 ? '1 día' : `${count(days, { one: 'día', other: 'días' })} seguidos`),
    row: (puzzles) => (puzzles === 1 ? '1 problema' : `${count(puzzles, PUZZLES)} seguidos`),
    best: (most) => `récord: ${number(most)}`,
    free: 'Puedes saltarte un día a la semana.',
    done: (found, tried) => `${number(found)} de ${number(tried)} resueltos a la primera`,
  },
  outcomes: { solved: 'Resuelto', hinted: 'Resuelto con una pista', missed: 'No a la primera' },

  data: {
    heading: 'Tu progreso',
    save: 'Guardar en un archivo',
    load: 'Cargar un archivo',
    loaded: 'Tu progreso se ha cargado.',
    unreadable: 'En este archivo no hay ningún progreso guardado.',
    reset: 'Empezar de cero',
  },

  ask: {
    heading: 'Problema',
    turn: (name) => `Juega ${name}: encuentra la mejor jugada.`,
    endgame: (name, turns) =>
      turns === 1
        ? `Juega ${name}: haz la última jugada lo mejor posible.`
        : `Juega ${name}: haz las últimas ${turns === 2 ? 'dos' : number(turns)} jugadas lo mejor posible.`,
    step: (step, of) => `Jugada ${number(step)} de ${number(of)}`,
    waiting: 'Juegan los demás…',
  },

  hint: {
    take: 'Pista',
    about: (tags) => `Piensa en: ${tags}.`,
    plain: 'Mira más allá de este turno.',
    where: (cell) => `La loseta va aquí: ${cell}.`,
  },

  answer: {
    right: '¡La encontraste! Claramente mejor que cualquier otra jugada.',
    proved: '¡La encontraste! Ninguna otra jugada rinde tanto al final.',
    wrong: 'No es la mejor jugada.',
    lost: (points) => `Cuesta aproximadamente ${written(points, WRITTEN_POINTS)}.`,
    judging: 'Valorando…',
    shown: 'La mejor jugada',
    failed: 'No se pudo valorar esta respuesta. Prueba otra vez.',
    yours: 'Tu jugada',
    best: 'La mejor',
  },

  why: {
    because: (what) => `Porque la jugada ${list(what)}.`,
    causes: {
      steal: 'se cuela en un dominio del rival',
      block: 'resta valor a un dominio del rival',
      trap: 'encierra a un seguidor del rival',
      defend: 'mantiene al rival fuera de tu dominio',
      'last-meeple': 'coloca a tu último seguidor en el mejor sitio',
      farm: 'coloca a un campesino para el recuento final',
      'planet-attack': 'arriesga un ataque que merece la pena',
      completion: 'recupera a un seguidor de un dominio completado',
      extend: 'hace que tu dominio valga más',
      patience: 'reserva el seguidor para algo mejor',
      recall: 'recupera al abad con sus puntos',
      team: 'hace que el dominio de tu compañero valga más',
    },
    heading: (where) => `¿Por qué no ${where}?`,
    holders: {
      own: 'antes: tú',
      rival: 'antes: el rival',
      shared: 'antes: ambos',
      free: 'antes: nadie',
      new: 'con esta jugada',
      other: 'con la otra jugada',
      later: 'más tarde',
    },
    own: (points) => `${points} para ti`,
    rivals: (points) => `${points} para el rival`,
  },

  again: 'Probar otra vez',
  follows: 'Qué puede seguir',
  solution: 'Ver la solución',
  goOn: 'Seguir',
  another: 'Problema siguiente',
  share: 'Copiar el enlace',
  copied: 'Copiado',
  leave: 'Todos los problemas',
};
