import type { Game, GameEvent } from '@asteroute/engine';
import type { Ply } from '@asteroute/record';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { GREAT, type Weighed, type Weight } from './director.ts';

/** A state of the timeline: the shown game, and the events of its last ply that are still to be played. */
export interface TimelineFrame {
  readonly game: Game;
  readonly pending: readonly GameEvent[];
  readonly cue: GameEvent | null;
  /** The next event, while the table is still for a moment before it is shown; it is told nowhere yet. */
  readonly hush: GameEvent | null;
  /** What the cue or the hushed event means; null while there is none. */
  readonly moment: Weighed | null;
}

const AT_REST = { cue: null, hush: null, moment: null } as const;

/** The duration of each event in milliseconds at full speed; events that are not listed take none. */
const PACE: Partial<Record<GameEvent['type'], number>> = {
  'set-aside': 1600,
  'put-back': 1600,
  placed: 600,
  deployed: 420,
  battle: 1400,
  rolled: 1000,
  tied: 1200,
  defeated: 1300,
  won: 1300,
  scored: 1500,
  recalled: 1500,
  took: 1100,
};

/** Milliseconds of stillness at full speed before an event of weight 1. */
const HUSH_MS = 700;

/** Milliseconds at full speed that an event of a weight takes. */
export function timeOf({ type }: Pick<GameEvent, 'type'>, weight: Weight): number {
  const ms = PACE[type] ?? 0;
  if (type === 'scored' || type === 'recalled') return ms * (0.5 + weight);
  return BATTLE.includes(type) ? ms * (0.75 + weight / 2) : ms;
}

const BATTLE: readonly GameEvent['type'][] = ['battle', 'rolled', 'tied', 'defeated', 'won'];

export const isBattle = (event: GameEvent | null): boolean => event !== null && BATTLE.includes(event.type);

export type Speed = 'full' | 'short' | 'off';
const SPEED_FACTOR: Readonly<Record<Speed, number>> = { full: 1, short: 0.4, off: 0 };

export interface TimelinePorts {
  readonly speed: () => Speed;
  /** Calls back after some milliseconds; the returned function cancels the timer. */
  readonly after: (ms: number, run: () => void) => () => void;
  /** Whether a ply is delayed a moment before it is shown, so that the turn before it can still be taken back. */
  readonly holds?: (step: Ply) => boolean;
  /** Weighs the event that follows those that have been shown. */
  readonly weigh?: (next: GameEvent) => Weighed;
}

const NO_MOMENT: Weighed = { weight: 0.5, reasons: [] };

/** Milliseconds, at full speed, in which a turn can be taken back before the next tile is revealed. */
const TAKE_BACK_MS = 1200;

/** Milliseconds, at full speed, for which a realm of weight 0.5 is shown in the final scoring. */
export const TOUR_MS = 1800;

