import type { ReviewWords } from '../../en/review/review.ts';
import { grammarOf, upper } from '../../grammar.ts';
import { writtenIn } from '../../points.ts';
import { type CauseNames, storyOf } from '../../story.ts';
import { after } from '../grammar.ts';

const { number, count, form, list } = grammarOf('es');
const written = writtenIn('es');
const POINTS = { one: 'punto', other: 'puntos' };
const TURNS = { one: 'turno', other: 'turnos' };

const CAUSE_NAMES: CauseNames = {
  tiles: ['las losetas', 'las losetas'],
  dice: ['los dados', 'los dados'],
  own: ['las buenas jugadas', 'los errores propios'],
  rivals: [
    (names) => `los errores ${names.length === 0 ? 'de los rivales' : after('de', list(names))}`,
    (names) => `las buenas jugadas ${names.length === 0 ? 'de los rivales' : after('de', list(names))}`,
  ],
};
const reasons = storyOf(CAUSE_NAMES, {
  colon: ': ',
  helped: (l) => `jugaron a favor ${list(l)}`,
  hurt: (l) => `jugaron en contra ${list(l)}`,
  thoughHelped: (l) => `aunque ${list(l)} jugaron a favor`,
  thoughHurt: (l) => `aunque ${list(l)} jugaron en contra`,
});

export const es: ReviewWords = {
  tag: 'es',
  title: 'Análisis',

  stage: {
    quick: 'Valorando los turnos…',
    deep: (done, all) => `Análisis a fondo: ${number(done)} de ${count(all, TURNS)}`,
    stopped: (done, all) =>
      `${number(done)} de ${count(all, TURNS)} ${form(done, { one: 'analizado', other: 'analizados' })} a fondo`,
    done: 'Todos los turnos en que había elección se han analizado a fondo.',
    stop: 'Parar',
    resume: 'Analizar a fondo',
    failed: 'No se pudo hacer el análisis.',
    retry: 'Reintentar',
    'given-up': 'Esta partida se abandonó: sin puntuación final no hay nada que explicar.',
    unfinished: 'Esta partida no ha terminado. Se podrá analizar cuando se coloque la última loseta.',
    differs: 'Esta partida no sigue las reglas, por eso no se puede analizar.',
  },

  account: {
    heading: 'Qué marcó la diferencia',
    won: (name, points, told) => `${name} ganó por ${count(points, POINTS)}${reasons(told, 'won')}.`,
    lost: (name, points, told) =>
      `${upper(after('a', name))} le ${form(points, { one: 'faltó', other: 'faltaron' })} ${count(points, POINTS)}${reasons(told, 'lost')}.`,
    level: (name, told) => `${name} termina en empate${reasons(told, 'level')}.`,
    brought: (turns) =>
      turns.length === 1
        ? `El turno ${list(turns)} fue el que más aportó.`
        : `Los turnos ${list(turns)} fueron los que más aportaron.`,
    cost: (turns) =>
      turns.length === 1
        ? `El turno ${list(turns)} fue el que más costó.`
        : `Los turnos ${list(turns)} fueron los que más costaron.`,
    unclear: 'Nada lo decidió por sí solo.',
    chance: (fitting, all) =>
      fitting === 1
        ? `De las ${number(all)} losetas posibles, solo una servía.`
        : `${number(fitting)} de las ${number(all)} losetas posibles habrían servido.`,
    dice: (name, percent) => `Los dados daban ${after('a', name)} un ${percent} de posibilidades.`,
    alone: (name, turn, points) =>
      `Por sí solo, el turno ${number(turn)} le costó ${count(points, POINTS)} ${after('a', name)}.`,
    first: 'Un primer vistazo: los detalles aún pueden cambiar.',
    numbers: 'En cifras',
    causes: { seat: 'Puesto', tiles: 'Losetas', dice: 'Dados', own: 'Turnos propios', rivals: 'Turnos de los demás' },
    result: 'Resultado',
    unsure: (points) => `Cada cifra puede variar en unos ${points}.`,
  },

  skill: {
    given: (points) => written(points, { one: 'punto regalado', other: 'puntos regalados' }),
    accuracy: (percent) => `${percent} de precisión`,
    hard: (points) => `Dificultad ${points}`,
    hardHint: 'Dificultad: los puntos por turno que pierde aquí quien solo mira los puntos que hay en el tablero.',
  },

  curve: {
    heading: 'La partida turno a turno',
    hint: 'Por encima de la línea: a favor de este jugador. Por debajo: en contra.',
    of: 'Desde el lado de',
    slider: 'Turno de la partida',
    margin: 'Ventaja esperada',
    table: 'La curva en una tabla',
    turn: 'Turno',
    player: 'Jugador',
    turning: 'Momentos decisivos',
  },

  turn: {
    heading: (n, name) => `Turno ${number(n)}: ${name}`,
    short: (n) => `Turno ${number(n)}`,
    previous: 'Turno anterior',
    next: 'Turno siguiente',
    labels: { inaccuracy: 'Imprecisión', mistake: 'Error', blunder: 'Error grave' },
    best: 'Nada perdido',
    forced: 'Sin elección',
    lost: (points) => written(points, { one: 'punto perdido', other: 'puntos perdidos' }),
    chance: (percent) => `${percent} de probabilidad de ganar`,
    board: (n) => `El tablero antes del turno ${number(n)}`,
    ways: 'Mejores jugadas',
    way: (rank) => `N.º ${number(rank)}`,
    played: 'Jugado',
    bag: 'Suerte al robar',
    bestTile: 'Mejor loseta',
    worstTile: 'Peor loseta',
    drawn: 'Robada',
    again: 'Probar otra vez',
  },

  list: {
    heading: 'Todos los turnos',
    labelled: 'Solo turnos con errores',
    none: 'Ningún error destacable.',
  },

  again: {
    heading: (n, name) => `Otra vez el turno ${number(n)}: ${name}`,
    ask: '¿Cómo jugarías esta loseta? Confirma y se valorará tu jugada.',
    judging: 'Valorando…',
    best: 'No se encontró nada mejor. ¡Bien jugado!',
    lost: (points) => `Cuesta ${written(points, POINTS)}.`,
    better: 'Mejor',
    failed: 'No se pudo valorar esta respuesta. Prueba otra vez.',
    close: 'Volver al análisis',
    follows: 'Qué pasa después',
    learn: (n) => `Aprender de mis errores: ${number(n)}`,
    made: (n) => `Problemas de mis errores: ${number(n)}`,
    next: 'Siguiente error',
    last: 'Era el último.',
  },
};
