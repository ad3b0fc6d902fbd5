/**
 * At most twelve marks while nobody asks for them. A mark is what the page adds to tiles and figures with an edge or a
 * sign of its own: the ring of a last move, crossed swords, lit sides, a number, the cell that a coach recommends.
 * Glow, darkness and faded colours are ground, however many there are.
 */
import { cellKey } from './focus.ts';
import { sameCell } from './hit.ts';
import type { BoardView, LegalCellView } from './state.ts';

const MARKS_AT_REST = 12;

/** The order in which marks are kept, the most important first. */
const RANKS = ['guide', 'newest', 'own', 'battle', 'earlier', 'number', 'completes', 'scar'] as const;
type Rank = (typeof RANKS)[number];

interface Mark {
  readonly rank: Rank;
  readonly key: string;
}

const sidesRank = ({ stake }: LegalCellView): Rank => (stake === true ? 'own' : 'completes');

/** Every mark of a view that is not there because somebody asked for it; a cell under a draft has none. */
function marksOf(view: BoardView): Mark[] {
  const { legal, lastMove, earlierMoves = [], scars = [], highlights, marks } = view;
  const free = legal.filter((cell) => !sameCell(cell, view.ghost));
  return [
    ...highlights
      .filter(({ guides }) => guides)
      .flatMap(({ id, shapes, cells }) => (shapes ? [id] : cells.map(cellKey)).map((key) => mark('guide', key))),
    ...(lastMove === null ? [] : [mark('newest', cellKey(lastMove))]),
    ...free.filter(({ completes }) => completes?.length).map((cell) => mark(sidesRank(cell), cellKey(cell))),
    ...free.filter(({ battle }) => battle).map((cell) => mark('battle', cellKey(cell))),
    ...earlierMoves.map((cell) => mark('earlier', cellKey(cell))),
    ...(marks?.cells ?? []).filter(({ asked }) => !asked).map((cell) => mark('number', cellKey(cell))),
    ...scars.map(({ id }) => mark('scar', id)),
  ].sort((a, b) => RANKS.indexOf(a.rank) - RANKS.indexOf(b.rank));
}

const mark = (rank: Rank, key: string): Mark => ({ rank, key });

/** The view with its most important marks; whole if somebody asks for all of them. */
export function atRest(view: BoardView): BoardView {
  const all = view.asks === true ? [] : marksOf(view);
  if (all.length <= MARKS_AT_REST) return view;
  const kept = new Set(all.slice(0, MARKS_AT_REST).map(({ rank, key }) => `${rank} ${key}`));
  const keeps = (rank: Rank, key: string): boolean => kept.has(`${rank} ${key}`);
  return {
    ...view,
    legal: view.legal.map((cell) => ({
      ...cell,
      completes: keeps(sidesRank(cell), cellKey(cell)) ? cell.completes : [],
      battle: keeps('battle', cellKey(cell)),
    })),
    earlierMoves: view.earlierMoves?.filter((cell) => keeps('earlier', cellKey(cell))),
    scars: view.scars?.filter(({ id }) => keeps('scar', id)),
    marks: view.marks && {
      ...view.marks,
      cells: view.marks.cells.filter((cell) => cell.asked || keeps('number', cellKey(cell))),
    },
  };
}
