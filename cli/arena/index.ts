/** What other programs need of the arena. */
export { playMirror } from './match.ts';
export { outsidePlayer } from './player/outside.ts';
export { botPlayer } from './player/player.ts';
export type { PlyWords } from './player/words.ts';
export { moments } from './statistics/statistics.ts';
