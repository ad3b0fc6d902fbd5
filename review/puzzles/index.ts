/** Puzzles: what a pack holds, how it is read, and how one is played. */
export { followUp, type RightTurns, rightTurns } from './follow-up.ts';
export {
  gameOfPuzzle,
  isRight,
  PUZZLE_FAULT_CODES,
  type PuzzleFault,
  type PuzzleFaultCode,
  type PuzzleRead,
  readPack,
} from './pack.ts';
export * from './puzzle.ts';
