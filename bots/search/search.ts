import { type Cell, clonePosition, type Game, type Random } from '@asteroute/engine';
import { type Position, placeMove, type Ruleset } from '@asteroute/engine/search';
import { margin } from '../judge/judge.ts';
import { analyzers } from '../turns/analyzer.ts';
import { type JudgedTurn, turnOf } from '../turns/turns.ts';
import type { Bot, Budget, LikelyReply, RankedTurn } from './bot.ts';
import { solvedTurn, solvedTurns } from './endgame.ts';
import { Expectimax } from './expectimax.ts';
import type { CodedTurn } from './killers.ts';
import { Playouts } from './playouts.ts';

export interface Shape {
  readonly simulations: number;
  readonly width: number;
  /** How many turns a playout continues after the first; with more players at least two turns of each player. */
  readonly horizon: number;
  /** Turns that the judge values below the best by more points than this are not searched; default `MAX_GAP`. */
  readonly gap?: number;
  /** Milliseconds after which no playout is started. */
  readonly cap: number;
}

export const MAX_GAP = 8;
/** How many playouts the judge's first estimate of a turn counts as. */
const FIRST_SIGHT = 8;

/** Whether a share (0 to 1) of the time for a turn has passed; without a clock always false. */
export type Timer = (share: number) => boolean;

/** A turn that is searched, and the sum of its first estimate and its playouts, as points of margin. */
interface Candidate {
  readonly turn: JudgedTurn;
  sum: number;
  /** The result of its playout in each round that it took part in. */
  readonly results: number[];
  /** The result of its playout in the current round. */
  latest: number;
  readonly replies: Map<Cell, number>;
}

/**
 * Each turn is continued with the same random orders of the stack. After each stage the worse half is dropped. The
 * stages share the time equally, so that one that is cut short takes none from the others.
 */
export class Search {
  readonly #rules: Ruleset;
  readonly #playouts: Playouts;

  constructor(rules: Ruleset, playouts: Playouts) {
    this.#rules = rules;
    this.#playouts = playouts;
  }

  /** Ranks the most promising turns within the budget of playouts and time, the one with the best playouts first. */
  ranked(pos: Position, turns: readonly JudgedTurn[], shape: Shape, isOver: Timer): RankedTurn[] {
    const side = this.#rules.figureTable.sideOf[pos.seat];
    this.#playouts.horizon = horizonFor(this.#rules, shape.horizon);
    let running = this.#candidates(turns, side, shape);
    const dropped: Candidate[] = [];
    const stages = Math.ceil(Math.log2(running.length));
    for (let stage = 0; stage < stages; stage++) {
      const rounds = Math.floor(shape.simulations / stages / running.length);
      const isLate = () => isOver((stage + 1) / stages);
      for (let round = 0; round < rounds; round++) if (!this.#playRound(pos, running, side, isLate)) break;
      running = running.toSorted(byWorth);
      dropped.unshift(...running.splice(Math.ceil(running.length / 2)));
    }
    const next = (pos.seat + 1) % this.#rules.players.length;
    return [...running, ...dropped].map((one) => ({
      turn: one.turn,
      worth: worthBehind(one, running[0]),
      answer: answerTo(one, next),
    }));
  }

  #candidates(turns: readonly JudgedTurn[], side: number, shape: Shape): Candidate[] {
    const { width, gap = MAX_GAP } = shape;
    const sorted = turns.map((turn) => ({ turn, first: margin(turn.values, side) }));
    sorted.sort((a, b) => b.first - a.first);
    const close = sorted.slice(0, width).filter(({ first }) => first >= sorted[0].first - gap);
    return close.map(({ turn, first }) => ({
      turn,
      sum: FIRST_SIGHT * first,
      results: [],
      latest: 0,
      replies: new Map(),
    }));
  }

  /** For each remaining turn, with the same order of the stack. False if time ran out: the round does not count. */
  #playRound(pos: Position, running: readonly Candidate[], side: number, isLate: () => boolean): boolean {
    this.#playouts.shuffle(pos);
    for (const candidate of running) {
      if (isLate()) return false;
      candidate.latest = margin(this.#playouts.run(pos, candidate.turn), side);
      this.#countReply(candidate, pos.seat);
    }
    for (const candidate of running) {
      candidate.sum += candidate.latest;
      candidate.results.push(candidate.latest);
    }
    return true;
  }

  /** Counts where the next player's tile goes; a further turn of the same player answers nothing. */
  #countReply({ replies }: Candidate, seat: number): void {
    const reply = this.#playouts.reply();
    if (reply === null || reply.seat === seat) return;
    const { cell } = placeMove(reply.placement);
    replies.set(cell, (replies.get(cell) ?? 0) + 1);
  }
}

/** Where the tile of the player at `seat` goes most often in the playouts of a turn; null without playouts. */
function answerTo({ replies, results }: Candidate, seat: number): LikelyReply | null {
  let answer: LikelyReply | null = null;
  for (const [cell, count] of replies) {
    const share = count / results.length;
    if (answer === null || share > answer.share) answer = { seat, cell, share };
  }
  return answer;
}

/** How many turns a playout continues: at least two of each player. */
export function horizonFor(rules: Ruleset, horizon: number): number {
  return Math.max(horizon, 2 * rules.players.length);
}

function byWorth(a: Candidate, b: Candidate): number {
  return b.sum - a.sum;
}

/** The margin of the best turn less how far this one was behind it in the rounds that both took part in. */
function worthBehind(one: Candidate, best: Candidate): number {
  const rounds = one.results.length;
  const gap = one.results.reduce((sum, result, round) => sum + best.results[round] - result, 0);
  return meanOf(best) - gap / Math.max(1, rounds);
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
    return new Search(rules, new Playouts(rules, analyzer, random)).ranked(pos, turns, shape, isOver);
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
