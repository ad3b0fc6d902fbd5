import { sameFaces, turnOf } from '@asteroute/bots/search';
import { type Game, mix, type TurnWords, turnWords } from '@asteroute/engine';
import type { GameRecord } from '@asteroute/record';
import type { Label } from '../measure/labels.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { CONFIRMED, quickReview, type ReviewProgress } from '../quick.ts';
import type { Reviewed } from '../replay/fault.ts';
import { type ReplayedGame, type ReplayedTurn, replayedGame } from '../replay/replayed-game.ts';
import type { Review, TurnReview } from '../review.ts';
import { TurnReviewer, type TurnVerdict } from '../verdict.ts';
import { type DecisionKind, decisionBetween, type GamePart, gamePart } from './decision.ts';
import { type Habit, habitOf } from './habit.ts';
import { HabitKinds } from './habit-kind.ts';
import { ownPuzzle } from './own-puzzle.ts';

/** A turn of the player that had a choice. Plain data, as the page keeps it. */
export interface FormTurn {
  /** Its number in the game, from 1. */
  readonly n: number;
  /** The points that it lost, however uncertain; what is seen at first sight counts in the share that search confirms. */
  readonly lost: number;
  /** The points that it is sure to have lost; 0 within the sampling error. */
  readonly error: number;
  readonly label: Label | null;
  /** Whether search has judged it, and not only the judge at first sight. */
  readonly searched: boolean;
  readonly part: GamePart;
  readonly decision: DecisionKind;
  /** Null if it lost nothing certain, or if only thinking ahead shows why. */
  readonly habit: Habit | null;
  /** The kind of realm that the habit is mostly about; null if it cannot be said. */
  readonly kind: string | null;
  /** The puzzle that was made of a mistake; null if none can be made. Absent until the turn is searched. */
  readonly puzzle?: Puzzle | null;
}

/** What a finished game says about the form of one of its players. Plain data. */
export interface GameForm {
  readonly edition: string;
  readonly sides: number;
  /** The final points of the player's side less those of its best rival. */
  readonly margin: number;
  /** The same without the luck of draws and dice, and its standard error, in points. */
  readonly skill: { readonly points: number; readonly se: number };
  readonly turns: readonly FormTurn[];
}

/** The search that judges a turn: that of a deep review. */
const SEARCH = { bot: 'master', seed: 1 } as const;

/** Opens a game of the player at a seat. Refused if the record is not a whole game by the rules. */
export function openForm(record: GameRecord, seat: number): Reviewed<FormReader> {
  const played = replayedGame(record);
  return played.ok ? { ok: true, value: new FormReader(record, played.value, seat) } : played;
}

export class FormReader {
  readonly #record: GameRecord;
  readonly #game: ReplayedGame;
  readonly #seat: number;
  readonly #reviewer: TurnReviewer;
  readonly #faces: Uint8Array;
  readonly #kinds: HabitKinds;

  constructor(record: GameRecord, game: ReplayedGame, seat: number) {
    this.#record = record;
    this.#game = game;
    this.#seat = seat;
    this.#reviewer = new TurnReviewer(game.rules);
    this.#faces = sameFaces(game.rules);
    this.#kinds = new HabitKinds(game.rules);
  }

  /** Judges the whole game at first sight. Yields after each turn. */
  *first(): Generator<ReviewProgress, Reviewed<GameForm>> {
    const found = yield* quickReview(this.#record);
    if (!found.ok) return found;
    const review = found.value;
    const side = this.#game.rules.figureTable.sideOf[this.#seat];
    const { edition } = this.#record;
    const own = review.turns.filter(({ seat, choices }) => seat === this.#seat && choices > 1);
    const turns = own.map((turn) => this.#seen(turn, CONFIRMED[edition] ?? 1));
    return { ok: true, value: { edition, sides: review.margin.length, ...skillOf(review, side), turns } };
  }

  /** A turn at first sight, of whose loss search confirms a share. */
  #seen(turn: TurnReview, share: number): FormTurn {
    const error = turn.label === null ? 0 : share * turn.error;
    return { ...this.#described(turn.n, { ...turn, error }), lost: share * turn.lost, searched: false };
  }

  /** By search unless its verdict is `known`; makes a puzzle of a mistake. Yields after each round of playouts. */
  *turn(n: number, known: TurnVerdict | null = null): Generator<void, FormTurn> {
    const turn = this.#game.turns[n - 1];
    const search = (salt: number) => ({ ...SEARCH, seed: mix(SEARCH.seed, 2 * n + salt) });
    const verdict = known ?? (yield* this.#reviewer.searched(turn.hand, turnOf(turn), search(1)));
    const mistake = { record: this.#record, turn, verdict, reviewer: this.#reviewer, search: search(2) };
    const puzzle = verdict.label === null ? null : yield* ownPuzzle(mistake);
    return { ...this.#described(n, verdict), searched: true, puzzle };
  }

  #described(n: number, verdict: TurnVerdict | TurnReview): Omit<FormTurn, 'searched' | 'puzzle'> {
    const turn = this.#game.turns[n - 1];
    const played = turnWords(turn.hand, turnOf(turn));
    const { best, lost, error, label } = verdict;
    const habit = error > 0 ? habitOf(turn.hand, played, best[0]) : null;
    return {
      ...{ n, lost, error, label },
      part: gamePart(this.#tilesBefore(turn), this.#tilesBefore(this.#game.turns[0])),
      decision: decisionBetween(this.#faced(turn.hand, played), this.#faced(turn.hand, best[0])),
      habit,
      kind: habit && this.#kinds.of(turn.hand, habit, { played, best: best[0] }),
    };
  }

  #tilesBefore({ hand }: ReplayedTurn): number {
    return hand.position.stackSize + 1;
  }

  /** A turn whose rotation is the first of those in which the tile looks the same. */
  #faced({ position }: Game, { x, y, rotation, action }: TurnWords): TurnWords {
    return { x, y, rotation: this.#faces[position.drawn * 4 + rotation], action };
  }
}

function skillOf({ margin, tiles, dice }: Review, side: number): Pick<GameForm, 'margin' | 'skill'> {
  const points = margin[side] - tiles.points[side] - dice.points[side];
  return { margin: margin[side], skill: { points, se: Math.hypot(tiles.se[side], dice.se[side]) } };
}
