import { mix, scores, unwrap } from '@asteroute/engine';
import { luckOf } from '@asteroute/review';
import { type Setting, settingGame } from '../program/setting.ts';
import { type ArenaGame, type ByParty, playGame } from './game.ts';
import type { Limits } from './player/outside.ts';
import type { Player } from './player/player.ts';
import type { Luck } from './statistics/luck.ts';

/** The maximum time for a turn, in milliseconds. */
export const MAX_BUDGET_MS = 600_000;

/** Everything that determines the games of a match, as plain data that can be passed to a thread. */
export interface Match extends Setting {
  /** Names of bots, or shell commands that start programs. */
  readonly bots: ByParty<string>;
  readonly seed: number;
  readonly budget: Limits;
  /** Whether the luck of each game is calculated, so that it can be subtracted from the margin. */
  readonly luck: boolean;
}

/** The unit of every statistic: the same tiles, the same dice for each side, and A on each side in turn. */
export interface Mirror {
  readonly number: number;
  readonly games: readonly ArenaGame[];
  /** Milliseconds of every turn, by party. */
  readonly times: ByParty<readonly number[]>;
}

/** Mixed into the seeds, so that the deals differ from those of `simulate` with the same seed. */
const ARENA = 0x61726e61;

/** Mixed twice, because `mix` only sees `seed ^ number` and seeds 1 and 2 would share their deals. */
export function dealSeed(seed: number, number: number): number {
  return mix(mix(seed, ARENA), number);
}

/** Plays the games of one deal, with A on each side in turn. */
export async function playMirror(match: Match, players: ByParty<Player>, number: number): Promise<Mirror> {
  const start = unwrap(settingGame(match));
  const table = { players, deal: dealSeed(match.seed, number), times: { a: [], b: [] } };
  const games: ArenaGame[] = [];
  for (const side of scores(start).keys()) {
    const game = await playGame(start, { ...table, side });
    games.push(match.luck ? { ...game, luck: luckOfGame(game) } : game);
  }
  return { number, games, times: table.times };
}

/** The luck of a game; null if it was not played to its end. */
function luckOfGame({ record, side }: ArenaGame): Luck | null {
  const luck = luckOf(record);
  return luck.ok ? { tiles: luck.value.tiles[side], dice: luck.value.dice[side] } : null;
}
