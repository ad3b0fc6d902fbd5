/** A thread of `asteroute review`: does the jobs that it is sent. */
import { answerQuestions } from '@asteroute/threads/node';
import { createJobs } from './jobs.ts';

answerQuestions(createJobs());
