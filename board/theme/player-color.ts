/** The colour a player is drawn in; its shape and pattern follow from it. */
export type PlayerColor = 'red' | 'green' | 'black' | 'white' | 'orange' | 'blue' | 'yellow' | 'pink';
