export { FAULT_CODES, type FaultCode, type Reviewed, type ReviewFault } from './fault.ts';
export { boardJudge, type JudgeMaker, usualJudge } from './judge.ts';
export { finish, quickReview, type ReviewProgress } from './quick.ts';
export * from './review.ts';
