import { winSpreadOf } from '@asteroute/bots/search';
import { clonePosition } from '@asteroute/engine';
import type { GameRecord } from '@asteroute/record';
import { chancesOf } from './measure/chances.ts';
import { ReviewJudge } from './measure/judge.ts';
import { expectedBefore } from './measure/tempo.ts';
import type { Reviewed } from './replay/fault.ts';
import { replayedGame } from './replay/replayed-game.ts';

export interface Expectation {
  /** The turn that follows, from 1. */
  readonly n: number;
  readonly tilesLeft: number;
  /** Expected margins and chances to win, by side. */
  readonly margins: readonly number[];
  readonly chances: readonly number[];
}

/** Returns the expectations before every `step`-th turn: as in a review, without computing the rest. */
export function expectations(record: GameRecord, step = 1): Reviewed<Expectation[]> {
  const played = replayedGame(record);
  if (!played.ok) return played;
  const { rules, turns } = played.value;
  const judge = new ReviewJudge(rules);
  const value = turns.flatMap(({ number, draws }) => {
    const game = draws.at(-1);
    if (game === undefined || number % step !== 0) return [];
    const tilesLeft = game.position.stackSize;
    const margins = expectedBefore(rules, game.position, judge.bag(clonePosition(game.position)).margins);
    return [{ n: number, tilesLeft, margins, chances: chancesOf(winSpreadOf(rules), margins, tilesLeft) }];
  });
  return { ok: true, value };
}
