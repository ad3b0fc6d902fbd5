/** The thread of `work.ts`. */
import { workInThread } from '../queue/in-thread.ts';
import { createDuelWork } from './work.ts';

workInThread(createDuelWork);
