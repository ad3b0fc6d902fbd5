import { parseArgs } from 'node:util';
import { type Bot, botNamed, playMatch } from '@asteroute/bots';
import { createDealer, createRandom, type Game, heldRealms, mix, type Ply, scores } from '@asteroute/engine';
import { startOf } from './start.ts';

/**
 * What a bot does, beside an opponent: `node tools/arena/habits.ts --edition star-wars --bot conqueror --games 100`
 * plays games of two, each bot begins every second one, and prints for both what a game of theirs holds.
 */
const { values: args } = parseArgs({
  options: {
    edition: { type: 'string', default: 'star-wars' },
    modules: { type: 'string', default: '' },
    bot: { type: 'string', default: 'conqueror' },
    against: { type: 'string', default: 'shrewd' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  },
});

/** What a bot did in all games. */
interface Habits {
  /** Battles that its turns led to, meeples that it put onto planets for one, and realms that it came to share. */
  battles: number;
  attacks: number;
  joins: number;
  /** Meeples by kind of realm. */
  readonly deployed: Record<string, number>;
  points: number;
  wins: number;
}

const games = Number(args.games);

function named(name: string): Bot {
  const bot = botNamed(name);
  if (bot === null) throw new Error(`there is no bot ${name}`);
  return bot;
}

const bots = [named(args.bot), named(args.against)];
const habits: readonly Habits[] = bots.map(() => ({
  battles: 0,
  attacks: 0,
  joins: 0,
  deployed: {},
  points: 0,
  wins: 0,
}));

/** Adds what one ply of a turn did. */
function note(own: Habits, before: Game, ply: Ply): void {
  if (before.position.phase === 'place') own.joins += Math.max(0, shared(ply.game) - shared(before));
  const fights = ply.events.filter(({ type }) => type === 'battle');
  own.battles += fights.length;
  for (const event of ply.events) {
    if (event.type !== 'deployed') continue;
    const { kind } = event.figure.at;
    own.deployed[kind] = (own.deployed[kind] ?? 0) + 1;
    if (kind === 'planet' && fights.length > 0) own.attacks++;
  }
}

/** Realms that two players hold together. */
function shared(game: Game): number {
  return heldRealms(game).filter(({ figures }) => new Set(figures.map(({ seat }) => seat)).size > 1).length;
}

function count(end: Game, seats: readonly number[]): void {
  const points = scores(end);
  for (const [index, own] of habits.entries()) {
    own.points += points[seats[index]];
    own.wins += (Math.sign(points[seats[index]] - points[seats[1 - index]]) + 1) / 2;
  }
}

const start = startOf(args.edition, args.modules);
for (let number = 0; number < games; number++) {
  // A pair of games has the same tiles, with seats swapped.
  const seats = [number % 2, 1 - (number % 2)];
  const seed = mix(Number(args.seed), Math.floor(number / 2));
  const table = { bots: seats.map((seat) => bots[seat]), dealer: createDealer(seed), random: createRandom(seed) };
  let mover = 0;
  const end = playMatch(start, table, (before, ply) => {
    if (before.position.phase === 'place' || before.position.phase === 'act') mover = before.position.seat;
    note(habits[seats.indexOf(mover)], before, ply);
  });
  count(end, seats);
}

for (const [index, { battles, attacks, joins, deployed, points, wins }] of habits.entries()) {
  const put = Object.values(deployed).reduce((sum, some) => sum + some, 0);
  const shares = Object.entries(deployed).map(([kind, some]) => `${kind} ${Math.round((100 * some) / put)} %`);
  const each = [battles, attacks, joins, put, points].map((sum) => (sum / games).toFixed(1));
  process.stdout.write(
    `${bots[index].name}: ${each[0]} battles, ${each[1]} attacks on planets, ${each[2]} realms joined, ` +
      `${each[3]} meeples (${shares.join(', ')}), ${each[4]} points a game, ${((100 * wins) / games).toFixed(0)} % won\n`,
  );
}
