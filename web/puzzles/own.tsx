import { Button, Icon } from '@asteroute/page/views/controls/parts.tsx';
import { Card } from '@asteroute/page/views/frame/card.tsx';
import type { Words } from '@asteroute/page/words/use-words.ts';
import type { OwnPuzzle } from '@asteroute/page-review/form/own-puzzles';
import type { Puzzle } from '@asteroute/review/puzzles';
import type { Signal } from '@preact/signals';
import type { PuzzlesProps } from './props.ts';
import { nextPuzzle } from './rating/choose.ts';
import type { PuzzleProgress } from './rating/progress.ts';

interface Props extends PuzzlesProps {
  readonly words: Words<'review' | 'puzzle'>;
  readonly progress: Signal<PuzzleProgress>;
  readonly own: readonly OwnPuzzle[];
  readonly onOpen: (puzzle: Puzzle) => void;
}

/** The puzzles from the person's own mistakes, or how they come about; nothing before a game is finished. */
export function FromOwnGames({ words, own, progress, random, shelf, onOpen }: Props) {
  const { own: says, next } = words.puzzle;
  if (shelf.games.value.every(({ saved }) => saved.record.final === undefined)) return null;
  const puzzles = own.map(({ puzzle }) => puzzle);
  const go = () => {
    const wish = { filter: [], progress: progress.value, except: null, random };
    const puzzle = nextPuzzle(puzzles, wish);
    if (puzzle !== null) onOpen(puzzle);
  };
  return (
    <Card heading={says.heading} hint={own.length === 0 ? says.none : says.hint}>
      <p class="row flex-wrap gap-4">
        {own.length > 0 && <Button icon="play" text={says.go} onClick={go} />}
        <a class="button quiet" href="#form">
          <Icon name="person" />
          <span>{words.page.games.form}</span>
        </a>
        {own.length > 0 && <span class="text-muted">{next.count(own.length)}</span>}
      </p>
    </Card>
  );
}
