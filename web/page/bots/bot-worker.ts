import type { BotWorker } from '@asteroute/bots';

/** The bots of the page. Their code is loaded with the first question, so that the first move does not wait for it. */
export function pageBotWorker(): BotWorker {
  let loading: Promise<BotWorker> | null = null;
  const load = (): Promise<BotWorker> => {
    loading ??= import('./bot-pool.ts').then(({ startBots }) => startBots());
    // After a failure the next question loads it again.
    loading.catch(() => (loading = null));
    return loading;
  };
  return {
    turn: async (...asked) => (await load()).turn(...asked),
    advise: async (...asked) => (await load()).advise(...asked),
    close: () =>
      void loading?.then(
        (bots) => bots.close(),
        () => {},
      ),
  };
}
