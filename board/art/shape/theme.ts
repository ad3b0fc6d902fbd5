import type { TileKind } from '@asteroute/tiles';
import type { ThemeName } from '../../theme/theme-name.ts';

/** Markup of one thing on a tile at rotation 0; `copy` counts the tiles of a kind from 0. */
type Draw = (kind: TileKind, copy: number) => string;

/** Pieces of markup that tiles refer to by `#id`. */
export type Library = ReadonlyMap<string, string>;

/** A library of pieces of markup, by the first id in each piece. */
export const libraryOf = (pieces: readonly string[]): Library =>
  new Map(pieces.map((piece) => [/ id="([^"]+)"/.exec(piece)![1], piece]));

/** How an edition looks: a drawing function for each type of feature, and what lies below and above them all. */
export interface Theme {
  readonly name: ThemeName;
  /** The colour below a tile that is shown on its own. */
  readonly paper: string;
  readonly ground: Draw;
  /** By feature type, in the order in which they are drawn: each draws all features of its type on a tile. */
  readonly features: Readonly<Record<string, Draw>>;
  /** The printed symbols that it draws. */
  readonly symbols: readonly string[];
  /** Drawn last: the joint between tiles, and what must not be covered. */
  readonly finish: Draw;
  /** The pieces of markup that the drawings of these kinds refer to. */
  readonly library: (kinds: readonly TileKind[]) => Library;
  /** Symbols of the theme besides its tiles, such as its sky. */
  readonly extras: () => string;
}
