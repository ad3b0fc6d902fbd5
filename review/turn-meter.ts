import { type Analyzer, horizonFor, margin, Playouts, type Role } from '@asteroute/bots/search';
import { clonePosition, createRandom, mix, type Random } from '@asteroute/engine';
import { act, isOver, isRolling, mark, type Position, placeTile, type Ruleset, undo } from '@asteroute/engine/search';
import { isSame, sameGameKey, type TurnCodes } from './alternatives.ts';
import { Mean, noPoints, type SideEstimate } from './measure/estimates.ts';
import { MarginBattles } from './measure/margin-battles.ts';
import { marginsOf, subtract } from './measure/margins.ts';
import type { ReplayedTurn } from './replay/replayed-game.ts';
import type { Parts } from './review.ts';

export interface MeteredTurn {
  readonly parts: Omit<Parts, 'tiles'>;
  /** The expected margins after the turn. */
  readonly seen: SideEstimate;
  /** The turn that every playout would have played. */
  readonly reference: TurnCodes;
}

/** How many turns a comparison of two turns continues: then the judge decides. */
const HORIZON = 16;
/** How far the judge at the horizon is usually off about such a difference, in points. */
const HORIZON_SE = 0.5;
/** The number of pairs of playouts after which the others are chosen, and the range of their number. */
const FIRST_PAIRS = 32;
const MAX_PAIRS = 256;
/** Pairs for each point of standard deviation, so that the pairs of a game are where they help most. */
const PAIRS_PER_POINT = 30;
/** Turns closer than this at first sight, in points, are as good as each other. */
const EQUAL = 1e-9;
/** The number of playouts to the end after a turn. */
const WHOLE_PLAYOUTS = 16;

/**
 * Everybody plays on with the judge's best turns. What is compared has the same orders of the stack and the same dice.
 * The reference turn is the one such a playout plays: it costs nothing.
 */
export class TurnMeter {
  readonly #rules: Ruleset;
  readonly #analyzer: Analyzer;
  readonly #faces: Uint8Array;
  readonly #battles: MarginBattles;

  constructor(rules: Ruleset, analyzer: Analyzer, faces: Uint8Array) {
    this.#rules = rules;
    this.#analyzer = analyzer;
    this.#faces = faces;
    this.#battles = new MarginBattles(rules);
  }

  /** Measures a turn. Yields after each playout or pair, so that it can be stopped. */
  *measure(turn: ReplayedTurn, seed: number): Generator<void, MeteredTurn> {
    const reference = this.#reference(turn);
    const parts = yield* this.#compare(turn, reference, mix(seed, 1));
    return {
      parts,
      seen: yield* this.playOut(turn.after.position, WHOLE_PLAYOUTS, mix(seed, 2)),
      reference,
    };
  }

  /** The turn that is best at first sight: the played one if it is one of several. */
  #reference(turn: ReplayedTurn): TurnCodes {
    const pos = clonePosition(turn.hand.position);
    const { turns } = this.#analyzer;
    const { placement, action, values } = turns.bestNow(pos);
    const most = margin(values, turn.side);
    const own = turns.all(pos).find((way) => isSame(way, turn));
    return own !== undefined && margin(own.values, turn.side) > most - EQUAL ? own : { placement, action };
  }

  /** Compares the played turn with the reference, and the dice that fell with those that were due. */
  *#compare(turn: ReplayedTurn, reference: TurnCodes, seed: number): Generator<void, MeteredTurn['parts']> {
    const { sides } = this.#rules.figureTable;
    const pos = clonePosition(turn.hand.position);
    const isReference = this.#key(turn, turn) === this.#key(turn, reference);
    const hasDice = this.#afterTurn(pos, turn, () => isRolling(pos));
    if (isReference && !hasDice) return { turn: noPoints(sides), dice: noPoints(sides) };
    const end = clonePosition(turn.after.position);
    const playouts = this.#playouts(createRandom(seed), horizonFor(this.#rules, HORIZON));
    const [played, dice] = [new Mean(sides), new Mean(sides)];
    for (let pair = 0, count = FIRST_PAIRS; pair < count; pair++) {
      playouts.shuffle(pos);
      let role: Role = 'leads';
      const play = (from: Position) => {
        const values = playouts.continue(from, createRandom(mix(seed, pair)), role);
        role = 'follows';
        return values;
      };
      // Both lead in turn, because who follows takes a little less.
      const first = this.#expected(pos, pair % 2 === 0 ? turn : reference, play);
      const second = isReference ? first : this.#expected(pos, pair % 2 === 0 ? reference : turn, play);
      const [expected, others] = pair % 2 === 0 ? [first, second] : [second, first];
      played.add(subtract(expected, others));
      dice.add(subtract(hasDice ? marginsOf(play(end)) : expected, expected));
      if (pair + 1 === FIRST_PAIRS) count = pairsFor(turn.side, [played.estimate, dice.estimate]);
      yield;
    }
    const isOpen = pos.stackSize > HORIZON;
    return { turn: isOpen ? withHorizon(played.estimate) : played.estimate, dice: dice.estimate };
  }

  /** The margins after a turn in one playout of each end of its battles, with their exact odds. */
  #expected(pos: Position, way: TurnCodes, play: (pos: Position) => Float64Array): number[] {
    const margins = new Float64Array(this.#rules.figureTable.sides);
    this.#afterTurn(pos, way, () => this.#battles.expect(pos, (from, values) => values.set(play(from)), margins));
    return [...margins];
  }

  #afterTurn<T>(pos: Position, { placement, action }: TurnCodes, look: () => T): T {
    const since = mark(pos);
    placeTile(pos, placement, null);
    act(this.#rules, pos, action, null);
    const found = look();
    undo(pos, since);
    return found;
  }

  /** The expected margins in a position between two turns, by games played to their ends. */
  *playOut(position: Position, count: number, seed: number): Generator<void, SideEstimate> {
    const pos = clonePosition(position);
    const random = createRandom(seed);
    const playouts = this.#playouts(random, Number.POSITIVE_INFINITY);
    const mean = new Mean(this.#rules.figureTable.sides);
    for (let round = isOver(pos) ? count - 1 : 0; round < count; round++) {
      playouts.shuffle(pos);
      mean.add(marginsOf(playouts.continue(pos, random)));
      yield;
    }
    return mean.estimate;
  }

  #playouts(random: Random, horizon: number): Playouts {
    const playouts = new Playouts(this.#rules, this.#analyzer, random);
    playouts.horizon = horizon;
    return playouts;
  }

  #key({ hand }: ReplayedTurn, way: TurnCodes): string {
    return sameGameKey(hand, way, this.#faces);
  }
}

/** An estimate by playouts that did not reach the end of the game; exactly nothing stays so. */
function withHorizon({ points, se }: SideEstimate): SideEstimate {
  return { points, se: se.map((one) => (one === 0 ? 0 : Math.hypot(one, HORIZON_SE))) };
}

/** How many pairs a comparison takes, by what the first of them say. */
function pairsFor(side: number, first: readonly SideEstimate[]): number {
  const deviation = Math.max(...first.map(({ se }) => se[side])) * Math.sqrt(FIRST_PAIRS);
  return Math.min(MAX_PAIRS, Math.max(FIRST_PAIRS, Math.ceil(PAIRS_PER_POINT * deviation)));
}
