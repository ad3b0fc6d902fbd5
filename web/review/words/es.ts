import { grammarOf } from '../../words/grammar.ts';
import type { AccountWords, MarginPart, ReviewWords, RoughAccountWords } from './catalogue.ts';
import { roughParts } from './rough.ts';

const { number, count, form, list } = grammarOf('es');
const POINTS = { one: 'punto', other: 'puntos' };

const PARTS: Readonly<Record<MarginPart, string>> = {
  tiles: 'las losetas',
  dice: 'los dados',
  play: 'los turnos',
  rest: 'todo lo demás',
};
const rough = roughParts(PARTS, { helped: (l) => `a favor, ${list(l)}`, hurt: (l) => `en contra, ${list(l)}` });

/** "las losetas dieron −6, los dados +4, los turnos +9" */
function parts(p: AccountWords | RoughAccountWords): string {
  if ('helped' in p) return rough(p);
  return [
    `las losetas dieron ${p.tiles}`,
    ...(p.dice === null ? [] : [`los dados ${p.dice}`]),
    `los turnos ${p.play}`,
    ...(p.rest === null ? [] : [`el resto ${p.rest}`]),
  ].join(', ');
}

/** The texts of the review in Spanish. */
export const es: ReviewWords = {
  tag: 'es',
  title: 'Análisis',
  back: 'Atrás',

  stage: {
    quick: 'Valorando los turnos…',
    deep: (done, count) => `Análisis a fondo: ${number(done)} de ${number(count)} turnos`,
    stopped: (done, count) => `${number(done)} de ${number(count)} turnos analizados a fondo`,
    done: 'Todos los turnos con elección se analizaron a fondo.',
    stop: 'Parar',
    resume: 'Analizar a fondo',
    failed: 'No se pudo hacer el análisis.',
    retry: 'Reintentar',
    'given-up': 'Esta partida se abandonó: sin recuento final no hay nada que repartir.',
    unfinished: 'Esta partida no ha terminado. Se podrá analizar cuando se coloque la última loseta.',
    differs: 'Esta partida no sigue las reglas, por eso no se puede analizar.',
  },

  account: {
    heading: 'Qué marcó la diferencia',
    won: (name, points, p) => `${name} ganó por ${count(points, POINTS)}: ${parts(p)}.`,
    lost: (name, points, p) =>
      `A ${name} le ${form(points, { one: 'faltó', other: 'faltaron' })} ${count(points, POINTS)}: ${parts(p)}.`,
    level: (name, p) => `${name} termina en empate: ${parts(p)}.`,
    rest: 'El resto es lo que valía el puesto y lo que no se puede atribuir.',
    rough: 'Donde las estimaciones no cuadran con el resultado no se indican los puntos.',
  },

  skill: {
    lost: (points) => `${points} puntos perdidos por turno`,
    accuracy: (percent) => `${percent} de precisión`,
    hard: (points) => `Dificultad ${points}`,
    hardHint: 'Dificultad: los puntos por turno que pierde aquí quien solo cuenta lo que hay en la mesa.',
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
    none: 'Ningún turno tiene un error digno de mención.',
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
