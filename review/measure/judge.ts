import {
  Evaluator,
  freshly,
  type Judge,
  type JudgedTurn,
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
  earliestStage,
  fitsAnywhere,
  isOver,
  isRolling,
  mark,
  type Position,
  placeTile,
  type Ruleset,
  scoreOf,
  tilesLeft,
  undo,
} from '@asteroute/engine/search';
import { MarginBattles } from './margin-battles.ts';
import { addTo, marginsOf, writeMargins } from './margins.ts';

/** Makes a judge of turns and positions, in points by side, for one ruleset. */
export type JudgeMaker = (rules: Ruleset) => PositionJudge;

/** The judge of the bots. */
export const usualJudge: JudgeMaker = (rules) => new Evaluator(rules, weightsFor(rules));

/** Judges by the points so far and the final scoring of what lies, as if the game ended now. */
export const boardJudge: JudgeMaker = (rules) => freshly((pos, values) => values.set(boardPoints(rules, pos)));

/** A kind of tile that may come into the hand: how many there are, and the margins after its best turn. */
export interface TileValue {
  readonly tile: TileIndex;
  readonly count: number;
  readonly margins: readonly number[];
  /** How many different ways there are to play it. */
  readonly choices: number;
}

/** What a position before a draw is worth: the margins averaged over the bag, and each tile that may come. */
export interface BagValue {
  readonly margins: readonly number[];
  /** Empty where nothing of the stack fits anywhere: then the game is over. */
  readonly tiles: readonly TileValue[];
}

/**
 * Judges the positions of a game by margins: each side's points in the end less those of its best rival. Expectations
 * are exact over the bag and the dice.
 */
export class ReviewJudge {
  /** By face the lowest rotation that looks the same. */
  readonly faces: Uint8Array;
  /** By tile the first one that looks the same. */
  readonly #sameTiles: Uint8Array;
  readonly #turns: Turns;
  readonly #rules: Ruleset;
  readonly #judge: Judge;
  readonly #battles: MarginBattles;
  readonly #best: Float64Array;

  constructor(rules: Ruleset, make: JudgeMaker = usualJudge) {
    this.#rules = rules;
    const judge = make(rules);
    this.#judge = (pos, values) => (isOver(pos) ? writeScores(pos, values) : judge.judge(pos, values));
    this.#battles = new MarginBattles(rules);
    this.faces = sameFaces(rules);
    this.#sameTiles = sameTiles(rules);
    this.#turns = new Turns(rules, inMargins(judge, rules.figureTable.sides), this.#battles);
    this.#best = new Float64Array(rules.figureTable.sides);
  }

  /** The margins after a turn; where dice are due, those to be expected. */
  settled(pos: Position): number[] {
    const margins = new Float64Array(this.#best.length);
    this.#battles.expect(pos, this.#judge, margins);
    return [...margins];
  }

  /** The margins to be expected of one way to play the tile in hand. */
  played(pos: Position, { placement, action }: Pick<JudgedTurn, 'placement' | 'action'>): number[] {
    placeTile(pos, placement, null);
    act(this.#rules, pos, action, null);
    return this.settled(pos);
  }

  /** Every way to play the tile in hand with the margins to be expected after it. */
  all(pos: Position): JudgedTurn[] {
    return this.#turns.all(pos);
  }

  /**
   * What a position in phase `draw` is worth. A tile that fits nowhere is followed by another, so that the tile that
   * comes into the hand is each of the fitting ones with the same chance (D-3); what the misfit changes beside that is
   * found when the next tile is due.
   */
  bag(pos: Position): BagValue {
    const counts = this.#fitting(pos);
    const total = counts.reduce((sum, n) => sum + n, 0);
    if (total === 0) return { margins: marginsOf(boardPoints(this.#rules, pos)), tiles: [] };
    const margins: number[] = new Array(this.#best.length).fill(0);
    const tiles: TileValue[] = [];
    for (const [tile, count] of counts.entries()) {
      if (count === 0) continue;
      const twin = tiles.find((other) => this.#sameTiles[other.tile] === this.#sameTiles[tile]);
      const value = { ...(twin ?? this.#withTile(pos, tile)), tile, count };
      tiles.push(value);
      addTo(margins, value.margins, count / total);
    }
    return { margins, tiles };
  }

  /**
   * The margins after a turn, looking one tile ahead. Where dice are due, every side wins with its exact odds; points
   * for ties, which the rivals of both may not have, are left out.
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

  /** How many tiles of each kind may come into the hand: of the earliest stage of which any fits. */
  #fitting(pos: Position): number[] {
    const counts = this.#rules.tables.tiles.map((_, tile) =>
      tilesLeft(pos, tile) > 0 && fitsAnywhere(this.#rules, pos, tile) ? tilesLeft(pos, tile) : 0,
    );
    return earliestStage(this.#rules, counts);
  }

  #withTile(pos: Position, tile: TileIndex): Pick<TileValue, 'margins' | 'choices'> {
    const since = mark(pos);
    drawTile(this.#rules, pos, tile, null);
    const value = this.#bestTurn(pos);
    undo(pos, since);
    return value;
  }

  /** The margins after the turn that is best for the side on turn. */
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

/**
 * The same judge, which gives the margins of a turn that leads to nothing. Those of other turns come from `MarginBattles`,
 * which asks for points.
 */
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

/** The points by side if the game ended now. */
function boardPoints(rules: Ruleset, pos: Position): Int32Array {
  const totals = Int32Array.from(pos.scores);
  addProjected(rules, pos, totals);
  return totals;
}
