/** The program of a thread that reviews games and searches turns. */
import { answerQuestions } from '@asteroute/threads/node';
import { createJobs } from './jobs.ts';

answerQuestions(createJobs());
