import type { Clock, Logger, Store } from '../domain/ports.ts';

/** Server time: it runs while at least one node runs, and stops while none does. */
export interface Uptime {
  now(): number;
  /** Milliseconds that the wall clock of this node is behind that of another node; 0 where it is not. */
  behind(): number;
  close(): void;
}

/** Milliseconds between beats: a crash costs or gives a player at most this much thinking time. */
const BEAT_MS = 1000;
/** After a longer gap between beats the server counts as stopped, and no time has passed. */
const MAX_SILENCE_MS = 5000;
/** Milliseconds that clocks of nodes may differ before the log says so, and between two such lines. */
const [MAX_SKEW_MS, SKEW_LINE_MS] = [2000, 60_000];
/** Beats for which a time ahead of ours stands still before it counts as one that no node has: a clock was set back. */
const MAX_STILL_BEATS = 5;

/** Starts to count: beats keep the server time of the store going. */
export async function startUptime(store: Store, clock: Clock, log: Logger): Promise<Uptime> {
  let up = 0;
  let readAt = 0;
  /** The time ahead of ours that the last beat found, and how many beats have found the same. */
  let ahead: { readonly wall: number; readonly beats: number } | null = null;
  let behind = 0;
  let warned = Number.NEGATIVE_INFINITY;

  async function beat(): Promise<void> {
    const [asked, wall] = [clock.monotonic(), Math.round(clock.now())];
    const found = await store.beat(wall, MAX_SILENCE_MS, ahead !== null && ahead.beats >= MAX_STILL_BEATS);
    up = found.up;
    readAt = asked;
    const isStill = found.wall === ahead?.wall;
    // Whether another node is alive shows when its time moves.
    behind = found.wall > wall && ahead !== null && !isStill ? found.wall - wall : 0;
    ahead = found.wall > wall ? { wall: found.wall, beats: isStill ? (ahead?.beats ?? 0) + 1 : 0 } : null;
    if (behind > MAX_SKEW_MS) warn();
  }

  function warn(): void {
    if (clock.monotonic() - warned < SKEW_LINE_MS) return;
    warned = clock.monotonic();
    log.warn({ behindMs: behind }, 'the clock of this machine is behind that of another node: synchronize them');
  }

  await beat();
  const close = clock.every(BEAT_MS, () => {
    beat().catch((error: Error) => log.warn({ error: error.message }, 'server time could not be written to the store'));
  });
  return {
    // If the store stops answering, no one can play, so time stops too.
    now: () => Math.round(up + Math.min(clock.monotonic() - readAt, MAX_SILENCE_MS)),
    behind: () => behind,
    close,
  };
}
