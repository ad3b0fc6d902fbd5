import type { Game, GameEvent } from '@asteroute/engine';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Step } from './link.ts';

/** What the table shows: a game, and the events of its last ply that have not been played yet. */
export interface Frame {
  readonly game: Game;
  readonly pending: readonly GameEvent[];
  /** The event being played. */
  readonly cue: GameEvent | null;
}

/** How long each event stays, in milliseconds, at full speed; an event that is not named takes none. */
export const PACE: Partial<Record<GameEvent['type'], number>> = {
  'set-aside': 1600,
  placed: 420,
  deployed: 420,
  battle: 1300,
  rolled: 1700,
  tied: 1300,
  defeated: 1300,
  won: 1100,
  scored: 1500,
};

export type Speed = 'full' | 'short' | 'off';
const FACTOR: Readonly<Record<Speed, number>> = { full: 1, short: 0.4, off: 0 };

export interface TimelinePorts {
  readonly speed: () => Speed;
  /** Calls back after some milliseconds; the answer cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
  /** Whether a ply waits a moment before it is shown, so that the turn before it can still be taken back. */
  readonly holds?: (step: Step) => boolean;
}

/** Milliseconds, at full speed, in which a turn can be taken back before the next tile is turned up. */
const GRACE = 1200;

/** Plays what happened, event by event, so that people can follow; the game itself is never behind. */
export interface Timeline {
  readonly frame: ReadonlySignal<Frame>;
  /** True while something is still to be shown. */
  readonly busy: ReadonlySignal<boolean>;
  /** How many plies are still to be shown. */
  readonly queued: ReadonlySignal<number>;
  /** True while a realm of the final scoring waits for the person's nod. */
  readonly waiting: ReadonlySignal<boolean>;
  add(steps: readonly Step[]): void;
  /** Ends the event being played at once. */
  skip(): void;
  /** Shows everything at once. */
  skipAll(): void;
  /** Shows a game and forgets what was still to be shown. */
  reset(game: Game): void;
}

/** A realm of the final scoring waits for a nod instead of a time. */
function waitsForNod(event: GameEvent): boolean {
  return event.type === 'scored' && !event.complete;
}

export function createTimeline(game: Game, ports: TimelinePorts): Timeline {
  const frame = signal<Frame>({ game, pending: [], cue: null });
  const busy = signal(false);
  const waiting = signal(false);
  const queue = signal<readonly Step[]>([]);
  /** The ply that has waited its moment. */
  let held: Step | null = null;
  let cancel = () => {};

  /** Moves on to the next event, or rests. */
  function advance(): void {
    cancel();
    waiting.value = false;
    const { pending } = frame.value;
    if (pending.length === 0 && isHeld()) return;
    if (pending.length === 0 && !nextStep()) return rest();
    const [cue, ...rest_] = frame.value.pending;
    if (cue === undefined) return advance();
    frame.value = { ...frame.value, pending: rest_, cue };
    if (waitsForNod(cue)) {
      waiting.value = true;
      return;
    }
    const ms = (PACE[cue.type] ?? 0) * FACTOR[ports.speed()];
    if (ms === 0) return advance();
    cancel = ports.after(ms, advance);
  }

  /** Whether the next ply waits a moment longer. */
  function isHeld(): boolean {
    const [next] = queue.value;
    const ms = GRACE * FACTOR[ports.speed()];
    if (next === undefined || next === held || ms === 0 || !ports.holds?.(next)) return false;
    held = next;
    frame.value = { ...frame.value, cue: null };
    cancel = ports.after(ms, advance);
    return true;
  }

  function nextStep(): boolean {
    const [step, ...rest_] = queue.value;
    if (step === undefined) return false;
    queue.value = rest_;
    frame.value = { game: step.game, pending: step.events, cue: null };
    return true;
  }

  function show(last: Game): void {
    cancel();
    waiting.value = false;
    queue.value = [];
    frame.value = { game: last, pending: [], cue: null };
    busy.value = false;
  }

  function rest(): void {
    busy.value = false;
    frame.value = { ...frame.value, cue: null };
  }

  return {
    frame,
    busy,
    queued: computed(() => queue.value.length),
    waiting,
    add(steps) {
      queue.value = [...queue.value, ...steps];
      if (busy.value || queue.value.length === 0) return;
      busy.value = true;
      advance();
    },
    skip() {
      if (busy.value) advance();
    },
    skipAll() {
      show(queue.value.at(-1)?.game ?? frame.value.game);
    },
    reset: show,
  };
}
