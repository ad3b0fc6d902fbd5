import { tileSymbolId } from '@asteroute/board/art/shape/drawings.ts';
import type { BoardView, GhostView, SpotView, TileView } from '@asteroute/board/model/state.ts';
import { boardFigures, type FigureRef, featureAt, type PlacedTile } from '@asteroute/engine';
import { kindNamed, meepleViews, pointOf, symbolOf, tileViews } from '@asteroute/page/present/appearance.ts';
import { figureLabel, seatName } from '@asteroute/page/present/event-text.ts';
import { iconOf } from '@asteroute/page/present/realm-icon.ts';
import { placeText, tileLabel, tileText } from '@asteroute/page/present/tile-text.ts';
import type { Words } from '@asteroute/page/words/use-words.ts';
import { computed, type ReadonlySignal } from '@preact/signals';
import { isAt, isSamePlace } from './draft.ts';
import type { PositionSession } from './session.ts';

type Board = readonly [PositionSession, Words<'editor'>];

/** The draft as the board draws it: the selected tile is the one that can be turned, with the places on it. */
export const positionView = (
  session: PositionSession,
  words: ReadonlySignal<Words<'editor'>>,
  still: ReadonlySignal<boolean>,
): ReadonlySignal<BoardView> =>
  computed(() => {
    const board = [session, words.value] as const;
    const { page } = words.value;
    const { game } = session.sketch.value;
    const ghost = ghostOf(session);
    const shown = [...tileViews(game, (tile) => tileLabel(page, game, tile)), ...looseTiles(board)];
    return {
      tiles: shown.filter((tile) => !(ghost?.chosen && isAt(tile, ghost))),
      meeples: meepleViews(game, looseFigures(session), (figure) => figureLabel(page, game, figure)),
      legal: ghost?.chosen
        ? shown.flatMap(({ x, y, label = '' }) =>
            isAt(ghost, { x, y }) ? [{ x, y, rotations: ghost.rotations, label }] : [],
          )
        : session.openings.value.map(({ x, y, rotations: { length } }) => {
            return { x, y, rotations: length, label: page.board.legal(page.board.at(x, y), length, false) };
          }),
      focus: null,
      ghost,
      spots: spotsOf(board),
      owned: [],
      lastMove: null,
      highlights: session.faults.value.flatMap(({ at }) =>
        at === null || isAt(at, ghost)
          ? []
          : [
              {
                id: `fault ${at.x},${at.y}`,
                cells: [at],
                at: { u: at.x * 100 + 50, v: at.y * 100 + 50 },
                text: '!',
                formula: '',
                color: 'none' as const,
                guides: true,
              },
            ],
      ),
      reducedMotion: still.value,
    };
  });

function looseTiles([session, { page }]: Board): TileView[] {
  const { game } = session.sketch.value;
  return session.loose.value.map((tile) => ({
    ...tile,
    tile: tileSymbolId(kindNamed(game, tile.tile), 0).replace(/^tile-/, ''),
    label: page.heard.colon(page.board.at(tile.x, tile.y), tileText(page, game, tile.tile, tile.rotation)),
  }));
}

/** The meeples on tiles of the sketch that cannot stand there. */
function looseFigures({ draft, sketch }: PositionSession): FigureRef[] {
  const { game } = sketch.value;
  const standing = boardFigures(game);
  return draft.value.position.figures.flatMap((figure, index) => {
    const known = standing.findIndex(
      (one) => one.seat === figure.seat && one.meeple === figure.meeple && isSamePlace(one.at, figure.at),
    );
    if (known >= 0) standing.splice(known, 1);
    return known >= 0 || featureAt(game, figure.at) < 0 ? [] : [{ ...figure, id: -1 - index }];
  });
}

function ghostOf({ tile, kind, hover, openings, rotations, sketch }: PositionSession): GhostView | null {
  const { game } = sketch.value;
  const over = openings.value.find((cell) => isAt(cell, hover.value));
  const held: PlacedTile | undefined =
    tile.value ??
    (over && kind.value !== null ? { x: over.x, y: over.y, tile: kind.value, rotation: over.rotations[0] } : undefined);
  if (held === undefined) return null;
  const ways = tile.value === undefined ? (over?.rotations ?? []) : rotations.value;
  return {
    ...held,
    tile: symbolOf(game, [held], 0),
    rotations: ways.length,
    shown: ways.indexOf(held.rotation),
    chosen: tile.value !== undefined,
  };
}

function spotsOf([session, { page }]: Board): SpotView[] {
  const { game } = session.sketch.value;
  const { figures } = session.draft.value.position;
  const who = session.who.value;
  return session.places.value.map((place, index) => {
    const there = figures.filter(({ at }) => isSamePlace(at, place));
    const names = there.map(({ seat, meeple }) => page.board.meeple(seatName(game, seat), place.kind, meeple));
    return {
      id: String(index + 1),
      at: pointOf(game, place, there.length, there.length + 1),
      kind: iconOf(place.kind),
      number: index + 1,
      label: [placeText(page, game, place, place), ...names].join(', '),
      points: '',
      attack: false,
      selected: there.some(({ seat, meeple }) => seat === who.seat && meeple === who.meeple),
    };
  });
}
