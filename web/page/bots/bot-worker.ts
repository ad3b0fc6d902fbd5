import type { ThinkingWorker } from '@asteroute/bots';

/** The bots of the page. Their code is loaded with the first question, so that the first move does not wait for it. */
export function pageBotWorker(): ThinkingWorker {
  let loading: Promise<ThinkingWorker> | null = null;
  const load = (): Promise<ThinkingWorker> => {
    loading ??= import('./bot-pool.ts').then(({ startBots }) => startBots());
    // After a failure the next question loads it again.
    loading.catch(() => (loading = null));
    return loading;
  };
  return {
    turn: async (...asked) => (await load()).turn(...asked),
    advise: async (...asked) => (await load()).advise(...asked),
    think: async (...asked) => (await load()).think(...asked),
    close: () =>
      void loading?.then(
        (bots) => bots.close(),
        () => {},
      ),
  };
}
