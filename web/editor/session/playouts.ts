import type { BotWorker } from '@asteroute/bots';
import { ahead, createDealer, type Game, lastGame, mix, playChance, playTurn, scores, unwrap } from '@asteroute/engine';

/** The bot that plays on for all sides: quick, and better than chance. */
const BOT = 'greedy';
export const PLAYOUTS = 20;

export interface PlayoutOutcome {
  readonly games: number;
  /** The share of games that each side won; a shared win counts in parts. */
  readonly wins: readonly number[];
  readonly points: readonly number[];
}

/** Plays a game on to its end several times, by the bots' worker; yields the outcome so far after each. */
export async function* playedOn(game: Game, worker: BotWorker, signal: AbortSignal): AsyncGenerator<PlayoutOutcome> {
  const sums = { wins: scores(game).map(() => 0), points: scores(game).map(() => 0) };
  for (let games = 1; games <= PLAYOUTS; games++) {
    const end = await playOn(game, { worker, seed: mix(games, 1), signal });
    if (signal.aborted) return;
    const winners = ahead(end);
    for (const side of winners) sums.wins[side] += 1 / winners.length;
    for (const [side, points] of scores(end).entries()) sums.points[side] += points;
    yield { games, wins: sums.wins.map((sum) => sum / games), points: sums.points.map((sum) => sum / games) };
  }
}

interface Ports {
  readonly worker: BotWorker;
  readonly seed: number;
  readonly signal: AbortSignal;
}

async function playOn(from: Game, { worker, seed, signal }: Ports): Promise<Game> {
  const dealer = createDealer(seed);
  let game = lastGame(from, playChance(from, dealer));
  for (let turn = 0; game.position.phase !== 'over' && !signal.aborted; turn++) {
    const moves = await worker.turn(game, BOT, mix(seed, turn));
    const played = unwrap(playTurn(game, moves));
    const after = lastGame(game, played);
    game = lastGame(after, playChance(after, dealer));
  }
  return game;
}
