import { clonePosition, type Game, type Random } from '@asteroute/engine';
import type { Position, Ruleset } from '@asteroute/engine/search';
import { margin } from '../judge/judge.ts';
import { analyzers } from '../turns/analyzer.ts';
import { type JudgedTurn, turnOf } from '../turns/turns.ts';
import type { Bot, Budget, RankedTurn } from './bot.ts';
import { solvedTurn, solvedTurns } from './endgame.ts';
import { Expectimax } from './expectimax.ts';
import type { CodedTurn } from './killers.ts';
import { Playouts, Replies } from './playouts.ts';
import { runToEnd } from './steps.ts';

export interface Shape {
  /** How long a search is: so many playouts of the whole horizon. Shorter ones count by their turns. */
  readonly simulations: number;
  /** How many turns the longest playouts continue; with more players at least two turns of each player. */
  readonly horizon: number;
  /** Milliseconds after which no playout is started. */
  readonly cap: number;
}

/** How many playouts the judge's first estimate of a turn counts as. */
const FIRST_SIGHT = 8;
/** A stage that has fewer playouts than this for each turn takes shorter ones. */
const MIN_ROUNDS = 3;
/**
 * How many turns the shortest playouts continue, and at least one of each player. If the turns are too many even for
 * one of these each, it is one of each player.
 */
const SHORTEST = 4;

/** Whether a share (0 to 1) of the time for a turn has passed; without a clock always false. */
export type Timer = (share: number) => boolean;

/** A turn in the race, and the sum of its first estimate and its playouts, as points of margin. */
interface Candidate {
  readonly turn: JudgedTurn;
  readonly first: number;
  sum: number;
  /** The result of its playout in each round that it took part in. */
  readonly results: number[];
  /** The result of its playout in the current round. */
  latest: number;
  readonly replies: Replies;
}

interface SearchedTurn extends RankedTurn {
  readonly turn: JudgedTurn;
}

/** The playouts that each turn gets in a stage. */
interface Stage {
  readonly rounds: number;
  readonly horizon: number;
}

/**
 * All turns race, each continued with the same random orders of the stack: first a few short playouts of every turn;
 * after each stage the worse half is dropped, and the others get more and longer ones. All stages get the same part of
 * the budget and of the time, so that one that is cut short takes none from the others.
 */
export class Search {
  readonly #rules: Ruleset;
  readonly #playouts: Playouts;

  constructor(rules: Ruleset, playouts: Playouts) {
    this.#rules = rules;
    this.#playouts = playouts;
  }

