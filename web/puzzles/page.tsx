import { EDITIONS } from '@asteroute/engine';
import { rememberedName } from '@asteroute/page/library/own-seat.ts';
import { Segments } from '@asteroute/page/views/controls/choice.tsx';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { PageFrame } from '@asteroute/page/views/frame/page-frame.tsx';
import type { PageProps } from '@asteroute/page/views/pages/page-ports.ts';
import { useWords, type Words } from '@asteroute/page/words/use-words.ts';
import { KeptForms } from '@asteroute/page-review/form/kept-forms';
import { ownPuzzles } from '@asteroute/page-review/form/own-puzzles';
import type { Puzzle, PuzzlePack } from '@asteroute/review/puzzles';
import { PUZZLES } from '@asteroute/words/en/puzzles.ts';
import { REVIEW } from '@asteroute/words/en/review/review.ts';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { Home } from './home.tsx';
import { usePack } from './packs.ts';
import { puzzleAddress } from './place.ts';
import type { PuzzlesProps } from './props.ts';
import type { Filter } from './rating/choose.ts';
import { rememberedProgress } from './rating/progress.ts';
import type { Run } from './rating/run.ts';
import { Solve } from './solve.tsx';
import '@asteroute/page-review/turn.css';
import './puzzles.css';
import './solve.css';

export function PuzzlesPage({ at, page }: PageProps<Pick<PuzzlesProps, 'place'>>) {
  const props = { ...page, place: at.place };
  const { place, language, storage, shelf } = props;
  const words = useWords(language, { review: REVIEW, puzzle: PUZZLES });
  const progress = useMemo(() => rememberedProgress(storage), []);
  const filter = useSignal<Filter>([]);
  const run = useSignal<Run | null>(null);
  const edition = place.edition ?? page.choices.value.edition;
  const { pack, retry } = usePack(edition);
  const name = useMemo(() => rememberedName(storage).value, []);
  const games = shelf.games.value;
  const own = useMemo(() => ownPuzzles(games, { edition, name, kept: new KeptForms(storage) }), [games, edition, name]);
  if (typeof pack === 'string')
    return (
      <Front {...props} {...{ words, edition }}>
        <div class="page-wait col-span-full text-center text-muted grid place-items-center">
          <p role="status">{pack === 'failed' ? words.puzzle.failed : words.puzzle.loading}</p>
          {pack === 'failed' && <Button text={words.puzzle.retry} onClick={retry} />}
        </div>
      </Front>
    );
  const shared = { words, progress, filter, run };
  const mine = own.find(({ puzzle }) => puzzle.id === place.id);
  if (mine !== undefined) {
    const all = { ...pack, puzzles: own.map(({ puzzle }) => puzzle) };
    return <Solve key={place.id} {...props} {...shared} pack={all} puzzle={mine.puzzle} own={mine} />;
  }
  const puzzle = puzzleIn(pack, place.id);
  if (puzzle !== null) return <Solve key={puzzle.id} {...props} {...shared} {...{ pack, puzzle }} own={null} />;
  return (
    <Front {...props} {...{ words, edition }}>
      <Home {...props} {...shared} {...{ pack, own }} unknown={place.id !== null} />
    </Front>
  );
}

const puzzleIn = ({ puzzles }: PuzzlePack, id: string | null): Puzzle | null =>
  puzzles.find((one) => one.id === id) ?? null;

interface FrontProps extends PuzzlesProps {
  readonly words: Words<'review' | 'puzzle'>;
  readonly edition: string;
  readonly children: ComponentChildren;
}

function Front({ words, edition, children, ...ports }: FrontProps) {
  const { page, puzzle } = words;
  return (
    <PageFrame
      page={ports}
      heading={puzzle.title}
      edition={edition}
      class="columns"
      tools={
        <Segments
          name="puzzles-edition"
          legend={page.setup.edition}
          legendClass="visually-hidden"
          class="ms-auto"
          options={EDITIONS.map(({ name }) => name)}
          text={(name) => page.editions[name].name}
          value={edition}
          onChoose={(name) => ports.go(puzzleAddress({ edition: name, id: null }))}
        />
      }
    >
      {children}
    </PageFrame>
  );
}
