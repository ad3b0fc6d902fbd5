/** The thread of `work.ts`. */
import { workInThread } from '../queue/here.ts';
import { createPuzzleWork } from './work.ts';

workInThread(createPuzzleWork);
