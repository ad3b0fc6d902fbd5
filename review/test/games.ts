import { BOTS, type Bot, botNamed, playMatch } from '@asteroute/bots';
import { createDealer, createRandom, type Game, mix, newGame, type Ply, unwrap } from '@asteroute/engine';
import { type GameRecord, recordOf } from '@asteroute/record';
import type { SideEstimate } from '../measure/estimates.ts';
import type { Review } from '../review.ts';

/** The set-up of a game in a test or a campaign. */
export interface Table {
  readonly edition: string;
  readonly players: number;
  readonly modules?: readonly string[];
  readonly options?: Readonly<Record<string, string | boolean>>;
}

const COLORS: Readonly<Record<string, readonly string[]>> = {
  'star-wars': ['red', 'green', 'black', 'white', 'orange'],
  classic: ['red', 'blue', 'green', 'yellow', 'black', 'pink'],
};
const TEAM_COLORS = ['red', 'black', 'green', 'white'];

/**
 * Set-ups that cover every edition, number of players and module once, and the rule options that change which tiles are
 * drawn.
 */
export const TABLES: readonly Table[] = [
  ...[2, 3, 4, 5].map((players) => ({ edition: 'star-wars', players })),
  { edition: 'star-wars', players: 4, modules: ['teams'] },
  { edition: 'star-wars', players: 3, options: { unplaceable: 'stack' } },
  ...[2, 3, 4, 5].map((players) => ({ edition: 'classic', players })),
  { edition: 'classic', players: 2, modules: ['farmers'] },
  { edition: 'classic', players: 3, modules: ['river'], options: { riverStartTile: 'stack' } },
  { edition: 'classic', players: 2, modules: ['abbot'], options: { unplaceable: 'stack' } },
  { edition: 'classic', players: 4, modules: ['farmers', 'river', 'abbot'] },
  { edition: 'classic', players: 2, modules: ['farmers', 'inns', 'traders'] },
  { edition: 'classic', players: 6, modules: ['inns'] },
];

/** The name of a table for one line of output. */
export function tableName({ edition, players, modules = [], options = {} }: Table): string {
  return [edition, `${players} players`, ...modules, ...Object.values(options)].join(' ');
}

/** Plays a seeded game between bots, assigned by seat and repeated as needed. Returns its start and every ply. */
export function playedPlies(table: Table, seed: number, bots: readonly string[]): { start: Game; plies: Ply[] } {
  return pliesOfBots(
    table,
    seed,
    bots.map((name) => botNamed(name) ?? BOTS[0]),
  );
}

function pliesOfBots(table: Table, seed: number, bots: readonly Bot[]): { start: Game; plies: Ply[] } {
  const { edition, modules = [], options = {} } = table;
  const colors = modules.includes('teams') ? TEAM_COLORS : COLORS[edition];
  const players = colors.slice(0, table.players).map((color) => ({ name: color, color }));
  const start = unwrap(newGame({ edition, modules, options, players }));
  const seats = players.map((_, seat) => bots[seat % bots.length]);
  const plies: Ply[] = [];
  const [dealer, random] = [createDealer(mix(seed, 1)), createRandom(mix(seed, 2))];
  playMatch(start, { bots: seats, dealer, random }, (_, ply) => plies.push(ply));
  return { start, plies };
}

/** Plays a game like `playedPlies` and returns its record. */
export function playedRecord(table: Table, seed: number, bots: readonly string[]): GameRecord {
  const { start, plies } = playedPlies(table, seed, bots);
  return recordOf(start.rules.setup, plies);
}

export function recordOfBot(table: Table, seed: number, bot: Bot): GameRecord {
  const { start, plies } = pliesOfBots(table, seed, [bot]);
  return recordOf(start.rules.setup, plies);
}

/** The largest difference in the account of a game: between a margin and its parts, or a turn's change and its parts. */
export function gapOf({ margin, start, tiles, dice, play, turns }: Review): number {
  const gaps = margin.flatMap((all, side) => {
    const of = ({ points }: SideEstimate) => points[side];
    const sum = (parts: readonly SideEstimate[]) => parts.reduce((total, part) => total + of(part), 0);
    const last = turns[turns.length - 1];
    return [
      all - sum([start, tiles, dice, ...play]),
      of(start) - turns[0].before[side],
      all - last.after[side],
      ...turns.map(({ before, after, parts }) => after[side] - before[side] - sum(Object.values(parts))),
      ...turns.slice(1).map(({ before }, index) => before[side] - turns[index].after[side]),
    ];
  });
  return Math.max(...gaps.map(Math.abs));
}
