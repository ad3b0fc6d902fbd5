import type { DuelWords } from '../../en/contests/duels.ts';
import { grammarOf } from '../../grammar.ts';
import { writtenIn } from '../../points.ts';

const { number, count, list } = grammarOf('es');
const written = writtenIn('es');
const WRITTEN_POINTS = { one: 'punto', other: 'puntos' };

export const es: DuelWords = {
  tag: 'es',
  title: (bot) => `Duelo: ${bot}`,
  lead: (bot) =>
    `Dos partidas a la vez con las mismas losetas y los mismos dados, con los puestos cambiados: la suerte es igual para los dos. ¿Se puede vencer a ${bot}?`,
  rules: (days) =>
    `Tienes ${count(days, { one: 'día', other: 'días' })}, sin deshacer, sin consejos y sin tablero de pruebas; quien abandona una partida abandona las dos.`,
  left: (n) => `Cuenta en el balance público: este mes te ${n - 1 === 1 ? 'queda' : 'quedan'} ${number(n - 1)} más.`,
  last: 'Cuenta en el balance público: es tu último de este mes.',
  spent: (n) =>
    `Solo tus primeros ${number(n)} duelos de un mes cuentan en el balance público, así que este no cuenta.`,
  guest: 'Puedes jugar sin cuenta, pero en el balance público solo cuentan los duelos de las cuentas.',
  begin: 'Empezar el duelo',
  silent: 'El servidor no responde. Inténtalo más tarde.',
  notOffered: 'Este servidor no ofrece duelos.',
  unknown: 'Ese duelo no existe en este servidor.',
  loading: 'Cargando…',
  nameTaken: 'Tu nombre ya está ocupado aquí o es el de un bot. Elige otro en la página «Jugar con amigos».',
  mine: 'Tus duelos',
  first: 'Donde empiezas tú',
  second: (bot) => `Donde empieza ${bot}`,
  until: (day) => `Hasta el ${day}`,
  result: 'Al resultado',
  giveUp: 'Abandonar las dos partidas',
  states: {
    open: 'En juego, o se está calculando el resultado.',
    finished: 'Las dos partidas han terminado.',
    'given-up': 'Abandonado: el duelo está perdido.',
    late: 'No se terminó a tiempo: el duelo está perdido.',
    refused: 'Los registros no prueban dos partidas enteras, así que no cuenta para nadie.',
  },
  outcomes: {
    won: (name, bot) => `${name} ha vencido a ${bot}`,
    drawn: (name, bot) => `${list([name, bot])} han empatado`,
    lost: (name, bot) => `${name} ha perdido contra ${bot}`,
  },
  somebody: 'Cuenta eliminada',
  games: 'Partidas',
  both: 'Las dos',
  began: (name) => `Empezó ${name}`,
  margin: (points) => `${written(points, WRITTEN_POINTS)} en las dos partidas`,
  fair: (points, error) => `Sin suerte: ${points} ± ${error}`,
  notCounted: 'No cuenta en el balance público.',
  again: 'Otro duelo',
  look: (name) => `Ver la partida que empezó ${name}`,
  tally: (bot) => `Personas contra ${bot}`,
  none: 'Todavía no ha contado ningún duelo.',
  columns: { month: 'Este mes', all: 'En total' },
  rows: {
    duels: 'Duelos',
    people: 'Personas',
    won: 'Ganados',
    drawn: 'Empatados',
    lost: 'Perdidos',
    margin: 'Puntos por duelo',
    fair: 'Puntos sin suerte',
  },
  plusMinus: (points, error) => `${points} ± ${error}`,
  counted: (n) =>
    `Cuentan los duelos de las cuentas, de cada una los primeros ${number(n)} que empiezan en un mes. Abandonado o no terminado a tiempo es perdido. Los puntos son medias de los duelos jugados hasta el final, ± un error estándar en el que los duelos de una persona se toman juntos.`,
  few: (duels, people) =>
    `La fuerza del bot frente a jugadores humanos podrá decirse a partir de ${number(duels)} duelos de ${number(people)} personas.`,
  stronger: (bot, points, error) =>
    `${bot} tiene ${points} ± ${error} puntos de clasificación más que las personas que jugaron estos duelos.`,
  weaker: (bot, points, error) =>
    `${bot} tiene ${points} ± ${error} puntos de clasificación menos que las personas que jugaron estos duelos.`,
};
