/** What the build draws of tiles, so that a page need not load and run the code that draws them. */

/**
 * A feature of a kind of tile at rotation 0: the point of a piece on it in hundredths of a tile, its path, the part of
 * its outline that is no border of the tile, and whether it is a line. A meadow has no path.
 */
export type DrawnFeature = readonly [u: number, v: number, path: string, rim: string, line: boolean];

/** The tiles of a set. */
export interface DrawnTiles {
  /** Symbols by their id. */
  readonly symbols: Readonly<Record<string, string>>;
  /** The features of each kind of tile by its id. */
  readonly features: Readonly<Record<string, readonly DrawnFeature[]>>;
}

/** What the tiles of a theme refer to by `#id`, and the symbols of the theme besides its tiles. */
export interface DrawnTheme {
  readonly pieces: Readonly<Record<string, string>>;
  readonly extras: string;
}
