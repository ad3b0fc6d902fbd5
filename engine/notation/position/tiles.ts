import { setDrawn, setPhase, takeTile } from '../../core/position.ts';
import { citedRule, explain } from '../../observe/explain.ts';
import type { PlacedTile } from '../../observe/observe.ts';
import type { Game } from '../../play/play.ts';
import { layDrawn } from '../../play/turn.ts';
import { placementCode } from '../../ruleset/moves.ts';
import type { Why } from '../../vocabulary/result.ts';
import { PHASE_NUMBERS, type TileIndex } from '../../vocabulary/types.ts';
import { parsePlacement } from '../notation.ts';
import { fault, type PositionFault } from './fault.ts';
import type { PositionWords } from './words.ts';

/** Lays the tiles in an order in which each joins those before it. */
export function layTiles(game: Game, { tiles, removed = [] }: PositionWords): readonly PositionFault[] {
  const start = tiles.find(({ x, y }) => x === 0 && y === 0);
  const isStart = start?.tile === game.rules.tables.tiles[game.rules.tables.start].id && start.rotation === 0;
  const elsewhere = { at: { x: 0, y: 0 } };
  const before = [
    ...(isStart ? [] : [fault('start-elsewhere', 'lay the start tile at 0, 0 and do not turn it', elsewhere)]),
    ...removed.flatMap((id) => takeOut(game, id) ?? []),
  ];
  let waiting = tiles.filter((tile) => tile !== start);
  while (waiting.length > 0) {
    const faults = new Map<PlacedTile, PositionFault>();
    const next = inStages(game, waiting).find((tile) => {
      const why = layTile(game, tile);
      if (why !== null) faults.set(tile, why);
      return why === null;
    });
    // A tile apart may only wait for one that does not fit.
    const isApart = ({ code }: PositionFault) => Number(code === 'no-neighbour');
    if (next === undefined) return [...before, ...[...faults.values()].toSorted((a, b) => isApart(a) - isApart(b))];
    waiting = waiting.filter((tile) => tile !== next);
  }
  return before;
}

/** Tiles of an early stage first; unknown ones, which are refused, before all others. */
function inStages({ rules }: Game, tiles: readonly PlacedTile[]): readonly PlacedTile[] {
  const stageOf = (id: string) => rules.stage[rules.tables.indexOf.get(id) ?? -1] ?? -1;
  return tiles.toSorted((a, b) => stageOf(a.tile) - stageOf(b.tile));
}

export const tileOf = ({ rules }: Game, id: string): TileIndex | null => rules.tables.indexOf.get(id) ?? null;

function takeOut(game: Game, id: string): PositionFault | null {
  const tile = tileOf(game, id);
  if (tile === null) return unknownTile(id);
  if (game.position.stack[tile] === 0) return noneLeft(game, id);
  takeTile(game.position, tile);
  return null;
}

export const unknownTile = (id: unknown): PositionFault =>
  fault('unknown-tile', `there is no tile ${String(id)} in this game: choose another`);

const noneLeft = ({ rules }: Game, id: string): PositionFault =>
  fault('none-left', `the box has no more tiles ${id}: take one away`, {
    rule: citedRule(rules.modules, 'none-left', []),
  });

/** What to do about a tile that may not lie where it is said to. */
const TILE_ADVICE: Partial<Readonly<Record<Why, string>>> = {
  'none-left': 'the box has no more of it: take one away',
  'comes-later': 'tiles that come before it are still in the stack: lay them first',
  'cell-taken': 'another tile lies there: take one away',
  'no-neighbour': 'it touches no tile that joins the start tile: move it, or lay what is between',
  'sides-differ': 'a side differs from its neighbour: turn it or move it',
};
const OTHER_TILE_ADVICE = 'the river could not have gone there: turn it or move it';

/** Draws and lays a tile if the rules allow both. */
function layTile(game: Game, { tile: id, ...at }: PlacedTile): PositionFault | null {
  const { position: pos } = game;
  const tile = tileOf(game, id);
  if (tile === null) return { ...unknownTile(id), at };
  const place = parsePlacement(at);
  if (!place.ok) return fault('malformed', place.error.message);
  setPhase(pos, PHASE_NUMBERS.draw);
  const notDrawn = explain(game, { type: 'draw', tile });
  setPhase(pos, PHASE_NUMBERS.place);
  setDrawn(pos, tile);
  const refused = notDrawn ?? explain(game, place.value);
  setDrawn(pos, -1);
  if (refused === null) {
    layDrawn(pos, tile, placementCode(place.value));
    return null;
  }
  const { why, rule } = refused;
  const message = `${id} cannot lie at ${at.x}, ${at.y}: ${TILE_ADVICE[why] ?? OTHER_TILE_ADVICE}`;
  return fault(why, message, { rule, at: { x: at.x, y: at.y } });
}
