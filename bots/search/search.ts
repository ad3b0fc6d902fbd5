import { clonePosition, type Random, type TileIndex } from '@asteroute/engine';
import {
  act,
  drawTile,
  isDrawing,
  isPlacing,
  isRolling,
  mark,
  type Position,
  placeTile,
  type Ruleset,
  tilesLeft,
  undo,
} from '@asteroute/engine/core';
import { margin } from '../judge/judge.ts';
import { type Analyzer, analyzers } from './analyzer.ts';
import type { Bot, Budget } from './bot.ts';
import { Expectimax } from './expectimax.ts';
import { type JudgedTurn, turnOf } from './turns.ts';

/** The parameters of a search. */
export interface Shape {
  /** Playouts for one turn. */
  readonly simulations: number;
  /** Turns that are looked into. */
  readonly width: number;
  /** Turns that a playout goes on for after the first; with more players at least two of everybody's. */
  readonly horizon: number;
  /** Milliseconds after which no playout is begun. */
  readonly cap: number;
}

/** Turns that look worse than the best at first sight by more points are not looked into. */
const MAX_GAP = 8;

/** A turn in the running, and what its playouts brought its side, in points of margin. */
interface Candidate {
  readonly turn: JudgedTurn;
  sum: number;
  /** What the playout of the running round brought. */
  latest: number;
}

/**
 * Search over determinizations: the stack is put in an order by chance, each turn in the running is played on it, and
 * the game goes on for some turns in which every player does what the judge likes best, not knowing the order. All
 * turns see the same orders. After each stage the worse half drops out, so that most playouts go where it is close.
 */
export class Search {
  private readonly rules: Ruleset;
  private readonly analyzer: Analyzer;
  private readonly random: Random;
  private readonly values: Float64Array;
  private readonly settled: Float64Array;
  private horizon = 0;
  private order: TileIndex[] = [];
  private drawn = 0;

  constructor(rules: Ruleset, analyzer: Analyzer, random: Random) {
    this.rules = rules;
    this.analyzer = analyzer;
    this.random = random;
    this.values = new Float64Array(rules.figureTable.sides);
    this.settled = new Float64Array(rules.figureTable.sides);
  }

  /** The turn of the best playouts; `isLate` returns true once time is over. */
  best(
    pos: Position,
    turns: readonly JudgedTurn[],
    { simulations, width, horizon }: Shape,
    isLate: () => boolean,
  ): JudgedTurn {
    const side = this.rules.figureTable.sideOf[pos.seat];
    this.horizon = Math.max(horizon, 2 * this.rules.players.length);
    let running = this.candidates(turns, side, width);
    const stages = Math.ceil(Math.log2(running.length));
    for (let stage = 0; stage < stages; stage++) {
      const rounds = Math.floor(simulations / stages / running.length);
      for (let round = 0; round < rounds; round++) {
        if (!this.playRound(pos, running, side, isLate)) return running.sort(byWorth)[0].turn;
      }
      running = running.sort(byWorth).slice(0, Math.ceil(running.length / 2));
    }
    return running[0].turn;
  }

  private candidates(turns: readonly JudgedTurn[], side: number, width: number): Candidate[] {
    const sorted = turns.map((turn) => ({ turn, sum: 0, latest: 0, first: margin(turn.values, side) }));
    sorted.sort((a, b) => b.first - a.first);
    return sorted.slice(0, width).filter(({ first }) => first >= sorted[0].first - MAX_GAP);
  }

  /** One playout for each turn in the running, all on the same order. False where time ran out: then none counts. */
  private playRound(pos: Position, running: readonly Candidate[], side: number, isLate: () => boolean): boolean {
    this.shuffle(pos);
    for (const candidate of running) {
      if (isLate()) return false;
      const since = mark(pos);
      candidate.latest = this.playOut(pos, candidate.turn, side);
      undo(pos, since);
    }
    for (const candidate of running) candidate.sum += candidate.latest;
    return true;
  }

  /**
   * The margin that the judge sees at the horizon, less the luck of the dice on the way: what the winners of battles
   * got beyond their exact expectation.
   */
  private playOut(pos: Position, first: JudgedTurn, side: number): number {
    const { turns } = this.analyzer;
    this.drawn = 0;
    let luck = 0;
    let turn = first;
    for (let ply = 0; ; ply++) {
      placeTile(pos, turn.placement, null);
      act(this.rules, pos, turn.action, null);
      if (isRolling(pos)) {
        this.fight(pos);
        this.analyzer.evaluator.judge(pos, this.settled);
        luck += margin(this.settled, side) - margin(turn.values, side);
      }
      if (ply === this.horizon) break;
      this.drawNext(pos);
      if (!isPlacing(pos)) break;
      turn = turns.bestNow(pos);
    }
    this.analyzer.evaluator.judge(pos, this.values);
    return margin(this.values, side) - luck;
  }

  /** Draws in the order of this playout; a tile that goes back into the stack is not drawn again. */
  private drawNext(pos: Position): void {
    while (isDrawing(pos) && this.drawn < this.order.length) drawTile(this.rules, pos, this.order[this.drawn++], null);
  }

  /** Lets dice fall by the odds of each battle. */
  private fight(pos: Position): void {
    const { battles } = this.analyzer.turns;
    while (isRolling(pos)) {
      const { win } = battles.oddsOf(pos);
      let pick = this.random.below(1 << 20) / (1 << 20);
      let winner = win.findIndex((chance) => {
        pick -= chance;
        return pick < 0;
      });
      if (winner < 0) winner = win.lastIndexOf(Math.max(...win));
      battles.letWin(pos, winner);
    }
  }

  /** An order of the stack, each as likely as any other; later stages come later. */
  private shuffle(pos: Position): void {
    const tiles: TileIndex[] = [];
    for (let tile = 0; tile < this.rules.tables.tiles.length; tile++) {
      for (let n = tilesLeft(pos, tile); n > 0; n--) tiles.push(tile as TileIndex);
    }
    for (let i = tiles.length - 1; i > 0; i--) {
      const j = this.random.below(i + 1);
      [tiles[i], tiles[j]] = [tiles[j], tiles[i]];
    }
    const { stage } = this.rules;
    this.order = tiles.sort((a, b) => stage[a] - stage[b]);
  }
}

function byWorth(a: Candidate, b: Candidate): number {
  return b.sum - a.sum;
}

/** A bot that searches; the last two tiles it plays exactly. A budget changes the simulations and the cap. */
export function searcher(name: string, usual: Shape, budget: Budget): Bot {
  const analyzerOf = analyzers();
  const shape = { ...usual, simulations: budget.simulations ?? usual.simulations, cap: budget.time ?? usual.cap };
  const { now } = budget;

  /** Returns whether the time of a turn that begins now is over; without a clock it never is. */
  function startTimer(): () => boolean {
    if (now === undefined) return () => false;
    const end = now() + shape.cap;
    return () => now() >= end;
  }

  return {
    name,
    turn({ rules, position }, random) {
      const isLate = startTimer();
      const analyzer = analyzerOf(rules);
      const pos = clonePosition(position);
      const turns = analyzer.turns.all(pos);
      if (turns.length === 1) return turnOf(turns[0]);
      if (pos.stackSize <= 1) return turnOf(new Expectimax(rules, analyzer).best(pos, turns, random));
      return turnOf(new Search(rules, analyzer, random).best(pos, turns, shape, isLate));
    },
  };
}
