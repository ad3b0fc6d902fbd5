/** For tests only: the program of a thread that squares numbers, and fails in every possible way on request. */
import { workerData } from 'node:worker_threads';
import { answerQuestions, postNote } from '../node.ts';

/** A number to square, or a way to fail. */
export type NumberQuestion = number | 'throw' | 'exit' | 'crash' | 'hang';

answerQuestions(
  (question: NumberQuestion): number | Promise<never> => {
    if (typeof question === 'number') return question ** 2;
    if (question === 'throw') throw new RangeError('no number');
    if (question === 'exit') process.exit(3);
    if (question === 'crash') setTimeout(() => throwLater());
    while (question === 'hang');
    return new Promise<never>(() => {});
  },
  async () => postNote(`goodbye from ${workerData}`),
);

function throwLater(): never {
  throw new Error('thrown outside of every answer');
}
