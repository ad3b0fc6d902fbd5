/** The parts of the viewer that are loaded after the game. */
export { Actions } from './actions.tsx';
export { ReviewCurve } from './review.tsx';
