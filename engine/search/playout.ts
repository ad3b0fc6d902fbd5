import { Xorshift } from '../chance/xorshift.ts';
import * as frontier from '../core/frontier.ts';
import type { Position } from '../core/position.ts';
import * as position from '../core/position.ts';
import * as legal from '../play/legal.ts';
import * as turn from '../play/turn.ts';
import { type ActionCode, MoveList, PASS, type PlacementCode } from '../ruleset/moves.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import * as ruleset from '../ruleset/ruleset.ts';
import type { TileIndex } from '../vocabulary/types.ts';

const { guessMatch, NO_MATCH } = frontier;
const { isOver, isRolling, tilesLeft } = position;
const { listActions, listPlacements } = legal;
const { act, drawTile, layDrawn, rollHighest } = turn;
const { diceDue } = ruleset;

/** How many placements are guessed before all are listed. */
const GUESSES = 32;

/**
 * Plays positions to their end at random: every legal tile, placement and die is equally likely; half of the turns
 * pass, the others take a random other action. It allocates no objects, so that millions of games leave no garbage. The
 * same seed plays the same games.
 */
export class Playout {
  readonly #rules: Ruleset;
  readonly #list = new MoveList();
  readonly #highest = new Uint8Array(8);
  /** All kinds of tiles, later stages first. */
  readonly #byStage: Uint8Array;
  /** The tiles of the stack, later stages first, and the index where each stage begins. */
  readonly #deck: Uint8Array;
  readonly #begins = new Uint8Array(8);
  #left = 0;
  #stage = 0;
  readonly #chance: Xorshift;

  constructor(rules: Ruleset, seed: number) {
    const { stage } = rules;
    this.#rules = rules;
    this.#byStage = Uint8Array.from(stage.keys()).sort((a, b) => stage[b] - stage[a]);
    this.#deck = new Uint8Array(rules.tables.stack.reduce((sum, count) => sum + count, 0));
    this.#chance = new Xorshift(seed);
  }

  /** Plays a position in phase `draw` to its end; placements are guessed until one fits. */
  run(pos: Position): void {
    this.begin(pos);
    while (!isOver(pos)) this.#playTurn(pos, GUESSES);
  }

  /** Plays a position in phase `draw` to its end; all placements are listed instead of guessed. */
  runListing(pos: Position): void {
    this.begin(pos);
    while (!isOver(pos)) this.#playTurn(pos, 0);
  }

  /** Plays one turn, or draws a tile that fits nowhere. Call `begin` before the first turn on a position. */
  turn(pos: Position): void {
    this.#playTurn(pos, GUESSES);
  }

  #playTurn(pos: Position, guesses: number): void {
    const tile = this.#pickTile();
    const placement = this.#choose(pos, tile, guesses);
    if (placement === NO_MATCH) return this.#drawMisfit(pos, tile);
    layDrawn(pos, tile, placement);
    act(this.#rules, pos, this.#action(pos), null);
    while (isRolling(pos)) this.#roll(pos);
  }

  /** Copies the stack of a position into the deck, by stage; `pickTile` picks from the end. */
  begin(pos: Position): void {
    const byStage = this.#byStage;
    const deck = this.#deck;
    const begins = this.#begins;
    const { stage } = this.#rules;
    let left = 0;
    begins.fill(0);
    for (let i = 0; i < byStage.length; i++) {
      const tile = byStage[i];
      for (let n = tilesLeft(pos, tile); n > 0; n--) deck[left++] = tile;
      // The deck is filled from the last stage to the first: earlier stages start above this stage's tiles.
      for (let earlier = stage[tile] - 1; earlier >= 0; earlier--) begins[earlier] = left;
    }
    this.#left = left;
    this.#stage = 0;
  }

  #pickTile(): TileIndex {
    while (this.#begins[this.#stage] === this.#left) this.#stage++;
    const begin = this.#begins[this.#stage];
    const at = begin + this.#chance.below(this.#left - begin);
    const tile = this.#deck[at];
    this.#deck[at] = this.#deck[--this.#left];
    return tile;
  }

  /**
   * Guesses random frontier cells and rotations until one fits. After `guesses` failures, or if a module restricts
   * placements, picks one of all listed placements. A tile that fits nowhere gives `NO_MATCH` and leaves the random
   * state unchanged.
   */
  #choose(pos: Position, tile: TileIndex, guesses: number): PlacementCode {
    const rules = this.#rules;
    const list = this.#list;
    const chance = this.#chance;
    const { state } = chance;
    if (rules.selected[tile] === 0) {
      const guess = guessMatch(pos, tile, chance, guesses);
      if (guess !== NO_MATCH) return guess;
    }
    listPlacements(rules, pos, tile, list);
    if (list.size > 0) return list.codes[chance.below(list.size)];
    chance.state = state;
    return NO_MATCH;
  }

  /** Draws a tile that fits nowhere. One that goes back into the stack may be drawn again. */
  #drawMisfit(pos: Position, tile: TileIndex): void {
    drawTile(this.#rules, pos, tile, null);
    if (pos.stackSize > this.#left) this.#deck[this.#left++] = tile;
  }

  /** Returns a pass for half of the calls, otherwise a random action other than passing, if there is one. */
  #action(pos: Position): ActionCode {
    if (this.#chance.below(2) === 0) return PASS;
    listActions(this.#rules, pos, this.#list);
    return this.#list.size === 1 ? PASS : this.#list.codes[1 + this.#chance.below(this.#list.size - 1)];
  }

  #roll(pos: Position): void {
    for (let side = 0; side < pos.figureTable.sides; side++) {
      let highest = 0;
      for (let dice = diceDue(this.#rules, pos, side); dice > 0; dice--) {
        highest = Math.max(highest, 1 + this.#chance.below(6));
      }
      this.#highest[side] = highest;
    }
    rollHighest(this.#rules, pos, this.#highest, null);
  }
}
