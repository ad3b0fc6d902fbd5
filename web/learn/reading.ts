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
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { BoardIntent, Cell } from '../board/model/state.ts';
import type { Catalogue } from '../words/catalogue.ts';
import { cellsOf, nodesOf } from './candidates.ts';
import {
  answerOf,
  type Figure,
  goOn,
  openFigure,
  placeMove,
  type Stage,
  type Step,
  solution,
  stepsOf,
  tryMove,
} from './content/figure.ts';
import type { LearnWords } from './words/catalogue.ts';

/** The words of the page: those of the game and those of the rulebook. */
export interface Words {
  readonly game: Catalogue;
  readonly learn: LearnWords;
}

/** How the last try was answered. */
export type Answer =
  | { readonly type: 'right' | 'other' }
  /** What happened without anybody having been asked. */
  | { readonly type: 'told' }
  | { readonly type: 'number'; readonly rule: string }
  | { readonly type: 'refused'; readonly told: Explanation };

/** The tile as a reader holds it over the board. */
interface Held {
  readonly cell: Cell | null;
  readonly rotation: Rotation;
}

/** One reader at one figure. */
export interface Reading {
  readonly figure: Figure;
  readonly stage: ReadonlySignal<Stage>;
  readonly step: ReadonlySignal<Step>;
  readonly answer: ReadonlySignal<Answer | null>;
  readonly held: ReadonlySignal<Held>;
  readonly hover: ReadonlySignal<Cell | null>;
  readonly cells: ReadonlySignal<readonly Cell[]>;
  readonly nodes: ReadonlySignal<readonly Node[]>;
  /** Kinds of meeple that could be sent, and the one that would go. */
  readonly kinds: ReadonlySignal<readonly MeepleIndex[]>;
  readonly kind: ReadonlySignal<MeepleIndex>;
  intent(intent: BoardIntent): void;
  turn(by: 1 | -1): void;
  place(): void;
  act(move: Move): void;
  choose(kind: MeepleIndex): void;
  count(number: number): void;
  goOn(): void;
  show(): void;
  again(): void;
}

const EMPTY: Held = { cell: null, rotation: 0 };

export function createReading(figure: Figure, nameOf: (color: string) => string): Reading {
  const stage = signal(openFigure(figure, nameOf));
  const answer = signal<Answer | null>(null);
  const held = signal<Held>(EMPTY);
  const hover = signal<Cell | null>(null);
  const step = computed(() => stepsOf(figure)[stage.value.step]);
  const cells = computed(() => (step.value.do === 'place' ? cellsOf(stage.value.game, figure) : []));
  const nodes = computed(() => (step.value.do === 'act' ? nodesOf(stage.value.game, figure) : []));
  const kinds = computed(() => (step.value.do === 'act' ? inHand(stage.value.game) : []));
  const chosen = signal<MeepleIndex | null>(null);
  const usual = computed(() => {
    const names = stage.value.game.rules.meeples.map(({ name }) => name);
    return Math.max(0, names.indexOf(figure.example.turn.deploy?.[0] ?? '')) as MeepleIndex;
  });
  const kind = computed(() => chosen.value ?? usual.value);

  function moveOn(next: Stage, type: 'right' | 'told' = 'right'): void {
    stage.value = next;
    answer.value = { type };
    held.value = EMPTY;
    hover.value = null;
  }

  function attempt(move: Move): void {
    const next = tryMove(figure, stage.value, move);
    const told = next === 'refused' ? explain(stage.value.game, move) : null;
    if (told !== null) answer.value = { type: 'refused', told };
    else if (typeof next === 'string') answer.value = { type: 'other' };
    else moveOn(next);
  }

  function turn(by: 1 | -1): void {
    const { cell, rotation } = held.value;
    held.value = { cell, rotation: ((rotation + by + 4) % 4) as Rotation };
    answer.value = null;
  }

  function pick(cell: Cell): void {
    const same = held.value.cell?.x === cell.x && held.value.cell?.y === cell.y;
    if (same) turn(1);
    else held.value = { ...held.value, cell };
    answer.value = null;
  }

  function deploy(node: Node | undefined): void {
    if (node !== undefined) attempt({ type: 'deploy', meeple: kind.value, node });
  }

  return {
    figure,
    stage,
    step,
    answer,
    held,
    hover,
    cells,
    nodes,
    kinds,
    kind,
    intent(intent) {
      if (intent.type === 'hover') hover.value = intent.cell;
      else if (intent.type === 'rotate') turn(intent.by);
      else if (intent.type === 'spot') deploy(nodes.value[Number(intent.id) - 1]);
      else if (intent.type === 'cell' && step.value.do === 'place') pick(intent.cell);
    },
    turn,
    place() {
      const { cell, rotation } = held.value;
      const tile = drawnTile(stage.value.game);
      if (cell === null || tile === null) return;
      attempt(placeMove([tile, cell.x, cell.y, rotation]));
    },
    act: attempt,
    choose(next) {
      chosen.value = next;
      answer.value = null;
    },
    count(number) {
      const ask = step.value;
      if (!('rule' in ask)) return;
      if (number === answerOf(figure, stage.value)) moveOn(goOn(figure, stage.value));
      else answer.value = { type: 'number', rule: ask.rule };
    },
    goOn: () => moveOn(goOn(figure, stage.value), 'told'),
    show() {
      const { do: what } = step.value;
      const next =
        what === 'place' || what === 'act' ? tryMove(figure, stage.value, solution(figure, stage.value)) : null;
      moveOn(next === null || typeof next === 'string' ? goOn(figure, stage.value) : next, 'told');
    },
    again() {
      stage.value = openFigure(figure, nameOf);
      held.value = EMPTY;
      answer.value = null;
      chosen.value = null;
    },
  };
}

/** Kinds of meeple in the reserve of the player on turn. */
function inHand(game: Game): MeepleIndex[] {
  const left = reserve(game, game.position.seat);
  return game.rules.meeples.flatMap(({ name }, i) => ((left[name] ?? 0) > 0 ? [i as MeepleIndex] : []));
}

/** The last throw among the events, if dice fell. */
export function thrownIn(events: readonly GameEvent[]): Extract<GameEvent, { type: 'rolled' }> | null {
  return events.findLast((event) => event.type === 'rolled') ?? null;
}
