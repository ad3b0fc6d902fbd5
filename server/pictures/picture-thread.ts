/** The program of the thread that draws pictures, so that the main thread stays free to answer people. */
import { answerQuestions } from '@asteroute/threads/node';
import { answerPicture } from './picture-program.ts';

answerQuestions(answerPicture);
