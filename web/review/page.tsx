import { decisionOf } from '@asteroute/page/analysis/deciding.ts';
import type { TableController } from '@asteroute/page/match/controller.ts';
import { isHere } from '@asteroute/page/match/link.ts';
import { seatName } from '@asteroute/page/present/event-text.ts';
import { decisionText } from '@asteroute/page/present/narration/decision-text.ts';
import { Button, Icon } from '@asteroute/page/views/controls/parts.tsx';
import { PageFrame } from '@asteroute/page/views/frame/page-frame.tsx';
import type { PageProps } from '@asteroute/page/views/pages/page-ports.ts';
import { useWords, type Words } from '@asteroute/page/words/use-words.ts';
import type { Review } from '@asteroute/review';
import { ENDING } from '@asteroute/words/en/review/ending.ts';
import { REVIEW } from '@asteroute/words/en/review/review.ts';
import { tenths } from '@asteroute/words/points.ts';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { foundLabel } from './account.ts';
import { Chart } from './chart.tsx';
import { turningTurns } from './curve.ts';
import { useMistakePuzzles } from './mistake-puzzles.ts';
import { useParts, useRested } from './pace.ts';
import type { ReviewedProps, ReviewProps } from './props.ts';
import { Trial } from './trial.tsx';
import { turnsOf } from './turn/game-turns.ts';
import { TurningPoints, TurnList } from './turn-list.tsx';
import { TurnPanel } from './turn-panel.tsx';
import { oddsOfDecision, Verdict } from './verdict.tsx';
import { keptReviews } from './worker/kept-reviews.ts';
import { Reviewer, startThread } from './worker/reviewer.ts';
import './styles/review.css';
import './styles/chart.css';
import './turn/turn.css';

export function ReviewPage({ at, page }: PageProps<{ readonly table: TableController }>) {
  const props = { ...page, ...at };
  const { table, storage, language, ui } = props;
  const words = useWords(language, { review: REVIEW });
  const steps = table.shown.past.value;
  const turns = useMemo(() => turnsOf(steps), [steps]);
  const reviewer = useMemo(
    () => new Reviewer(table.link.record(), { start: startThread, kept: keptReviews(storage) }),
    [table],
  );
  useEffect(() => () => reviewer.close(), [reviewer]);
  const review = reviewer.review.value;
  const game = table.link.start;
  const first = useMemo(() => (review === null ? 1 : firstTurn(review)), [review === null]);
  const n = Math.min(ui.reviewing.value || first, turns.length);
  const learning = useSignal(false);
  if (review !== null && ui.planning.value) {
    const mistakes = learning.value ? mistakesOf(review, ownSide(props)) : null;
    return <Trial {...props} {...{ reviewer, words, mistakes }} turn={turns[n - 1]} />;
  }
  return (
    <PageFrame
      heading={words.review.title}
      page={page}
      edition={game.rules.setup.edition}
      class="review columns"
      tools={
        <>
          <Progress reviewer={reviewer} words={words} />
          <a class="button quiet card" href={`#puzzles/${game.rules.setup.edition}`}>
            <Icon name="puzzle" />
            <span>{words.page.learn.puzzles}</span>
          </a>
          <a class="button quiet card" href="#form">
            <Icon name="person" />
            <span>{words.page.games.form}</span>
          </a>
        </>
      }
    >
      {review === null ? (
        <Waiting reviewer={reviewer} words={words} />
      ) : (
        <Whole {...props} {...{ review, turns, reviewer, words, n, learning }} />
      )}
    </PageFrame>
  );
}

interface ReviewerProps {
  readonly reviewer: Reviewer;
  readonly words: Words<'review'>;
}

/** Shown until the first review is ready: its progress, or why there is none. */
function Waiting({ reviewer, words }: ReviewerProps) {
  const says = words.review.stage;
  const stage = reviewer.stage.value;
  const isTold = stage === 'quick' || stage === 'given-up' || stage === 'unfinished' || stage === 'failed';
  return (
    <p class="page-wait col-span-full text-center text-muted grid place-items-center" role="status">
      {isTold ? says[stage] : says.differs}
    </p>
  );
}

/** The number of searched turns, with buttons to stop and to continue. */
function Progress({ reviewer, words }: ReviewerProps) {
  const says = words.review.stage;
  const stage = reviewer.stage.value;
  const { searched } = reviewer;
  const done = Math.min(searched, reviewer.looked.value.length);
  if (reviewer.review.value === null) return null;
  return (
    <div class="review-progress row gap-3 text-muted text-sm ms-auto">
      {stage === 'deep' && <progress max={searched} value={done} aria-label={says.deep(done, searched)} />}
      <span>{progressText()}</span>
      {stage === 'deep' && <Button text={says.stop} onClick={() => reviewer.stop()} />}
      {(stage === 'stopped' || stage === 'failed') && (
        <Button text={stage === 'stopped' ? says.resume : says.retry} onClick={() => reviewer.resume()} />
      )}
    </div>
  );

  function progressText(): string {
    if (stage === 'deep') return says.deep(done, searched);
    if (stage === 'done') return says.done;
    return stage === 'stopped' ? says.stopped(done, searched) : says.failed;
  }
}

interface WholeProps extends ReviewProps, ReviewerProps, Pick<ReviewedProps, 'review' | 'turns'> {
  /** The chosen turn, from 1. */
  readonly n: number;
  /** Whether turns are tried again one after another: the person's own mistakes. */
  readonly learning: Signal<boolean>;
}

