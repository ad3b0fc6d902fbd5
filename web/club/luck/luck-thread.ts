/** The worker thread that finds how much luck the sides of a game had. */
import { luckOf } from '@asteroute/review';
import type { LuckAnswer, LuckQuestion } from './luck-finder.ts';

self.onmessage = ({ data: { id, record } }: MessageEvent<LuckQuestion>) => {
  const found = luckOf(record);
  const luck = found.ok ? found.value.tiles.map((tiles, side) => tiles + found.value.dice[side]) : null;
  self.postMessage({ id, luck } satisfies LuckAnswer);
};
