import {
  clonePosition,
  createDealer,
  createRandom,
  type Game,
  type GameEvent,
  newGame,
  type Ply,
  play,
  playTurnWords,
  projectedScores,
  unwrap,
} from '@asteroute/engine';
import { afterEach, expect, test, vi } from 'vitest';
import { advise, BOTS, botNamed, playMatch } from './index.ts';
import { winChancesOf, winSpreadOf } from './judge/chances.ts';
import { Evaluator } from './judge/evaluate.ts';
import { margin } from './judge/judge.ts';
import type { Weights } from './judge/terms.ts';
import { addedTerms, WEIGHTS, weightsFor } from './judge/weights.ts';
import { Expectimax } from './search/expectimax.ts';
import { Playouts } from './search/playouts.ts';
import { analyzers } from './turns/analyzer.ts';
import { Turns } from './turns/turns.ts';

const COLORS = ['red', 'blue', 'green', 'yellow', 'black', 'pink'];
const BOXES = ['farmers', 'inns', 'traders'];

afterEach(() => void vi.restoreAllMocks());

function start(modules: readonly string[], players = 2): Game {
  const list = COLORS.slice(0, players).map((color) => ({ name: color, color }));
  return unwrap(newGame({ edition: 'classic', modules, players: list }));
}

/** A turn in words: the tile, its cell and rotation, and a meeple with its place. */
type Line = readonly [tile: string, x: number, y: number, rotation: number, deploy?: string];

/** The game after these turns, before the next draw. */
function after(modules: readonly string[], lines: readonly Line[]): Game {
  return lines.reduce((game, [tile, x, y, rotation, deploy]) => {
    const drawn = withTile(game, tile);
    const [meeple, on] = deploy?.split(' ') ?? [];
    const action = meeple === undefined ? { type: 'pass' as const } : { type: 'deploy' as const, meeple, on };
    return unwrap(playTurnWords(drawn, { x, y, rotation: rotation as 0, action })).at(-1)?.game ?? drawn;
  }, start(modules));
}

function withTile(game: Game, id: string): Game {
  return unwrap(play(game, { type: 'draw', tile: game.rules.tables.indexOf.get(id) as never })).game;
}

/** What a judge with these weights says about a position, by side. */
function judged({ rules, position }: Game, weights: Weights): number[] {
  const values = new Float64Array(rules.figureTable.sides);
  new Evaluator(rules, weights).judge(clonePosition(position), values);
  return [...values];
}

/** A seeded game of a bot against itself. */
function match(from: Game, name: string, seed: number, watch: (before: Game, ply: Ply) => void): Game {
  const bot = botNamed(name, { simulations: 8 }) ?? BOTS[0];
  const bots = from.rules.players.map(() => bot);
  return playMatch(from, { bots, dealer: createDealer(seed), random: createRandom(seed) }, watch);
}

/** The road of the builder of side 0, who is on turn. */
const BUILDER: readonly Line[] = [
  ['CL-straight', 1, 0, 0, 'normal road:E'],
  ['CL-monastery', 0, 1, 0],
  ['CL-straight', 2, 0, 0, 'builder road:E'],
  ['CL-monastery', 0, 2, 0],
];
const LONGER: Line = ['CL-straight', 3, 0, 0];

test('TB-10 TB-13 IC-6 without weights a position is worth what it would score now, to its end', () => {
  const games: Game[] = [];
  const end = match(start([...BOXES, 'abbot', 'river']), 'shrewd', 3, (before) => games.push(before));
  for (const game of [...games.filter(({ position }) => position.phase === 'draw'), end])
    expect(judged(game, {})).toEqual(projectedScores(game));
  expect(games.length).toBeGreaterThan(200);
});

test('IC-5 a road with an inn has a gain of its own in place of that of roads', () => {
  const plain = after(['inns'], [['CL-straight', 1, 0, 0, 'normal road:E']]);
  const inn = after(['inns'], [['IC-straight-inn-garden', 1, 0, 0, 'normal road:E']]);
  const gains = (game: Game) =>
    ['road.gain', 'inn.gain'].map((term) => judged(game, { [term]: 1 })[0] - judged(game, {})[0] > 0.5);
  expect([gains(plain), gains(inn)]).toEqual([
    [true, false],
    [false, true],
  ]);
});

