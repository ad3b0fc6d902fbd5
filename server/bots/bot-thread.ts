/** The program of a thread that searches for bots, so that the main thread stays free to answer people. */
import { createBotProgram } from '@asteroute/bots';
import { answerQuestions } from '@asteroute/threads/node';

answerQuestions(createBotProgram(() => performance.now()));
