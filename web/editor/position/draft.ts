/** A position while a person puts it together: it may have faults, which are told until they are mended. */
import {
  allRealms,
  type Coordinates,
  featureAt,
  type Game,
  lastGame,
  type Move,
  newGame,
  type PlacedTile,
  type PlaceRef,
  type PositionFault,
  type PositionWords,
  play,
  positionFrom,
  positionWords,
  type Rotation,
  type Setup,
  type SketchedPosition,
  scores,
  sketchPosition,
} from '@asteroute/engine';
import type { Past } from '@asteroute/page/match/links/link-local.ts';
import type { Ply } from '@asteroute/record';

export interface PositionDraft {
  readonly setup: Setup;
  readonly position: PositionWords;
  /** What was played on from it; null while it is put together. */
  readonly moves: readonly Move[] | null;
}

export type PlacedFigure = PositionWords['figures'][number];

export const isAt = ({ x, y }: Coordinates, cell: Coordinates | null): boolean => x === cell?.x && y === cell.y;
export const isSamePlace = (one: PlaceRef, other: PlaceRef): boolean =>
  isAt(one, other) && one.kind === other.kind && one.side === other.side;

export const positionDraftOf = (game: Game): PositionDraft => ({
  setup: game.rules.setup,
  position: positionWords(game),
  moves: null,
});

/** Only the start tile; null if no game can begin with this set-up. */
export function freshDraft(setup: Omit<Setup, 'tileSet'>): PositionDraft | null {
  const made = newGame(setup);
  return made.ok ? positionDraftOf(made.value) : null;
}

export function sketchOf({ setup, position }: PositionDraft): SketchedPosition {
  const sketched = sketchPosition(setup, position);
  if (!sketched.ok) throw new Error(sketched.error.message);
  return sketched.value;
}

export const withWords = (draft: PositionDraft, change: Partial<PositionWords>): PositionDraft => ({
  ...draft,
  position: { ...draft.position, ...change },
});

export const withPlacedTile = (draft: PositionDraft, tile: PlacedTile): PositionDraft =>
  withWords(draft, { tiles: [...draft.position.tiles, tile] });

export const withoutTile = (draft: PositionDraft, cell: Coordinates): PositionDraft =>
  withWords(draft, {
    tiles: draft.position.tiles.filter((tile) => !isAt(tile, cell)),
    figures: draft.position.figures.filter(({ at }) => !isAt(at, cell)),
  });

/** With the tile on a cell in another rotation; its meeples turn with it. */
export function withRotation(draft: PositionDraft, cell: Coordinates, rotation: Rotation): PositionDraft {
  const { tiles, figures } = draft.position;
  const bare = withWords(draft, {
    tiles: tiles.map((tile) => (isAt(tile, cell) ? { ...tile, rotation } : tile)),
    figures: figures.filter(({ at }) => !isAt(at, cell)),
  });
  const [before, after] = [sketchOf(draft).game, sketchOf(bare).game];
  const turned = figures.flatMap((figure) => {
    if (!isAt(figure.at, cell)) return [figure];
    const feature = featureAt(before, figure.at);
    const at = placesOn(after, cell).find((place) => featureAt(after, place) === feature);
    return at === undefined ? [] : [{ ...figure, at }];
  });
  return withWords(bare, { figures: turned });
}

/** The rotations in which the tile on a cell causes the fewest faults. */
export function rotationsAt(draft: PositionDraft, cell: Coordinates): readonly Rotation[] {
  const rotations = [0, 1, 2, 3] as const;
  const faults = rotations.map((rotation) => {
    const tiles = draft.position.tiles.map((tile) => (isAt(tile, cell) ? { ...tile, rotation } : tile));
    const bare = sketchOf(withWords(draft, { tiles, figures: [], drawn: null }));
    return bare.faults.filter(({ at }) => at !== null).length;
  });
  return rotations.filter((rotation) => faults[rotation] === Math.min(...faults));
}