test('TB-4 the next turn of the same side, and a builder on a road that may grow, are worth what their weights say', () => {
  const before = after(['traders'], BUILDER);
  const again = after(['traders'], [...BUILDER, LONGER]);
  const worth = (game: Game, term: string) =>
    judged(game, { [term]: 4 }).map((value, side) => value - judged(game, {})[side]);
  expect([worth(before, 'again'), worth(again, 'again')]).toEqual([
    [0, 0],
    [4, 0],
  ]);
  const [own, rival] = worth(before, 'builder.stands');
  expect([own > 1 && own < 4, rival]).toEqual([true, 0]);
});

test('TB-10 a lead in tokens counts less while many are to come', () => {
  const wine = after(
    ['traders'],
    [
      ['TB-c2-corner-wine', 0, -1, 2],
      ['CL-c1', 1, -1, 3],
    ],
  );
  expect(judged(wine, {})).toEqual([0, 10]);
  const [behind, ahead] = judged(wine, { 'wine.lead': 1 });
  expect([behind > 0 && behind < 5, ahead > 5 && ahead < 10]).toEqual([true, true]);
});

test('TB-4 a playout counts an extra turn with the turn before it', () => {
  const game = withTile(after(['traders'], BUILDER), LONGER[0]);
  const analyzer = analyzers()(game.rules);
  const turns = analyzer.turns.all(clonePosition(game.position));
  const playouts = new Playouts(game.rules, analyzer, createRandom(1));
  const best = vi.spyOn(Turns.prototype, 'bestNow');
  const counts = turns.map((turn) => {
    best.mockClear();
    playouts.shuffle(game.position);
    playouts.run(clonePosition(game.position), turn);
    return best.mock.calls.length;
  });
  expect(new Set(counts)).toEqual(new Set([0, 1]));
});

test('TB-4 thinking a tile further also expects the answer that follows an extra turn', () => {
  const game = withTile(after(['traders'], BUILDER), LONGER[0]);
  const analyzer = analyzers()(game.rules);
  const pos = clonePosition(game.position);
  const turns = analyzer.turns.different(pos).sort((a, b) => b.values[0] - b.values[1] - a.values[0] + a.values[1]);
  const seats: number[] = [];
  const real = analyzer.turns.bestNow.bind(analyzer.turns);
  vi.spyOn(analyzer.turns, 'bestNow').mockImplementation((position) => {
    seats.push(position.seat);
    return real(position);
  });
  new Expectimax(game.rules, analyzer).best(pos, turns, createRandom(1));
  const own = seats.filter((seat) => seat === 0).length;
  // A few of the tiles that follow fit nowhere.
  expect([own > 20, seats.length - own > 0.8 * own]).toEqual([true, true]);
});

test('shrewd uses the boxes: large meeples, builders, pigs, second turns, goods', () => {
  const events: GameEvent[] = [];
  for (const seed of [1, 2, 3]) match(start(BOXES), 'shrewd', seed, (_, ply) => events.push(...ply.events));
  const deployed = events.flatMap((event) => (event.type === 'deployed' ? event.figure.meeple : []));
  expect([...new Set(deployed)].sort()).toEqual(['builder', 'large', 'normal', 'pig']);
  expect(events.filter((event) => event.type === 'placed' && event.extra).length).toBeGreaterThan(20);
  expect(events.some(({ type }) => type === 'took')).toBe(true);
});

test.each(['projected', 'shrewd'])('K-47 %s plays for six with both boxes to the end', (name) => {
  const end = match(start(['inns', 'traders'], 6), name, 1, () => {});
  expect([end.position.phase, end.position.stackSize]).toEqual(['over', 0]);
});

test('points spread further with a box, so that a lead is less certain', () => {
  const lead = (modules: readonly string[]) => winChancesOf([20, 0], 50, winSpreadOf(start(modules).rules))[0];
  const [plain, inns, traders, both] = [[], ['inns'], ['traders'], ['inns', 'traders']].map(lead);
  expect([plain > inns, inns > traders, traders > both, plain > both + 0.1, both > 0.6]).toEqual(Array(5).fill(true));
});

test('a hint gives reasons that add up to what the turn is worth', () => {
  const game = withTile(after(BOXES, BUILDER), LONGER[0]);
  const before = margin(judged(game, weightsFor(game.rules)), 0);
  for (const { margin: worth, reasons } of advise(game))
    expect(Object.values(reasons).reduce((sum, points) => sum + margin(points, 0), before)).toBeCloseTo(worth, 9);
});

test('every term that modules add has a weight, for any number of sides', () => {
  const { added, ...sets } = WEIGHTS.classic;
  const { rules } = start([...BOXES, 'abbot', 'river']);
  for (const own of Object.values(sets))
    expect(addedTerms(rules, { classic: { '2': own } }).filter((term) => added[term] === undefined)).toEqual([]);
});
