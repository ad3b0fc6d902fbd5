/** What `asteroute train` needs to tune weights. */
export type { Weights } from './evaluate.ts';
export { rounded, type Stand, type Tuning, tuneStep } from './tune.ts';
export { handWeights, isHand, WEIGHTS, type WeightBook, weightKey, weightsFor } from './weights.ts';
