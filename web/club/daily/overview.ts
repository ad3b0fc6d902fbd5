import type { AskServer } from '@asteroute/client';
import { useCurrentEffect } from '@asteroute/page/words/current-effect.ts';
import { serverNow } from '@asteroute/page-account/server-time';
import type { DailyOverview } from '@asteroute/protocol/contests';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { keepHashes } from './kept.ts';

/** What the server says of its decks; `silent` if no server answers, `none` if it deals no official decks. */
export type OverviewState = DailyOverview | 'silent' | 'none' | null;

/** Milliseconds between two questions: while a result is expected, and else. */
const [SOON_MS, SELDOM_MS] = [3000, 60_000];

/** Follows what the server says of its decks, and the function that asks again at once. */
export function useOverview(ask: AskServer | null, storage: () => Storage) {
  const state = useSignal<OverviewState>(ask === null ? 'silent' : null);
  const asked = useSignal(0);
  const { value: round } = asked;
  useCurrentEffect(
    (isCurrent) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const load = async () => {
        const answer = await ask?.('GET /api/daily');
        if (answer === undefined || !isCurrent()) return;
        state.value = answer.ok ? answer.value : answer.fault.code === 'not-offered' ? 'none' : 'silent';
        if (answer.ok) keepHashes(storage, answer.value.tomorrow);
        timer = setTimeout(() => void load(), isAwaited(state.value) ? SOON_MS : SELDOM_MS);
      };
      void load();
      return () => clearTimeout(timer);
    },
    [round, ask],
  );
  return { overview: state.value, again: () => void asked.value++ };
}

/** Whether a result of today, or the seeds of yesterday, may come any moment. */
function isAwaited(state: OverviewState): boolean {
  if (state === null || typeof state !== 'object') return false;
  return (
    state.today.decks.some(({ own }) => own?.state === 'open') ||
    state.yesterday.decks.some(({ seed }) => seed === null)
  );
}

/** Milliseconds between two changes of a countdown. */
const BEAT_MS = 15_000;

/** The server's time now (milliseconds since 1970), which goes on by itself. */
export function useServerTime(): number {
  const beat = useSignal(0);
  beat.value;
  useEffect(() => {
    const timer = setInterval(() => beat.value++, BEAT_MS);
    return () => clearInterval(timer);
  }, []);
  return serverNow();
}
