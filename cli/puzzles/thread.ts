/** The program of a thread that searches games for puzzles. */
import { workerData } from 'node:worker_threads';
import { answerQuestions } from '@asteroute/threads/node';
import { createPuzzleWork } from './work.ts';

answerQuestions(createPuzzleWork(workerData));
