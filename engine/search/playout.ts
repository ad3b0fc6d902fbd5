import { guessMatch, NO_MATCH } from '../core/frontier.ts';
import { isOver, isPlacing, isRolling, type Position, tilesLeft } from '../core/position.ts';
import { listActions, listPlacements } from '../legal.ts';
import { type ActionCode, MoveList, PASS, type PlacementCode } from '../moves.ts';
import { diceDue, type Ruleset } from '../ruleset.ts';
import { act, drawTile, placeTile, rollHighest } from '../turn.ts';
import type { TileIndex } from '../types.ts';

/** How often a placement is guessed before all are listed. */
const GUESSES = 16;

/**
 * Plays positions to their end by chance: every tile, placement and die is as likely as any other that the rules allow;
 * half of the turns pass, the others take any of the other actions. It makes no objects, so that millions of games leave no garbage. The same seed plays the same games.
 */
export class Playout {
  private readonly rules: Ruleset;
  private readonly list = new MoveList();
  private readonly highest = new Uint8Array(8);
  /** Tiles of the stack, the later stages first, and where those of each stage begin. */
  private readonly deck: Uint8Array;
  private readonly begins = new Uint8Array(8);
  private left = 0;
  private stage = 0;
  private state: number;

  constructor(rules: Ruleset, seed: number) {
    this.rules = rules;
    this.deck = new Uint8Array(rules.tables.tiles.reduce((sum, tile) => sum + tile.count, 0));
    this.state = seed | 1;
  }

  /** Plays a position in phase `draw` to its end; placements are guessed until one fits. */
  run(pos: Position): void {
    this.begin(pos);
    while (!isOver(pos)) this.turn(pos);
  }

  /** The same; all placements are listed first. */
  runListing(pos: Position): void {
    this.begin(pos);
    while (!isOver(pos)) {
      if (!this.draw(pos)) continue;
      placeTile(pos, this.pick(pos), null);
      this.finishTurn(pos);
    }
  }

  /** Plays one turn, or draws a tile that fits nowhere. `begin` comes before the first turn on a position. */
  turn(pos: Position): void {
    if (!this.draw(pos)) return;
    placeTile(pos, this.guess(pos), null);
    this.finishTurn(pos);
  }

  private finishTurn(pos: Position): void {
    act(this.rules, pos, this.action(pos), null);
    while (isRolling(pos)) this.roll(pos);
  }

  /** A number in 0 .. n-1, n at most 4096 (xorshift; the bias is below one in a thousand). */
  below(n: number): number {
    let x = this.state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.state = x;
    return Math.imul(x >>> 12, n) >>> 20;
  }

  /** Takes up the stack of a position: laid out by stage, `draw` picks from the last. */
  begin(pos: Position): void {
    const { stage } = this.rules;
    this.left = 0;
    for (let at = 2; at >= 0; at--) {
      this.begins[at] = this.left;
      for (let tile = 0; tile < stage.length; tile++) {
        if (stage[tile] !== at) continue;
        for (let n = tilesLeft(pos, tile); n > 0; n--) this.deck[this.left++] = tile;
      }
    }
    this.stage = 0;
  }

  /** Draws a tile by chance: false if it fits nowhere. One that goes back into the stack may be drawn again. */
  private draw(pos: Position): boolean {
    const tile = this.pickTile();
    drawTile(this.rules, pos, tile, null);
    if (pos.stackSize > this.left) this.deck[this.left++] = tile;
    return isPlacing(pos);
  }

  private pickTile(): TileIndex {
    while (this.begins[this.stage] === this.left) this.stage++;
    const begin = this.begins[this.stage];
    const at = begin + this.below(this.left - begin);
    const tile = this.deck[at];
    this.deck[at] = this.deck[--this.left];
    return tile;
  }

  /** Any cell of the frontier and any rotation, again and again until they fit. */
  private guess(pos: Position): PlacementCode {
    const tile = pos.drawn;
    if (this.rules.selected[tile] !== 0) return this.pick(pos);
    const code = guessMatch(pos, tile, this, GUESSES);
    if (code !== NO_MATCH) return code;
    return this.pick(pos);
  }

  private pick(pos: Position): PlacementCode {
    listPlacements(this.rules, pos, pos.drawn, this.list);
    return this.list.codes[this.below(this.list.size)];
  }

  /** Every other turn no meeple, else any action that is more than that. */
  private action(pos: Position): ActionCode {
    if (this.below(2) === 0) return PASS;
    listActions(this.rules, pos, this.list);
    return this.list.size === 1 ? PASS : this.list.codes[1 + this.below(this.list.size - 1)];
  }

  private roll(pos: Position): void {
    for (let side = 0; side < pos.figureTable.sides; side++) {
      let highest = 0;
      for (let dice = diceDue(this.rules, pos, side); dice > 0; dice--) {
        highest = Math.max(highest, 1 + this.below(6));
      }
      this.highest[side] = highest;
    }
    rollHighest(this.rules, pos, this.highest, null);
  }
}
