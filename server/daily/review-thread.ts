/** The program of the thread that reviews tries, so that the main thread stays free to answer people. */
import { answerQuestions } from '@asteroute/threads/node';
import { reviewTry } from './review-program.ts';

answerQuestions(reviewTry);
