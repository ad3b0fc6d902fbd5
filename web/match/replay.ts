import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Step } from './link.ts';

/** How fast a replay plays by itself: plies in a second. */
export const TEMPOS = [1, 2, 4, 8] as const;
export type Tempo = (typeof TEMPOS)[number];

/** Looks back through a game. It only moves a cursor: what is shown follows from it, and nothing is played again. */
export interface Replay {
  /** How many plies lie on the table that is looked at; null for the game as it stands. */
  readonly at: ReadonlySignal<number | null>;
  readonly length: ReadonlySignal<number>;
  /** The ply that led to what is looked at; null at the start, and for the game as it stands. */
  readonly step: ReadonlySignal<Step | null>;
  readonly playing: ReadonlySignal<boolean>;
  readonly tempo: ReadonlySignal<Tempo>;
  /** Goes to a ply; past the last one to the last. */
  go(plies: number): void;
  by(plies: number): void;
  /** To the beginning of the next turn, or of this and earlier ones. */
  turn(by: 1 | -1): void;
  /** Back to the game as it stands. */
  leave(): void;
  play(on: boolean): void;
  pace(tempo: Tempo): void;
}

export interface ReplayPorts {
  /** Calls back after some milliseconds; the answer cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
}

/** What a replay looks at: every ply that may be seen, and where it begins when there is no game to go back to. */
export interface Past {
  readonly steps: ReadonlySignal<readonly Step[]>;
  readonly from: number | null;
}

export function createReplay({ steps, from }: Past, ports: ReplayPorts): Replay {
  const at = signal<number | null>(from);
  const tempo = signal<Tempo>(1);
  const playing = signal(false);
  const length = computed(() => steps.value.length);
  let cancel = () => {};

  function go(plies: number): void {
    at.value = Math.max(0, Math.min(length.value, plies));
    if (at.value === length.value) play(false);
  }

  const here = () => at.value ?? length.value;

  /** Plays on until the last ply; at the end it begins again. */
  function play(on: boolean): void {
    cancel();
    playing.value = on;
    if (!on) return;
    if (here() === length.value) at.value = 0;
    tick();
  }

  function tick(): void {
    cancel = ports.after(1000 / tempo.value, () => {
      go(here() + 1);
      if (playing.value) tick();
    });
  }

  return {
    at,
    length,
    step: computed(() => (at.value === null ? null : (steps.value[at.value - 1] ?? null))),
    playing,
    tempo,
    go(plies) {
      play(false);
      go(plies);
    },
    by(plies) {
      play(false);
      go(here() + plies);
    },
    turn(by) {
      play(false);
      go(turnFrom(steps.value, here(), by));
    },
    leave() {
      play(false);
      at.value = from === null ? null : length.value;
    },
    play,
    pace(next) {
      tempo.value = next;
      if (playing.value) play(true);
    },
  };
}

/** The nearest ply, forward or back, after which somebody has drawn and is to place. */
function turnFrom(steps: readonly Step[], here: number, by: 1 | -1): number {
  for (let ply = here + by; ply > 0 && ply < steps.length; ply += by) {
    if (steps[ply - 1].game.position.phase === 'place') return ply;
  }
  return by > 0 ? steps.length : 0;
}
