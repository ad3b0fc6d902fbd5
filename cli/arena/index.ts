/** What campaigns of other programs need of the arena. */
export { playMirror } from './match.ts';
export { outsidePlayer } from './player/outside.ts';
export { botPlayer } from './player/player.ts';
export { calmMargin, calmTest, type Luck } from './statistics/luck.ts';
export { sequentialTest } from './statistics/statistics.ts';
export { count, createTally } from './tally.ts';
