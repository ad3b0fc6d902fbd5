/** What a review at first sight says of a game that was played to its end, for one seat. */
export interface GameFigures {
  /** Points ahead of the best other side. */
  readonly margin: number;
  /** The margin without the luck of tiles and dice, in tenths of a point. */
  readonly fair: number;
  /** The standard error of `fair`, in tenths of a point. */
  readonly error: number;
  /** 0 to 1000: tenths of a hundredth. */
  readonly accuracy: number;
}