/** The number of turns that are added to their list in one task. */
const ROWS = 25;
/** Milliseconds for which a turn must stay chosen before it is drawn, so that moving along the curve stays smooth. */
const RESTS_MS = 90;

/** The whole page: on the left the game, on the right one turn. */
function Whole(props: WholeProps) {
  const { review, turns, words, table, ui, language, n, learning, reviewer } = props;
  const side = useSignal(ownSide(props));
  const said = useSignal('');
  const panel = useRef<HTMLDivElement>(null);
  // The parts are the whole game, one turn, and the list of turns in portions.
  const count = 2 + Math.ceil(turns.length / ROWS);
  const parts = useParts(count);
  const isWhole = parts >= count;
  useEffect(() => {
    if (isWhole) props.reviewer.drawn();
  }, [isWhole]);
  const rested = useRested(n, RESTS_MS);
  const game = table.link.start;
  const choose = (wanted: number) => {
    ui.reviewing.value = wanted;
  };
  /** Chooses a turn by other means than the slider, which announces its own position. */
  const goTo = (wanted: number) => {
    choose(wanted);
    said.value = saidOf({ review, turns, words, n: wanted });
    panel.current?.scrollIntoView({ block: 'nearest' });
  };
  const mistakes = mistakesOf(review, ownSide(props));
  const puzzles = useMistakePuzzles(props, reviewer.stage.value === 'done' ? review : null);
  const learn = () => {
    learning.value = true;
    ui.reviewing.value = mistakes[0];
    ui.planning.value = true;
  };
  const shared = { review, turns, words };
  const ending = useWords(language, { ending: ENDING }).ending;
  const steps = table.shown.past.value;
  const decision = useMemo(() => decisionOf(steps), [steps]);
  const odds = useMemo(() => decision && oddsOfDecision(steps, decision), [decision]);
  const whole = useMemo(() => {
    const turn = decision !== null && 'turn' in decision ? decision.turn : null;
    const decided = decision && { text: decisionText(words.page, ending, game, decision), turn, odds };
    return <Verdict {...{ review, game, words, decided }} onChoose={goTo} />;
  }, [review, words.page, words.review, ending]);
  const list = useMemo(
    () => <TurnList {...shared} listed={(parts - 2) * ROWS} chosen={rested} onChoose={goTo} />,
    [review, rested, parts, words.page, words.review],
  );
  return (
    <>
      <div class="stack gap-6 min-w-0">
        {whole}
        {mistakes.length > 0 && (
          <Button icon="undo" class="primary" text={words.review.again.learn(mistakes.length)} onClick={learn} />
        )}
        {puzzles > 0 && (
          <a class="button quiet" href={`#puzzles/${game.rules.setup.edition}`}>
            <Icon name="puzzle" />
            <span>{words.review.again.made(puzzles)}</span>
          </a>
        )}
        <Chart {...shared} chosen={n} game={game} side={side} onChoose={choose} />
        <TurningPoints {...shared} chosen={n} onChoose={goTo} />
      </div>
      <div class="review-detail min-w-0" ref={panel}>
        {parts > 1 && <RestedTurn {...props} n={rested} onChoose={goTo} />}
      </div>
      {parts > 2 && list}
      <p class="visually-hidden" role="status">
        {said.value}
      </p>
    </>
  );
}

function RestedTurn(props: WholeProps & { readonly onChoose: (n: number) => void }) {
  const { review, turns, ui, words, n } = props;
  const [turn, reviewed] = [turns[n - 1], review.turns[n - 1]];
  const shown = { ...props, turn, reviewed, count: turns.length };
  const tryAgain = () => {
    props.learning.value = false;
    ui.reviewing.value = n;
    ui.planning.value = true;
  };
  return useMemo(() => <TurnPanel {...shown} onAgain={tryAgain} />, [reviewed, turns, n, words.page, words.review]);
}

/** The side of the first person at this screen, or else the first side. */
function ownSide({ table }: Pick<ReviewProps, 'table'>): number {
  const { seats, start } = table.link;
  const seat = seats.findIndex(isHere);
  return start.rules.figureTable.sideOf[Math.max(0, seat)];
}

/** The turns of a side that search has given a label, in the order of the game. */
const mistakesOf = ({ turns }: Review, side: number): number[] =>
  turns.filter((turn) => turn.side === side && foundLabel(turn) !== null).map(({ n }) => n);

/** The turn that is shown first: the worst one, or the one with the most luck. */
function firstTurn(review: Review): number {
  const worst = [...review.turns].sort((a, b) => b.error - a.error)[0];
  return worst !== undefined && foundLabel(worst) !== null ? worst.n : (turningTurns(review, 1)[0] ?? 1);
}

function saidOf({ review, turns, words, n }: Pick<WholeProps, 'review' | 'turns' | 'words' | 'n'>): string {
  const { tag, turn: says } = words.review;
  const turn = review.turns[n - 1];
  const lost = turn.error;
  const known = foundLabel(turn);
  const label = known === null ? [] : [says.labels[known]];
  const heading = says.heading(n, seatName(turns[n - 1].hand, turn.seat));
  return [heading, ...label, lost < 0.05 ? says.best : says.lost(tenths(lost, tag))].join(', ');
}
