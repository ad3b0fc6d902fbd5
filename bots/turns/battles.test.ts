/** Compares the exact expectations of the bots for battles with dice counted one by one. */
import {
  chanceMove,
  clonePosition,
  createDealer,
  createRandom,
  type Game,
  lastGame,
  legal,
  type Move,
  mark,
  newGame,
  playChance,
  playTurn,
  playUnchecked,
  projectedScores,
  undo,
  unwrap,
} from '@asteroute/engine';
import { describe, expect, test } from 'vitest';
import { advise, BOTS, botNamed, REASONS } from '../index.ts';
import { margin } from '../judge/judge.ts';
import { randomBot } from '../search/random.ts';
import { analyzers } from './analyzer.ts';

const start = unwrap(
  newGame({ edition: 'star-wars', players: ['red', 'black'].map((color) => ({ name: color, color })) }),
);

/** Yields positions of a player about to act in which one action starts a battle and another does not. */
function* battleChoices(): Generator<Game> {
  for (const game of decisions()) {
    for (const place of legal(game)) {
      const placed = after(game, place);
      if (!mayFight(placed, legal(placed))) continue;
      yield placed;
      break;
    }
  }
}

/** Yields positions of random games with a tile in hand. */
function* decisions(): Generator<Game> {
  for (let seed = 1; ; seed++) {
    const [dealer, random] = [createDealer(seed), createRandom(seed)];
    let game = lastGame(start, playChance(start, dealer));
    while (game.position.phase !== 'over') {
      yield game;
      game = lastGame(game, unwrap(playTurn(game, randomBot.turn(game, random))));
      game = lastGame(game, playChance(game, dealer));
    }
  }
}

function after(game: Game, move: Move): Game {
  const next = { rules: game.rules, position: clonePosition(game.position) };
  playUnchecked(next.rules, next.position, move, null);
  return next;
}

function mayFight(game: Game, moves: readonly Move[]): boolean {
  const fights = moves.filter((move) => after(game, move).position.phase === 'roll').length;
  return fights > 0 && fights < moves.length;
}

/** The chance that the highest of `dice` dice is `value`. */
function highestIs(value: number, dice: number): number {
  return (value / 6) ** dice - ((value - 1) / 6) ** dice;
}

/**
 * The expected judgement by side after all battles: sums over the highest die of each side; ties are thrown again
 * (SW-32 to SW-36).
 */
function counted(game: Game, judge: (game: Game) => number[]): number[] {
  if (game.position.phase !== 'roll') return judge(game);
  const { battles } = analyzers()(game.rules).turns;
  const odds = [0, 1].map((side) => diceOf(game, side));
  let [tie, sum] = [0, [0, 0]];
  for (let a = 1; a <= 6; a++) {
    for (let b = 1; b <= 6; b++) {
      const chance = highestIs(a, odds[0]) * highestIs(b, odds[1]);
      if (a === b) tie += chance;
    }
  }
  for (const winner of [0, 1]) {
    const next = { rules: game.rules, position: clonePosition(game.position) };
    battles.letWin(next.position, winner);
    const values = counted(next, judge);
    let chance = 0;
    for (let high = 2; high <= 6; high++)
      for (let low = 1; low < high; low++) chance += highestIs(high, odds[winner]) * highestIs(low, odds[1 - winner]);
    sum = sum.map((total, side) => total + (chance / (1 - tie)) * values[side]);
  }
  // Every tie gives both sides a point, and the throw is repeated (SW-33).
  return sum.map((total) => total + tie / (1 - tie));

  function diceOf(at: Game, side: number): number {
    const move = chanceMove(at, createDealer(1));
    return (move?.type === 'roll' && move.dice[side]?.length) || 0;
  }
}

/** How many turns with a possible battle are checked in full; each has some 40 ways to play. */
const CHOICES = 25;

