/** The thread of `work.ts`. */
import { workInThread } from '../queue/here.ts';
import { createReviewWork } from './work.ts';

workInThread(createReviewWork);
