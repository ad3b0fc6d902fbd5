/** The few words the board needs besides the labels in its view. */
export interface BoardWords {
  /** Name of the grid of cells: "Places for the tile". */
  readonly cells: string;
  /** Name of the group of meeple spots: "Places for a merchant". */
  readonly spots: string;
  /** Name of the camera buttons' group: "View". */
  readonly camera: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** "Turn the board". */
  readonly turnView: string;
  /** "Show the whole board". */
  readonly fit: string;
}
