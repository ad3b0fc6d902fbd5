/** A side of a square tile, in clockwise order from north. */
export const SIDES = ['N', 'E', 'S', 'W'] as const;
/** A side of a tile as the tables name it, before any rotation. */
export type Side = (typeof SIDES)[number];

/** A half of a side, in clockwise order from the west half of the north side. */
export const HALF_EDGES = ['Nw', 'Ne', 'En', 'Es', 'Se', 'Sw', 'Ws', 'Wn'] as const;
/** Half of a side: the letter of the side, then that of the neighbouring side to which it is nearer. */
export type HalfEdge = (typeof HALF_EDGES)[number];

/** One feature printed on a tile, in the orientation of the table (rotation 0). */
export interface TileFeature {
  /** What it is: `route`, `asteroid`, `planet`; `road`, `city`, `monastery`, `garden`, `field`, `river`. */
  readonly type: string;
  /** The sides it touches, as a string of side letters such as `"EW"`. Absent: it lies in the middle or is a field. */
  readonly sides?: string;
  /** The faction symbol printed on it. */
  readonly symbol?: string;
  /** How many coats of arms are printed on it. */
  readonly shields?: number;
  /** An inn beside a road, a cathedral in a city (IC-1). */
  readonly inn?: boolean;
  readonly cathedral?: boolean;
  /** The goods shown in a city: `wine`, `grain`, `cloth` (TB-1). */
  readonly goods?: string;
  /** A field's half edges; none where it has no way out (K-30). */
  readonly edges?: readonly HalfEdge[];
  /** Indexes, in the same tile's `features`, of the cities that a field touches. */
  readonly cities?: readonly number[];
}

/** What can be printed on a feature. */
export type Print = Exclude<keyof TileFeature, 'type' | 'sides' | 'edges' | 'cities'>;

/** One kind of tile and how many of it there are. Its `id` is part of the record format. */
export interface TileKind {
  readonly id: string;
  readonly count: number;
  /** How many there usually are, in a game that has another number. */
  readonly usual?: number;
  /** True for the tile that lies on the table before the first turn. */
  readonly start?: boolean;
  readonly features: readonly TileFeature[];
}

/** A set of tiles by its published name. */
export interface TileTable {
  readonly tileSet: string;
  readonly tiles: readonly TileKind[];
}
