export { Actions } from './actions.tsx';
export { Controls } from './controls.tsx';
export { LiveRegion } from './live-region.tsx';
export { ReviewCurve } from './review.tsx';
export { MomentList, SideScores } from './turns.tsx';
