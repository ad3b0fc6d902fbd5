import type { Clock, Logger, Stores } from '../domain/ports.ts';

/** Milliseconds between beats: a crash costs or gives a player at most this much time for thinking. */
const BEAT_MS = 1000;
/** After a longer gap between beats, the server is taken to have been stopped, and the gap is not counted. */
const MAX_SILENCE_MS = 5000;
/** Milliseconds by which clocks of nodes may differ before a warning is logged, and between two such warnings. */
const [MAX_SKEW_MS, SKEW_LINE_MS] = [2000, 60_000];
/** Beats for which a stored time ahead of ours stays unchanged until no living node has it: a clock was set back. */
const MAX_STILL_BEATS = 5;

/** Server time: it runs while at least one node runs, and stops otherwise. Beats advance the time in the store. */
export class Uptime {
  readonly #store: Stores;
  readonly #clock: Clock;
  readonly #log: Logger;
  #stopBeats = (): void => undefined;
  #up = 0;
  #readAt = 0;
  #latest = 0;
  /** The time ahead of ours that the last beat found, and how many more beats have found the same. */
  #ahead: { readonly wall: number; readonly beats: number } | null = null;
  #behind = 0;
  #warnedAt = Number.NEGATIVE_INFINITY;

  private constructor(store: Stores, clock: Clock, log: Logger) {
    this.#store = store;
    this.#clock = clock;
    this.#log = log;
  }

  static async start(store: Stores, clock: Clock, log: Logger): Promise<Uptime> {
    const uptime = new Uptime(store, clock, log);
    await uptime.#beat();
    uptime.#stopBeats = clock.every(BEAT_MS, () => {
      uptime
        .#beat()
        .catch((error: Error) => log.warn({ error: error.message }, 'server time could not be written to the store'));
    });
    return uptime;
  }

  /**
   * Returns the current server time, which never goes back: a flag that has fallen stays fallen, whatever a beat finds.
   * If the store stops answering, no one can play, so time stops too.
   */
  now(): number {
    const now = Math.round(this.#up + Math.min(this.#clock.monotonic() - this.#readAt, MAX_SILENCE_MS));
    this.#latest = Math.max(this.#latest, now);
    return this.#latest;
  }

  behind(): number {
    return this.#behind;
  }

  close(): void {
    this.#stopBeats();
  }

  async #beat(): Promise<void> {
    const [asked, wall] = [this.#clock.monotonic(), Math.round(this.#clock.now())];
    const ahead = this.#ahead;
    const found = await this.#store.upkeep.beat(wall, MAX_SILENCE_MS, ahead !== null && ahead.beats >= MAX_STILL_BEATS);
    this.#up = found.up;
    this.#readAt = asked;
    const isStill = found.wall === ahead?.wall;
    // If the time ahead changes, another living node has written it.
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
