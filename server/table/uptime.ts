import type { Clock, Log, Store } from '../domain/ports.ts';

/** Server time: it counts while at least one node runs, and stands still while none does. */
export interface Uptime {
  now(): number;
  close(): void;
}

/** Between beats, in milliseconds: at most so much of a person's time is lost or given when a server dies. */
const BEAT = 1000;
/** A longer silence was a stop. */
const LONGEST = 5000;

export async function startUptime(store: Store, clock: Clock, log: Log): Promise<Uptime> {
  let up = 0;
  let heard = 0;

  async function beat(): Promise<void> {
    up = await store.beat(Math.round(clock.now()), LONGEST);
    heard = clock.monotonic();
  }

  await beat();
  const timer = setInterval(() => {
    beat().catch((error: Error) => log.warn({ error: error.message }, 'the clock has no beat'));
  }, BEAT);
  timer.unref();
  return {
    // Without a store nothing can be played, so no time passes either.
    now: () => Math.round(up + Math.min(clock.monotonic() - heard, LONGEST)),
    close: () => clearInterval(timer),
  };
}
