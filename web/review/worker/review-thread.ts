/**
 * The worker thread that reviews games, first by the judge, then turn by turn by searches in threads of their own, and
 * that answers questions about puzzles.
 */
import type { Game, TurnWords } from '@asteroute/engine';
import { type GameRecord, replay } from '@asteroute/record';
import { quickReview, type Review, runToEnd, type SearchOptions, TurnReviewer, withDeepTurns } from '@asteroute/review';
import { replyWith, type ThreadQuestion } from '@asteroute/threads';
import type { ReviewAnswer, ReviewQuestion } from './messages.ts';
import { answerPuzzle, type PuzzleQuestion } from './puzzle-answers.ts';
import { turnIn } from './turn-in.ts';
import { searchedTurns } from './turn-threads.ts';

/** The number of turns of a quick review between two progress reports. */
const REPORTED = 8;

/** The search for an answer: the same as for the turns of the game. */
const SEARCH: SearchOptions = { bot: 'master', seed: 1 };

const post = (answer: ReviewAnswer): void => self.postMessage(answer);
const answer = replyWith(answerPuzzle, (reply) => self.postMessage(reply));
let record: GameRecord | null = null;

self.onmessage = ({ data }: MessageEvent<ReviewQuestion | ThreadQuestion<PuzzleQuestion>>) => {
  if ('id' in data) void answer(data);
  else if (data.type === 'open') {
    record = data.record;
    run(data.record, data.review, data.looked).catch(reportError);
  } else if (record !== null) judge(record, data.n, data.turn);
};

async function run(game: GameRecord, kept: Review | null, looked: readonly number[]): Promise<void> {
  const review = kept ?? quick(game);
  if (review === null) return;
  if (kept === null) post({ type: 'review', review, looked: [] });
  await deepen(game, review, looked);
}

/** Returns the review by the judge alone; null, with a fault posted, if the game cannot be reviewed. */
function quick(game: GameRecord): Review | null {
  const steps = quickReview(game);
  for (;;) {
    const step = steps.next();
    if (step.done !== true) {
      if (step.value.done % REPORTED === 0) post({ type: 'progress', ...step.value });
    } else if (step.value.ok) return step.value.value;
    else {
      post({ type: 'fault', code: step.value.error.code });
      return null;
    }
  }
}

/** Searches every turn that had a choice, starting with the largest loss by the judge. */
async function deepen(game: GameRecord, begun: Review, before: readonly number[]): Promise<void> {
  let review = begun;
  const looked = [...before];
  const left = [...begun.turns].filter(({ n, choices }) => choices > 1 && !looked.includes(n));
  left.sort((a, b) => b.lost - a.lost);
  for await (const turn of searchedTurns(
    game,
    left.map(({ n }) => n),
  )) {
    review = withDeepTurns(review, [turn]);
    looked.push(turn.n);
    post({ type: 'review', review, looked });
  }
}

/** Posts the judge's verdict on another answer at once, and that of a search as soon as it is found. */
function judge(game: GameRecord, n: number, words: TurnWords): void {
  const hand = handOf(game, n);
  const turn = hand === null ? null : turnIn(hand, words);
  if (hand === null || turn === null) return post({ type: 'judged', n, verdict: null, searched: true });
  const reviewer = new TurnReviewer(hand.rules);
  post({ type: 'judged', n, verdict: reviewer.judged(hand, turn), searched: false });
  const verdict = runToEnd(reviewer.searched(hand, turn, SEARCH));
  post({ type: 'judged', n, verdict, searched: true });
}

/** The game with the tile of a turn in hand; null if there is no such turn. */
function handOf(game: GameRecord, n: number): Game | null {
  const played = replay(game);
  if (!played.ok) return null;
  const { plies } = played.value;
  const placed = plies.flatMap(({ move }, index) => (move.type === 'place' ? [index] : []))[n - 1];
  return plies[placed - 1]?.game ?? null;
}
