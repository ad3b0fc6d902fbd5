/** Puzzles: what a pack holds, how it is read, and how one is played. */
export { differInMeeple, type PuzzleCause, puzzleCauses } from './causes.ts';
export { followUp, replyTo, rightTurns } from './follow-up.ts';
export {
  gameOfPuzzle,
  isRight,
  readPack,
} from './pack.ts';
export * from './puzzle.ts';
