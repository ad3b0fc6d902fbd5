import type { HighlightView } from '@asteroute/board/model/state.ts';
import type { Rating } from '@asteroute/club/glicko';
import { type Turn, xOf, yOf } from '@asteroute/engine';
import { useCopy } from '@asteroute/page/library/links/copy.ts';
import { Button, Icon, IconButton } from '@asteroute/page/views/controls/parts.tsx';
import { titleOf } from '@asteroute/page/views/games/game-title.ts';
import { DESK, useMedia } from '@asteroute/page/views/layout.ts';
import { litCell } from '@asteroute/page-review/turn-board';
import { TurnRow, useReasons } from '@asteroute/page-review/turn-row';
import { signedTenths, tenths } from '@asteroute/words/points.ts';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { puzzleAddress } from './place.ts';
import type { SolveProps } from './props.ts';
import { ratingIn } from './rating/progress.ts';
import { minutes, runResult } from './rating/run.ts';
import type { PuzzleSession, PuzzleStage } from './session/session.ts';
import { OutcomeMark } from './today.tsx';
import { Because, WhyRight } from './why.tsx';

interface Props extends Omit<SolveProps, 'session'> {
  readonly session: PuzzleSession;
  readonly ask: string;
  readonly marks: Signal<readonly HighlightView[]>;
  /** The player's rating before the puzzle; null if this try does not count. */
  readonly before: Rating | null;
  /** The place of the puzzle in the run against the clock, from 0; null if it does not count for one. */
  readonly nth: number | null;
  readonly onCover: (pixels: number) => void;
  readonly onLeave: () => void;
  readonly onNext: () => void;
}

export function PuzzleBar(props: Props) {
  const { session, words, pack, puzzle, ask, marks, onCover } = props;
  const { puzzle: says } = words;
  const address = props.hrefOf(puzzleAddress({ edition: pack.edition, id: puzzle.id }));
  const copying = useCopy(props.sharer, address);
  const isCopied = copying.copied.value === true;
  const bar = useRef<HTMLElement>(null);
  const wide = useMedia(DESK);
  const stage = session.stage.value;
  const hint = session.hint.value;
  // The camera keeps the covered part free; the bar grows later, when reasons arrive. Observers call back in the order
  // of their creation: this one before the board's, so that the board is fitted and turned only once.
  const tell = useRef(onCover);
  tell.current = onCover;
  const observer = useMemo(() => new ResizeObserver(() => tell.current(coveredBy(bar.current))), []);
  useLayoutEffect(() => {
    if (bar.current !== null) observer.observe(bar.current);
    return () => observer.disconnect();
  }, [wide, stage, hint]);
  useEffect(() => {
    const [best] = session.best.value;
    marks.value = stage === 'ask' && hint === 2 && best !== undefined ? [litCell(best)] : [];
  }, [stage, hint, session.best.value]);
  const whole = new Intl.NumberFormat(says.tag, { maximumFractionDigits: 0, useGrouping: false });
  const step = puzzle.turns > 1 ? [says.ask.step(session.step.value, puzzle.turns)] : [];
  const { tiles } = session.link.start.rules.setup;
  const set = tiles === undefined ? [] : [words.page.setup.tileSet(tiles.name)];
  const { own } = props;
  const from =
    own === null
      ? says.rating.of(whole.format(puzzle.rating))
      : says.own.from(titleOf(own.from.saved, words.page), own.n);
  const meta = [from, ...step, ...set];
  return (
    <section
      ref={bar}
      class="plan task puzzle-bar px-3 py-2 stack gap-1 overflow-y-auto"
      aria-label={says.ask.heading}
      data-stage={stage}
    >
      <p class="puzzle-meta flex gap-2 gap-y-0 items-baseline flex-wrap text-muted text-sm">
        {props.nth === null ? (
          <>
            <strong>{says.ask.heading}</strong>
            {meta.map((text) => (
              <span key={text}>{text}</span>
            ))}
          </>
        ) : (
          <RunClock {...props} nth={props.nth} />
        )}
      </p>
      <div class="puzzle-actions flex gap-2 items-start">
        {own === null && (
          <IconButton
            icon={isCopied ? 'check' : 'share'}
            name={isCopied ? says.copied : says.share}
            onClick={copying.copy}
          />
        )}
        <IconButton icon="close" name={says.leave} onClick={props.onLeave} />
      </div>
      {copying.copied.value === false && (
        <div class="stack col-span-full">
          <p role="alert">{words.page.share.byHand}</p>
          <input ref={copying.field} type="text" readOnly value={address} aria-label={says.share} />
        </div>
      )}
      <Said {...props} ask={ask} />
      {isJudged(stage) && <Compared {...props} />}
      <Buttons {...props} />
    </section>
  );
}

