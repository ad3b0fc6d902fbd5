/** A thread of `asteroute puzzles`: makes the puzzles of the games that it is given. */
import { parentPort } from 'node:worker_threads';
import { type PuzzleGame, puzzlesOfGame } from '@asteroute/review/puzzle-making';
import type { GameAnswer } from './pool.ts';

parentPort?.on('message', (question: PuzzleGame) => {
  const answer: GameAnswer = { game: question.game, puzzles: puzzlesOfGame(question) };
  parentPort?.postMessage(answer);
});
