import type { Clock, Logger, Store } from '../domain/ports.ts';

/** Server time: it runs while at least one node runs, and stops while none does. */
export interface Uptime {
  now(): number;
  close(): void;
}

/** Milliseconds between beats: a crash costs or gives a player at most this much thinking time. */
const BEAT_MS = 1000;
/** After a longer gap between beats the server counts as stopped, and no time has passed. */
const MAX_SILENCE_MS = 5000;

/** Starts to count: beats keep the server time of the store going. */
export async function startUptime(store: Store, clock: Clock, log: Logger): Promise<Uptime> {
  let up = 0;
  let heard = 0;

  async function beat(): Promise<void> {
    const asked = clock.monotonic();
    up = await store.beat(Math.round(clock.now()), MAX_SILENCE_MS);
    heard = asked;
  }

  await beat();
  const close = clock.every(BEAT_MS, () => {
    beat().catch((error: Error) => log.warn({ error: error.message }, 'server time could not be written to the store'));
  });
  return {
    // If the store stops answering, no one can play, so time stops too.
    now: () => Math.round(up + Math.min(clock.monotonic() - heard, MAX_SILENCE_MS)),
    close,
  };
}
