export { Actions } from './actions.tsx';
export { ReviewCurve } from './review.tsx';
export { MomentList, SideScores } from './turns.tsx';
