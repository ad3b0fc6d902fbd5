import { colorOf } from '@asteroute/page/present/appearance.ts';
import { seatName } from '@asteroute/page/present/event-text.ts';
import { Piece } from '@asteroute/page/views/controls/parts.tsx';
import type { TurnReview } from '@asteroute/review';
import { tenths } from '@asteroute/words/points.ts';
import { useSignal } from '@preact/signals';
import { foundLabel } from './account.ts';
import { turningTurns } from './curve.ts';
import type { ReviewedProps } from './props.ts';

type Props = Omit<ReviewedProps, 'game'>;

const MOST = 4;

/** Buttons to the turns in which most was won or lost. */
export function TurningPoints({ review, turns, words, chosen, onChoose }: Props) {
  return (
    <section class="review-turning row flex-wrap" aria-label={words.review.curve.turning}>
      <h3 class="text-muted font-semibold">{words.review.curve.turning}</h3>
      {turningTurns(review, MOST).map((n) => (
        <button key={n} type="button" class="chip selectable" aria-pressed={n === chosen} onClick={() => onChoose(n)}>
          <Piece color={colorOf(turns[n - 1].hand, review.turns[n - 1].seat)} />
          <span>{words.review.turn.short(n)}</span>
        </button>
      ))}
    </section>
  );
}

interface ListProps extends Props {
  readonly listed: number;
}

/** All turns with their losses; on request only those with errors. */
export function TurnList({ listed, ...props }: ListProps) {
  const { review, words } = props;
  const labelled = useSignal(false);
  const { list } = words.review;
  const shown = review.turns.slice(0, listed).filter((turn) => !labelled.value || foundLabel(turn) !== null);
  return (
    <section class="review-list min-w-0" aria-label={list.heading}>
      <header class="row flex-wrap justify-between gap-4 gap-y-0">
        <h2 class="heading">{list.heading}</h2>
        <label class="check row text-muted">
          <input
            type="checkbox"
            checked={labelled.value}
            onChange={(event) => (labelled.value = event.currentTarget.checked)}
          />
          <span>{list.labelled}</span>
        </label>
      </header>
      {shown.length === 0 && review.depth === 'deep' && <p class="text-muted">{list.none}</p>}
      <ol class="stack grid-auto-fit gap-1 gap-x-3">
        {shown.map((turn) => (
          <TurnRow key={turn.n} {...props} turn={turn} />
        ))}
      </ol>
    </section>
  );
}

function TurnRow({ turn, turns, words, chosen, onChoose }: Props & { readonly turn: TurnReview }) {
  const { tag, turn: says } = words.review;
  const { hand } = turns[turn.n - 1];
  const lost = turn.error;
  const label = foundLabel(turn);
  return (
    <li>
      <button
        class="row w-full bg-transparent text-start justify-start selectable"
        type="button"
        aria-current={turn.n === chosen ? 'true' : undefined}
        data-label={label ?? undefined}
        onClick={() => onChoose(turn.n)}
      >
        <span class="review-n text-muted text-end">{turn.n}</span>
        <Piece color={colorOf(hand, turn.seat)} />
        <span class="review-who truncate flex-1 text-start justify-start">{seatName(hand, turn.seat)}</span>
        {label !== null && (
          <strong class="review-label badge text-sm rounded-full" data-label={label}>
            {says.labels[label]}
          </strong>
        )}
        <span class="review-points text-end">{lost < 0.05 ? '' : `−${tenths(lost, tag)}`}</span>
      </button>
    </li>
  );
}
