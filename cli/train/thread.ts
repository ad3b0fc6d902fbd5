/** The program of a thread that plays mirrored games. */
import { workerData } from 'node:worker_threads';
import { answerQuestions } from '@asteroute/threads/node';
import { createDuelWork } from './work.ts';

answerQuestions(createDuelWork(workerData));
