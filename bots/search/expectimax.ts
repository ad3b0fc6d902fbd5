import { clonePosition, type Random, type TileIndex } from '@asteroute/engine';
import {
  act,
  drawable,
  drawTile,
  isExtraTurn,
  isPlacing,
  mark,
  type Position,
  placeTile,
  type Ruleset,
  tilesLeft,
  undo,
} from '@asteroute/engine/search';
import { type Judge, margin } from '../judge/judge.ts';
import { type Analyzer, analyzers, cached } from '../turns/analyzer.ts';
import { alikeDraws, type Draw, sameTiles } from '../turns/faces.ts';
import { type JudgedTurn, turnOf } from '../turns/turns.ts';
import type { Bot } from './bot.ts';
import { solvedTurn } from './endgame.ts';
import { best } from './one-ply.ts';

/** The maximum number of positions searched for a decision between two players, so that it takes a few milliseconds. */
export const MAX_POSITIONS = 1800;
/** The maximum with more players: judging a position takes longer with more meeples. */
const MAX_POSITIONS_OF_MANY = 1200;
const USUAL_TURNS = 40;
/** The range of the number of best turns that are searched deeper. */
const MIN_TURNS = 2;
const MAX_TURNS = 6;
/** Turns that are judged worse than the best by more points than this are not searched deeper. */
const MAX_GAP = 2;

/** A searched turn, and the sums of its values by side over the tiles that may be drawn, weighted by their numbers. */
interface Candidate {
  readonly turn: JudgedTurn;
  readonly sums: Float64Array;
}

/**
 * Every tile that may be drawn next, weighted by its probability, and the next player's best turn with it. After an
 * extra turn of the same player the next player's follows with one other tile.
 */
export class Expectimax {
  readonly #rules: Ruleset;
  readonly #analyzer: Analyzer;
  readonly #sameTiles: Uint8Array;
  readonly #expected: Float64Array;
  readonly #maxPositions: number;
  #looked = 0;

  constructor(rules: Ruleset, analyzer: Analyzer) {
    this.#rules = rules;
    this.#maxPositions = rules.players.length > 2 ? MAX_POSITIONS_OF_MANY : MAX_POSITIONS;
    this.#analyzer = analyzer;
    this.#sameTiles = sameTiles(rules);
    this.#expected = new Float64Array(rules.figureTable.sides);
  }

  /** Near the end among all turns. Tiles are drawn in order of probability while the budget of positions lasts. */
  best(pos: Position, turns: readonly JudgedTurn[], random: Random): JudgedTurn {
    const side = this.#rules.figureTable.sideOf[pos.seat];
    const isExact = pos.stackSize <= 1;
    const draws = alikeDraws(drawable(this.#rules, pos), this.#sameTiles).sort((a, b) => b.count - a.count);
    const close = isExact ? turns : this.#close(turns, side, draws.length);
    if (close.length === 1 || draws.length === 0) return best(close, side, random);
    const candidates = close.map((turn) => ({ turn, sums: new Float64Array(this.#expected.length) }));
    this.#looked = 0;
    for (const [index, draw] of draws.entries()) {
      const answer = { ...draw, second: opposite(draws, index) };
      for (const candidate of candidates) this.#addAnswer(pos, candidate, answer);
      if (!isExact && this.#looked * (1 + 1 / (index + 1)) > this.#maxPositions) break;
    }
    const deep = candidates.map(({ turn, sums }) => ({ ...turn, values: sums }));
    return best(deep, side, random);
  }

  /** The number of positions that the last decision searched: a machine-independent measure of the effort. */
  get positions(): number {
    return this.#looked;
  }

  /** The best turns by the judge, as many as the budget of positions allows. */
  #close(turns: readonly JudgedTurn[], side: number, kinds: number): readonly JudgedTurn[] {
    const width = Math.max(MIN_TURNS, Math.min(MAX_TURNS, Math.floor(this.#maxPositions / (kinds * USUAL_TURNS))));
    const sorted = [...turns].sort((a, b) => margin(b.values, side) - margin(a.values, side));
    const near = margin(sorted[0].values, side) - MAX_GAP;
    return sorted.filter((turn, i) => i < width && margin(turn.values, side) >= near);
  }

  /** Adds what each side may hope for after a turn and the best answer to it with a tile. */
  #addAnswer(pos: Position, { turn, sums }: Candidate, { tile, count, second }: Answer): void {
    const since = mark(pos);
    placeTile(pos, turn.placement, null);
    act(this.#rules, pos, turn.action, null);
    const judge: Judge = (settled, values) => this.#answer(settled, [tile, second], values);
    this.#analyzer.turns.battles.expect(pos, judge, this.#expected);
    undo(pos, since);
    for (let side = 0; side < sums.length; side++) sums[side] += count * this.#expected[side];
  }

  /**
   * After an extra turn, also after the turn that follows with the next tile. If a tile fits nowhere, only the stack
   * changes.
   */
  #answer(pos: Position, [tile, ...following]: readonly TileIndex[], values: Float64Array): void {
    const since = mark(pos);
    const isExtra = isExtraTurn(pos);
    drawTile(this.#rules, pos, tile, null);
    if (isPlacing(pos)) {
      const answer = this.#analyzer.turns.bestNow(pos);
      this.#looked += answer.choices;
      values.set(answer.values);
      if (isExtra && following.length > 0 && tilesLeft(pos, following[0]) > 0) {
        const { placement, action } = answer;
        placeTile(pos, placement, null);
        act(this.#rules, pos, action, null);
        this.#analyzer.turns.battles.expect(pos, (settled, after) => this.#answer(settled, following, after), values);
      }
    } else this.#analyzer.evaluator.judge(pos, values);
    undo(pos, since);
  }
}

/** A tile that may be drawn, and the one that follows it after an extra turn. */
interface Answer extends Draw {
  readonly second: TileIndex;
}

/** The tile half the stack away: over all draws, such tiles come as often as the stack holds them. */
function opposite(draws: readonly Draw[], index: number): TileIndex {
  const total = draws.reduce((sum, { count }) => sum + count, 0);
  const before = draws.slice(0, index).reduce((sum, { count }) => sum + count, 0);
  let left = (before + draws[index].count / 2 + total / 2) % total;
  for (const { tile, count } of draws) {
    left -= count;
    if (left < 0) return tile;
  }
  return draws[0].tile;
}

/** The number of tiles in the stack, besides the one in hand, from which the bot solves the game. */
const SOLVED_TILES = 1;

export function expectimax(name: string): Bot {
  const analyzerOf = analyzers();
  const expectimaxOf = cached((rules) => new Expectimax(rules, analyzerOf(rules)));
  return {
    name,
    turn({ rules, position }, random) {
      const analyzer = analyzerOf(rules);
      const pos = clonePosition(position);
      const solved = solvedTurn(rules, analyzer, pos, SOLVED_TILES);
      if (solved !== null) return turnOf(solved);
      return turnOf(expectimaxOf(rules).best(pos, analyzer.turns.different(pos), random));
    },
  };
}
