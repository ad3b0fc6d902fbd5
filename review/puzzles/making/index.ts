/** How puzzles are made and proved, for the command line and the checks; the page needs none of it. */

export { MIN_GAP } from './endgames.ts';
export { type PuzzleGame, puzzlesOfGame } from './make.ts';
export { stability } from './turns.ts';
