import { grammarOf } from '../../grammar.ts';
import type { LazyWords } from '../../load.ts';
import { writtenIn } from '../../points.ts';

const { number, count } = grammarOf('en');
const written = writtenIn('en');
const WRITTEN_POINTS = { one: 'point', other: 'points' };

/** The texts of duels against the bot in English. */
export const en = {
  tag: 'en',
  title: (bot: string) => `Duel: ${bot}`,
  lead: (bot: string) =>
    `Two games at once with the same tiles and dice, the seats exchanged: luck is the same for both of you. Can people beat ${bot}?`,
  rules: (days: number) =>
    `You have ${count(days, { one: 'day', other: 'days' })}, without takebacks, advice or a sandbox; whoever gives up one game gives up both.`,
  left: (n: number) =>
    `It counts in the public tally. So do ${count(n - 1, { one: 'more duel', other: 'more duels' })} of yours this month.`,
  last: 'It counts in the public tally: your last one this month.',
  spent: (n: number) =>
    `Only your first ${number(n)} duels of a month count in the public tally, so this one does not.`,
  guest: 'You can play as a guest, but only the duels of accounts count in the public tally.',
  begin: 'Begin the duel',
  silent: 'The server does not answer. Try again later.',
  notOffered: 'This server offers no duels.',
  unknown: 'There is no such duel on this server.',
  loading: 'Loading…',
  nameTaken: 'Somebody else has your name here, or it is that of a bot. Choose another one in the lobby.',
  mine: 'Your duels',
  first: 'Where you begin',
  second: (bot: string) => `Where ${bot} begins`,
  until: (day: string) => `Until ${day}`,
  result: 'To the result',
  giveUp: 'Give up both games',
  states: {
    open: 'Under way, or the result is being worked out.',
    finished: 'Both games are over.',
    'given-up': 'Given up: the duel is lost.',
    late: 'Not finished in time: the duel is lost.',
    refused: 'The logs do not prove two whole games, so it counts for nobody.',
  },
  outcomes: {
    won: (name: string, bot: string) => `${name} won against ${bot}`,
    drawn: (name: string, bot: string) => `${name} and ${bot} drew`,
    lost: (name: string, bot: string) => `${name} lost to ${bot}`,
  },
  somebody: 'Deleted account',
  games: 'Games',
  both: 'Both',
  began: (name: string) => `${name} began`,
  margin: (points: string) => `${written(points, WRITTEN_POINTS)} in both games`,
  fair: (points: string, error: string) => `Without luck: ${points} ± ${error}`,
  notCounted: 'It does not count in the public tally.',
  again: 'Another duel',
  look: (name: string) => `Look at the game that ${name} began`,
  tally: (bot: string) => `People against ${bot}`,
  none: 'No duel has counted yet.',
  columns: { month: 'This month', all: 'All time' },
  rows: {
    duels: 'Duels',
    people: 'People',
    won: 'Won',
    drawn: 'Drawn',
    lost: 'Lost',
    margin: 'Points a duel',
    fair: 'Points without luck',
  },
  plusMinus: (points: string, error: string) => `${points} ± ${error}`,
  counted: (n: number) =>
    `What counts are the duels of accounts, of each the first ${number(n)} that begin in a month. Given up, or not finished in time, is lost. Points are means over the duels that were played to their end, ± one standard error, in which the duels of one person are taken together.`,
  few: (duels: number, people: number) =>
    `Once there are ${number(duels)} duels by ${number(people)} people, we can say how strong the bot is.`,
  stronger: (bot: string, points: string, error: string) =>
    `${bot} is ${points} ± ${error} rating points stronger than the people who played these duels.`,
  weaker: (bot: string, points: string, error: string) =>
    `${bot} is ${points} ± ${error} rating points weaker than the people who played these duels.`,
};

/** The texts of duels against the bot. */
export type DuelWords = typeof en;

export const DUEL: LazyWords<DuelWords> = { en, load: (tag) => import(`../../${tag}/contests/duels.ts`) };
