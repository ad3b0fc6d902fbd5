/** Searches for bots, away from the thread that answers people. */
import { parentPort } from 'node:worker_threads';
import { type BotQuestion, createBotProgram } from '@asteroute/bots';

const answer = createBotProgram(() => performance.now());
parentPort?.on('message', (question: BotQuestion) => parentPort?.postMessage(answer(question)));
