/** The program of a thread that makes the puzzles of games. */
import { workerData } from 'node:worker_threads';
import { answerQuestions } from '@asteroute/threads/node';
import { createPuzzleWork } from './work.ts';

answerQuestions(createPuzzleWork(workerData));
