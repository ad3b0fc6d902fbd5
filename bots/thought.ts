import type { Game } from '@asteroute/engine';
import type { Position } from '@asteroute/engine/search';
import { advise, type Candidate } from './advice.ts';
import { Thinking, type WeighedTurn } from './thinking/thinking.ts';
import { analyzers } from './turns/analyzer.ts';

/** A way to play the turn and how far its numbers may be off. `margin` is in points, as are the standard errors. */
export interface WeighedCandidate extends Candidate, Pick<WeighedTurn, 'off' | 'behind' | 'behindOff'> {}

/** What is known of a position so far. */
export interface Thought {
  /** At most five ways to play the turn, best first; empty in the first moments. */
  readonly ways: readonly WeighedCandidate[];
  /** How often each of them was played on. */
  readonly rounds: number;
  /** Whether to think on would change nothing that is shown. */
  readonly isDone: boolean;
}

/** How long one call takes: long enough to be worth a message, short enough for other questions to the thread. */
const SLICE_MS = 250;
/** The most steps of one call, for a clock that stands still. */
const MAX_STEPS = 250;

/** Returns a function that thinks for a moment, and goes on where it was if it is asked about the same game again. */
export function createThinker(now: () => number): (game: Game) => Thought {
  const analyzerOf = analyzers();
  let last: { readonly game: Game; readonly thinking: Thinking } | null = null;
  return (game) => {
    if (last === null || !isSame(last.game, game)) {
      const { rules, position } = game;
      last = { game, thinking: new Thinking(rules, analyzerOf(rules), position) };
    }
    const { thinking } = last;
    const end = now() + SLICE_MS;
    let steps = 0;
    thinking.goOn(() => steps++ >= MAX_STEPS || now() >= end);
    return { ways: candidatesOf(game, thinking.best()), rounds: thinking.rounds, isDone: thinking.isDone };
  };
}

/** The turns with their reasons; `advise` keeps their order. */
function candidatesOf(game: Game, ranked: readonly WeighedTurn[]): WeighedCandidate[] {
  const candidates = advise(game, ranked.length, ranked);
  return candidates.map((one, index) => {
    const { off, behind, behindOff } = ranked[index];
    return { ...one, off, behind, behindOff };
  });
}

const isSame = (one: Game, other: Game): boolean => one.rules === other.rules && areEqual(one.position, other.position);

const areEqual = ({ memory: one }: Position, { memory: other }: Position): boolean =>
  one.length === other.length && one.every((word, index) => word === other[index]);
