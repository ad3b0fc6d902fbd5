/** Typed commands, by their English word. */
export type Commands =
  | 'tile'
  | 'legal'
  | 'meeples'
  | 'realm'
  | 'bag'
  | 'odds'
  | 'last'
  | 'score'
  | 'places'
  | 'again'
  | 'mine'
  | 'row'
  | 'free'
  | 'undo'
  | 'next'
  | 'all'
  | 'help';
