import type { Random, TileIndex } from '@asteroute/engine';
import {
  act,
  drawTile,
  isActing,
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
import type { Bot, Budget } from './bot.ts';
import { Expectimax } from './expectimax.ts';
import { type Mind, minds, moveOf, optionsOf } from './one-ply.ts';
import { margin, type Turn } from './turns.ts';

/** How a search is laid out. */
export interface Shape {
  /** Playouts for one decision. */
  readonly simulations: number;
  /** Turns that are looked into. */
  readonly width: number;
  /** Turns that a playout goes on for after the first; with more players at least two of everybody's. */
  readonly horizon: number;
  /** Milliseconds after which no playout is begun. */
  readonly cap: number;
}

/** Turns that look worse than the best at first sight by more points are not looked into. */
const NEAR = 8;

/** A turn in the running, and what its playouts brought its side, in points of margin. */
interface Candidate {
  readonly turn: Turn;
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
  private readonly mind: Mind;
  private readonly random: Random;
  private readonly values: Float64Array;
  private readonly settled: Float64Array;
  private horizon = 0;
  private order: TileIndex[] = [];
  private drawn = 0;

  constructor(rules: Ruleset, mind: Mind, random: Random) {
    this.rules = rules;
    this.mind = mind;
    this.random = random;
    this.values = new Float64Array(rules.figureTable.sides);
    this.settled = new Float64Array(rules.figureTable.sides);
  }

  /** The turn of the best playouts; `late` tells when time is over. */
  best(pos: Position, turns: readonly Turn[], { simulations, width, horizon }: Shape, late: () => boolean): Turn {
    const side = this.rules.figureTable.sideOf[pos.seat];
    this.horizon = Math.max(horizon, 2 * this.rules.players.length);
    let running = this.candidates(turns, side, width);
    const stages = Math.ceil(Math.log2(running.length));
    for (let stage = 0; stage < stages; stage++) {
      const rounds = Math.floor(simulations / stages / running.length);
      for (let round = 0; round < rounds; round++) {
        if (!this.playRound(pos, running, side, late)) return running.sort(byWorth)[0].turn;
      }
      running = running.sort(byWorth).slice(0, Math.ceil(running.length / 2));
    }
    return running[0].turn;
  }

  private candidates(turns: readonly Turn[], side: number, width: number): Candidate[] {
    const sorted = turns.map((turn) => ({ turn, sum: 0, latest: 0, first: margin(turn.values, side) }));
    sorted.sort((a, b) => b.first - a.first);
    return sorted.slice(0, width).filter(({ first }) => first >= sorted[0].first - NEAR);
  }

  /** One playout for each turn in the running, all on the same order. False where time ran out: then none counts. */
  private playRound(pos: Position, running: readonly Candidate[], side: number, late: () => boolean): boolean {
    this.shuffle(pos);
    for (const candidate of running) {
      if (late()) return false;
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
  private playOut(pos: Position, first: Turn, side: number): number {
    const { turns } = this.mind;
    this.drawn = 0;
    let luck = 0;
    let turn = first;
    for (let ply = 0; ; ply++) {
      if (isPlacing(pos)) placeTile(pos, turn.placement, null);
      act(this.rules, pos, turn.action, null);
      if (isRolling(pos)) {
        this.fight(pos);
        this.mind.evaluator.judge(pos, this.settled);
        luck += margin(this.settled, side) - margin(turn.values, side);
      }
      if (ply === this.horizon) break;
      this.drawNext(pos);
      if (!isPlacing(pos)) break;
      turn = turns.bestNow(pos);
    }
    this.mind.evaluator.judge(pos, this.values);
    return margin(this.values, side) - luck;
  }

  /** Draws in the order of this playout; a tile that goes back into the stack is not drawn again. */
  private drawNext(pos: Position): void {
    while (isDrawing(pos) && this.drawn < this.order.length) drawTile(this.rules, pos, this.order[this.drawn++], null);
  }

  /** Lets dice fall by the odds of each battle. */
  private fight(pos: Position): void {
    while (isRolling(pos)) {
      const { win } = this.mind.turns.oddsOf(pos);
      let pick = this.random.below(1 << 20) / (1 << 20);
      let winner = win.findIndex((chance) => {
        pick -= chance;
        return pick < 0;
      });
      if (winner < 0) winner = win.lastIndexOf(Math.max(...win));
      this.mind.turns.letWin(pos, winner);
    }
  }

  /** An order of the stack, each as likely as any other; later stages come later. */
  private shuffle(pos: Position): void {
    const tiles: TileIndex[] = [];
    for (let tile = 0; tile < this.rules.tables.tiles.length; tile++) {
      for (let n = tilesLeft(pos, tile); n > 0; n--) tiles.push(tile);
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
  const mindOf = minds();
  const shape = { ...usual, simulations: budget.simulations ?? usual.simulations, cap: budget.time ?? usual.cap };
  return {
    name,
    choose(game, random) {
      const mind = mindOf(game.rules);
      const { pos, options } = optionsOf(game, mind);
      if (options.length === 1) return moveOf(game, options[0]);
      if (pos.stackSize <= 1) return moveOf(game, new Expectimax(game.rules, mind).best(pos, options, random));
      const end = (budget.now?.() ?? 0) + shape.cap;
      const late = () => budget.now !== undefined && budget.now() >= end;
      // The meeple has few ways to go, and the search that placed the tile has seen them.
      const simulations = isActing(game.position) ? Math.ceil(shape.simulations / 4) : shape.simulations;
      return moveOf(game, new Search(game.rules, mind, random).best(pos, options, { ...shape, simulations }, late));
    },
  };
}
