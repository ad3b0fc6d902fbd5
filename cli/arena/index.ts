/** The parts of the arena that other programs use. */
export { playMirror } from './match.ts';
export { outsidePlayer } from './player/outside.ts';
export { botPlayer } from './player/player.ts';
export type { PlyWords } from './player/words.ts';
