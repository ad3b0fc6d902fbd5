/** What `asteroute train` needs to tune weights. */
export type { Weights } from '../judge/terms.ts';
export { handWeights, isHand, WEIGHTS, type WeightBook, weightKey, weightsFor } from '../judge/weights.ts';
export { rounded, type Stand, type Tuning, tuneStep } from './tune.ts';
