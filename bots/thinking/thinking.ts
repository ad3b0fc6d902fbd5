import { clonePosition, createRandom } from '@asteroute/engine';
import type { Position, Ruleset } from '@asteroute/engine/search';
import { margin } from '../judge/judge.ts';
import { SEARCHES } from '../levels/levels.ts';
import type { RankedTurn } from '../search/bot.ts';
import { solvedTurns } from '../search/endgame.ts';
import { Playouts, Replies } from '../search/playouts.ts';
import { horizonFor, Search } from '../search/search.ts';
import type { Analyzer } from '../turns/analyzer.ts';
import type { JudgedTurn } from '../turns/turns.ts';
import { PairedMeans } from './paired-means.ts';

/** A turn with standard errors in points; 0 where it was solved. */
export interface WeighedTurn extends RankedTurn {
  /** The standard error of `worth`. */
  readonly off: number;
  /** How far the turn is behind the best one, and the standard error of that. */
  readonly behind: number;
  readonly behindOff: number;
}

/** How many turns are weighed in the end, and how many a search chooses for that. */
const SHOWN = 5;
const CHOSEN = 10;
/** The search that chooses them: about 0.1 s. */
const CHOOSING = { simulations: 172, horizon: 6 } as const;
/** A turn is dropped if it is behind the last one shown by so many standard errors. */
const DROP_ERRORS = 3;
/** The rounds before the first turn is dropped, and before the first answer. */
const MIN_ROUNDS = 8;
/** Once no standard error is larger, in points, nothing that is shown would change. */
const ENOUGH = 0.05;

/** A turn in the race, and its series in the means. */
interface Runner {
  readonly turn: JudgedTurn;
  readonly series: number;
  readonly replies: Replies;
}

/**
 * Thinks about the tile in hand for as long as it is asked to. A search chooses turns; then all of them are continued
 * again and again with common orders of the stack, none of which influenced the choice.
 */
export class Thinking {
  readonly #rules: Ruleset;
  readonly #analyzer: Analyzer;
  readonly #pos: Position;
  readonly #side: number;
  readonly #steps: Generator<void, void>;
  #means = new PairedMeans(0);
  #running: Runner[] = [];
  #solved: readonly RankedTurn[] | null = null;
  #isDone = false;

  constructor(rules: Ruleset, analyzer: Analyzer, position: Position) {
    this.#rules = rules;
    this.#analyzer = analyzer;
    this.#pos = clonePosition(position);
    this.#side = rules.figureTable.sideOf[position.seat];
    this.#steps = this.#think();
  }

  /** Thinks on until it is late or nothing would change any more. */
  goOn(isLate: () => boolean): void {
    while (!this.#isDone && !isLate()) this.#isDone = this.#steps.next().done === true;
  }

  get isDone(): boolean {
    return this.#isDone;
  }

  /** How often each turn was played on. */
  get rounds(): number {
    return this.#means.count;
  }

  /** The best turns, best first; empty until something is known of them. */
  best(): WeighedTurn[] {
    if (this.#solved !== null) return this.#exact(this.#solved);
    if (this.rounds < MIN_ROUNDS) return [];
    const seat = (this.#pos.seat + 1) % this.#rules.players.length;
    const [first] = this.#running;
    return this.#running.slice(0, SHOWN).map(({ turn, series, replies }) => ({
      turn,
      worth: this.#means.mean(series),
      off: this.#means.error(series),
      behind: this.#means.mean(first.series) - this.#means.mean(series),
      behindOff: this.#means.errorBetween(first.series, series),
      answer: replies.likely(seat),
    }));
  }

  #exact(solved: readonly RankedTurn[]): WeighedTurn[] {
    const [first] = solved;
    return solved
      .slice(0, SHOWN)
      .map((one) => ({ ...one, off: 0, behind: first.worth - one.worth, behindOff: 0, answer: null }));
  }

  *#think(): Generator<void, void> {
    this.#solved = solvedTurns(this.#rules, this.#analyzer, this.#pos);
    if (this.#solved !== null) return;
    const playouts = new Playouts(this.#rules, this.#analyzer, createRandom(1));
    const search = new Search(this.#rules, playouts);
    const chosen = yield* search.ranked(this.#pos, this.#analyzer.turns.different(this.#pos), CHOOSING);
    this.#running = chosen
      .slice(0, CHOSEN)
      .map(({ turn }, series) => ({ turn, series, replies: new Replies(this.#pos.seat) }));
    this.#means = new PairedMeans(this.#running.length);
    playouts.horizon = horizonFor(this.#rules, SEARCHES.master.horizon);
    while (this.rounds < MIN_ROUNDS || !this.#isEnough()) {
      this.#playRound(playouts);
      this.#running.sort((a, b) => this.#means.mean(b.series) - this.#means.mean(a.series));
      if (this.rounds >= MIN_ROUNDS) this.#drop();
      yield;
    }
  }

  #playRound(playouts: Playouts): void {
    const results = new Float64Array(CHOSEN);
    for (const [{ series, replies }, values] of playouts.round(this.#pos, this.#running, this.rounds)) {
      results[series] = margin(values, this.#side);
      replies.add(playouts.reply());
    }
    this.#means.add(results);
  }

  #drop(): void {
    const last = this.#running[SHOWN - 1];
    this.#running = this.#running.filter(({ series }, rank) => {
      if (rank < SHOWN) return true;
      const behind = this.#means.mean(last.series) - this.#means.mean(series);
      return behind <= DROP_ERRORS * this.#means.errorBetween(last.series, series);
    });
  }

  #isEnough(): boolean {
    return this.#running.slice(0, SHOWN).every(({ series }) => this.#means.error(series) <= ENOUGH);
  }
}
