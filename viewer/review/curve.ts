/** The curve of a game, from the quick review; loaded when somebody asks for it. */
import type { GameRecord } from '@asteroute/record';
import { quickReview } from '@asteroute/review';
import { inSlices } from '../game/slices.ts';

/** The expected margins by side: before the first draw, and after each turn. */
export type Curve = readonly (readonly number[])[];

/** Reviews a game; calls back with the share that is done. Resolves with null if the game cannot be reviewed. */
export async function curveOf(
  record: GameRecord,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Curve | null> {
  const review = await inSlices(reported(record, onProgress), signal);
  if (!review.ok) return null;
  return [review.value.start.points, ...review.value.turns.map(({ after }) => after)];
}

function* reported(record: GameRecord, onProgress: (share: number) => void): ReturnType<typeof quickReview> {
  const steps = quickReview(record);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    onProgress(step.value.done / step.value.count);
    yield step.value;
  }
}
