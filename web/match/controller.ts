import type { Candidate } from '@asteroute/bots';
import {
  type ActionMove,
  type ErrorCode,
  type FigureRef,
  type Game,
  type GameEvent,
  heldRealms,
  type PlaceMove,
  type Realm,
  scores,
} from '@asteroute/engine';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Cell as BoardCell, BoardIntent } from '../board/model/state.ts';
import {
  actionOf,
  type Draft,
  draftOf,
  EMPTY_DRAFT,
  mayRecall,
  nearestRotation,
  type Opening,
  openingsOf,
  type Spot,
  spotsOf,
  stepBack,
  turned,
  withTile,
} from './draft.ts';
import { isHere, type Link, type Step } from './link.ts';
import { createReplay, type Replay } from './replay.ts';
import { takeBackTo } from './take-back.ts';
import { createTimeline, type Timeline, type TimelinePorts } from './timeline.ts';

/** When a turn waits for the confirm button: always; unless no meeple goes; unless a place is pressed twice. */
export const CONFIRMS = ['always', 'meeple', 'again'] as const;
export type Confirm = (typeof CONFIRMS)[number];

/** What a table needs from outside. */
export interface TablePorts extends TimelinePorts {
  /** When a turn waits for the confirm button; always, where nobody says. */
  readonly confirms?: () => Confirm;
}

/** Everything the table's views read, and everything a person can do at it. */
export interface Table {
  readonly link: Link;
  readonly timeline: Timeline;
  readonly replay: Replay;
  /** Every ply that was shown, whatever is looked at now. */
  readonly past: ReadonlySignal<readonly Step[]>;
  /** The game that is shown: behind the newest while events are played, and anywhere in a replay. */
  readonly game: ReadonlySignal<Game>;
  /** What happened since the beginning, as far as it was shown. */
  readonly history: ReadonlySignal<readonly GameEvent[]>;
  /** Scores as shown: points of events still to be played are not in yet. */
  readonly scores: ReadonlySignal<readonly number[]>;
  /** Meeples that left in an event that is being or still to be played. */
  readonly leaving: ReadonlySignal<readonly FigureRef[]>;
  /** True while a person at this screen is to decide. */
  readonly mine: ReadonlySignal<boolean>;
  readonly draft: ReadonlySignal<Draft>;
  readonly hover: ReadonlySignal<Opening | null>;
  readonly openings: ReadonlySignal<readonly Opening[]>;
  /** The shown game with the draft's tile on it, once it has a cell. */
  readonly drafted: ReadonlySignal<Game | null>;
  readonly spots: ReadonlySignal<readonly Spot[]>;
  /** Whether a meeple may be taken back instead. */
  readonly recallable: ReadonlySignal<boolean>;
  /** The meeple action of the draft, or null while it is open. */
  readonly action: ReadonlySignal<ActionMove | null>;
  /** Why the engine refused what was confirmed. */
  /** Held realms of the tile that a person points at. */
  readonly looked: ReadonlySignal<readonly Realm[]>;
  readonly refusal: ReadonlySignal<ErrorCode | null>;
  /** An event of the history whose tiles a person wants to see again. */
  readonly shown: ReadonlySignal<GameEvent | null>;
  intent(intent: BoardIntent): void;
  rotate(by: 1 | -1): void;
  /** Chooses the spot with this number (from 1), or no meeple with 0. */
  choose(number: number): void;
  /** Takes a meeple back instead of sending one. */
  recall(): void;
  /** Drafts a whole turn that somebody advises; nothing of it is played. */
  take(candidate: Candidate): void;
  /** Whether the other kind of meeple goes. */
  swap(other: boolean): void;
  /** One step of the draft back; without a draft, the turn that was just confirmed. */
  undo(): void;
  /** Whether the turn that was just confirmed can still be taken back. */
  readonly returnable: ReadonlySignal<boolean>;
  confirm(): void;
  show(event: GameEvent | null): void;
}

