import { grammarOf } from '@asteroute/page/words/grammar.ts';
import type { AccountWords, MarginPart, ReviewWords, RoughAccountWords } from './catalogue.ts';
import { type MarginResult, roughParts } from './rough.ts';

const { number, count, form, list } = grammarOf('es');
const POINTS = { one: 'punto', other: 'puntos' };
const TURNS = { one: 'turno', other: 'turnos' };

const PARTS: Readonly<Record<MarginPart, string>> = {
  tiles: 'las losetas',
  dice: 'los dados',
  play: 'los turnos',
  rest: 'otras causas',
};
const rough = roughParts(PARTS, {
  colon: ': ',
  helped: (l) => `jugaron a favor ${list(l)}`,
  hurt: (l) => `jugaron en contra ${list(l)}`,
  thoughHelped: (l) => `aunque ${list(l)} jugaron a favor`,
  thoughHurt: (l) => `aunque ${list(l)} jugaron en contra`,
});

/** "las losetas dieron −6, los dados +4, los turnos +9" */
function reasons(p: AccountWords | RoughAccountWords, outcome: MarginResult): string {
  if ('helped' in p) return rough(p, outcome);
  const parts = [
    `las losetas dieron ${p.tiles}`,
    ...(p.dice === null ? [] : [`los dados ${p.dice}`]),
    `los turnos ${p.play}`,
    ...(p.rest === null ? [] : [`el resto ${p.rest}`]),
  ];
  return `: ${parts.join(', ')}`;
}

/** The texts of the review in Spanish. */
export const es: ReviewWords = {
  tag: 'es',
  title: 'Análisis',
  back: 'Volver',

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
    won: (name, points, p) => `${name} ganó por ${count(points, POINTS)}${reasons(p, 'won')}.`,
    lost: (name, points, p) =>
      `A ${name} le ${form(points, { one: 'faltó', other: 'faltaron' })} ${count(points, POINTS)}${reasons(p, 'lost')}.`,
    level: (name, p) => `${name} termina en empate${reasons(p, 'level')}.`,
    rest: 'El resto es la ventaja del puesto y lo que nada más explica.',
    rough: 'Donde las estimaciones no cuadran con el resultado no se indican los puntos.',
  },

  skill: {
    lost: (points) => `${points} puntos perdidos por turno`,
    accuracy: (percent) => `${percent} de precisión`,
    hard: (points) => `Dificultad ${points}`,
    hardHint: 'Dificultad: los puntos por turno que pierde aquí quien solo mira los puntos que hay en el tablero.',
  },

  curve: {
    heading: 'La partida turno a turno',
    hint: 'Por encima de la línea: a favor de este jugador. Por debajo: en contra.',
    of: 'Desde el lado de',
    slider: 'Turno de la partida',
    areas: { tiles: 'Losetas', dice: 'Dados', play: 'Turnos' },
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
    lost: (points) => `${points} puntos perdidos`,
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
    lost: (points) => `Así se pierden ${points} puntos.`,
    better: 'Mejor',
    failed: 'No se pudo valorar esta respuesta. Prueba otra vez.',
    close: 'Volver al análisis',
  },
};
