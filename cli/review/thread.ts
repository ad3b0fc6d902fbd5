/** The thread of `work.ts`. */
import { workInThread } from '../queue/in-thread.ts';
import { createReviewWork } from './work.ts';

workInThread(createReviewWork);