  /** Ranks all turns within the budget, the one with the best playouts first. Yields after each round of playouts. */
  *ranked(
    pos: Position,
    turns: readonly JudgedTurn[],
    shape: Omit<Shape, 'cap'>,
    isOver: Timer = () => false,
  ): Generator<void, SearchedTurn[]> {
    const longest = horizonFor(this.#rules, shape.horizon);
    let budget = shape.simulations * longest;
    let running = this.#candidates(pos, turns);
    const dropped = running.splice(this.#reach(budget, running.length));
    let until = 0;
    for (let left = stagesOf(running.length); left > 0; left--) {
      until += (1 - until) / left;
      const { rounds, horizon } = this.#stage(budget / left / running.length, longest);
      budget -= rounds * horizon * running.length;
      this.#playouts.horizon = horizon;
      const share = until;
      const isLate = () => isOver(share);
      for (let round = 0; round < rounds && this.#playRound(pos, running, round, isLate); round++) yield;
      running = running.toSorted(byWorth);
      dropped.unshift(...running.splice(Math.ceil(running.length / 2)));
    }
    const next = (pos.seat + 1) % this.#rules.players.length;
    return [...running, ...dropped].map((one) => ({
      turn: one.turn,
      worth: worthBehind(one, running[0]),
      answer: one.replies.likely(next),
    }));
  }

  /** Every turn, the best at first sight first. */
  #candidates(pos: Position, turns: readonly JudgedTurn[]): Candidate[] {
    const side = this.#rules.figureTable.sideOf[pos.seat];
    const sorted = turns.map((turn) => ({ turn, first: margin(turn.values, side) })).sort((a, b) => b.first - a.first);
    return sorted.map((one) => ({
      ...one,
      sum: FIRST_SIGHT * one.first,
      results: [],
      latest: 0,
      replies: new Replies(pos.seat),
    }));
  }

  /** How many turns a budget suffices for: the best at first sight, if it does not for the shortest playout of all. */
  #reach(budget: number, count: number): number {
    let reach = count;
    while (reach > 1 && reach * stagesOf(reach) * this.#rules.players.length > budget) reach--;
    return reach;
  }

  /** How a stage spends what it has for each turn, counted in turns of playouts. */
  #stage(budget: number, longest: number): Stage {
    const players = this.#rules.players.length;
    const shortest = budget < SHORTEST ? players : Math.max(players, SHORTEST);
    let horizon = longest;
    while (budget < MIN_ROUNDS * horizon && horizon > shortest) horizon = Math.max(shortest, Math.ceil(horizon / 2));
    return { rounds: Math.floor(budget / horizon), horizon };
  }

  /** For each remaining turn. False if time ran out: the round does not count. */
  #playRound(pos: Position, running: readonly Candidate[], round: number, isLate: () => boolean): boolean {
    const side = this.#rules.figureTable.sideOf[pos.seat];
    if (isLate()) return false;
    let left = running.length;
    for (const [candidate, values] of this.#playouts.round(pos, running, round)) {
      candidate.latest = margin(values, side);
      candidate.replies.add(this.#playouts.reply());
      if (--left > 0 && isLate()) return false;
    }
    for (const candidate of running) {
      candidate.sum += candidate.latest;
      candidate.results.push(candidate.latest);
    }
    return true;
  }
}

/** In how many stages one turn is left, if each drops half. */
const stagesOf = (turns: number): number => Math.ceil(Math.log2(turns));

/** How many turns a playout continues: at least two of each player. */
export function horizonFor(rules: Ruleset, horizon: number): number {
  return Math.max(horizon, 2 * rules.players.length);
}

function byWorth(a: Candidate, b: Candidate): number {
  return b.sum - a.sum;
}

/**
 * The margin of the best turn less how far this one was behind it, at first sight and in the rounds that both had. A
 * turn that was dropped early is worth no more than the best.
 */
function worthBehind(one: Candidate, best: Candidate): number {
  const first = FIRST_SIGHT * (best.first - one.first);
  const gap = one.results.reduce((sum, result, round) => sum + best.results[round] - result, first);
  return meanOf(best) - Math.max(0, gap) / (FIRST_SIGHT + one.results.length);
}

const meanOf = ({ sum, results }: Candidate): number => sum / (FIRST_SIGHT + results.length);

/** Solves the last tiles: three between two sides, otherwise two. A budget changes the simulations and the cap. */
export function searcher(name: string, usual: Shape, budget: Budget): Bot {
  const analyzerOf = analyzers();
  const shape = { ...usual, simulations: budget.simulations ?? usual.simulations, cap: budget.time ?? usual.cap };
  const { now } = budget;

  function startTimer(): Timer {
    if (now === undefined) return () => false;
    const begin = now();
    return (share) => now() - begin >= share * shape.cap;
  }

  /** Returns the only turn, or the one that is exactly the best; otherwise the ranking of the search. */
  function decide({ rules, position }: Game, random: Random): CodedTurn | readonly RankedTurn[] {
    const isOver = startTimer();
    const analyzer = analyzerOf(rules);
    const pos = clonePosition(position);
    const turns = analyzer.turns.different(pos);
    if (turns.length === 1) return turns[0];
    const solved = solvedTurn(rules, analyzer, pos);
    if (solved !== null) return solved;
    if (pos.stackSize <= 1) return new Expectimax(rules, analyzer).best(pos, turns, random);
    return runToEnd(new Search(rules, new Playouts(rules, analyzer, random)).ranked(pos, turns, shape, isOver));
  }

  return {
    name,
    turn(game, random) {
      const found = decide(game, random);
      return turnOf('placement' in found ? found : found[0].turn);
    },
    ranked(game, random) {
      const { rules, position } = game;
      const solved = solvedTurns(rules, analyzerOf(rules), clonePosition(position));
      if (solved !== null) return solved;
      const found = decide(game, random);
      return 'placement' in found ? [] : found;
    },
  };
}
