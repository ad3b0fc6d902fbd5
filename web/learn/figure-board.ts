import type { BoardView, GhostView, LegalCellView, SpotView } from '@asteroute/board/model/state.ts';
import { placeOf, realmOf } from '@asteroute/engine';
import { colorOf, meepleViews, pointOf, tileViews } from '@asteroute/page/present/appearance.ts';
import { highlightOf } from '@asteroute/page/present/board/board-view.ts';
import { figureLabel } from '@asteroute/page/present/event-text.ts';
import { drawnSprite } from '@asteroute/page/present/tile-sprite.ts';
import { tileLabel } from '@asteroute/page/present/tile-text.ts';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { BookWords, FigureSession } from './figure-session.ts';

export function figureView(session: FigureSession, words: ReadonlySignal<BookWords>): ReadonlySignal<BoardView> {
  return computed(() => {
    const { game, events } = session.stage.value;
    const now = words.value;
    const last = events.findLast((event) => event.type === 'placed');
    return {
      tiles: tileViews(game, (tile) => tileLabel(now.game, game, tile)),
      meeples: meepleViews(game, [], (figure) => figureLabel(now.game, game, figure)),
      legal: session.cells.value.map((cell) => cellView(cell, now)),
      focus: null,
      ghost: ghostOf(session),
      spots: spotsOf(session, now),
      owned: [],
      lastMove: last ? { x: last.x, y: last.y, color: colorOf(game, last.seat) } : null,
      highlights: events.flatMap((event) => highlightOf(game, now.game, event)),
      reducedMotion: false,
    };
  });
}

function cellView(cell: { x: number; y: number }, { game, learn }: BookWords): LegalCellView {
  return { ...cell, rotations: 4, label: learn.cell(game.board.at(cell.x, cell.y)) };
}

/** The tile in hand on the board. All four rotations are offered, because the reader is to find out which fit. */
function ghostOf({ held, hover, cells, stage }: FigureSession): GhostView | null {
  const { cell, rotation } = held.value;
  const over = cells.value.find(({ x, y }) => x === hover.value?.x && y === hover.value?.y) ?? null;
  const at = cell ?? over;
  if (at === null || cells.value.length === 0) return null;
  const tile = drawnSprite(stage.value.game);
  return { x: at.x, y: at.y, tile, rotation, rotations: 4, shown: rotation, chosen: cell !== null };
}

function spotsOf({ nodes, stage }: FigureSession, { game: words }: BookWords): SpotView[] {
  const { game } = stage.value;
  return nodes.value.map((node, i) => {
    const place = placeOf(game, node);
    const standing = realmOf(game, node).figures.filter(({ at }) => at.x === place.x && at.y === place.y).length;
    return {
      id: String(i + 1),
      at: pointOf(game, place, standing, standing + 1),
      kind: place.kind,
      number: i + 1,
      label: words.turn.spot(i + 1, place.kind),
      points: '',
      attack: false,
      selected: false,
    };
  });
}
