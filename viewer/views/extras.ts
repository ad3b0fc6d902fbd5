export { Actions } from './actions.tsx';
export { ReviewCurve } from './review.tsx';
