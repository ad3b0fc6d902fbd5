import { clonePosition, type Random, type TileIndex } from '@asteroute/engine';
import {
  act,
  drawable,
  drawTile,
  isOver,
  isPlacing,
  mark,
  type Position,
  placeTile,
  type Ruleset,
  tilesLeft,
  undo,
} from '@asteroute/engine/core';
import { margin } from '../judge/judge.ts';
import { type Analyzer, analyzers } from './analyzer.ts';
import type { Bot } from './bot.ts';
import { best } from './one-ply.ts';
import { type JudgedTurn, turnOf } from './turns.ts';

/** Positions that a decision may look at, so that it takes a few milliseconds. */
const MAX_POSITIONS = 2200;
/** Ways to play a turn, as a rule. */
const USUAL_TURNS = 40;
/** So many of the best turns are thought through. */
const MIN_TURNS = 2;
const MAX_TURNS = 6;
/** Turns that look worse than the best by more points are not thought through. */
const MAX_GAP = 2;

/** Thinks one tile further: whatever may be drawn next, weighed by how likely it is, and the next player's best turn. */
export class Expectimax {
  private readonly rules: Ruleset;
  private readonly analyzer: Analyzer;
  private readonly answered: Float64Array;

  constructor(rules: Ruleset, analyzer: Analyzer) {
    this.rules = rules;
    this.analyzer = analyzer;
    this.answered = new Float64Array(rules.figureTable.sides);
  }

  /** The turn of the best expectation among those that look best at once; near the end, among all. */
  best(pos: Position, turns: readonly JudgedTurn[], random: Random): JudgedTurn {
    const side = this.rules.figureTable.sideOf[pos.seat];
    const sorted = [...turns].sort((a, b) => margin(b.values, side) - margin(a.values, side));
    const near = margin(sorted[0].values, side) - (pos.stackSize <= 1 ? Number.POSITIVE_INFINITY : MAX_GAP);
    const close = sorted.filter((turn, i) => i < this.width(pos) && margin(turn.values, side) >= near);
    if (close.length === 1) return close[0];
    const deep = close.map((turn) => ({ ...turn, values: this.after(pos, turn) }));
    return best(deep, side, random);
  }

  /** How many turns are thought through. With one tile to come at most, all: that is the exact end of the game. */
  private width(pos: Position): number {
    if (pos.stackSize <= 1) return Number.POSITIVE_INFINITY;
    let kinds = 0;
    for (let tile = 0; tile < this.rules.tables.tiles.length; tile++) if (tilesLeft(pos, tile) > 0) kinds++;
    return Math.max(MIN_TURNS, Math.min(MAX_TURNS, Math.floor(MAX_POSITIONS / (kinds * USUAL_TURNS))));
  }

  /** What each side may hope for after a turn and the answer to it. */
  private after(pos: Position, turn: JudgedTurn): Float64Array {
    const since = mark(pos);
    placeTile(pos, turn.placement, null);
    act(this.rules, pos, turn.action, null);
    const values = new Float64Array(this.rules.figureTable.sides);
    this.analyzer.turns.battles.expect(pos, (settled, sum) => this.expectTile(settled, sum), values);
    undo(pos, since);
    return values;
  }

  /** The mean over the tiles that may be drawn next, by how likely each is. */
  private expectTile(pos: Position, sum: Float64Array): void {
    if (isOver(pos)) {
      this.analyzer.evaluator.judge(pos, sum);
      return;
    }
    sum.fill(0);
    let total = 0;
    for (const [tile, count] of drawable(this.rules, pos).entries()) {
      if (count === 0) continue;
      const values = this.answer(pos, tile);
      for (let side = 0; side < sum.length; side++) sum[side] += count * values[side];
      total += count;
    }
    for (let side = 0; side < sum.length; side++) sum[side] /= total;
  }

  /** What the next player's best turn with a tile brings, until the next call; one that fits nowhere changes nothing but the stack. */
  private answer(pos: Position, tile: TileIndex): Float64Array {
    const since = mark(pos);
    drawTile(this.rules, pos, tile, null);
    const { turns, evaluator } = this.analyzer;
    if (isPlacing(pos)) this.answered.set(turns.bestNow(pos).values);
    else evaluator.judge(pos, this.answered);
    undo(pos, since);
    return this.answered;
  }
}

/** A bot that thinks one tile further, and plays the last two exactly. */
export function expectimax(name: string): Bot {
  const analyzerOf = analyzers();
  return {
    name,
    turn({ rules, position }, random) {
      const analyzer = analyzerOf(rules);
      const pos = clonePosition(position);
      return turnOf(new Expectimax(rules, analyzer).best(pos, analyzer.turns.different(pos), random));
    },
  };
}
