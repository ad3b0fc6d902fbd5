/** Marks on the board: rare and dead cells, and answers to a question about the remaining tiles. */

import type { MarksView } from '@asteroute/board/model/state.ts';
import type { Game } from '@asteroute/engine';
import { brokenMarks } from '../../analysis/broken.ts';
import { type Fit, fitsOf } from '../../analysis/fits.ts';
import { HINTS } from '../../settings/hints.ts';
import type { Ui } from '../../settings/ui.ts';
import type { Catalogue } from '../../words/catalogue.ts';

/** Cells that at most this number of tiles fit are marked with the number. */
const RARE = 2;

/** Memoizes a function of a game; a `Game` is immutable, so that the result never goes stale. */
function once<T>(work: (game: Game) => T): (game: Game) => T {
  const known = new WeakMap<Game, T>();
  return (game) => {
    const answer = known.get(game) ?? work(game);
    known.set(game, answer);
    return answer;
  };
}

/** Free cells with the number of remaining tiles that fit; computed once per game. */
export const fitsIn: (game: Game) => readonly Fit[] = once(fitsOf);
const brokenIn = once((game) => brokenMarks(game, fitsIn(game)));

/**
 * Marks on cells and realms: cells that nothing fits, answers to a question about the remaining tiles, and where
 * `theirs` fits, the tile of a player elsewhere.
 */
export function marksOf(game: Game, ui: Ui, words: Catalogue, theirs: string | null): MarksView {
  const shown = HINTS[ui.assist.value].cells && game.position.phase !== 'over';
  const fits = game.position.phase === 'over' ? [] : fitsIn(game);
  const { kind, cell } = ui.tileQuery.value;
  const theirKind = ui.theirCells.value && HINTS[ui.assist.value].legal ? theirs : null;
  const asks = ui.panel.value === 'stack' && HINTS[ui.assist.value].counts;
  return {
    cells: shown ? fits.filter(({ left }) => left <= RARE).map(({ x, y, left }) => ({ x, y, left })) : [],
    broken: shown ? brokenIn(game) : [],
    asking: asks ? fits.map(({ x, y, left }) => ({ x, y, label: words.stack.empty(words.board.at(x, y), left) })) : [],
    asked: asks ? cell : null,
    wouldFit: fitting(fits, asks ? kind : theirKind),
  };
}

function fitting(fits: readonly Fit[], kind: string | null): readonly Fit[] | null {
  return kind === null ? null : fits.filter(({ rotations }) => rotations.has(kind));
}