/** The place in the run against the clock, and its time. */
function RunClock({ run, nth, words }: Props & { readonly nth: number }) {
  const now = useSignal(Date.now());
  const { value } = run;
  const runs = value?.until === null;
  useEffect(() => {
    const ticking = runs ? setInterval(() => (now.value = Date.now()), 1000) : undefined;
    return () => clearInterval(ticking);
  }, [runs]);
  if (value === null) return null;
  const { seconds } = runResult(value, now.value);
  return (
    <>
      <strong>{words.puzzle.run.at(nth + 1, value.ids.length)}</strong>
      <span role="timer">{minutes(seconds)}</span>
    </>
  );
}

/** How many pixels of the board the bar covers, from the top; none if it is beside or below the board. */
function coveredBy(bar: HTMLElement | null): number {
  const board = bar?.parentElement?.querySelector(':scope > .board')?.getBoundingClientRect();
  const box = bar?.getBoundingClientRect();
  if (board === undefined || box === undefined || box.top >= board.bottom) return 0;
  if (box.left >= board.right || box.right <= board.left) return 0;
  return Math.max(0, box.bottom - board.top);
}

/** Whether there is a verdict on the answer, or the solution. */
const isJudged = (stage: PuzzleStage): boolean => stage === 'wrong' || stage === 'right' || stage === 'shown';

function Said(props: Props) {
  const { session, ask } = props;
  const stage = session.stage.value;
  const verdict = useRef<HTMLDivElement>(null);
  const over = isJudged(stage) || stage === 'failed';
  useEffect(() => {
    if (over) verdict.current?.focus({ preventScroll: true });
  }, [stage]);
  // The table announces the question, so it is not announced here.
  return (
    <div ref={verdict} class="puzzle-said rounded-sm" tabIndex={-1}>
      {stage === 'ask' && <p>{ask}</p>}
      <div class="stack" role="status">
        {over && <Verdict {...props} />}
        {stage === 'wait' && (
          <p>{props.own === null ? props.words.puzzle.ask.waiting : props.words.puzzle.answer.judging}</p>
        )}
        {stage === 'ask' && <Hints {...props} />}
      </div>
    </div>
  );
}

function Hints({ session, puzzle, words }: Props) {
  const { hint: says, tags } = words.puzzle;
  const hint = session.hint.value;
  const [best] = session.best.value;
  if (hint === 0) return null;
  const names = puzzle.tags.map((tag) => tags[tag]);
  return (
    <>
      <p class="row text-warning">
        <Icon name="hint" />
        {names.length === 0 ? says.plain : says.about(new Intl.ListFormat(words.puzzle.tag).format(names))}
      </p>
      {hint === 2 && best !== undefined && (
        <p class="row text-warning">
          <Icon name="fit" />
          {says.where(words.page.board.at(xOf(best.place.cell), yOf(best.place.cell)))}
        </p>
      )}
    </>
  );
}

const VERDICTS: Partial<Record<PuzzleStage, string>> = { right: 'text-success', wrong: 'text-danger' };

/** Whether the answer was right, what it lost, and what that does to one's rating. */
function Verdict(props: Props) {
  const { session, words } = props;
  const { answer: says, tag } = words.puzzle;
  const stage = session.stage.value;
  const lost = session.lost.value;
  if (stage === 'failed') return <p>{says.failed}</p>;
  return (
    <>
      <p class={`row font-semibold ${VERDICTS[stage] ?? ''}`}>
        <Icon name={stage === 'right' ? 'check' : stage === 'wrong' ? 'close' : 'hint'} />
        <span>
          {stage === 'right' && rightText(props)}
          {stage === 'wrong' && `${says.wrong} ${lost === null ? says.judging : says.lost(tenths(lost, tag))}`}
          {stage === 'shown' && says.shown}
        </span>
      </p>
      <Because {...props} />
      {stage !== 'wrong' && <Rated {...props} />}
    </>
  );
}

