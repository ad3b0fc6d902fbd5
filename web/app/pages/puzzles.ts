import { type PuzzlePlace, puzzleAddress } from '@asteroute/page-puzzles/place';
import { definePage } from './definition.ts';

/** Accepted as a path too, because the server answers that with the page. */
const PUZZLES = /^#\/?puzzles(?:\/([a-z][a-z-]*)(?:\/([a-z0-9]{1,16}))?)?$/;

export const puzzlesPage = definePage<{ readonly place: PuzzlePlace }>()({
  name: 'puzzles',
  parse(path) {
    const found = PUZZLES.exec(path);
    return found && { place: { edition: found[1] ?? null, id: found[2] ?? null } };
  },
  make: ({ place }) => puzzleAddress(place),
  under: ({ place }) => (place.id === null ? '#daily' : puzzleAddress({ ...place, id: null })),
  load: () => import('@asteroute/page-puzzles/page').then(({ PuzzlesPage }) => PuzzlesPage),
  loading: (words) => words.learn.puzzlesLoading,
});
