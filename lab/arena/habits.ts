import { playMatch } from '@asteroute/bots';
import { createDealer, createRandom, type Game, heldRealms, mix, type Ply, scores } from '@asteroute/engine';
import type { Campaign } from '../campaign/campaign.ts';
import { requireBot, type StudySettings, startOf } from './study.ts';

/** What a bot did in a game. */
interface Habits {
  /** Battles that its turns led to, meeples that it put onto planets for one, and realms that it came to share. */
  battles: number;
  attacks: number;
  joins: number;
  /** The kind of realm of each meeple that it put down. */
  readonly deployed: string[];
  points: number;
  wins: number;
}

/**
 * What a bot does, beside an opponent: `node lab/main.ts habits --edition star-wars --bot conqueror --count 100` plays
 * games of two, each bot begins every second one, and prints for both what a game of theirs holds.
 */
export function habitsStudy({ edition, modules, bot, against, seed }: StudySettings): Campaign<readonly Habits[]> {
  const start = startOf(edition, modules);
  const bots = [requireBot(bot), requireBot(against)];
  return {
    name: 'habits',
    count: 100,
    run(number) {
      // A pair of games has the same tiles, with seats swapped.
      const seats = [number % 2, 1 - (number % 2)];
      const pair = mix(seed, Math.floor(number / 2));
      const table = { bots: seats.map((seat) => bots[seat]), dealer: createDealer(pair), random: createRandom(pair) };
      const habits = bots.map((): Habits => ({ battles: 0, attacks: 0, joins: 0, deployed: [], points: 0, wins: 0 }));
      let mover = 0;
      const end = playMatch(start, table, (before, ply) => {
        if (before.position.phase === 'place' || before.position.phase === 'act') mover = before.position.seat;
        note(habits[seats.indexOf(mover)], before, ply);
      });
      const points = scores(end);
      for (const [index, own] of habits.entries()) {
        own.points = points[seats[index]];
        own.wins = (Math.sign(points[seats[index]] - points[seats[1 - index]]) + 1) / 2;
      }
      return habits;
    },
    sum: (rows) => ({
      lines: bots.map(({ name }, index) => `${name}: ${describeHabits(rows.map((row) => row[index]))}`),
    }),
  };
}

/** Adds what one ply of a turn did. */
function note(own: Habits, before: Game, ply: Ply): void {
  if (before.position.phase === 'place') own.joins += Math.max(0, shared(ply.game) - shared(before));
  const fights = ply.events.filter(({ type }) => type === 'battle');
  own.battles += fights.length;
  for (const event of ply.events) {
    if (event.type !== 'deployed') continue;
    const { kind } = event.figure.at;
    own.deployed.push(kind);
    if (kind === 'planet' && fights.length > 0) own.attacks++;
  }
}

/** Realms that two players hold together. */
function shared(game: Game): number {
  return heldRealms(game).filter(({ figures }) => new Set(figures.map(({ seat }) => seat)).size > 1).length;
}

function describeHabits(games: readonly Habits[]): string {
  const each = (of: (game: Habits) => number) => games.reduce((sum, game) => sum + of(game), 0) / games.length;
  const deployed = games.flatMap((game) => game.deployed);
  const shares = [...Map.groupBy(deployed, (kind) => kind)].map(
    ([kind, some]) => `${kind} ${Math.round((100 * some.length) / deployed.length)} %`,
  );
  const mean = (of: (game: Habits) => number) => each(of).toFixed(1);
  return (
    `${mean(({ battles }) => battles)} battles, ${mean(({ attacks }) => attacks)} attacks on planets, ` +
    `${mean(({ joins }) => joins)} realms joined, ${mean((game) => game.deployed.length)} meeples (${shares.join(', ')}), ` +
    `${mean(({ points }) => points)} points a game, ${(100 * each(({ wins }) => wins)).toFixed(0)} % won`
  );
}
