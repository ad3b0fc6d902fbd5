/** Boards to look at: one thrown together legally, one from a recorded game. */

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { TileKind, TileTable } from '@asteroute/tiles';
import { classicTiles, HALF_EDGES, riverTiles, SIDES } from '@asteroute/tiles';
import type { MeeplePose, MeepleView, Point, QuarterTurn, TileView } from '../model/state.ts';
import type { PlayerColor } from '../theme/player-color.ts';
import { anchor } from './shape/geometry.ts';
import { type RandomSource, seeded } from './shape/random.ts';

/** A tile of the sample board, and which copy of its kind it is. */
export interface SampleTile extends TileView {
  readonly kind: TileKind;
  readonly copy: number;
}

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** What lies on a side of a tile as it is turned. */
const edge = (kind: TileKind, rotation: QuarterTurn, side: number): string =>
  kind.features.find((f) => f.sides?.includes(SIDES[(side + 4 - rotation) % 4]))?.type ?? 'space';

const at = (laid: readonly SampleTile[], x: number, y: number): SampleTile | undefined =>
  laid.find((t) => t.x === x && t.y === y);

/** How many neighbours a tile would touch at a cell; -1 where one of them does not match. */
function touching(laid: readonly SampleTile[], tile: Omit<SampleTile, 'copy' | 'tile'>): number {
  const neighbours = STEPS.map(([dx, dy]) => at(laid, tile.x + dx, tile.y + dy));
  const wrong = neighbours.some(
    (n, s) => n && edge(n.kind, n.rotation, (s + 2) % 4) !== edge(tile.kind, tile.rotation, s),
  );
  return wrong ? -1 : neighbours.filter(Boolean).length;
}

/** The cell and rotation that keep the board most compact. */
function bestSpot(laid: readonly SampleTile[], kind: TileKind): Omit<SampleTile, 'copy' | 'tile'> | undefined {
  const cells = laid
    .flatMap((t) => STEPS.map(([dx, dy]) => ({ x: t.x + dx, y: t.y + dy })))
    .filter((c) => !at(laid, c.x, c.y));
  const all = cells.flatMap((c) => ([0, 1, 2, 3] as const).map((rotation) => ({ ...c, rotation, kind })));
  const worth = (t: (typeof all)[number]): number => touching(laid, t) * 3 - Math.hypot(t.x * 0.8, t.y * 1.3);
  const legal = all.filter((t) => touching(laid, t) > 0);
  return legal.sort((a, b) => worth(b) - worth(a))[0];
}

const shuffled = <T>(items: readonly T[], random: RandomSource): T[] =>
  items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);

/** A legally laid board of `many` tiles. */
export function sampleBoard(set: TileTable, many: number, seed: string): SampleTile[] {
  const copies = (k: TileKind): { kind: TileKind; copy: number }[] =>
    Array.from({ length: k.count }, (_, copy) => ({ kind: k, copy }));
  const bag = shuffled(set.tiles.filter((k) => !k.start).flatMap(copies), seeded(seed));
  const start = set.tiles.find((k) => k.start)!;
  const laid: SampleTile[] = [{ x: 0, y: 0, rotation: 0, tile: start.id, kind: start, copy: 0 }];
  for (const { kind, copy } of bag) {
    const spot = laid.length < many && bestSpot(laid, kind);
    if (spot) laid.push({ ...spot, tile: kind.id, copy });
  }
  return laid;
}

/** A meeple on a feature of every third tile, all players and both sizes in turn. */
export function sampleMeeples(laid: readonly SampleTile[], colors: readonly PlayerColor[]): MeepleView[] {
  return laid.flatMap((t, i) => {
    if (i % 2 !== 1) return [];
    const p: Point = anchor(t.kind, i % t.kind.features.length, t.rotation);
    const color = colors[((i - 1) / 2) % colors.length];
    const where = { u: t.x * 100 + p.u, v: t.y * 100 + p.v };
    return [{ id: `m${i}`, color, pose: i % 7 === 0 ? 'large' : 'plain', at: where, label: '', draft: false }];
  });
}

/** A turn of a recorded game, as far as a picture needs it. */
interface Turn {
  readonly player: number;
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  readonly rotation: QuarterTurn;
  readonly action: { readonly type: string; readonly meeple?: string; readonly on?: string };
}

const KINDS = [...classicTiles.tiles, ...riverTiles.tiles];

/** The first `many` turns of the first game of a reference file, with all its farmers and its latest other pieces. */
export function playedBoard(
  name: string,
  many: number,
  colors: readonly PlayerColor[],
): { laid: SampleTile[]; meeples: MeepleView[] } {
  const file = new URL(`../../fixtures/games/${name}.jsonl.gz`, import.meta.url);
  const { turns } = JSON.parse(gunzipSync(readFileSync(file)).toString().split('\n', 1)[0]) as { turns: Turn[] };
  const start = {
    x: 0,
    y: 0,
    rotation: 0 as QuarterTurn,
    tile: turns[0].tile.startsWith('RI') ? 'RI-source' : 'CL-start',
  };
  const all = [start, ...turns.slice(0, many)];
  const laid = all.map((t, i) => ({
    ...t,
    kind: KINDS.find((k) => k.id === t.tile)!,
    copy: all.slice(0, i).filter((o) => o.tile === t.tile).length,
  }));
  const deployed = turns.slice(0, many).filter((t) => t.action.type === 'deploy');
  const shown = deployed.filter((t, i) => t.action.on?.startsWith('field') || i > deployed.length - 14);
  return { laid, meeples: shown.map((t, i) => placed(t, colors[i % colors.length])) };
}

const POSES: Readonly<Record<string, MeeplePose>> = { abbot: 'abbot', large: 'large' };

function placed(turn: Turn, color: PlayerColor): MeepleView {
  const kind = KINDS.find((k) => k.id === turn.tile)!;
  const [type, edge] = (turn.action.on ?? '').split(':');
  const p = anchor(kind, featureAt(kind, turn.rotation, type, edge), turn.rotation);
  const where = { u: turn.x * 100 + p.u, v: turn.y * 100 + p.v };
  const pose = type === 'field' ? 'lying' : (POSES[turn.action.meeple ?? ''] ?? 'plain');
  return { id: `${turn.x},${turn.y}`, color, pose, at: where, label: '', draft: false };
}

/** The feature of a type that touches a board side (`N`) or half edge (`Nw`) of the turned tile. */
function featureAt(kind: TileKind, rotation: QuarterTurn, type: string, edge?: string): number {
  const side = SIDES[((SIDES as readonly string[]).indexOf(edge ?? '') + 4 - rotation) % 4];
  const half = HALF_EDGES[((HALF_EDGES as readonly string[]).indexOf(edge ?? '') + 8 - 2 * rotation) % 8];
  return kind.features.findIndex(
    (f) =>
      f.type === type &&
      (edge === undefined || (edge.length === 1 ? f.sides?.includes(side) : f.edges?.includes(half))),
  );
}
