/** Makes and proves puzzles, for the command line and the checks; the page does not need this. */

export { codesIn } from '../proof/codes.ts';
export { MIN_SWING } from '../proof/swing.ts';
export { stability } from '../proof/turns.ts';
export { type Census, censusOf, handOfPuzzle, isFoundBy, THUMBS, type Thumb } from './census.ts';
export { chosenPuzzles } from './choose.ts';
export { type PuzzleGame, provedAgain, puzzlesOfGame } from './make.ts';
