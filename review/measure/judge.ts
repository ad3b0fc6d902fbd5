import {
  Evaluator,
  freshly,
  type Judge,
  type JudgedTurn,
  PhaseValue,
  type PositionJudge,
  sameFaces,
  sameTiles,
  type TurnJudge,
  Turns,
  weightsFor,
} from '@asteroute/bots/search';
import type { TileIndex } from '@asteroute/engine';
import {
  act,
  addProjected,
  drawTile,
  isOver,
  isRolling,
  mark,
  type Position,
  placeTile,
  type Ruleset,
  scoreOf,
  undo,
} from '@asteroute/engine/search';
import { fittingTiles } from './fitting.ts';
import { MarginBattles } from './margin-battles.ts';
import { addTo, marginsOf, writeMargins } from './margins.ts';

/** Makes a judge of turns and positions, in points by side, for one ruleset. */
export type JudgeMaker = (rules: Ruleset) => PositionJudge;

/** The judge of the bots. */
export const usualJudge: JudgeMaker = (rules) => new Evaluator(rules, weightsFor(rules));

/** Judges by the current points and the final scoring of the board, as if the game ended now. */
export const boardJudge: JudgeMaker = (rules) => freshly((pos, values) => values.set(boardPoints(rules, pos)));

/** A kind of tile that may be drawn: the number of copies, and the margins after its best turn. */
export interface TileValue {
  readonly tile: TileIndex;
  readonly count: number;
  readonly margins: readonly number[];
  readonly choices: number;
}

/** The value of a position before a draw: the margins averaged over the bag, and each tile that may be drawn. */
export interface BagValue {
  readonly margins: readonly number[];
  readonly tiles: readonly TileValue[];
}

/**
 * Margins: final points minus those of the best rival. The judge compares turns and tiles, exactly over the bag and the
 * dice; what to expect is the value by phase, which tells the ends of games better and turns no better.
 */
export class ReviewJudge {
  /** By face: the lowest rotation in which the tile looks the same. */
  readonly faces: Uint8Array;
  readonly #sameTiles: Uint8Array;
  readonly #turns: Turns;
  readonly #rules: Ruleset;
  readonly #judge: Judge;
  readonly #expect: Judge;
  readonly #battles: MarginBattles;
  readonly #best: Float64Array;

  constructor(rules: Ruleset, make: JudgeMaker = usualJudge) {
    this.#rules = rules;
    const judge = make(rules);
    const value = new PhaseValue(rules);
    this.#expect = (pos, values) => (isOver(pos) ? writeScores(pos, values) : value.judge(pos, values));
    this.#judge = (pos, values) => (isOver(pos) ? writeScores(pos, values) : judge.judge(pos, values));
    this.#battles = new MarginBattles(rules);
    this.faces = sameFaces(rules);
    this.#sameTiles = sameTiles(rules);
    this.#turns = new Turns(rules, inMargins(judge, rules.figureTable.sides), this.#battles);
    this.#best = new Float64Array(rules.figureTable.sides);
  }

  /** The margins after a turn; while dice are due, the expected margins. */
  settled(pos: Position): number[] {
    return this.#settled(pos, this.#judge);
  }

  #settled(pos: Position, judge: Judge): number[] {
    const margins = new Float64Array(this.#best.length);
    this.#battles.expect(pos, judge, margins);
    return [...margins];
  }

  /** The final margins to expect between two turns. */
  expected(pos: Position): number[] {
    return this.#settled(pos, this.#expect);
  }

