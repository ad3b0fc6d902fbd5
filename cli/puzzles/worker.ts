/** A thread of `asteroute puzzles`: makes the puzzles of the games that it is given. */
import { parentPort } from 'node:worker_threads';
import { puzzlesOfGame } from '@asteroute/review/puzzle-making';
import type { GameAnswer, GameQuestion } from './pool.ts';

parentPort?.on('message', ({ edition, seed, game }: GameQuestion) => {
  const answer: GameAnswer = { game, puzzles: puzzlesOfGame(edition, seed, game) };
  parentPort?.postMessage(answer);
});
