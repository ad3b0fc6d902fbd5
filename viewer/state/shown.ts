import type { ReadFault, ViewerWords } from '@asteroute/words/en/viewer.ts';
import { en } from '@asteroute/words/en/viewer.ts';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Drawings, loadDrawings } from '../drawings/load.ts';
import type { PlayedGame } from '../game/moments.ts';
import { type GameSource, readGame } from '../game/read.ts';
import { Unshowable } from '../game/unshowable.ts';

const STEP_MS = 1800;

export interface ShownPorts {
  readonly onTurn: () => void;
  readonly onLoad: () => void;
  readonly onFault: (fault: ReadFault) => void;
}

export interface DrawnGame extends PlayedGame {
  /** Another for every game that a viewer shows. */
  readonly id: number;
  readonly drawings: Drawings;
}

/** The game of one viewer, and the moment that it shows. */
export class Shown {
  readonly #ports: ShownPorts;
  readonly #game = signal<DrawnGame | null>(null);
  readonly #fault = signal<ReadFault | null>(null);
  readonly #turn = signal(0);
  readonly #playing = signal(false);
  readonly #speed = signal(1);
  #timer = 0;
  #games = 0;
  #reading = new AbortController();

  readonly words = signal<ViewerWords>(en);
  readonly game: ReadonlySignal<DrawnGame | null> = this.#game;
  readonly fault: ReadonlySignal<ReadFault | null> = this.#fault;
  readonly turn: ReadonlySignal<number> = this.#turn;
  readonly playing: ReadonlySignal<boolean> = this.#playing;
  /** How many times as fast as usual it plays by itself. */
  readonly speed: ReadonlySignal<number> = this.#speed;
  readonly end = computed(() => (this.#game.value?.moments.length ?? 1) - 1);

  constructor(ports: ShownPorts) {
    this.#ports = ports;
  }

  /** Reads a game and shows it, at `at`, else where its link says, else at its end. */
  async read(source: GameSource | null, at: number | null): Promise<void> {
    this.pause();
    this.#reading.abort();
    this.#reading = new AbortController();
    const { signal } = this.#reading;
    this.#fault.value = null;
    try {
      if (source === null) throw new Unshowable('no-game');
      const read = await readGame(source, signal);
      const drawings = await loadDrawings(read.played.moments[0].game);
      if (!signal.aborted) this.#show({ ...read.played, drawings, id: ++this.#games }, at ?? read.at);
    } catch (error) {
      if (signal.aborted) return;
      // Any other error is a file beside the script that could not be loaded.
      const fault = error instanceof Unshowable ? error.fault : 'unreachable';
      this.#game.value = null;
      this.#turn.value = 0;
      this.#fault.value = fault;
      this.#ports.onFault(fault);
    }
  }

  go(turn: number): void {
    const to = Math.min(this.end.value, Math.max(0, Math.round(turn) || 0));
    if (to === this.#turn.value || this.#game.value === null) return;
    this.#turn.value = to;
    this.#ports.onTurn();
  }

  /** Goes to a moment that a person chose, which ends the playing. */
  choose(turn: number): void {
    this.pause();
    this.go(turn);
  }

  /** Plays on from here, or from the start when the end is shown. */
  play(): void {
    if (this.#game.value === null || this.#playing.value) return;
    if (this.#turn.value === this.end.value) this.go(0);
    this.#run();
  }

  playAt(speed: number): void {
    this.#speed.value = speed;
    if (!this.#playing.value) return;
    this.pause();
    this.#run();
  }

  #run(): void {
    this.#playing.value = true;
    this.#timer = window.setInterval(() => {
      this.go(this.#turn.value + 1);
      if (this.#turn.value === this.end.value) this.pause();
    }, STEP_MS / this.#speed.value);
  }

  pause(): void {
    clearInterval(this.#timer);
    this.#playing.value = false;
  }

  /** Stops what runs by itself, when the element leaves its page. */
  stop(): void {
    this.pause();
    this.#reading.abort();
  }

  #show(game: DrawnGame, at: number | null): void {
    this.#game.value = game;
    this.#turn.value = Math.min(this.end.value, Math.max(0, at ?? this.end.value));
    this.#ports.onLoad();
  }
}