/** Plays the events of each ply one after the other, so that people can follow; the game itself is never delayed. */
export class Timeline {
  readonly #ports: TimelinePorts;
  readonly #frame: Signal<TimelineFrame>;
  readonly #busy = signal(false);
  /** True while something is still to be shown. */
  readonly busy: ReadonlySignal<boolean> = this.#busy;
  readonly #waiting = signal(false);
  /** True while a realm of the final scoring is shown, until its time is over or the player goes on. */
  readonly waiting: ReadonlySignal<boolean> = this.#waiting;
  /** Whether the player has paused the tour of the final scoring; null before the player has chosen. */
  readonly #stopped = signal<boolean | null>(null);
  readonly #queue = signal<readonly Ply[]>([]);
  readonly queued: ReadonlySignal<number> = computed(() => this.#queue.value.length);
  /** The ply whose delay is over. */
  #released: Ply | null = null;
  #cancelTimer = () => {};
  #skips = false;

  constructor(game: Game, ports: TimelinePorts) {
    this.#ports = ports;
    this.#frame = signal({ game, pending: [], ...AT_REST });
  }

  get frame(): ReadonlySignal<TimelineFrame> {
    return this.#frame;
  }

  /** Whether the tour waits at each realm for the player: from the start if events take no time (speed `off`). */
  get paused(): boolean {
    return this.#stopped.value ?? SPEED_FACTOR[this.#ports.speed()] === 0;
  }

  pause(paused: boolean): void {
    this.#stopped.value = paused;
    if (!this.#waiting.value) return;
    this.#cancelTimer();
    if (!paused) this.#startTour();
  }

  add(steps: readonly Ply[]): void {
    this.#queue.value = [...this.#queue.value, ...steps];
    if (this.#busy.value || this.#queue.value.length === 0) return;
    this.#busy.value = true;
    this.#advance();
  }

  /** Plays plies whose first `told` events are known already. */
  playFrom(steps: readonly Ply[], told: number): void {
    this.#cancelTimer();
    batch(() => {
      this.#busy.value = true;
      this.#queue.value = steps;
      this.#nextPly();
      this.#frame.value = { ...this.#frame.value, pending: this.#frame.value.pending.slice(told) };
    });
    this.#advance();
  }

  /** Ends the current event at once. */
  skip(): void {
    if (this.#busy.value) this.#advance();
  }

  /** Shows everything at once, up to the final scoring; in the final scoring, the rest of it. */
  skipAll(): void {
    if (this.#waiting.value) return this.finish();
    this.#skips = true;
    batch(() => this.skip());
    this.#skips = false;
  }

  /** Shows the newest game at once. */
  finish(): void {
    this.reset(this.#queue.value.at(-1)?.game ?? this.#frame.value.game);
  }

  reset(game: Game): void {
    this.#cancelTimer();
    this.#waiting.value = false;
    this.#queue.value = [];
    this.#frame.value = { game, pending: [], ...AT_REST };
    this.#busy.value = false;
  }

  /** Goes on to the next event that takes time, or stops when there is none. */
  #advance(): void {
    this.#cancelTimer();
    this.#waiting.value = false;
    while (!this.#playNext());
  }

  /** Shows the next event or stops; returns false if the event takes no time, so that another follows at once. */
  #playNext(): boolean {
    if (this.#frame.value.pending.length === 0) {
      if (this.#isDelayed()) return true;
      if (!this.#nextPly()) return this.#rest();
    }
    const [cue, ...pending] = this.#frame.value.pending;
    if (cue === undefined) return false;
    const moment = this.#ports.weigh?.(cue) ?? NO_MOMENT;
    if (this.#hushes(cue, moment)) return true;
    this.#frame.value = { ...this.#frame.value, pending, cue, hush: null, moment };
    this.#waiting.value = isFinalScoring(cue);
    if (scoresNothing(cue)) return false;
    if (!this.#waiting.value) return this.#startTimer(timeOf(cue, moment.weight));
    if (!this.paused) this.#startTour();
    return true;
  }

  /** Whether the table is still for a moment before a great score is shown, or a new leader in the final scoring. */
  #hushes(next: GameEvent, moment: Weighed): boolean {
    const final = isFinalScoring(next);
    const great = moment.weight >= GREAT || (final && moment.reasons.includes('lead'));
    if (!great || (next.type !== 'scored' && !final) || (final && this.paused)) return false;
    if (this.#frame.value.hush === next || !this.#startTimer(final ? HUSH_MS : HUSH_MS * moment.weight)) return false;
    this.#frame.value = { ...this.#frame.value, cue: null, hush: next, moment };
    this.#waiting.value = final;
    return true;
  }

  /** Whether the next ply is delayed a moment longer. */
  #isDelayed(): boolean {
    const [next] = this.#queue.value;
    if (next === undefined || next === this.#released || !this.#ports.holds?.(next)) return false;
    if (!this.#startTimer(TAKE_BACK_MS)) return false;
    this.#released = next;
    this.#frame.value = { ...this.#frame.value, ...AT_REST };
    return true;
  }

  #nextPly(): boolean {
    const [step, ...queue] = this.#queue.value;
    if (step === undefined) return false;
    // In one batch, because between the two assignments all events of the ply would count as shown.
    batch(() => {
      this.#queue.value = queue;
      this.#frame.value = { game: step.game, pending: step.events, ...AT_REST };
    });
    return true;
  }

  #rest(): true {
    this.#busy.value = false;
    this.#frame.value = { ...this.#frame.value, ...AT_REST };
    return true;
  }

  /** At speed `off` only the player can start the tour; it then takes the full time. */
  #startTour(): void {
    const weight = this.#frame.value.moment?.weight ?? 0;
    const ms = TOUR_MS * (0.5 + weight) * (SPEED_FACTOR[this.#ports.speed()] || 1);
    this.#cancelTimer = this.#ports.after(ms, () => this.#advance());
  }

  /** Advances after `fullSpeedMs` milliseconds at full speed; returns false if the current speed leaves no time. */
  #startTimer(fullSpeedMs: number): boolean {
    const ms = this.#skips ? 0 : fullSpeedMs * SPEED_FACTOR[this.#ports.speed()];
    if (ms > 0) this.#cancelTimer = this.#ports.after(ms, () => this.#advance());
    return ms > 0;
  }
}

/** Whether an event scores a realm for 0 points, such as a meadow without a city; it is not worth a look. */
export const scoresNothing = (event: GameEvent): boolean =>
  event.type === 'scored' && event.shares.every(({ points }) => points === 0);

/** At speed `off` such an event stays until the player goes on. */
export function isFinalScoring(event: GameEvent): boolean {
  return event.type === 'awarded' || (event.type === 'scored' && !event.complete && !scoresNothing(event));
}