function rightText({ puzzle, own, words }: Props): string {
  const { answer: says, own: ofOwn, tag } = words.puzzle;
  if (own !== null) return ofOwn.found(tenths(puzzle.gap, tag));
  return puzzle.kind === 'endgame' ? says.proved : says.right;
}

function Rated({ before, progress, pack, own, words, session }: Props) {
  const { rating: says, outcomes, tag } = words.puzzle;
  const uncounted = own === null ? says.uncounted : words.puzzle.own.uncounted;
  const outcome = session.outcome.value;
  if (outcome === null) return null;
  const now = ratingIn(progress.value, pack.edition).rating;
  const whole = new Intl.NumberFormat(tag, { maximumFractionDigits: 0, useGrouping: false });
  const signed = new Intl.NumberFormat(tag, { maximumFractionDigits: 0, signDisplay: 'exceptZero' });
  const by = before === null ? '' : signed.format(Math.round(now) - Math.round(before.rating)).replace('-', '−');
  return (
    <p class="row flex-wrap gap-x-3 gap-y-0">
      {outcome !== 'solved' && <OutcomeMark outcome={outcome} text={outcomes[outcome]} />}
      <span>{before === null ? uncounted : says.changed(whole.format(now), by)}</span>
    </p>
  );
}

/** The answer and the best turn with their reasons; after the solution either can be shown on the board. */
function Compared(props: Props) {
  const { session, words, botWorker } = props;
  const { answer: says } = words.puzzle;
  const stage = session.stage.value;
  const hand = session.link.hand.value;
  const reasons = useReasons(botWorker, hand);
  const answer = session.link.answer.value;
  const [best] = session.best.value;
  const shown = session.link.shown.value;
  const row = (heading: string | undefined, turn: Turn, isBest: boolean) => {
    const lost = stage === 'shown' && !isBest ? session.lost.value : null;
    const isOpen = stage === 'shown' && answer !== null;
    return (
      <TurnRow
        {...{ hand, reasons, heading, turn }}
        page={words.page}
        isOwn={!isBest}
        mark={<Icon name={isBest ? 'check' : 'close'} />}
        points={() => lost !== null && <em data-lost>{signedTenths(-lost, words.puzzle.tag)}</em>}
        choice={isOpen ? { pressed: shown === turn, onPress: () => session.compare(turn) } : undefined}
      />
    );
  };
  return (
    <ul class="puzzle-ways stack">
      {best !== undefined && stage !== 'wrong' && (
        <li>{stage === 'right' ? row(undefined, answer ?? best, true) : row(says.best, best, true)}</li>
      )}
      {answer !== null && stage !== 'right' && <li>{row(says.yours, answer, false)}</li>}
      <WhyRight {...props} />
    </ul>
  );
}

function Buttons({ session, words: { puzzle: says }, run, nth, onNext }: Props) {
  const stage = session.stage.value;
  const isLast = nth !== null && run.value?.until !== null;
  const hasBest = session.best.value.length > 0;
  const again = (
    <Button
      icon="undo"
      text={says.again}
      class={stage === 'wrong' && nth === null ? 'primary' : 'quiet'}
      onClick={() => session.again()}
    />
  );
  const solution = <Button icon="check" text={says.solution} disabled={!hasBest} onClick={() => session.show()} />;
  const next = <Button icon="play" text={isLast ? says.run.result : says.another} class="primary" onClick={onNext} />;
  if (stage === 'wait') return null;
  return (
    <p class="puzzle-buttons flex gap-2 flex-wrap">
      {stage === 'ask' && (
        <Button
          icon="hint"
          text={says.hint.take}
          disabled={!hasBest || session.hint.value === 2}
          onClick={() => session.takeHint()}
        />
      )}
      {(stage === 'right' || (stage === 'wrong' && nth !== null)) && next}
      {stage === 'shown' &&
        (session.goesOn ? (
          <Button icon="play" text={says.goOn} class="primary" onClick={() => session.goOn()} />
        ) : (
          next
        ))}
      {stage === 'wrong' && !session.isRefuted.value && (
        <Button icon="play" text={says.follows} onClick={() => session.refute()} />
      )}
      {(stage === 'wrong' || stage === 'shown' || stage === 'failed') && again}
      {(stage === 'ask' || stage === 'wrong') && solution}
    </p>
  );
}
