import { mix, scores, unwrap } from '@asteroute/engine';
import { luckOf } from '@asteroute/review';
import { type Setting, settingGame } from '../program/setting.ts';
import { type ArenaGame, type ByParty, playGame } from './game.ts';
import type { Limits } from './player/outside.ts';
import type { Player } from './player/player.ts';
import type { Luck } from './statistics/luck.ts';

/** The longest time for a turn, in milliseconds. */
export const MAX_BUDGET_MS = 600_000;

/** All that decides how the games of a match go, in plain data that a thread can be given. */
export interface Match extends Setting {
  /** Names of bots, or commands that start programs. */
  readonly bots: ByParty<string>;
  readonly seed: number;
  readonly budget: Limits;
  /** Whether the luck of every game is found, so that it can be taken off. */
  readonly luck: boolean;
}

/**
 * The games of one deal, the unit of every measure: the same tiles in the same order, the same dice for each side in
 * each round of each battle, and A on each side in turn. With two players it is a mirrored pair.
 */
export interface Mirror {
  readonly number: number;
  readonly games: readonly ArenaGame[];
  /** Milliseconds of every turn. */
  readonly times: ByParty<readonly number[]>;
}

/** Keeps the deals of the arena apart from those of `simulate` with the same seed. */
const ARENA = 0x61726e61;

/** The seed of a deal. Mixed twice: `mix` sees `seed ^ number` only, so that seeds 1 and 2 would share their deals. */
export function dealSeed(seed: number, number: number): number {
  return mix(mix(seed, ARENA), number);
}

/** Plays the games of one deal. */
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

/** Null for a game that was not played to its end. */
function luckOfGame({ record, side }: ArenaGame): Luck | null {
  const luck = luckOf(record);
  return luck.ok ? { tiles: luck.value.tiles[side], dice: luck.value.dice[side] } : null;
}
