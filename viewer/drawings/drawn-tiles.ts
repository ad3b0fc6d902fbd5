/** What the build draws of tiles, so that a page need not load and run the code that draws them. */

/**
 * At rotation 0, in hundredths of a tile: a piece's point, path, inner outline, whether a line. A meadow has no path.
 */
export type DrawnFeature = readonly [u: number, v: number, path: string, rim: string, line: boolean];

export interface DrawnTiles {
  readonly symbols: Readonly<Record<string, string>>;
  readonly features: Readonly<Record<string, readonly DrawnFeature[]>>;
}

export interface DrawnTheme {
  readonly pieces: Readonly<Record<string, string>>;
  readonly extras: string;
}
