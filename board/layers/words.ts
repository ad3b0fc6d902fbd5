export interface BoardWords {
  /** Name of the grid of cells: "Places for the tile". */
  readonly cells: string;
  /** Name of the group of meeple spots: "Places for a merchant". */
  readonly spots: string;
}
