export { type Expectation, expectations } from './before-draws.ts';
export { type DeepReviewer, type DeepTurn, openDeepReview } from './deep.ts';
export { REVIEW_FAULT_CODES, type Reviewed, type ReviewFault, type ReviewFaultCode } from './fault.ts';
export { boardJudge, type JudgeMaker, usualJudge } from './measure/judge.ts';
export { accuracyOf, LABELS, type Label } from './measure/labels.ts';
export { quickReview, type ReviewProgress, runToEnd } from './quick.ts';
export * from './review.ts';
export { withDeepTurns } from './totals.ts';
export { SEARCHERS, type Searcher, type SearchOptions, TurnReviewer, type TurnVerdict } from './verdict.ts';
