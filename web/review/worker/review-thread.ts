/** Reviews games, first by the judge, then by searches in threads of their own, and answers questions about puzzles. */
import type { Game, TurnWords } from '@asteroute/engine';
import { type GameRecord, replay } from '@asteroute/record';
import { quickReview, type Review, runToEnd, type SearchOptions, TurnReviewer, withDeepTurns } from '@asteroute/review';
import { replyWith, type ThreadQuestion } from '@asteroute/threads';
import type { OpenQuestion, ReviewAnswer, ReviewQuestion } from './messages.ts';
import { answerPuzzle, type PuzzleQuestion } from './puzzle-answers.ts';
import { turnIn } from './turn-in.ts';
import { searchedTurns } from './turn-threads.ts';

/** The search for an answer: the same as for the turns of the game. */
const SEARCH: SearchOptions = { bot: 'master', seed: 1 };

/** A game and its review, from which the search goes on. */
type OpenedReview = Pick<OpenQuestion, 'record' | 'looked'> & { readonly review: Review };

const post = (answer: ReviewAnswer): void => self.postMessage(answer);
const answer = replyWith(answerPuzzle, (reply) => self.postMessage(reply));
let opened: OpenedReview | null = null;

self.onmessage = ({ data }: MessageEvent<ReviewQuestion | ThreadQuestion<PuzzleQuestion>>) => {
  if ('id' in data) void answer(data);
  else if (data.type === 'open') opened = open(data);
  else if (opened === null) return;
  else if (data.type === 'search') deepen(opened).catch(reportError);
  else judge(opened.record, data.n, data.turn);
};

/** Opens a game whose review is kept, or posts the review by the judge alone; null if it cannot be reviewed. */
function open({ record, review, looked }: OpenQuestion): OpenedReview | null {
  if (review !== null) return { record, review, looked };
  const made = runToEnd(quickReview(record));
  if (!made.ok) {
    post({ type: 'fault', code: made.error.code });
    return null;
  }
  post({ type: 'review', review: made.value, looked: [] });
  return { record, review: made.value, looked: [] };
}

/** Searches every turn that had a choice, starting with the largest loss by the judge. */
async function deepen({ record: game, review: begun, looked: before }: OpenedReview): Promise<void> {
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
