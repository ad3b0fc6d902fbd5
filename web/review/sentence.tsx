import type { TableController } from '@asteroute/page/match/controller.ts';
import { isHere } from '@asteroute/page/match/link.ts';
import type { GameRecord } from '@asteroute/record';
import type { Review } from '@asteroute/review';
import { useEffect, useMemo } from 'preact/hooks';
import { accountOf, roughlyTold } from './account.ts';
import type { ReviewProps } from './props.ts';
import { sentenceOf } from './verdict.tsx';
import { useWords } from './words/use-words.ts';
import { keptReviews } from './worker/kept-reviews.ts';
import { Reviewer, startThread } from './worker/reviewer.ts';

/**
 * The review's sentence for each side with a person at this screen, once the judge has reviewed the game in its worker.
 */
export function Sentences({ table, storage, language }: Pick<ReviewProps, 'table' | 'storage' | 'language'>) {
  const words = useWords(language);
  const review = useQuickReview(table.link.record(), table, storage);
  if (review === null) return null;
  const game = table.shown.game.value;
  const sides = sidesHere(table);
  return (
    <section class="results-account stack centered balanced" aria-label={words.review.account.heading}>
      {[...sides]
        .sort((a, b) => review.scores[b] - review.scores[a])
        .map((side) => (
          <p key={side}>{sentenceOf({ review, game, words }, side)}</p>
        ))}
      {sides.some((side) => roughlyTold(accountOf(review, side)) !== null) && (
        <p class="muted small">{words.review.account.rough}</p>
      )}
    </section>
  );
}

/** The review by the judge alone, without search. */
function useQuickReview(record: GameRecord, table: TableController, storage: () => Storage): Review | null {
  const reviewer = useMemo(() => new Reviewer(record, { start: startThread, kept: keptReviews(storage) }), [table]);
  useEffect(() => () => reviewer.close(), [reviewer]);
  const review = reviewer.review.value;
  useEffect(() => {
    if (review !== null) reviewer.stop();
  }, [review !== null]);
  return review;
}

/** The sides of the people at this screen, or all sides if there are none. */
function sidesHere({ link }: TableController): readonly number[] {
  const { sideOf } = link.start.rules.figureTable;
  const here = link.seats.flatMap((seat, index) => (isHere(seat) ? [sideOf[index]] : []));
  return [...new Set(here.length > 0 ? here : link.seats.map((_, seat) => sideOf[seat]))];
}
