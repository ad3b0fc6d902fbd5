import { analyzers, turnOf } from '@asteroute/bots/search';
import { mix } from '@asteroute/engine';
import type { GameRecord } from '@asteroute/record';
import type { SideEstimate } from './measure/estimates.ts';
import { ReviewJudge } from './measure/judge.ts';
import type { Reviewed } from './replay/fault.ts';
import { type ReplayedGame, replayedGame } from './replay/replayed-game.ts';
import { type MeteredTurn, TurnMeter } from './turn-meter.ts';
import { type SearchOptions, TurnReviewer, type TurnVerdict } from './verdict.ts';

/** The number of playouts of a whole game. */
const STARTS = 128;

/** The result of the search for one turn of a game; `n` is its number, from 1. */
export interface DeepTurn extends TurnVerdict, Omit<MeteredTurn, 'reference'> {
  readonly n: number;
  /** In the first turn of three sides or more: the expected margins at the start, which the judge cannot tell. */
  readonly start: SideEstimate | null;
}

/** By default with the search of `master`. Refused if the record is not a whole game by the rules. */
export function openDeepReview(record: GameRecord, options: Partial<SearchOptions> = {}): Reviewed<DeepReviewer> {
  const played = replayedGame(record);
  return played.ok ? { ok: true, value: deepReviewer(played.value, { bot: 'master', seed: 1, ...options }) } : played;
}

/** Searches the turns of one game independently of each other, so that several threads can share a game. */
export type DeepReviewer = ReturnType<typeof deepReviewer>;

function deepReviewer({ rules, turns }: ReplayedGame, { bot, seed }: SearchOptions) {
  const reviewer = new TurnReviewer(rules);
  const meter = new TurnMeter(rules, analyzers()(rules), new ReviewJudge(rules).faces);
  return {
    count: turns.length,
    /** Searches turn `n`, from 1. Yields after each round of playouts, so that it can be stopped. */
    *turn(n: number): Generator<void, DeepTurn> {
      const turn = turns[n - 1];
      const { reference, ...metered } = yield* meter.measure(turn, mix(seed, 2 * n));
      const known = { other: reference, gap: metered.parts.turn };
      const options = { bot, seed: mix(seed, 2 * n + 1) };
      const isHard = n === 1 && rules.figureTable.sides > 2;
      const start = isHard ? yield* meter.playOut(turn.draws[0].position, STARTS, seed) : null;
      return { n, start, ...metered, ...(yield* reviewer.searched(turn.hand, turnOf(turn), options, known)) };
    },
  };
}
