/** Writes links; loaded when a game is opened elsewhere. */
export { writeLink } from '@asteroute/record';
