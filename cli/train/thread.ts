/** The thread of `work.ts`. */
import { workInThread } from '../queue/here.ts';
import { createDuelWork } from './work.ts';

workInThread(createDuelWork);
