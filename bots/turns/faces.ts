import type { TileIndex } from '@asteroute/engine';
import type { Ruleset } from '@asteroute/engine/search';

type TileFeature = Ruleset['tables']['tiles'][number]['features'][number];

/**
 * By face (`tile * 4 + rotation`) the lowest rotation that looks the same: turns that differ only in this lead to the
 * same game.
 */
export function sameFaces(rules: Ruleset): Uint8Array {
  const faces = rules.tables.tiles.flatMap((_, tile) => {
    const looks = [0, 1, 2, 3].map((rotation) => lookOf(rules, tile, rotation));
    return looks.map((look) => looks.indexOf(look));
  });
  return Uint8Array.from(faces);
}

/** By tile the first that looks the same, such as one whose garden is not played. */
export function sameTiles(rules: Ruleset): Uint8Array {
  const looks = rules.tables.tiles.map(
    (_, tile) => `${rules.stage[tile]} ${rules.selected[tile]} ${lookOf(rules, tile, 0)}`,
  );
  return Uint8Array.from(looks, (look) => looks.indexOf(look));
}

export interface Draw {
  readonly tile: TileIndex;
  readonly count: number;
}

/** Returns the tiles that may be drawn, one for all that look the same (`sameTiles`). `counts` is indexed by tile. */
export function alikeDraws(counts: readonly number[], same: Uint8Array): Draw[] {
  const draws = new Map<number, Draw>();
  for (const [tile, count] of counts.entries()) {
    if (count > 0) draws.set(same[tile], { tile, count: count + (draws.get(same[tile])?.count ?? 0) });
  }
  return [...draws.values()];
}

/** All that is printed on a feature, as text: any module may count it. */
function printsOf({ type, sides, edges, cities, ...prints }: TileFeature): string {
  return JSON.stringify(prints);
}

/** All that the rules see of a face, as text. */
function lookOf({ tables }: Ruleset, tile: TileIndex, rotation: number): string {
  const face = tile * 4 + rotation;
  const sides = Array.from(tables.sideFeature.subarray(face * 4, face * 4 + 4));
  const halves = Array.from(tables.halfFeature.subarray(face * 8, face * 8 + 8));
  const list = tables.features[tile];
  // A feature is identified by its first edge, because its number differs between tiles that look the same.
  const describe = (f: number): string => `${sides.indexOf(f)} ${halves.indexOf(f)}`;
  const looks = list.flatMap((feature, f) => {
    if (feature === null) return [];
    const { kind, edges, beside } = feature;
    return [
      `${describe(f)}: ${kind} ${edges} ${printsOf(tables.tiles[tile].features[f])} ${beside.map(describe).sort()}`,
    ];
  });
  const edges = [...sides, ...halves].map((f) => (f < 0 ? '-' : describe(f)));
  return `${edges} ${looks.sort()}`;
}