  /** The same after a turn with the tile in hand; the position is restored. */
  expectedAfter(pos: Position, { placement, action }: Pick<JudgedTurn, 'placement' | 'action'>): number[] {
    const since = mark(pos);
    placeTile(pos, placement, null);
    act(this.#rules, pos, action, null);
    const margins = this.expected(pos);
    undo(pos, since);
    return margins;
  }

  played(pos: Position, { placement, action }: Pick<JudgedTurn, 'placement' | 'action'>): number[] {
    placeTile(pos, placement, null);
    act(this.#rules, pos, action, null);
    return this.settled(pos);
  }

  /** Every way to play the tile in hand, with the expected margins. */
  all(pos: Position): JudgedTurn[] {
    return this.#turns.all(pos);
  }

  handOf(pos: Position, ways: readonly JudgedTurn[]): TileValue {
    const side = this.#rules.figureTable.sideOf[pos.seat];
    const faces = this.faces.subarray(pos.drawn * 4, pos.drawn * 4 + 4);
    const different = ways.filter(({ placement }) => faces[placement & 3] === (placement & 3));
    const best = different.reduce((one, other) => (other.values[side] > one.values[side] ? other : one));
    return { tile: pos.drawn, count: 1, margins: [...best.values], choices: different.length };
  }

  /**
   * In phase `draw`. A tile that fits nowhere is followed by another, so that each fitting one is equally likely (D-3).
   * `known` are tiles whose value is known already.
   */
  bag(pos: Position, known: readonly TileValue[] = []): BagValue {
    const counts = fittingTiles(this.#rules, pos);
    const total = counts.reduce((sum, n) => sum + n, 0);
    if (total === 0) return { margins: marginsOf(boardPoints(this.#rules, pos)), tiles: [] };
    const margins: number[] = new Array(this.#best.length).fill(0);
    const tiles: TileValue[] = [];
    for (const [tile, count] of counts.entries()) {
      if (count === 0) continue;
      const twin = [...known, ...tiles].find((other) => this.#sameTiles[other.tile] === this.#sameTiles[tile]);
      const value = { ...(twin ?? this.#withTile(pos, tile)), tile, count };
      tiles.push(value);
      addTo(margins, value.margins, count / total);
    }
    return { margins, tiles };
  }

  /**
   * While dice are due, every side wins with its exact odds. Points for ties are left out, although they count against
   * rivals who are not in the battle.
   */
  ahead(pos: Position): number[] {
    if (isOver(pos)) return this.settled(pos);
    if (!isRolling(pos)) return [...this.bag(pos).margins];
    const margins: number[] = new Array(this.#best.length).fill(0);
    for (const [winner, chance] of this.#battles.oddsOf(pos).win.entries()) {
      if (chance === 0) continue;
      const since = mark(pos);
      this.#battles.letWin(pos, winner);
      addTo(margins, this.ahead(pos), chance);
      undo(pos, since);
    }
    return margins;
  }

  #withTile(pos: Position, tile: TileIndex): Pick<TileValue, 'margins' | 'choices'> {
    const since = mark(pos);
    drawTile(this.#rules, pos, tile, null);
    const value = this.#bestTurn(pos);
    undo(pos, since);
    return value;
  }

  #bestTurn(pos: Position): Pick<TileValue, 'margins' | 'choices'> {
    const side = this.#rules.figureTable.sideOf[pos.seat];
    let highest = Number.NEGATIVE_INFINITY;
    let choices = 0;
    this.#turns.eachDifferentTurn(pos, (_placement, _action, margins) => {
      choices++;
      if (margins[side] <= highest) return;
      highest = margins[side];
      this.#best.set(margins);
    });
    return { margins: [...this.#best], choices };
  }
}

/** Only for turns without consequences: the others come from `MarginBattles`, which needs points. */
function inMargins(judge: TurnJudge, sides: number): TurnJudge {
  const points = new Float64Array(sides);
  return {
    beginTurns: (pos) => judge.beginTurns(pos),
    tilePlaced: (pos) => judge.tilePlaced(pos),
    judgeAction: (pos, values) => (isOver(pos) ? writeScores(pos, values) : judge.judgeAction(pos, values)),
    judgePassed(pos, margins) {
      judge.judgePassed(pos, points);
      writeMargins(points, margins);
    },
    judgeDeployed(pos, figure, margins) {
      judge.judgeDeployed(pos, figure, points);
      writeMargins(points, margins);
    },
  };
}

function writeScores(pos: Position, values: Float64Array): void {
  for (let side = 0; side < values.length; side++) values[side] = scoreOf(pos, side);
}

function boardPoints(rules: Ruleset, pos: Position): Int32Array {
  const totals = Int32Array.from(pos.scores);
  addProjected(rules, pos, totals);
  return totals;
}
