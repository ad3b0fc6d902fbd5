import {
  actionWords,
  chanceMove,
  clonePosition,
  createDealer,
  createRandom,
  type Game,
  legal,
  type Move,
  nodeName,
  type Position,
  play,
  type Random,
  unwrap,
} from '@asteroute/engine';
import { type GameRecord, Recorder } from '@asteroute/record';
import { isAction, STYLES, steered } from './random-play.ts';
import { SOAK_TABLES, type SoakTables, TABLES } from './tables.ts';

/** A game in some phase, a copy that shows whether the game was changed, and valid moves and their words. */
export interface Sample {
  readonly game: Game;
  readonly copy: Position;
  readonly moves: readonly Move[];
  readonly words: readonly object[];
  readonly places: readonly string[];
}

/** Games in every phase, and records of finished and of unfinished games. */
export interface SamplePool {
  readonly samples: readonly Sample[];
  readonly records: readonly GameRecord[];
}

/** Games that the pool is taken from, and how far their seeds are apart: the games are of many sets of modules. */
const GAMES: Readonly<Record<SoakTables, { readonly count: number; readonly step: number }>> = {
  'star-wars': { count: 15, step: 1 },
  classic: { count: 16, step: 5 },
  expansions: { count: 8, step: 5 },
};

export function createSamples(seed: number): SamplePool {
  const samples: Sample[] = [];
  const records: GameRecord[] = [];
  for (const tables of SOAK_TABLES) {
    const { count, step } = GAMES[tables];
    for (let i = 0; i < count; i++) fill(tables, seed + step * i);
  }
  return { samples, records };

  function fill(tables: SoakTables, from: number): void {
    const random = createRandom(from);
    const start = TABLES[tables](from, random, {});
    playThrough(start, { seed: from, random }, (game, record) => {
      const { phase, placed } = game.position;
      if (phase === 'roll' || phase === 'over' || random.below(12) === 0) samples.push(sampleOf(game, random));
      if (phase === 'draw' && placed < 20 && placed % 3 === 1) records.push(record());
      if (phase === 'over') records.push(record());
    });
  }
}

type Watch = (game: Game, record: () => GameRecord) => void;

function playThrough(start: Game, { seed, random }: { seed: number; random: Random }, watch: Watch): void {
  const dealer = createDealer(seed);
  let game = start;
  const recorder = new Recorder(game.rules.setup);
  watch(game, () => recorder.record());
  while (game.position.phase !== 'over') {
    const roll = game.position.phase === 'roll' ? chanceMove(game, dealer) : null;
    const move = roll ?? steered(game, STYLES[seed % 3], random);
    const played = unwrap(play(game, move));
    game = played.game;
    recorder.add(played.events);
    watch(game, () => recorder.record());
  }
}

function sampleOf(game: Game, random: Random): Sample {
  const roll = game.position.phase === 'roll' ? chanceMove(game, createDealer(random.below(1000))) : null;
  const moves = roll === null ? legal(game) : [roll];
  const actions = moves.filter(isAction);
  const places = actions.flatMap((move) => (move.type === 'deploy' ? [nodeName(game, move.node)] : []));
  const words = actions.map((move) => actionWords(game, move));
  return { game, copy: clonePosition(game.position), moves, words, places };
}

/** Whether a position is still byte-identical to its copy. */
export function isUnchanged({ game, copy }: Sample): boolean {
  return Object.entries(copy).every(([key, was]) => {
    const is: unknown = Reflect.get(game.position, key);
    if (!ArrayBuffer.isView(was)) return is === was;
    return ArrayBuffer.isView(is) && Buffer.compare(bytes(was), bytes(is)) === 0;
  });
}

function bytes(view: ArrayBufferView): Uint8Array {
  return new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
}
