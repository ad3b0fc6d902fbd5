import { expect, test } from 'vitest';
import { atRest } from './rest.ts';
import type { BoardView, LegalCellView, MarksView } from './state.ts';
import { EMPTY } from './testing.ts';

const cells = (count: number, y: number) => Array.from({ length: count }, (_, x) => ({ x, y }));
const lit = (count: number, stake: boolean, y: number): LegalCellView[] =>
  cells(count, y).map((cell) => ({ ...cell, rotations: 1, label: '', completes: [0], stake }));
const NO_MARKS: MarksView = {
  cells: [],
  around: [],
  holes: [],
  faded: [],
  broken: [],
  asking: [],
  asked: null,
  wouldFit: null,
};
const numbered = (count: number, asked: boolean): MarksView => ({
  ...NO_MARKS,
  cells: cells(count, 9).map((cell) => ({ ...cell, left: 1, asked })),
});
const litCells = (view: BoardView) => view.legal.filter(({ completes }) => completes?.length);

test("a board at rest keeps what is the person's own before what others have", () => {
  const legal = [...lit(9, false, 1), ...lit(5, true, 2)];
  const view = atRest({ ...EMPTY, legal, lastMove: { x: 0, y: 0, color: 'red' }, marks: numbered(4, false) });
  expect(litCells(view).filter(({ stake }) => stake)).toHaveLength(5);
  expect(view.marks?.cells).toHaveLength(4);
  expect(litCells(view)).toHaveLength(7);
  expect(view.legal).toHaveLength(14);
});

test('what somebody asks for comes besides, and everything if everything is asked for', () => {
  const view: BoardView = { ...EMPTY, legal: lit(20, true, 1), marks: numbered(3, true) };
  expect(litCells(atRest(view))).toHaveLength(12);
  expect(atRest(view).marks?.cells).toHaveLength(3);
  expect(litCells(atRest({ ...view, asks: true }))).toHaveLength(20);
});
