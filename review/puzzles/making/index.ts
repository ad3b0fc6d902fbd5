/** Makes and proves puzzles, for the command line and the checks; the page does not need this. */

export { MIN_GAP } from './endgames.ts';
export { type PuzzleGame, puzzlesOfGame } from './make.ts';
export { stability } from './turns.ts';
