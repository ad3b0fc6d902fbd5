import type { HighlightView } from '@asteroute/board/model/state.ts';
import { TableController } from '@asteroute/page/match/controller.ts';
import type { Past } from '@asteroute/page/match/links/link-local.ts';
import { seatName } from '@asteroute/page/present/event-text.ts';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { TableView } from '@asteroute/page/views/table/table.tsx';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { PuzzleBar } from './bar.tsx';
import { puzzleAddress } from './place.ts';
import { handOf, usePast } from './position.ts';
import type { SolveProps } from './props.ts';
import { nextPuzzle } from './rating/choose.ts';
import { dateOf } from './rating/daily.ts';
import { ratingIn, withOwnTry, withRun, withTry } from './rating/progress.ts';
import { ranOn, runResult } from './rating/run.ts';
import { puzzleJudge } from './session/judge.ts';
import { PuzzleSession } from './session/session.ts';
import { askText } from './today.tsx';

export function Solve(props: SolveProps) {
  const { puzzle, words } = props;
  const past = usePast(puzzle, words.page);
  if (past === undefined) return <main class="page night overflow-y-auto" aria-busy="true" />;
  return past === null ? <Unreadable {...props} /> : <SolveTable {...props} past={past} />;
}

/** Shown for a puzzle whose game cannot be read. */
function Unreadable({ words: { puzzle: says }, back }: SolveProps) {
  return (
    <main class="page night overflow-y-auto">
      <div class="page-wait text-center text-muted grid place-items-center">
        <p role="alert">{says.unknown}</p>
        <Button text={says.leave} class="primary" onClick={back} />
      </div>
    </main>
  );
}

function SolveTable(props: SolveProps & { readonly past: Past }) {
  const { puzzle, past, words, pack, random } = props;
  const open = (id: string | null) => props.go(puzzleAddress({ edition: pack.edition, id }));
  const { session, table, before } = useMemo(() => begin(props), [puzzle, past]);
  useEffect(() => () => session.close(), [session]);
  const marks = useSignal<readonly HighlightView[]>([]);
  const hand = handOf(past);
  const ask = askText(words, puzzle, seatName(hand, hand.position.seat));
  const nth = nthOfRun(props);
  const leave = () => {
    if (nth !== null && props.run.value?.until === null) props.run.value = null;
    open(null);
  };
  const next = () => {
    const { filter, progress, run } = props;
    if (nth !== null) return open(run.value?.ids[nth + 1] ?? null);
    const wish = { filter: filter.value, progress: progress.value, except: puzzle.id, random };
    const found = nextPuzzle(pack.puzzles, wish) ?? nextPuzzle(pack.puzzles, { ...wish, filter: [] });
    open(found?.id ?? null);
  };
  return (
    <TableView
      {...props}
      table={table}
      coachMarks={marks}
      opening={`${words.puzzle.ask.heading}. ${ask}`}
      title={words.puzzle.ask.heading}
      extras={{ leaveHint: words.puzzle.leave, noPlan: true, waiting: { text: '', end: null } }}
      onLeave={leave}
      onPlayOn={() => {}}
      bar={(onCover) => (
        <PuzzleBar {...props} {...{ session, ask, marks, before, nth, onCover }} onLeave={leave} onNext={next} />
      )}
    />
  );
}

/** The place of the open puzzle in the run against the clock; null if it does not count for one. */
function nthOfRun({ run, pack, puzzle }: SolveProps): number | null {
  const { value } = run;
  const place = value?.edition === pack.edition ? value.ids.indexOf(puzzle.id) : -1;
  return place < 0 ? null : place;
}

/** An answer to a puzzle from one's own game is right if it loses no more points than this. */
const OWN_TOLERANCE = 1;

/** Opens the table of a puzzle; the first try changes the progress, and counts for the run. */
function begin(props: SolveProps & { readonly past: Past }) {
  const { puzzle, past, pack, own, progress, run } = props;
  const before = progress.peek();
  const session = new PuzzleSession(puzzle, past, {
    judge: puzzleJudge(),
    tolerance: own === null ? null : OWN_TOLERANCE,
    onTried(outcome) {
      const { id, rating } = puzzle;
      const tried = { id, rating, outcome, edition: pack.edition, date: dateOf(new Date()) };
      progress.value = own === null ? withTry(progress.peek(), tried) : withOwnTry(progress.peek(), tried);
      const { value } = run;
      if (value?.ids[value.outcomes.length] !== id) return;
      run.value = ranOn(value, outcome, Date.now());
      const ended = run.value.until !== null;
      if (ended) progress.value = withRun(progress.peek(), pack.edition, runResult(run.value, Date.now())).progress;
    },
  });
  const table = new TableController(session.link, props);
  const counts = own === null && before.tried[puzzle.id] === undefined;
  return { session, table, before: counts ? ratingIn(before, pack.edition) : null };
}
