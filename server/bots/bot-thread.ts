/** Searches for bots, away from the thread that answers people. */
import { createBotProgram } from '@asteroute/bots';
import { answerQuestions } from '@asteroute/threads/node';

answerQuestions(createBotProgram(() => performance.now()));
