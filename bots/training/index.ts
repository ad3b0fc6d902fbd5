/** The functions that `asteroute train` needs to tune weights. */
export { PHASE_TILES, PhaseTerms, phaseAt } from '../judge/phase-value.ts';
export { PHASE_BOOK, type PhaseBook, type PhaseWeights, sidesKey } from '../judge/phase-weights.ts';
export type { Weights } from '../judge/terms.ts';
export { addedTerms, isHand, WEIGHTS, type WeightBook, weightKey, weightsFor } from '../judge/weights.ts';
export { duel, type Rivals } from './duel.ts';
export { rounded, type Stand, type Tuning, tuningStep } from './tune.ts';
