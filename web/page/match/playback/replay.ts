import type { Ply } from '@asteroute/record';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';

/** The speeds of automatic replay in plies per second. */
export const TEMPOS = [1, 2, 4, 8] as const;
export type Tempo = (typeof TEMPOS)[number];

export interface ReplayPorts {
  /** Calls back after some milliseconds; the returned function cancels the timer. */
  readonly after: (ms: number, run: () => void) => () => void;
}

/** The plies of a replay, and the ply it starts at when there is no live game. */
export interface ReplaySource {
  readonly steps: ReadonlySignal<readonly Ply[]>;
  readonly from: number | null;
}

/** The shown game follows the cursor; events are not played one by one. */
export class ReplayCursor {
  readonly #source: ReplaySource;
  readonly #ports: ReplayPorts;
  readonly #at: Signal<number | null>;
  readonly #tempo = signal<Tempo>(1);
  readonly tempo: ReadonlySignal<Tempo> = this.#tempo;
  readonly #playing = signal(false);
  readonly playing: ReadonlySignal<boolean> = this.#playing;
  readonly length: ReadonlySignal<number> = computed(() => this.#source.steps.value.length);
  /** The ply that led to what is shown; null at the start, and for the live game. */
  readonly step: ReadonlySignal<Ply | null> = computed(
    () => this.#source.steps.value[(this.#at.value ?? 0) - 1] ?? null,
  );
  #cancelTimer = () => {};

  constructor(source: ReplaySource, ports: ReplayPorts) {
    this.#source = source;
    this.#ports = ports;
    this.#at = signal(source.from);
  }

  /** The number of plies up to the shown moment; null for the live game. */
  get at(): ReadonlySignal<number | null> {
    return this.#at;
  }

  /** Goes to a ply, at most to the last one. */
  go(plies: number): void {
    this.play(false);
    this.#moveTo(plies);
  }

  by(plies: number): void {
    this.go(this.#here() + plies);
  }

  /** Goes to the beginning of the next turn, or back to that of the current or the previous turn. */
  turn(by: 1 | -1): void {
    this.go(turnFrom(this.#source.steps.value, this.#here(), by));
  }

  /** Returns to the live game, or goes to the end of the game if there is no live one. */
  leave(): void {
    this.play(false);
    this.#at.value = this.#source.from === null ? null : this.length.value;
  }

  /** Starts or stops automatic replay up to the last ply; at the end it starts from the beginning. */
  play(on: boolean): void {
    this.#cancelTimer();
    this.#playing.value = on;
    if (!on) return;
    if (this.#here() === this.length.value) this.#at.value = 0;
    this.#scheduleNext();
  }

  pace(tempo: Tempo): void {
    this.#tempo.value = tempo;
    if (this.#playing.value) this.play(true);
  }

  #here(): number {
    return this.#at.value ?? this.length.value;
  }

  #moveTo(plies: number): void {
    this.#at.value = Math.max(0, Math.min(this.length.value, plies));
    if (this.#at.value === this.length.value) this.play(false);
  }

  #scheduleNext(): void {
    this.#cancelTimer = this.#ports.after(1000 / this.#tempo.value, () => {
      this.#moveTo(this.#here() + 1);
      if (this.#playing.value) this.#scheduleNext();
    });
  }
}

/** The nearest ply, forward or back, after which a player is to place a tile. */
function turnFrom(steps: readonly Ply[], here: number, by: 1 | -1): number {
  for (let ply = here + by; ply > 0 && ply < steps.length; ply += by) {
    if (steps[ply - 1].game.position.phase === 'place') return ply;
  }
  return by > 0 ? steps.length : 0;
}