export function createTable(link: Link, ports: TablePorts): Table {
  const steps = signal(link.opened);
  const timeline = createTimeline(link.opened.at(-1)?.game ?? link.start, {
    ...ports,
    holds: (step) => step.move.type === 'draw' && backTo.peek() !== null,
  });
  const past = computed(() => steps.value.slice(0, steps.value.length - timeline.queued.value));
  const replay = createReplay({ steps: past, from: link.live ? null : link.opened.length }, ports);
  const backTo = computed(() =>
    link.takeBack !== null ? takeBackTo({ steps: past.value, shown: past.value.length, seats: link.seats }) : null,
  );
  const draft = signal<Draft>(EMPTY_DRAFT);
  const hoverCell = signal<BoardCell | null>(null);
  const refusal = signal<ErrorCode | null>(null);
  const shown = signal<GameEvent | null>(null);
  /** What was confirmed last: taking the turn back opens it again. */
  let confirmed = EMPTY_DRAFT;

  const looksBack = computed(() => replay.at.value !== null);
  const game = computed(() => (looksBack.value ? (replay.step.value?.game ?? link.start) : timeline.frame.value.game));
  const mine = computed(() => {
    const { phase, seat } = game.value.position;
    return link.live && !looksBack.value && !timeline.busy.value && phase === 'place' && isHere(link.seats[seat]);
  });
  const openings = computed(() => (mine.value ? openingsOf(game.value) : []));
  const hover = computed(() => openings.value.find((o) => at(o, hoverCell.value)) ?? null);
  const looked = computed(() => (draft.value.cell === null ? realmsAt(game.value, hoverCell.value) : []));
  const drafted = computed(() => (mine.value && draft.value.cell !== null ? withTile(game.value, draft.value) : null));
  const spots = computed(() => (drafted.value === null ? [] : spotsOf(drafted.value)));
  const recallable = computed(() => drafted.value !== null && mayRecall(drafted.value));
  const action = computed(() => actionOf(draft.value, spots.value));
  const pending = computed(() => (looksBack.value ? [] : timeline.frame.value.pending));
  const leaving = computed(() => {
    const cue = looksBack.value ? null : timeline.frame.value.cue;
    return [...(cue === null ? [] : [cue]), ...pending.value].flatMap((e) => ('returned' in e ? e.returned : []));
  });
  const shownScores = computed(() => withoutPending(scores(game.value), pending.value));

  link.listen((more, kept = steps.peek().length) =>
    batch(() => {
      if (kept < steps.value.length) rewind(kept);
      steps.value = [...steps.value, ...more];
      timeline.add(more);
    }),
  );
  const history = computed(() => {
    const events = past.value.slice(0, replay.at.value ?? undefined).flatMap((step) => step.events);
    return pending.value.length === 0 ? events : events.slice(0, -pending.value.length);
  });

  function choose(cell: BoardCell): void {
    const opening = openings.value.find((o) => at(o, cell));
    if (opening === undefined) return;
    if (draft.value.cell === opening.cell) return rotate(1);
    const rotation = nearestRotation(opening.rotations, draft.value.rotation);
    settle({ ...draft.value, cell: opening.cell, rotation, choice: null });
  }

  /** Whether there is nothing to choose but no meeple. */
  const isForced = () => spots.value.length === 0 && !recallable.value;

  /** Takes a draft over. Where no meeple can go there is nothing to choose, so that "none" is chosen already. */
  function settle(next: Draft): void {
    batch(() => {
      refusal.value = null;
      shown.value = null;
      draft.value = next;
      if (drafted.value !== null && isForced()) draft.value = { ...next, choice: { type: 'none' } };
    });
  }

  function rotate(by: 1 | -1): void {
    const opening = openings.value.find((o) => o.cell === draft.value.cell) ?? hover.value;
    const rotation = opening
      ? turned(opening.rotations, nearestRotation(opening.rotations, draft.value.rotation), by)
      : (((draft.value.rotation + by + 4) % 4) as Draft['rotation']);
    settle({ ...draft.value, rotation, choice: null });
  }

  function chooseSpot(number: number): void {
    if (drafted.value === null) return;
    const spot = spots.value[number - 1];
    const before = draft.value.choice;
    if (number === 0) settle({ ...draft.value, choice: { type: 'none' } });
    else if (spot !== undefined) settle({ ...draft.value, choice: { type: 'deploy', node: spot.node } });
    if (isFinal(ports.confirms?.() ?? 'always', before, draft.value.choice)) confirm();
  }

  function confirm(): void {
    const { cell, rotation } = draft.value;
    if (cell === null || action.value === null || !mine.value) return;
    const place: PlaceMove = { type: 'place', cell, rotation };
    const move = action.value;
    confirmed = draft.value;
    batch(() => {
      draft.value = { ...EMPTY_DRAFT, rotation };
      hoverCell.value = null;
      const done = link.commit(place, move);
      if (!done.ok) refusal.value = done.error.code;
    });
  }

  function rewind(to: number): void {
    steps.value = steps.value.slice(0, to);
    timeline.reset(steps.value.at(-1)?.game ?? link.start);
  }

  function takeBack(): void {
    const to = backTo.value;
    if (to === null) return;
    batch(() => {
      link.takeBack?.(to);
      rewind(to);
    });
    settle(confirmed);
  }

  return {
    link,
    timeline,
    replay,
    past,
    game,
    history,
    scores: shownScores,
    leaving,
    mine,
    draft,
    hover,
    looked,
    openings,
    drafted,
    spots,
    recallable,
    action,
    refusal,
    shown,
    intent(intent) {
      if (intent.type === 'hover') hoverCell.value = intent.cell;
      // A finger cannot hover: it taps a tile to look at it, and again to look away.
      else if (intent.type === 'tile') hoverCell.value = same(hoverCell.value, intent.cell) ? null : intent.cell;
      else if (intent.type === 'cell') choose(intent.cell);
      else if (intent.type === 'rotate') rotate(intent.by);
      else if (intent.type === 'spot') chooseSpot(Number(intent.id));
    },
    rotate,
    choose: chooseSpot,
    recall: () => {
      if (recallable.value) settle({ ...draft.value, choice: { type: 'recall' } });
    },
    take: (candidate) => {
      if (mine.value) settle(draftOf(candidate));
    },
    swap: (other) => settle({ ...draft.value, other }),
    undo: () => {
      if (draft.value.cell === null && !looksBack.value) takeBack();
      else settle(back(draft.value, isForced()));
    },
    returnable: computed(() => draft.value.cell === null && !looksBack.value && backTo.value !== null),
    confirm,
    show: (event) => {
      shown.value = event;
    },
  };
}