describe('battle choices', () => {
  test(`shrewd takes the turn of the highest exact expectation in ${CHOICES} of them`, () => {
    const bot = botNamed('shrewd') ?? BOTS[0];
    const { evaluator } = analyzers()(start.rules);
    const judge = (game: Game) => {
      const values = new Float64Array(2);
      evaluator.judge(game.position, values);
      return [...values];
    };
    let [asked, right, fights] = [0, 0, 0];
    for (const game of decisions()) {
      const side = game.position.figureTable.sideOf[game.position.seat];
      const placed = legal(game).map((place) => after(game, place));
      if (!placed.some((one) => mayFight(one, legal(one)))) continue;
      const worth = (now: Game) => margin(counted(now, judge), side);
      const highest = Math.max(...placed.flatMap((one) => legal(one).map((action) => worth(after(one, action)))));
      const { place, action } = bot.turn(game, createRandom(asked));
      const chosen = after(after(game, place), action);
      if (worth(chosen) > highest - 1e-6) right++;
      if (chosen.position.phase === 'roll') fights++;
      if (++asked === CHOICES) break;
    }
    expect(right).toBe(CHOICES);
    expect(fights).toBeGreaterThan(0);
    expect(fights).toBeLessThan(CHOICES);
  });

  test('projected scores as a judge: the same expectation by odds and by counting dice', () => {
    let asked = 0;
    for (const game of battleChoices()) {
      const { turns } = analyzers()(game.rules);
      for (const move of legal(game)) {
        const next = after(game, move);
        if (next.position.phase !== 'roll') continue;
        const values = new Float64Array(2);
        const bare = analyzers(() => ({}))(game.rules);
        bare.turns.battles.expect(next.position, (pos, sums) => bare.evaluator.judge(pos, sums), values);
        const expected = counted(next, projectedScores);
        for (const [side, value] of expected.entries()) expect(values[side]).toBeCloseTo(value, 9);
      }
      expect(turns.actionsNow(clonePosition(game.position))).toHaveLength(legal(game).length);
      if (++asked === 50) break;
    }
  });
});

describe('advice', () => {
  test('names the best turns, and its reasons add up to what they change', () => {
    const game = after(start, chanceMove(start, createDealer(5)) as Move);
    const before = new Float64Array(2);
    analyzers()(game.rules).evaluator.judge(clonePosition(game.position), before);
    const list = advise(game);
    expect(list).toHaveLength(3);
    expect(list.map((one) => one.margin)).toEqual([...list.map((one) => one.margin)].sort((a, b) => b - a));
    for (const { margin: total, reasons } of list) {
      const sum = REASONS.reduce((all, reason) => all + margin(reasons[reason], 0), 0);
      expect(sum).toBeCloseTo(total - margin(before, 0), 6);
    }
  });
});

test('advice from a search begins with the turn that it plays; the others follow by their margins', () => {
  const game = after(start, chanceMove(start, createDealer(5)) as Move);
  const turns = analyzers()(game.rules).turns.all(clonePosition(game.position));
  const ranked = [1.8, 1.6, 2].map((worth, i) => ({ turn: turns[i], worth }));
  const list = advise(game, 4, ranked);
  expect(list.slice(0, 3).map((one) => one.margin)).toEqual([1.8, 2, 1.6]);
});

describe('fairness', () => {
  test('a turn depends on open facts alone: the same in 200 positions whatever chance will bring', () => {
    const bot = botNamed('shrewd') ?? BOTS[0];
    let asked = 0;
    for (const game of decisions()) {
      if (asked++ === 200) break;
      const turn = bot.turn(game, createRandom(asked));
      expect(bot.turn(twin(game, asked), createRandom(asked))).toEqual(turn);
    }
  });

  /** The same visible position in a memory with another history: plies that were made and undone. */
  function twin(game: Game, seed: number): Game {
    const ahead = { rules: game.rules, position: clonePosition(game.position) };
    const { position } = ahead;
    const [dealer, random] = [createDealer(seed), createRandom(seed)];
    const since = mark(position);
    for (let ply = 0; ply < 6 && position.phase !== 'over'; ply++) {
      const offered = legal(ahead);
      const move = chanceMove(ahead, dealer) ?? offered[random.below(offered.length)];
      playUnchecked(ahead.rules, position, move, null);
    }
    undo(position, since);
    return ahead;
  }
});
