/** A place among the rivals: the choice of names, or the rivalry of those that are chosen. */
export interface RivalsPlace {
  readonly names: readonly string[];
}

/** The choice of names. */
export const ALL_RIVALS: RivalsPlace = { names: [] };
