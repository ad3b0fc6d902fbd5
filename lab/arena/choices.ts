import { SEARCHES } from '@asteroute/bots';
import {
  analyzers,
  horizonFor,
  type JudgedTurn,
  margin,
  Playouts,
  type Rounds,
  Search,
  type Shape,
} from '@asteroute/bots/search';
import {
  clonePosition,
  createDealer,
  createRandom,
  type Game,
  lastGame,
  mix,
  playChance,
  playTurn,
  type Random,
  unwrap,
} from '@asteroute/engine';
import type { Position, Ruleset } from '@asteroute/engine/search';
import type { LongCampaign } from '../campaign/campaign.ts';
import { changesIn, describeMean, requireBot, type StudySettings, startOf } from './study.ts';

/** Turns of a position that are played on: the best at first sight. */
const WIDEST = 40;
/** Every so many turns of a game a position is looked at. */
const STRIDE = 7;
/** Tiles left below which positions are not looked at: the last ones are played exactly. */
const LATE = 6;
/** Times that the orders of a position are halved by chance. */
const SPLITS = 30;

function* positions(start: Game, seed: number): Generator<Game> {
  const bot = requireBot('shrewd');
  for (let number = 0; ; number++) {
    const [dealer, random] = [createDealer(mix(seed, number)), createRandom(mix(seed, number))];
    let game = lastGame(start, playChance(start, dealer));
    for (let turn = number % STRIDE; game.position.stackSize > LATE; turn++) {
      if (turn % STRIDE === STRIDE - 1) yield game;
      game = lastGame(game, unwrap(playTurn(game, bot.turn(game, random))));
      game = lastGame(game, playChance(game, dealer));
    }
  }
}

/** What the turns of a position brought on each order. */
type Row = ReadonlyMap<JudgedTurn, Float64Array>;

/** A position, its turns in the order of first sight, and their playouts. */
interface Played {
  readonly rules: Ruleset;
  readonly pos: Position;
  readonly side: number;
  readonly turns: readonly JudgedTurn[];
  readonly rows: readonly Row[];
}

/** What positions are played on with: a shape, orders and a seed. */
interface PlayOn {
  readonly shape: Shape;
  readonly orders: number;
  readonly seed: number;
}

function playOn({ rules, position }: Game, { shape, orders, seed }: PlayOn): Played {
  const pos = clonePosition(position);
  const side = rules.figureTable.sideOf[pos.seat];
  const analyzer = analyzers()(rules);
  const sorted = analyzer.turns.different(pos).sort((a, b) => margin(b.values, side) - margin(a.values, side));
  const turns = sorted.slice(0, WIDEST);
  const playouts = new Playouts(rules, analyzer, createRandom(seed));
  playouts.horizon = horizonFor(rules, shape.horizon);
  const rows = Array.from({ length: orders }, () => {
    playouts.shuffle(pos);
    return new Map(turns.map((turn) => [turn, playouts.run(pos, turn).slice()]));
  });
  return { rules, pos, side, turns, rows };
}

/** Gives a search the playouts of some orders instead of new ones, from the first again once they are over. */
function replay(rows: readonly Row[]): Rounds {
  let at = -1;
  return {
    horizon: 0,
    shuffle: () => at++,
    run: (_, turn) => rows[at % rows.length].get(turn) as Float64Array,
  };
}

function halves(rows: readonly Row[], random: Random): readonly [Row[], Row[]] {
  const shuffled = [...rows];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [shuffled[i], shuffled[j]] = [shuffled[j], shuffled[i]];
  }
  const half = shuffled.length >> 1;
  return [shuffled.slice(0, half), shuffled.slice(half)];
}

/** What the choices of each shape bring over what looks best at first sight, a mean over the splits of the orders. */
function worths({ rules, pos, side, turns, rows }: Played, shapes: readonly Shape[], seed: number): number[] {
  const random = createRandom(seed);
  const sums = shapes.map(() => 0);
  for (let split = 0; split < SPLITS; split++) {
    const [seen, unseen] = halves(rows, random);
    for (const [index, shape] of shapes.entries()) {
      const chosen = new Search(rules, replay(seen)).best(pos, turns, shape, () => false);
      for (const row of unseen) {
        const [worth, first] = [chosen, turns[0]].map((turn) => margin(row.get(turn) as Float64Array, side));
        sums[index] += (worth - first) / unseen.length / SPLITS;
      }
    }
  }
  return sums;
}

/**
 * What the shape of a search is worth: `node lab/main.ts choices --count 50 --orders 500 --seed 1 width=40,gap=20`
 * plays, in positions of games between bots of level 4, every turn that may be looked into on so many orders. Half of
 * the orders, by chance, are then the playouts of a search with the changes of an argument and of one without; the
 * other half says what each choice brings, so that the figures favour neither. They are points a turn.
 */
export function choicesStudy({ edition, modules, bot, orders, seed, changes }: StudySettings): LongCampaign {
  const shape = SEARCHES[bot as keyof typeof SEARCHES];
  const shapes: readonly Shape[] = [shape, ...changes.map((text) => ({ ...shape, ...changesIn(text) }))];
  return {
    name: 'choices',
    count: 50,
    async runAll({ count }, progress) {
      const found: number[][] = [];
      for (const game of positions(startOf(edition, modules), seed)) {
        const own = mix(seed, found.length);
        found.push(worths(playOn(game, { shape, orders, seed: own }), shapes, own));
        progress(found.length, 0);
        if (found.length >= count) break;
      }
      const first = `${bot}: ${describeMean(found.map(([worth]) => worth))} over first sight`;
      const others = changes.map(
        (text, index) => `${text}: ${describeMean(found.map((each) => each[index + 1] - each[0]))}`,
      );
      return { done: found.length, faults: [], lines: [first, ...others] };
    },
  };
}
