import { clonePosition } from '@asteroute/engine';
import type { Position, Ruleset } from '@asteroute/engine/search';
import { margin } from '../judge/judge.ts';
import { analyzers } from '../turns/analyzer.ts';
import { type JudgedTurn, turnOf } from '../turns/turns.ts';
import type { Bot, Budget } from './bot.ts';
import { solvedTurn } from './endgame.ts';
import { Expectimax } from './expectimax.ts';
import { Playouts } from './playouts.ts';

/** The parameters of a search. */
export interface Shape {
  /** Playouts for one turn. */
  readonly simulations: number;
  /** Turns that are looked into. */
  readonly width: number;
  /** Turns that a playout goes on for after the first; with more players at least two of each player's. */
  readonly horizon: number;
  /** Turns that look worse than the best at first sight by more points are not looked into; `MAX_GAP` without it. */
  readonly gap?: number;
  /** Milliseconds after which no playout is begun. */
  readonly cap: number;
}

/** The usual gap. */
export const MAX_GAP = 8;
/** How many playouts the judge's first estimate of a turn counts as. */
const FIRST_SIGHT = 8;

/** Whether a share of the time of a turn is over; without a clock it never is. */
export type Timer = (share: number) => boolean;

/** A turn in the running, and what it looked like and its playouts brought its side, in points of margin. */
interface Candidate {
  readonly turn: JudgedTurn;
  sum: number;
  /** What the playout of the running round brought. */
  latest: number;
}

/**
 * Search over determinizations: each turn in the running is played on to the horizon on orders of the stack that are
 * the same for all. After each stage the worse half drops out, so that most playouts go where it is close. Stages share
 * the time, so that one that time cuts short leaves theirs to the others.
 */
export class Search {
  readonly #rules: Ruleset;
  readonly #playouts: Playouts;

  constructor(rules: Ruleset, playouts: Playouts) {
    this.#rules = rules;
    this.#playouts = playouts;
  }

  /** The turn of the best playouts that its playouts and the time allow. */
  best(pos: Position, turns: readonly JudgedTurn[], shape: Shape, isOver: Timer): JudgedTurn {
    const side = this.#rules.figureTable.sideOf[pos.seat];
    this.#playouts.horizon = horizonFor(this.#rules, shape.horizon);
    let running = this.#candidates(turns, side, shape);
    const stages = Math.ceil(Math.log2(running.length));
    for (let stage = 0; stage < stages; stage++) {
      const rounds = Math.floor(shape.simulations / stages / running.length);
      const isLate = () => isOver((stage + 1) / stages);
      for (let round = 0; round < rounds; round++) if (!this.#playRound(pos, running, side, isLate)) break;
      running = running.sort(byWorth).slice(0, Math.ceil(running.length / 2));
    }
    return running[0].turn;
  }

  #candidates(turns: readonly JudgedTurn[], side: number, shape: Shape): Candidate[] {
    const { width, gap = MAX_GAP } = shape;
    const sorted = turns.map((turn) => ({ turn, first: margin(turn.values, side) }));
    sorted.sort((a, b) => b.first - a.first);
    const close = sorted.slice(0, width).filter(({ first }) => first >= sorted[0].first - gap);
    return close.map(({ turn, first }) => ({ turn, sum: FIRST_SIGHT * first, latest: 0 }));
  }

  /** One playout for each turn in the running, all on the same order. False where time ran out: then none counts. */
  #playRound(pos: Position, running: readonly Candidate[], side: number, isLate: () => boolean): boolean {
    this.#playouts.shuffle(pos);
    for (const candidate of running) {
      if (isLate()) return false;
      candidate.latest = margin(this.#playouts.run(pos, candidate.turn), side);
    }
    for (const candidate of running) candidate.sum += candidate.latest;
    return true;
  }
}

/** Turns that a playout goes on for: at least two of each player's. */
export function horizonFor(rules: Ruleset, horizon: number): number {
  return Math.max(horizon, 2 * rules.players.length);
}

function byWorth(a: Candidate, b: Candidate): number {
  return b.sum - a.sum;
}

/**
 * A bot that searches; the last tiles it plays exactly, three between two sides, else two. A budget changes the
 * simulations and the cap.
 */
export function searcher(name: string, usual: Shape, budget: Budget): Bot {
  const analyzerOf = analyzers();
  const shape = { ...usual, simulations: budget.simulations ?? usual.simulations, cap: budget.time ?? usual.cap };
  const { now } = budget;

  /** The timer of a turn that begins now. */
  function startTimer(): Timer {
    if (now === undefined) return () => false;
    const begin = now();
    return (share) => now() - begin >= share * shape.cap;
  }

  return {
    name,
    turn({ rules, position }, random) {
      const isOver = startTimer();
      const analyzer = analyzerOf(rules);
      const pos = clonePosition(position);
      const turns = analyzer.turns.different(pos);
      if (turns.length === 1) return turnOf(turns[0]);
      const solved = solvedTurn(rules, analyzer, pos);
      if (solved !== null) return turnOf(solved);
      if (pos.stackSize <= 1) return turnOf(new Expectimax(rules, analyzer).best(pos, turns, random));
      return turnOf(new Search(rules, new Playouts(rules, analyzer, random)).best(pos, turns, shape, isOver));
    },
  };
}
