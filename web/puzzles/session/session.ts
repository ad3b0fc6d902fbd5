import { type Game, lastGame, type Move, type Turn, type TurnWords, turnWords } from '@asteroute/engine';
import type { Past } from '@asteroute/page/match/links/link-local.ts';
import { lookOfTurn } from '@asteroute/page/match/turns.ts';
import { openTrial, type TrialLink } from '@asteroute/page-review/link-trial';
import { turnIn } from '@asteroute/page-review/worker/turn-in';
import type { Ply } from '@asteroute/record';
import { isRight, type Puzzle } from '@asteroute/review/puzzles';
import { batch, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { TryOutcome } from '../rating/progress.ts';
import type { PuzzleJudge } from './judge.ts';

/**
 * `ask`: to find a turn; `wait`: it is judged or others move; `wrong`: not the best; `right`: all turns were found;
 * `shown`: the solution of this turn is shown; `failed`: an answer could not be judged.
 */
export type PuzzleStage = 'ask' | 'wait' | 'wrong' | 'right' | 'shown' | 'failed';

/** The hints taken: none, the topic of the turn, its cell. */
export type HintStep = 0 | 1 | 2;

export interface SessionPorts {
  readonly judge: PuzzleJudge;
  /** A turn that search finds to lose no more points than this is right too; null if only the listed turns are. */
  readonly tolerance: number | null;
  readonly onTried: (outcome: TryOutcome) => void;
}

export class PuzzleSession {
  readonly puzzle: Puzzle;
  readonly link: TrialLink;
  readonly #ports: SessionPorts;
  readonly #stage = signal<PuzzleStage>('ask');
  readonly stage: ReadonlySignal<PuzzleStage> = this.#stage;
  readonly #step = signal(1);
  /** The number of the turn to be found, from 1. */
  readonly step: ReadonlySignal<number> = this.#step;
  readonly #hint = signal<HintStep>(0);
  readonly hint: ReadonlySignal<HintStep> = this.#hint;
  readonly #lost = signal<number | null>(null);
  readonly #isRefuted = signal(false);
  /** Whether what may follow the answer is shown or being searched. */
  readonly isRefuted: ReadonlySignal<boolean> = this.#isRefuted;
  /** The points that the answer lost; null until they are known. */
  readonly lost: ReadonlySignal<number | null> = this.#lost;
  readonly #best = signal<readonly Turn[]>([]);
  /** The right turns of this decision. */
  readonly best: ReadonlySignal<readonly Turn[]> = this.#best;
  readonly #outcome = signal<TryOutcome | null>(null);
  readonly outcome: ReadonlySignal<TryOutcome | null> = this.#outcome;
  readonly #stop: () => void;
  #hinted = false;

  constructor(puzzle: Puzzle, past: Past, ports: SessionPorts) {
    this.puzzle = puzzle;
    this.#ports = ports;
    this.link = openPuzzle(past);
    this.#best.value = turnsIn(this.link.hand.peek(), puzzle.answers);
    this.#stop = effect(() => {
      const turn = this.link.answer.value;
      if (turn !== null) batch(() => this.#check(turn));
    });
  }

  /** Whether more turns are to be found after this one. */
  get goesOn(): boolean {
    return this.#step.value < this.puzzle.turns;
  }

  takeHint(): void {
    if (this.#stage.peek() !== 'ask') return;
    this.#hinted = true;
    // The topic of a puzzle is only known for its first turn.
    this.#hint.value = this.#step.peek() > 1 ? 2 : (Math.min(2, this.#hint.peek() + 1) as HintStep);
  }

  again(): void {
    batch(() => {
      this.#stage.value = 'ask';
      this.#lost.value = null;
      this.link.again();
    });
  }

  /** Plays what may follow a wrong answer: the best answer of the next player, with the tile that helps it most. */
  refute(): void {
    const { link } = this;
    const turn = link.answer.peek();
    this.#isRefuted.value = true;
    const show = ({ moves }: { readonly moves: readonly Move[] }) => {
      if (link.answer.peek() === turn) link.follow(moves);
    };
    this.#ports.judge.reply(this.puzzle, movesOf(link.played.peek())).then(show, () => undefined);
  }

  show(): void {
    const [turn] = this.#best.peek();
    if (turn === undefined) return;
    batch(() => {
      this.#count('missed');
      this.#stage.value = 'shown';
      this.link.show(turn);
    });
  }

  compare(turn: Turn): void {
    if (this.#stage.peek() === 'shown') this.link.show(turn);
  }

  /** Lets the others move, then asks for the next turn of the puzzle. */
  goOn(): void {
    const [best] = this.#best.peek();
    batch(() => {
      if (this.#stage.peek() === 'shown' && best !== undefined) this.link.show(best);
      this.#stage.value = 'wait';
    });
    this.#advance().catch(() => {
      this.#stage.value = 'failed';
    });
  }

  close(): void {
    this.#stop();
    this.#ports.judge.close();
  }

  #check(turn: Turn): void {
    const hand = this.link.hand.peek();
    const look = lookOfTurn(hand, turn);
    const isListed = this.#step.peek() === 1 && isRight(this.puzzle, hand, turn);
    const isBest = isListed || this.#best.peek().some((one) => lookOfTurn(hand, one) === look);
    if (!isBest && this.#ports.tolerance !== null) this.#weigh(hand, turn, this.#ports.tolerance);
    else if (!isBest) this.#miss(hand, turn);
    else if (this.goesOn) this.goOn();
    else this.#end();
  }

  /** Finds out by search whether an answer that is not listed is right too. */
  #weigh(hand: Game, turn: Turn, tolerance: number): void {
    this.#stage.value = 'wait';
    const isSame = () => this.link.answer.peek() === turn;
    const judge = (lost: number) => {
      if (!isSame()) return;
      if (lost <= tolerance) return this.#end();
      this.#count('missed');
      this.#isRefuted.value = false;
      this.#stage.value = 'wrong';
      this.#lost.value = lost;
    };
    const words = turnWords(hand, turn);
    this.#ports.judge.lost(this.puzzle, movesOf(this.link.decided.peek()), words).then(
      (lost) => batch(() => judge(lost)),
      () => {
        if (isSame()) this.#stage.value = 'failed';
      },
    );
  }

  /** Finds the loss of the answer by search; in an endgame at least the loss that was proved. */
  #miss(hand: Game, turn: Turn): void {
    this.#count('missed');
    this.#isRefuted.value = false;
    this.#stage.value = 'wrong';
    const isProved = this.puzzle.kind === 'endgame' && this.#step.peek() === 1;
    const least = isProved ? this.puzzle.gap : 0;
    const tell = (lost: number) => {
      if (this.link.answer.peek() === turn) this.#lost.value = Math.max(least, lost);
    };
    const words = turnWords(hand, turn);
    this.#ports.judge.lost(this.puzzle, movesOf(this.link.decided.peek()), words).then(tell, () => tell(0));
  }

  /** Lets the others move until the player is on turn again or the game is over. */
  async #advance(): Promise<void> {
    const { link } = this;
    const { moves, answers } = await this.#ports.judge.follow(this.puzzle, movesOf(link.played.peek()));
    batch(() => {
      link.follow(moves);
      if (link.head.peek().position.phase !== 'place') return this.#end();
      this.#best.value = turnsIn(link.hand.peek(), answers);
      this.#step.value += 1;
      this.#hint.value = 0;
      this.#stage.value = 'ask';
    });
  }

  /** Ends the puzzle: all turns were found, or the game is over. */
  #end(): void {
    this.#count(this.#hinted ? 'hinted' : 'solved');
    this.#stage.value = 'right';
  }

  #count(outcome: TryOutcome): void {
    if (this.#outcome.peek() !== null) return;
    this.#outcome.value = outcome;
    this.#ports.onTried(outcome);
  }
}

const movesOf = (plies: readonly Ply[]): readonly Move[] => plies.map(({ move }) => move);

const turnsIn = (hand: Game, all: readonly TurnWords[]): readonly Turn[] =>
  all.flatMap((one) => turnIn(hand, one) ?? []);

/** The last ply drew the tile in hand. The player also decides for partners on the same side. */
export function openPuzzle(past: Past) {
  const { players, figureTable } = past.start.rules;
  const own = figureTable.sideOf[lastGame(past.start, past.steps).position.seat];
  const seats = players.map((_, seat) => ({ bot: null, elsewhere: figureTable.sideOf[seat] !== own }));
  return openTrial(past, seats);
}
