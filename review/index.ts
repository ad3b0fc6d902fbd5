export { type Expectation, expectations } from './before-draws.ts';
export { type DeepReviewer, type DeepTurn, openDeepReview } from './deep.ts';
export { FAULT_CODES, type FaultCode, type Reviewed, type ReviewFault } from './fault.ts';
export { boardJudge, type JudgeMaker, usualJudge } from './measure/judge.ts';
export { accuracyOf, LABELS, type Label } from './measure/labels.ts';
export { finish, quickReview, type ReviewProgress } from './quick.ts';
export * from './review.ts';
export { withDeepTurns } from './totals.ts';
export { SEARCHERS, type Searcher, type SearchOptions, TurnReviewer, type Verdict } from './verdict.ts';
