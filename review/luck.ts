import { clonePosition } from '@asteroute/engine';
import type { GameRecord } from '@asteroute/record';
import { type JudgeMaker, ReviewJudge, usualJudge } from './measure/judge.ts';
import { addTo, subtract } from './measure/margins.ts';
import type { Reviewed } from './replay/fault.ts';
import { type ReplayedTurn, replayedGame } from './replay/replayed-game.ts';

/** The luck of each side with tiles and dice in a game, in points of margin. Its mean over many games is 0. */
export interface GameLuck {
  readonly tiles: readonly number[];
  readonly dice: readonly number[];
}

/** As a quick review finds it, which takes longer. Refused if the record is not a whole game by the rules. */
export function luckOf(record: GameRecord, make: JudgeMaker = usualJudge): Reviewed<GameLuck> {
  const played = replayedGame(record);
  if (!played.ok) return played;
  const { rules, turns, scores } = played.value;
  const judge = new ReviewJudge(rules, make);
  const luck = { tiles: scores.map(() => 0), dice: scores.map(() => 0) };
  for (const turn of turns) {
    addTo(luck.tiles, luckOfDraw(judge, turn));
    addTo(luck.dice, luckOfDice(judge, turn));
  }
  return { ok: true, value: luck };
}

function luckOfDraw(judge: ReviewJudge, { draws, hand }: ReplayedTurn): number[] {
  const game = draws[draws.length - 1];
  const bag = judge.bag(clonePosition(game.position));
  const came = bag.tiles.find(({ tile }) => tile === hand.position.drawn);
  if (came === undefined) throw new Error('a tile came into the hand that fits nowhere');
  return subtract(came.margins, bag.margins);
}

function luckOfDice(judge: ReviewJudge, turn: ReplayedTurn): number[] {
  const after = judge.settled(clonePosition(turn.after.position));
  return subtract(after, judge.played(clonePosition(turn.hand.position), turn));
}
