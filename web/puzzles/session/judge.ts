import type { Move, TurnWords } from '@asteroute/engine';
import type {
  NextDecision,
  PuzzlePosition,
  ReviewAnswer,
  ReviewQuestion,
} from '@asteroute/page-review/worker/messages';
import type { ReviewThread, StartThread } from '@asteroute/page-review/worker/reviewer';
import type { Puzzle } from '@asteroute/review/puzzles';

/** Judges positions of a puzzle in the worker that reviews games. `moves` are those since the puzzle began. */
export type PuzzleJudge = ReturnType<typeof puzzleJudge>;

/** The callbacks of an open question. */
interface Waiting {
  readonly resolve: (answer: ReviewAnswer) => void;
  readonly reject: (reason: Error) => void;
}

/** Makes a judge whose worker starts with the first question. */
export function puzzleJudge(start: StartThread) {
  const waiting = new Map<number, Waiting>();
  let thread: ReviewThread | null = null;
  let count = 0;

  function stop(): void {
    thread?.stop();
    thread = null;
    waiting.clear();
  }

  function begin(): ReviewThread {
    return start(
      (answer) => {
        if (!('n' in answer)) return;
        waiting.get(answer.n)?.resolve(answer);
        waiting.delete(answer.n);
      },
      () => {
        const all = [...waiting.values()];
        stop();
        for (const { reject } of all) reject(new Error('the worker has failed'));
      },
    );
  }

  function ask(questionOf: (n: number) => ReviewQuestion): Promise<ReviewAnswer> {
    return new Promise((resolve, reject) => {
      const n = ++count;
      waiting.set(n, { resolve, reject });
      thread ??= begin();
      thread.post(questionOf(n));
    });
  }

  return {
    /** The points that a turn loses against the best one. */
    async lost(puzzle: Puzzle, moves: readonly Move[], turn: TurnWords): Promise<number> {
      const position = positionOf(puzzle, moves);
      const answer = await ask((n) => ({ type: 'lost', n, position, turn }));
      if (answer.type !== 'lost') throw new Error('the worker answers something else');
      return answer.lost;
    },
    /** The next decision of a puzzle of several turns after a turn. */
    async follow(puzzle: Puzzle, moves: readonly Move[]): Promise<NextDecision> {
      const position = positionOf(puzzle, moves);
      const answer = await ask((n) => ({ type: 'follow', n, position }));
      if (answer.type !== 'followed') throw new Error('the worker answers something else');
      return answer.next;
    },
    /** Ends the worker; open questions get no answer. */
    close: stop,
  };
}

const positionOf = ({ id, game, edition, draws }: Puzzle, moves: readonly Move[]): PuzzlePosition => ({
  id,
  game,
  edition,
  draws,
  moves,
});
