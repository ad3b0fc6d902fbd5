/** Puzzles: what a pack holds, and how it is read. */
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
