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
  type Random,
} from '@asteroute/engine';
import { type GameRecord, Recorder } from '@asteroute/record';
import { isAction, STYLES, steeredGame } from './random-play.ts';
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
  const seeds = SOAK_TABLES.flatMap((tables) =>
    Array.from({ length: GAMES[tables].count }, (_, i) => [tables, seed + GAMES[tables].step * i] as const),
  );
  for (const [tables, from] of seeds) {
    const random = createRandom(from);
    const start = TABLES[tables](from, random, {});
    const recorder = new Recorder(start.rules.setup);
    const note = (game: Game) => {
      const { phase, placed } = game.position;
      if (phase === 'roll' || phase === 'over' || random.below(12) === 0) samples.push(sampleOf(game, random));
      const isKept = phase === 'over' || (phase === 'draw' && placed < 20 && placed % 3 === 1);
      if (isKept) records.push(recorder.record());
    };
    note(start);
    for (const { game, events } of steeredGame(start, {
      style: STYLES[from % 3],
      dealer: createDealer(from),
      random,
    })) {
      recorder.add(events);
      note(game);
    }
  }
  return { samples, records };
}

function sampleOf(game: Game, random: Random): Sample {
  const roll = game.position.phase === 'roll' ? chanceMove(game, createDealer(random.below(1000))) : null;
  const moves = roll === null ? legal(game) : [roll];
  const actions = moves.filter(isAction);
  const places = actions.flatMap((move) => (move.type === 'deploy' ? [nodeName(game, move.node)] : []));
  const words = actions.map((move) => actionWords(game, move));
  return { game, copy: clonePosition(game.position), moves, words, places };
}

export function isUnchanged({ game, copy }: Sample): boolean {
  return Object.entries(copy).every(([key, was]) => {
    const is: unknown = Reflect.get(game.position, key);
    if (!ArrayBuffer.isView(was)) return is === was;
    return ArrayBuffer.isView(is) && Buffer.compare(bytes(was), bytes(is)) === 0;
  });
}

const bytes = (view: ArrayBufferView): Uint8Array => new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
