import type { HighlightView } from '@asteroute/board/model/state.ts';
import { TableController } from '@asteroute/page/match/controller.ts';
import type { Past } from '@asteroute/page/match/links/link-local.ts';
import { seatName } from '@asteroute/page/present/event-text.ts';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { TableView } from '@asteroute/page/views/table/table.tsx';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { PuzzleBar } from './bar.tsx';
import { askText } from './home.tsx';
import { handOf, usePast } from './position.ts';
import type { SolveProps } from './props.ts';
import { nextPuzzle } from './rating/choose.ts';
import { dateOf } from './rating/daily.ts';
import { ratingIn, withTry } from './rating/progress.ts';
import { puzzleJudge } from './session/judge.ts';
import { PuzzleSession } from './session/session.ts';

/** One puzzle, from its question to the next one. */
export function Solve(props: SolveProps) {
  const { puzzle, words } = props;
  const past = usePast(puzzle, words.page);
  if (past === undefined) return <main class="review night puzzles scroll" aria-busy="true" />;
  return past === null ? <Unreadable {...props} /> : <SolveTable {...props} past={past} />;
}

/** Shown for a puzzle whose game cannot be read. */
function Unreadable({ words: { puzzle: says }, pack, onGo }: SolveProps) {
  return (
    <main class="review night puzzles scroll">
      <div class="review-wait centered muted center">
        <p role="alert">{says.unknown}</p>
        <Button text={says.leave} class="primary" onClick={() => onGo({ edition: pack.edition, id: null })} />
      </div>
    </main>
  );
}

function SolveTable(props: SolveProps & { readonly past: Past }) {
  const { puzzle, past, words, pack, ports, onGo } = props;
  const { session, table, before } = useMemo(() => begin(props), [puzzle, past]);
  useEffect(() => () => session.close(), [session]);
  const marks = useSignal<readonly HighlightView[]>([]);
  const hand = handOf(past);
  const ask = askText(words, puzzle, seatName(hand, hand.position.seat));
  const leave = () => onGo({ edition: pack.edition, id: null });
  const next = () => {
    const { filter, progress } = props;
    const wish = { filter: filter.value, progress: progress.value, except: puzzle.id, random: ports.random };
    const found = nextPuzzle(pack.puzzles, wish) ?? nextPuzzle(pack.puzzles, { ...wish, filter: [] });
    onGo({ edition: pack.edition, id: found?.id ?? null });
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
        <PuzzleBar {...props} {...{ session, ask, marks, before, onCover }} onLeave={leave} onNext={next} />
      )}
    />
  );
}

/** Opens the table of a puzzle; the first try changes the progress. */
function begin({ puzzle, past, pack, progress, ports }: SolveProps & { readonly past: Past }) {
  const before = progress.peek();
  const session = new PuzzleSession(puzzle, past, {
    judge: puzzleJudge(),
    onTried(outcome) {
      const { id, rating } = puzzle;
      progress.value = withTry(progress.peek(), {
        id,
        rating,
        outcome,
        edition: pack.edition,
        date: dateOf(new Date()),
      });
    },
  });
  const table = new TableController(session.link, ports);
  const counts = before.tried[puzzle.id] === undefined;
  return { session, table, before: counts ? ratingIn(before, pack.edition) : null };
}
