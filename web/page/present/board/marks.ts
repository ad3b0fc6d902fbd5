/** What the board tells about cells and realms: how many tiles fit, what is dead, answers to questions about tiles. */

import type { BoardCell, MarksView, MarkView } from '@asteroute/board/model/state.ts';
import {
  allRealms,
  boardTiles,
  edgesAround,
  type Game,
  type PlaceRef,
  type Realm,
  type SideIndex,
  sideOf,
} from '@asteroute/engine';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { brokenPoint, isBroken } from '../../analysis/placement/broken.ts';
import { comingTiles, type Fit, fitsOf } from '../../analysis/placement/fits.ts';
import type { TableController } from '../../match/controller.ts';
import { HINTS } from '../../settings/hints.ts';
import type { Ui } from '../../settings/ui.ts';
import { shapeViews } from '../appearance.ts';

/** Cells that at most this number of tiles fit get the number where the person has a stake. */
const RARE = 2;
/** With so few tiles left nearly every cell is rare, so that numbers tell nothing. */
const LAST_TILES = 8;

/** Memoizes a function of a game; a `Game` is immutable, so that the result never goes stale. */
function once<T>(work: (game: Game) => T): (game: Game) => T {
  const known = new WeakMap<Game, T>();
  return (game) => {
    const answer = known.get(game) ?? work(game);
    known.set(game, answer);
    return answer;
  };
}

export const fitsIn: (game: Game) => readonly Fit[] = once((game) =>
  game.position.phase === 'over' ? [] : fitsOf(game),
);
const realmsIn = once(allRealms);
const brokenIn = once((game) => realmsIn(game).filter((realm) => isBroken(fitsIn(game), realm)));
const fadedIn = once((game) => brokenIn(game).flatMap((realm) => shapeViews(boardTiles(game), game, realm)));
/** On the outskirts there is no hole to be seen: those have three or four tiles around them. */
const holesIn = once((game) => fitsIn(game).filter((cell) => cell.left === 0 && edgesAround(game, cell).length > 2));
const manyLeft = once((game) => [...comingTiles(game).values()].reduce((sum, n) => sum + n, 0) > LAST_TILES);

export const realmWith = (game: Game, { x, y, side, kind }: PlaceRef): Realm | undefined =>
  realmsIn(game).find(({ places }) =>
    places.some((at) => at.x === x && at.y === y && at.side === side && at.kind === kind),
  );

const isAt = (a: BoardCell, b: BoardCell): boolean => a.x === b.x && a.y === b.y;

/** Whether a person asks for every mark: with the key or button of owners, or with the remaining tiles open. */
export const asksAll = ({ owners, panel }: Ui): boolean => owners.value || panel.value === 'stack';

/** The side of the person at this screen: who is on turn here, else the first who plays here; null for a spectator. */
export function ownSide({ mine, link, shown }: TableController): SideIndex | null {
  const game = shown.game.value;
  const here = link.seats.findIndex(({ bot, elsewhere }) => bot === null && elsewhere !== true);
  const seat = mine.value ? game.position.seat : here;
  return seat < 0 ? null : sideOf(game, seat);
}

const isIn = (game: Game, realm: Realm, side: SideIndex | null): boolean =>
  realm.figures.some(({ seat }) => sideOf(game, seat) === side);

/** The numbers of cells: rare ones beside an own meeple's realm, and those that a person asks for. */
function numbers(table: TableController, ui: Ui): MarkView[] {
  const game = table.shown.game.value;
  if (!manyLeft(game)) return [];
  const [all, pointed, side] = [asksAll(ui), table.turn.pointed.value, ownSide(table)];
  const near = pointed === null ? [] : realmsIn(game).filter(({ places }) => places.some((at) => isAt(at, pointed)));
  const asked = [...(pointed === null ? [] : [pointed]), ...near.flatMap(({ gaps }) => gaps)];
  const stakes = realmsIn(game).flatMap((realm) => (isIn(game, realm, side) ? realm.gaps : []));
  return fitsIn(game).flatMap(({ x, y, left }) => {
    const isAsked = asked.some((cell) => isAt(cell, { x, y }));
    const rare = left > 0 && left <= RARE && (all || stakes.some((cell) => isAt(cell, { x, y })));
    return isAsked || rare ? [{ x, y, left, asked: isAsked }] : [];
  });
}

/** Where held realms end that cannot be completed, of the pointed tile or, if somebody asks for all, of the board. */
function signs(table: TableController, ui: Ui) {
  const game = table.shown.game.value;
  const pointed = table.turn.pointed.value;
  const asked = ({ places }: Realm) => pointed !== null && places.some((at) => isAt(at, pointed));
  return brokenIn(game)
    .filter((realm) => realm.figures.length > 0 && (asksAll(ui) || asked(realm)))
    .map((realm) => brokenPoint(game, fitsIn(game), realm));
}

/** Marks, answers to a question about the remaining tiles, and where `theirs` fits, the tile of a player elsewhere. */
export function marksOf(table: TableController, ui: Ui, words: Catalogue, theirs: string | null): MarksView {
  const game = table.shown.game.value;
  const hints = HINTS[ui.assist.value];
  const shown = hints.cells && game.position.phase !== 'over';
  const fits = fitsIn(game);
  const { kind, cell } = ui.tileQuery.value;
  const theirKind = ui.theirCells.value && hints.legal ? theirs : null;
  const asks = ui.panel.value === 'stack' && hints.counts;
  return {
    cells: shown ? numbers(table, ui) : [],
    around: shown ? fits : [],
    holes: shown ? holesIn(game) : [],
    faded: shown ? fadedIn(game) : [],
    broken: shown ? signs(table, ui) : [],
    asking: asks ? fits.map(({ x, y, left }) => ({ x, y, label: words.stack.empty(words.board.at(x, y), left) })) : [],
    asked: asks ? cell : null,
    wouldFit: fitting(fits, asks ? kind : theirKind),
  };
}

function fitting(fits: readonly Fit[], kind: string | null): readonly Fit[] | null {
  return kind === null ? null : fits.filter(({ rotations }) => rotations.has(kind));
}