/** Puts a meeple on its place, instead of one of somebody else; takes it away if it stands there already. */
export function withFigure(draft: PositionDraft, figure: PlacedFigure): PositionDraft {
  const { figures } = draft.position;
  const there = figures.filter(({ at }) => isSamePlace(at, figure.at));
  const same = there.find(({ seat, meeple }) => seat === figure.seat && meeple === figure.meeple);
  if (same !== undefined) return withWords(draft, { figures: figures.filter((one) => one !== same) });
  // Several of one player can stand in the middle of a tile: on a planet (SW-24).
  const leaves = (one: PlacedFigure) => there.includes(one) && (figure.at.side !== null || one.seat !== figure.seat);
  return withWords(draft, { figures: [...figures.filter((one) => !leaves(one)), figure] });
}

/** With another set-up; with the start tile only where another one begins its games. */
export function withSetup(draft: PositionDraft, setup: Omit<Setup, 'tileSet'>): PositionDraft {
  const fresh = freshDraft(setup);
  if (fresh === null) return draft;
  const { tiles, figures, scores: points, seat, tokens = [] } = draft.position;
  if (fresh.position.tiles[0].tile !== tiles.find((tile) => isAt(tile, { x: 0, y: 0 }))?.tile) return fresh;
  const { position } = fresh;
  return {
    ...fresh,
    position: {
      ...position,
      tiles,
      figures: figures.filter((figure) => setup.players[figure.seat] !== undefined),
      scores: position.scores.map((_, side) => points[side] ?? 0),
      seat: setup.players[seat] === undefined ? 0 : seat,
      ...(position.tokens && { tokens: position.tokens.map((none, side) => tokens[side] ?? none) }),
    },
  };
}

/** The places of the tile on a cell, in the order of its features. */
export function placesOn(game: Game, cell: Coordinates): PlaceRef[] {
  const places = allRealms(game).flatMap((realm) => realm.places.filter((place) => isAt(place, cell)));
  return places.sort((a, b) => featureAt(game, a) - featureAt(game, b));
}

/** The first fault of each cell, then those of the whole: one often brings others. */
export function toldFaults(faults: readonly PositionFault[]): readonly PositionFault[] {
  const once = new Map<string, PositionFault>();
  for (const one of faults) {
    const key = one.at === null ? one.message : `${one.at.x},${one.at.y}`;
    if (!once.has(key)) once.set(key, one);
  }
  return [...once.values()].sort((a, b) => Number(a.at === null) - Number(b.at === null));
}

export const draftText = ({ setup, position }: PositionDraft): string => JSON.stringify({ setup, position });

export function readDraftText(text: string): PositionDraft | null {
  try {
    return readDraft(JSON.parse(text));
  } catch {
    return null;
  }
}

/** What cannot be drawn, so that nobody could mend it. */
const UNREADABLE: readonly PositionFault['code'][] = ['malformed', 'start-elsewhere', 'unknown-tile', 'unknown-meeple'];

/** Reads a draft from storage or from a text; null if there is none. */
export function readDraft(value: Partial<PositionDraft> | null): PositionDraft | null {
  const { setup, position, moves } = value ?? {};
  const sketched = position === undefined ? null : sketchPosition(setup, position);
  if (position === undefined || !sketched?.ok) return null;
  const { game, faults } = sketched.value;
  const isLost = ({ code, at }: PositionFault) =>
    UNREADABLE.includes(code) || (code === 'unknown-place' && at === null);
  if (faults.some(isLost) || position.scores.length !== scores(game).length) return null;
  // Places have one name each once all is in order.
  const named = faults.length === 0 ? positionWords(game) : position;
  return { setup: game.rules.setup, position: named, moves: Array.isArray(moves) ? moves : null };
}

/** The game that begins with the position, and what was played on; null while it is put together. */
export function pastOfDraft({ setup, position, moves }: PositionDraft): Past | null {
  const made = positionFrom(setup, position);
  if (moves === null || !made.ok) return null;
  const steps: Ply[] = [];
  for (const move of moves) {
    const played = play(lastGame(made.value, steps), move);
    if (!played.ok) break;
    steps.push({ move, ...played.value });
  }
  return { start: made.value, steps };
}
