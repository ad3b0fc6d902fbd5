import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { Card } from '@asteroute/page/views/frame/card.tsx';
import type { Words } from '@asteroute/page/words/use-words.ts';
import type { OwnPuzzle } from '@asteroute/page-review/form/own-puzzles';
import { PUZZLE_TAGS, type Puzzle, type PuzzlePack, type PuzzleTag } from '@asteroute/review/puzzles';
import type { Signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { ProgressData } from './data.tsx';
import { FromOwnGames } from './own.tsx';
import { puzzleAddress } from './place.ts';
import type { PuzzlesProps } from './props.ts';
import { type Filter, matching, nextPuzzle, RUN_LENGTH, runPuzzles } from './rating/choose.ts';
import type { PuzzleProgress } from './rating/progress.ts';
import { minutes, type Run, runResult } from './rating/run.ts';
import { PuzzleRating, Today } from './today.tsx';

interface Props extends PuzzlesProps {
  readonly words: Words<'review' | 'puzzle'>;
  readonly progress: Signal<PuzzleProgress>;
  readonly pack: PuzzlePack;
  readonly own: readonly OwnPuzzle[];
  /** The tags to practise. */
  readonly filter: Signal<Filter>;
  /** The run against the clock, in progress or ended; null if there is none. */
  readonly run: Signal<Run | null>;
  readonly unknown: boolean;
}

export function Home(props: Props) {
  const { words, pack, unknown, go } = props;
  const { puzzle: says } = words;
  const onOpen = ({ id }: Puzzle) => go(puzzleAddress({ edition: pack.edition, id }));
  return (
    <>
      <p class="col-span-full text-muted text-lg" role={unknown ? 'alert' : undefined}>
        {unknown ? says.unknown : says.lead}
      </p>
      <Today {...props} />
      <div class="stack gap-4 min-w-0">
        <PuzzleRating {...props} />
        <Practice {...props} onOpen={onOpen} />
        <FromOwnGames {...props} onOpen={onOpen} />
        <Clocked {...props} onOpen={onOpen} />
        <ProgressData {...props} />
      </div>
    </>
  );
}

interface Opening {
  readonly onOpen: (puzzle: Puzzle) => void;
}

/** The button to a random next puzzle, from those with the tags to practise. */
function Practice({ words, pack, progress, filter, random, onOpen }: Props & Opening) {
  const { next, tags } = words.puzzle;
  const known = useMemo(() => PUZZLE_TAGS.filter((tag) => matching(pack.puzzles, [tag]).length > 0), [pack]);
  const chosen = filter.value.filter((tag) => known.includes(tag));
  const count = matching(pack.puzzles, chosen).length;
  const go = () => {
    const puzzle = nextPuzzle(pack.puzzles, { filter: chosen, progress: progress.value, except: null, random });
    if (puzzle !== null) onOpen(puzzle);
  };
  return (
    <Card heading={next.heading} hint={next.hint}>
      <fieldset class="tags flex-wrap flex gap-2">
        <legend class="text-muted">{next.about}</legend>
        {known.map((tag) => (
          <label key={tag}>
            <input type="checkbox" checked={chosen.includes(tag)} onChange={() => toggle(filter, tag)} />
            <span class="button chip">{tags[tag]}</span>
          </label>
        ))}
      </fieldset>
      <p class="row flex-wrap gap-4">
        <Button icon="play" text={next.go} class="primary" onClick={go} />
        <span class="text-muted">{next.count(count)}</span>
      </p>
    </Card>
  );
}

function Clocked({ words, pack, progress, run, random, onOpen }: Props & Opening) {
  const { run: says } = words.puzzle;
  const best = progress.value.runs[pack.edition];
  const { value } = run;
  const last = value?.edition === pack.edition && value.until !== null ? runResult(value, value.until) : null;
  const begin = () => {
    const { edition, puzzles } = pack;
    const drawn = runPuzzles(puzzles, { progress: progress.value, random: random });
    run.value = { edition, ids: drawn.map(({ id }) => id), outcomes: [], since: Date.now(), until: null };
    onOpen(drawn[0]);
  };
  if (pack.puzzles.length < RUN_LENGTH) return null;
  return (
    <Card heading={says.heading} hint={says.hint}>
      {last !== null && (
        <p class="text-lg font-semibold" role="status">
          {says.found(last.found, RUN_LENGTH, minutes(last.seconds))}
        </p>
      )}
      <p class="row flex-wrap gap-4">
        <Button icon="play" text={says.go} onClick={begin} />
        {best && <span class="text-muted">{says.best(best.found, RUN_LENGTH, minutes(best.seconds))}</span>}
      </p>
    </Card>
  );
}

function toggle(filter: Signal<Filter>, tag: PuzzleTag): void {
  const { value } = filter;
  filter.value = value.includes(tag) ? value.filter((one) => one !== tag) : [...value, tag];
}
