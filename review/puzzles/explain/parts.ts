/** What the making of puzzles is made of (`lab/puzzles`); nothing that ships needs it. */
export { differentWays, sameGameKey, type TurnCodes } from '../../alternatives.ts';
export { isSolvable, solverFor } from '../../endgame.ts';
export { chancesOf } from '../../measure/chances.ts';
export { boardJudge, ReviewJudge } from '../../measure/judge.ts';
export { average } from '../../measure/labels.ts';
export { marginsOf } from '../../measure/margins.ts';
export { type RightTurns, twinsOf } from '../follow-up.ts';
export { turnKey } from '../pack.ts';
export { accountOf } from './account.ts';
export { codesIn } from './codes.ts';
export { type PuzzleName, puzzleOf } from './describe.ts';
export { type Lead, leadOf } from './lead.ts';
export { ordersOf, solvedContinuation, winChance } from './play-on.ts';
