/** Thinks for bots, away from the thread that answers people. */
import { parentPort } from 'node:worker_threads';
import { botNamed } from '@asteroute/bots';
import {
  type ActionWords,
  actionWords,
  createRandom,
  type Game,
  type Move,
  newGame,
  Position,
  play,
  type Setup,
  unwrap,
  xOf,
  yOf,
} from '@asteroute/engine';

/** A position's memory, without the tables that both sides can make from the set-up. */
export interface Question {
  readonly id: number;
  readonly setup: Setup;
  readonly memory: Int32Array;
  readonly bot: string;
  readonly seed: number;
}

/** A whole turn. */
export interface Thought {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly action: ActionWords;
}

function think({ id, setup, memory, bot, seed }: Question): Thought {
  const start = unwrap(newGame(setup));
  const game: Game = {
    rules: start.rules,
    position: new Position(start.position.tables, start.position.figureTable, memory),
  };
  const mind = botNamed(bot, { now: () => performance.now() });
  if (mind === null) throw new Error(`there is no bot ${bot}`);
  const place = mind.choose(game, createRandom(seed));
  if (place.type !== 'place') throw new Error(`${bot} did not place its tile`);
  const laid = unwrap(play(game, place)).game;
  const action = mind.choose(laid, createRandom(seed + 1));
  return { id, x: xOf(place.cell), y: yOf(place.cell), rotation: place.rotation, action: wordsOf(laid, action) };
}

function wordsOf(game: Game, move: Move): ActionWords {
  if (move.type === 'draw' || move.type === 'roll' || move.type === 'place')
    throw new Error(`${move.type} is no action`);
  return actionWords(game, move);
}

parentPort?.on('message', (question: Question) => parentPort?.postMessage(think(question)));
