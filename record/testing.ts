/** For tests only: the reference games, and records of random games. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import {
  chanceMove,
  countActions,
  countPlacements,
  createDealer,
  createRandom,
  type Game,
  legal,
  newGame,
  play,
  unwrap,
} from '@asteroute/engine';
import type { GameRecord } from './format/record.ts';
import { Recorder } from './replay/recorder.ts';

/** Returns the games of a file in `fixtures/games`, exactly as written. */
export function referenceGames(name: string): GameRecord[] {
  const packed = readFileSync(new URL(`../fixtures/games/${name}.jsonl.gz`, import.meta.url));
  const lines = gunzipSync(packed).toString('utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as GameRecord);
}

/** Plays a random game; returns its record with legal counts, and the game before and between the turns. */
export function chanceGame(seed: number, setup: object = {}): { record: GameRecord; games: readonly Game[] } {
  const [dealer, random] = [createDealer(seed), createRandom(seed)];
  const players = ['red', 'black', 'orange'].map((color) => ({ name: color, color }));
  let game = unwrap(newGame({ edition: 'star-wars', players, ...setup }));
  const recorder = new Recorder(game.rules.setup);
  const games: Game[] = [game];
  while (game.position.phase !== 'over') {
    const { phase, drawn, seat } = game.position;
    if (phase === 'place') recorder.count({ placements: countPlacements(game, drawn) });
    if (phase === 'act') recorder.count({ actions: countActions(game) });
    const offered = legal(game);
    const played = unwrap(play(game, chanceMove(game, dealer) ?? offered[random.below(offered.length)]));
    recorder.add(played.events);
    game = played.game;
    if (game.position.phase === 'draw' && game.position.seat !== seat) games.push(game);
  }
  return { record: recorder.record(), games };
}
