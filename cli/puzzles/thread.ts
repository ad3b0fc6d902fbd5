/** The thread of `work.ts`. */
import { workInThread } from '../queue/in-thread.ts';
import { createPuzzleWork } from './work.ts';

workInThread(createPuzzleWork);
