import type { Clock, Logger, Store } from '../domain/ports.ts';

/** Milliseconds between beats: a crash costs or gives a player at most this much thinking time. */
const BEAT_MS = 1000;
/** After a longer gap between beats the server counts as stopped, and no time has passed. */
const MAX_SILENCE_MS = 5000;
/** Milliseconds that clocks of nodes may differ before the log says so, and between two such lines. */
const [MAX_SKEW_MS, SKEW_LINE_MS] = [2000, 60_000];
/** Beats for which a time ahead of ours stands still before it counts as one that no node has: a clock was set back. */
const MAX_STILL_BEATS = 5;

/** Server time: it runs while at least one node runs, and stops while none does. Beats keep that of the store going. */
export class Uptime {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #log: Logger;
  #stopBeats = (): void => undefined;
  #up = 0;
  /** When the store was asked for it, in monotonic milliseconds. */
  #readAt = 0;
  /** The time ahead of ours that the last beat found, and how many beats have found the same. */
  #ahead: { readonly wall: number; readonly beats: number } | null = null;
  #behind = 0;
  #warnedAt = Number.NEGATIVE_INFINITY;

  private constructor(store: Store, clock: Clock, log: Logger) {
    this.#store = store;
    this.#clock = clock;
    this.#log = log;
  }

  /** Starts with a first beat. */
  static async start(store: Store, clock: Clock, log: Logger): Promise<Uptime> {
    const uptime = new Uptime(store, clock, log);
    await uptime.#beat();
    uptime.#stopBeats = clock.every(BEAT_MS, () => {
      uptime
        .#beat()
        .catch((error: Error) => log.warn({ error: error.message }, 'server time could not be written to the store'));
    });
    return uptime;
  }

  /** Server time now. If the store stops answering, no one can play, so time stops too. */
  now(): number {
    return Math.round(this.#up + Math.min(this.#clock.monotonic() - this.#readAt, MAX_SILENCE_MS));
  }

  /** Milliseconds that the wall clock of this node is behind that of another node; 0 where it is not. */
  behind(): number {
    return this.#behind;
  }

  close(): void {
    this.#stopBeats();
  }

  async #beat(): Promise<void> {
    const [asked, wall] = [this.#clock.monotonic(), Math.round(this.#clock.now())];
    const ahead = this.#ahead;
    const found = await this.#store.beat(wall, MAX_SILENCE_MS, ahead !== null && ahead.beats >= MAX_STILL_BEATS);
    this.#up = found.up;
    this.#readAt = asked;
    const isStill = found.wall === ahead?.wall;
    // A time that moves was written by another living node.
    this.#behind = found.wall > wall && ahead !== null && !isStill ? found.wall - wall : 0;
    this.#ahead = found.wall > wall ? { wall: found.wall, beats: isStill ? (ahead?.beats ?? 0) + 1 : 0 } : null;
    if (this.#behind > MAX_SKEW_MS) this.#warn();
  }

  #warn(): void {
    if (this.#clock.monotonic() - this.#warnedAt < SKEW_LINE_MS) return;
    this.#warnedAt = this.#clock.monotonic();
    const fields = { behindMs: this.#behind };
    this.#log.warn(fields, 'the clock of this machine is behind that of another node: synchronize them');
  }
}
