import type { TileKind, TileTable } from '@asteroute/tiles';
import { SIDES } from '@asteroute/tiles';
import type { MeepleView, PlayerColor, Point, Rotation, TileView } from '../state.ts';
import { anchor } from './geometry.ts';
import { type Random, seeded } from './random.ts';

/** A tile of the sample board, and which copy of its kind it is. */
export interface Laid extends TileView {
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
const edge = (kind: TileKind, rotation: Rotation, side: number): string =>
  kind.features.find((f) => f.sides?.includes(SIDES[(side + 4 - rotation) % 4]))?.type ?? 'space';

const at = (laid: readonly Laid[], x: number, y: number): Laid | undefined => laid.find((t) => t.x === x && t.y === y);

/** How many neighbours a tile would touch at a cell; -1 where one of them does not match. */
function touching(laid: readonly Laid[], tile: Omit<Laid, 'copy' | 'tile'>): number {
  const neighbours = STEPS.map(([dx, dy]) => at(laid, tile.x + dx, tile.y + dy));
  const wrong = neighbours.some(
    (n, s) => n && edge(n.kind, n.rotation, (s + 2) % 4) !== edge(tile.kind, tile.rotation, s),
  );
  return wrong ? -1 : neighbours.filter(Boolean).length;
}

/** The cell and rotation that keep the board most compact. */
function bestSpot(laid: readonly Laid[], kind: TileKind): Omit<Laid, 'copy' | 'tile'> | undefined {
  const cells = laid
    .flatMap((t) => STEPS.map(([dx, dy]) => ({ x: t.x + dx, y: t.y + dy })))
    .filter((c) => !at(laid, c.x, c.y));
  const all = cells.flatMap((c) => ([0, 1, 2, 3] as const).map((rotation) => ({ ...c, rotation, kind })));
  const worth = (t: (typeof all)[number]): number => touching(laid, t) * 3 - Math.hypot(t.x * 0.8, t.y * 1.3);
  const legal = all.filter((t) => touching(laid, t) > 0);
  return legal.sort((a, b) => worth(b) - worth(a))[0];
}

const shuffled = <T>(items: readonly T[], random: Random): T[] =>
  items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);

/** A legally laid board of `many` tiles. */
export function sampleBoard(set: TileTable, many: number, seed: string): Laid[] {
  const copies = (k: TileKind): { kind: TileKind; copy: number }[] =>
    Array.from({ length: k.count }, (_, copy) => ({ kind: k, copy }));
  const bag = shuffled(set.tiles.filter((k) => !k.start).flatMap(copies), seeded(seed));
  const start = set.tiles.find((k) => k.start)!;
  const laid: Laid[] = [{ x: 0, y: 0, rotation: 0, tile: start.id, kind: start, copy: 0 }];
  for (const { kind, copy } of bag) {
    const spot = laid.length < many && bestSpot(laid, kind);
    if (spot) laid.push({ ...spot, tile: kind.id, copy });
  }
  return laid;
}

/** A meeple on a feature of every third tile, all players and both sizes in turn. */
export function sampleMeeples(laid: readonly Laid[], colors: readonly PlayerColor[]): MeepleView[] {
  return laid.flatMap((t, i) => {
    if (i % 2 !== 1) return [];
    const p: Point = anchor(t.kind, i % t.kind.features.length, t.rotation);
    const color = colors[((i - 1) / 2) % colors.length];
    const where = { u: t.x * 100 + p.u, v: t.y * 100 + p.v };
    return [{ id: `m${i}`, color, pose: i % 7 === 0 ? 'large' : 'plain', at: where, label: '', draft: false }];
  });
}