/** Whether a choice is a confirmation as well: no meeple where that is agreed on, or the same choice a second time. */
function isFinal(confirms: Confirm, before: Draft['choice'], choice: Draft['choice']): boolean {
  if (confirms === 'always' || choice === null) return false;
  if (confirms === 'meeple') return choice.type === 'none';
  if (before === null || before.type !== choice.type) return false;
  return choice.type !== 'deploy' || (before.type === 'deploy' && before.node === choice.node);
}

const same = (a: BoardCell | null, b: BoardCell): boolean => a?.x === b.x && a.y === b.y;

function realmsAt(game: Game, cell: BoardCell | null): readonly Realm[] {
  if (cell === null) return [];
  return heldRealms(game).filter(({ figures }) => figures.some(({ at: { x, y } }) => x === cell.x && y === cell.y));
}

function at(opening: Opening, cell: BoardCell | null): boolean {
  return cell !== null && opening.x === cell.x && opening.y === cell.y;
}

/** One step back; a "none" that nobody chose is no step. */
function back(draft: Draft, forced: boolean): Draft {
  return stepBack(forced ? { ...draft, choice: null } : draft);
}

function withoutPending(totals: number[], pending: readonly GameEvent[]): number[] {
  for (const event of pending) {
    if (event.type === 'defeated') totals[event.side] -= event.points;
    if (event.type === 'tied' || event.type === 'scored') {
      for (const share of event.shares) totals[share.side] -= share.points;
    }
  }
  return totals;
}
