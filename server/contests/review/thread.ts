/** The program of the thread that reviews games, so that the main thread stays free to answer people. */
import { answerQuestions } from '@asteroute/threads/node';
import { reviewGame } from './program.ts';

answerQuestions(reviewGame);
