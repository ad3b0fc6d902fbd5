import type { HighlightView } from '@asteroute/board/model/state.ts';
import { play, type Turn, turnWords } from '@asteroute/engine';
import { TableController } from '@asteroute/page/match/controller.ts';
import { seatName } from '@asteroute/page/present/event-text.ts';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { useHeight } from '@asteroute/page/views/layout.ts';
import { TableView } from '@asteroute/page/views/table/table.tsx';
import { useCurrentEffect } from '@asteroute/page/words/current-effect.ts';
import type { Words } from '@asteroute/page/words/use-words.ts';
import { tenths } from '@asteroute/words/points.ts';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { openTrial, type TrialLink } from './link-trial.ts';
import type { ReviewProps } from './props.ts';
import { type GameTurn, type Way, waysOfVerdict } from './turn/game-turns.ts';
import { litCell } from './turn/turn-board.ts';
import type { Reasons } from './turn/turn-row.tsx';
import { WayRow } from './turn/ways.tsx';
import type { Judged } from './worker/messages.ts';
import type { Reviewer } from './worker/reviewer.ts';

interface Props extends ReviewProps {
  readonly turn: GameTurn;
  readonly reviewer: Reviewer;
  readonly words: Words<'review'>;
  /** The turns that are tried again one after another; null for a single one. */
  readonly mistakes: readonly number[] | null;
}

const NO_REASONS: Reasons = new Map();

/** A separate table at which a turn is tried again: the answer is judged once it is confirmed. */
export function Trial(props: Props) {
  const { table, turn, reviewer, ui, words } = props;
  const { link, trial } = useMemo(() => {
    const { start } = table.link;
    const past = { start, steps: table.shown.past.peek().slice(0, turn.ply) };
    const seats = start.rules.players.map(() => ({ bot: null }));
    const link = openTrial(past, seats);
    return { link, trial: new TableController(link, props) };
  }, [table, turn]);
  useEffect(() => reviewer.drawn(), [reviewer]);
  const close = () => (ui.planning.value = false);
  const marks = useSignal<readonly HighlightView[]>([]);
  const { again } = words.review;
  const text = link.answer.value === null ? null : again.heading(turn.n, seatName(turn.hand, turn.hand.position.seat));
  return (
    <TableView
      key={link}
      {...props}
      table={trial}
      coachMarks={marks}
      extras={{ leaveHint: again.close, waiting: { text, end: null } }}
      onLeave={close}
      onPlayOn={() => {}}
      bar={(onCover) => <TrialBar {...props} {...{ link, words, marks, onCover }} onClose={close} />}
    />
  );
}

interface BarProps extends Props {
  readonly link: TrialLink;
  readonly onClose: () => void;
  readonly marks: Signal<readonly HighlightView[]>;
  readonly onCover: (pixels: number) => void;
}

/** The bar over the table: the question, then the loss of the answer and the better turn. */
function TrialBar(props: BarProps) {
  const { turn, reviewer, link, words, marks, mistakes, ui, onClose, onCover } = props;
  const { again } = words.review;
  const heading = again.heading(turn.n, seatName(turn.hand, turn.hand.position.seat));
  const bar = useRef<HTMLElement>(null);
  // The camera keeps the covered part free while the person looks for a place.
  useHeight(bar, onCover);
  const answer = link.answer.value;
  const judged = useVerdict(reviewer, turn, answer);
  const best = judged === null || judged === 'failed' ? null : (waysOfVerdict(turn.hand, judged)[0] ?? null);
  const next = mistakes?.find((n) => n > turn.n);
  const isLast = mistakes !== null && next === undefined;
  const follows = useFollowing(props, isWorse(judged));
  useEffect(() => {
    marks.value = best !== null && isWorse(judged) ? [litCell(best.turn)] : [];
  }, [judged]);
  return (
    <section ref={bar} class="plan px-3 py-2 row flex-wrap justify-between" aria-label={heading}>
      <div class="stack gap-0">
        <strong>{heading}</strong>
        <span role="status">
          {answer === null ? again.ask : verdictText(words, judged)}
          {isLast && answer !== null && ` ${again.last}`}
        </span>
      </div>
      {best !== null && isWorse(judged) && <Better turn={turn} words={words} way={best} />}
      <p class="row flex-wrap gap-3 ms-auto">
        {follows !== null && <Button icon="play" text={again.follows} onClick={follows} />}
        {answer !== null && <Button icon="undo" text={words.review.turn.again} onClick={() => link.again()} />}
        {next !== undefined && (
          <Button
            icon="step-on"
            text={again.next}
            class={answer === null ? 'quiet' : 'primary'}
            onClick={() => (ui.reviewing.value = next)}
          />
        )}
        <Button icon="close" text={again.close} class={next === undefined ? 'primary' : 'quiet'} onClick={onClose} />
      </p>
    </section>
  );
}

function Better({ turn, words, way }: { readonly turn: GameTurn; readonly words: Words<'review'>; readonly way: Way }) {
  return (
    <div class="review-better">
      <h2>{words.review.again.better}</h2>
      <WayRow {...{ turn, words, way }} reasons={NO_REASONS} top={way.value} />
    </div>
  );
}

/** The bot that answers a turn which is tried again. */
const ANSWERER = 'shrewd';

/** Returns what plays the rival's answer to a turn that was worse, with the tile that came in the game; null if there is none. */
function useFollowing({ table, turn, link, botWorker }: BarProps, worse: boolean): (() => void) | null {
  const played = useSignal(false);
  const head = link.head.value;
  useEffect(() => {
    played.value = false;
  }, [link.answer.value]);
  if (!worse || played.value || head.position.phase !== 'draw') return null;
  const came = table.shown.past.value.slice(turn.ply).find(({ move }) => move.type === 'draw');
  const drawn = came === undefined ? null : play(head, came.move);
  if (came === undefined || drawn === null || !drawn.ok || drawn.value.game.position.phase !== 'place') return null;
  const { game } = drawn.value;
  return () => {
    played.value = true;
    botWorker.turn(game, ANSWERER, 1).then(
      ({ place, action }) => link.follow([came.move, place, action]),
      () => undefined,
    );
  };
}

type VerdictState = Judged | 'failed' | null;

/** The verdict on an answer, requested as soon as the answer is given; null until it arrives. */
function useVerdict(reviewer: Reviewer, { n, hand }: GameTurn, answer: Turn | null): VerdictState {
  const judged = useSignal<VerdictState>(null);
  useCurrentEffect(
    (isCurrent) => {
      judged.value = null;
      if (answer === null) return;
      reviewer.judge(n, turnWords(hand, answer), (verdict, searched) => {
        if (!isCurrent()) return;
        // At first sight the label often is another.
        if (searched) judged.value = verdict ?? 'failed';
        else if (verdict !== null) judged.value = { ...verdict, label: null };
      });
    },
    [answer],
  );
  return judged.value;
}

const TOLD = 0.05;

const isWorse = (judged: VerdictState): boolean =>
  judged !== null && judged !== 'failed' && judged.error >= TOLD && judged.lost >= TOLD;

function verdictText({ review: { tag, again, turn } }: Words<'review'>, judged: VerdictState): string {
  if (judged === null) return again.judging;
  if (judged === 'failed') return again.failed;
  if (!isWorse(judged)) return again.best;
  const label = judged.label === null ? '' : `${turn.labels[judged.label]}. `;
  return label + again.lost(tenths(judged.lost, tag));
}
