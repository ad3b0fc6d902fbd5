import { openDeepReview, runToEnd } from '@asteroute/review';
import { replyWith, type ThreadQuestion } from '@asteroute/threads';
import type { TurnQuestion } from './turn-threads.ts';

/** Opening the game again for each turn takes little beside the search. */
const answer = replyWith(
  ({ record, n }: TurnQuestion) => {
    const opened = openDeepReview(record);
    if (!opened.ok) throw new Error(opened.error.message);
    return runToEnd(opened.value.turn(n));
  },
  (reply) => self.postMessage(reply),
);

self.onmessage = ({ data }: MessageEvent<ThreadQuestion<TurnQuestion>>) => void answer(data);
