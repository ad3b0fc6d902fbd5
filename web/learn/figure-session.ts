import type { BoardCell, BoardIntent } from '@asteroute/board/model/state.ts';
import {
  drawnTile,
  type Explanation,
  explain,
  type Game,
  type GameEvent,
  type MeepleIndex,
  type Move,
  type Node,
  type Rotation,
  reserve,
} from '@asteroute/engine';
import type { LearnWords } from '@asteroute/words/en/book.ts';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { cellsOf, nodesOf } from './candidates.ts';
import {
  answerOf,
  type FigureStage,
  type FigureStep,
  goOn,
  openFigure,
  printedMove,
  type RuleFigure,
  solution,
  stepsOf,
  tryMove,
} from './content/figure.ts';

/** Words of the game and of the rulebook, in the language of the page. */
export interface BookWords {
  readonly game: Catalogue;
  readonly learn: LearnWords;
}

export type Feedback =
  | { readonly type: 'right' | 'other' }
  | { readonly type: 'told' }
  | { readonly type: 'number'; readonly rule: string }
  | { readonly type: 'refused'; readonly told: Explanation };

interface Held {
  readonly cell: BoardCell | null;
  readonly rotation: Rotation;
}

const EMPTY: Held = { cell: null, rotation: 0 };

export class FigureSession {
  readonly figure: RuleFigure;
  readonly stage: ReadonlySignal<FigureStage>;
  readonly #nameOf: (color: string) => string;
  readonly #stage: Signal<FigureStage>;
  readonly #feedback = signal<Feedback | null>(null);
  readonly feedback: ReadonlySignal<Feedback | null> = this.#feedback;
  readonly #held = signal(EMPTY);
  readonly held: ReadonlySignal<Held> = this.#held;
  readonly #hover = signal<BoardCell | null>(null);
  readonly hover: ReadonlySignal<BoardCell | null> = this.#hover;
  readonly #chosenKind = signal<MeepleIndex | null>(null);

  constructor(figure: RuleFigure, nameOf: (color: string) => string) {
    this.figure = figure;
    this.#nameOf = nameOf;
    this.stage = this.#stage = signal(openFigure(figure, nameOf));
  }

  readonly step: ReadonlySignal<FigureStep> = computed(() => stepsOf(this.figure)[this.#stage.value.step]);

  /** Cells that the reader may try, including illegal ones. */
  readonly cells: ReadonlySignal<readonly BoardCell[]> = computed(() =>
    this.step.value.do === 'place' ? cellsOf(this.#stage.value.game, this.figure) : [],
  );

  /** Places for a meeple that the reader may try, including illegal ones. */
  readonly nodes: ReadonlySignal<readonly Node[]> = computed(() =>
    this.step.value.do === 'act' ? nodesOf(this.#stage.value.game, this.figure) : [],
  );

  readonly kinds: ReadonlySignal<readonly MeepleIndex[]> = computed(() =>
    this.step.value.do === 'act' ? kindsInReserve(this.#stage.value.game) : [],
  );

  readonly kind: ReadonlySignal<MeepleIndex> = computed(() => this.#chosenKind.value ?? this.#kindOfSolution());

  intent(intent: BoardIntent): void {
    if (intent.type === 'hover') this.#hover.value = intent.cell;
    else if (intent.type === 'rotate') this.rotate(intent.by);
    else if (intent.type === 'spot') this.#deploy(this.nodes.value[Number(intent.id) - 1]);
    else if (intent.type === 'cell' && this.step.value.do === 'place') this.#holdOver(intent.cell);
  }

  rotate(by: 1 | -1): void {
    const { cell, rotation } = this.#held.value;
    this.#hold({ cell, rotation: ((rotation + by + 4) % 4) as Rotation });
  }

  place(): void {
    const { cell, rotation } = this.#held.value;
    const tile = drawnTile(this.#stage.value.game);
    if (cell !== null && tile !== null) this.attempt(printedMove([tile, cell.x, cell.y, rotation]));
  }

  /** The engine says why it is illegal. */
  attempt(move: Move): void {
    const next = tryMove(this.figure, this.#stage.value, move);
    const told = next === 'refused' ? explain(this.#stage.value.game, move) : null;
    if (told !== null) this.#feedback.value = { type: 'refused', told };
    else if (typeof next === 'string') this.#feedback.value = { type: 'other' };
    else this.#moveOn(next);
  }

  choose(kind: MeepleIndex): void {
    this.#chosenKind.value = kind;
    this.#feedback.value = null;
  }

  count(number: number): void {
    const ask = this.step.value;
    if (!('rule' in ask)) return;
    if (number === answerOf(this.figure, this.#stage.value)) this.#moveOn(goOn(this.figure, this.#stage.value));
    else this.#feedback.value = { type: 'number', rule: ask.rule };
  }

  goOn(): void {
    this.#moveOn(goOn(this.figure, this.#stage.value), 'told');
  }

  /** Shows the solution: of a turn both tile and meeple, of any other step the step alone. */
  show(): void {
    let stage = this.#stage.value;
    if (!this.#asksForMove(stage)) return this.#moveOn(goOn(this.figure, stage), 'told');
    while (this.#asksForMove(stage)) {
      const next = tryMove(this.figure, stage, solution(this.figure, stage));
      stage = typeof next === 'string' ? goOn(this.figure, stage) : next;
    }
    this.#moveOn(stage, 'told');
  }

  #asksForMove({ step }: FigureStage): boolean {
    return ['place', 'act'].includes(stepsOf(this.figure)[step].do);
  }

  again(): void {
    this.#stage.value = openFigure(this.figure, this.#nameOf);
    this.#chosenKind.value = null;
    this.#hold(EMPTY);
  }

  #moveOn(next: FigureStage, type: 'right' | 'told' = 'right'): void {
    this.#stage.value = next;
    this.#hover.value = null;
    this.#hold(EMPTY);
    this.#feedback.value = { type };
  }

  #hold(held: Held): void {
    this.#held.value = held;
    this.#feedback.value = null;
  }

  /** Holds the tile over a cell; if it is already there, rotates it. */
  #holdOver(cell: BoardCell): void {
    const { value: held } = this.#held;
    if (held.cell?.x === cell.x && held.cell.y === cell.y) this.rotate(1);
    else this.#hold({ ...held, cell });
  }

  #deploy(node: Node | undefined): void {
    if (node !== undefined) this.attempt({ type: 'deploy', meeple: this.kind.value, node });
  }

  #kindOfSolution(): MeepleIndex {
    const names = this.#stage.value.game.rules.meeples.map(({ name }) => name);
    return Math.max(0, names.indexOf(this.figure.example.turn.deploy?.[0] ?? '')) as MeepleIndex;
  }
}

function kindsInReserve(game: Game): MeepleIndex[] {
  const left = reserve(game, game.position.seat);
  return game.rules.meeples.flatMap(({ name }, i) => ((left[name] ?? 0) > 0 ? [i as MeepleIndex] : []));
}

/** The last throw of dice among the events; null without one. */
export function thrownIn(events: readonly GameEvent[]): Extract<GameEvent, { type: 'rolled' }> | null {
  return events.findLast((event) => event.type === 'rolled') ?? null;
}
