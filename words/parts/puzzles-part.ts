import { en, type PuzzleWords } from '../en/puzzles.ts';
import type { LazyWords } from '../load.ts';

export const PUZZLES: LazyWords<PuzzleWords> = { en, load: (tag) => import(`../${tag}/puzzles.ts`) };
