/** For code that analyses whole games. The public interface of the bots is `../index.ts`. */
export { winChancesOf, winSpreadOf } from '../judge/chances.ts';
export { CompletionModel } from '../judge/completion.ts';
export { Evaluator } from '../judge/evaluate.ts';
export { freshly, type Judge, margin, type PositionJudge, type TurnJudge } from '../judge/judge.ts';
export { chanceOfTop } from '../judge/odds.ts';
export { PhaseValue } from '../judge/phase-value.ts';
export type { Spread } from '../judge/phase-weights.ts';
export { HYPERPARAMETERS } from '../judge/terms.ts';
export { handWeights, weightsFor } from '../judge/weights.ts';
export { type Analyzer, analyzers } from '../turns/analyzer.ts';
export { Battles } from '../turns/battles.ts';
export { sameFaces, sameTiles } from '../turns/faces.ts';
export { type JudgedTurn, Turns, turnOf } from '../turns/turns.ts';
export { EndSolver } from './endgame.ts';
export { Playouts, type Role } from './playouts.ts';
export { horizonFor, Search, type Shape } from './search.ts';
export { runToEnd } from './steps.ts';
