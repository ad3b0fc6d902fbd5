import { useCurrentEffect } from '@asteroute/page/words/current-effect.ts';
import type { WaveRequest, WaveState } from '@asteroute/protocol';
import { useSignal } from '@preact/signals';
import { agreement } from '../connection/agreement.ts';
import type { ServerPorts } from '../connection/browser.ts';
import { sitDown } from '../connection/new-table.ts';
import { type Key, newKey, randomText } from '../keys/keyring.ts';

/** The game that somebody waits for. */
type WantedGame = Omit<WaveRequest, 'token'>;

/** Milliseconds between two questions whether a pair was found. */
const ASK_EVERY_MS = 2500;

/** A person's wait for a live game. */
export interface Wave {
  /** The game that is waited for; null while the person does not wait. */
  readonly wanted: WantedGame | null;
  /** What the server said last; null before its first answer. */
  readonly state: WaveState | null;
  /** When the next wave is paired, by this page's clock. */
  readonly next: number;
  readonly failed: boolean;
  readonly begin: (wanted: WantedGame) => void;
  readonly stop: () => void;
}

/**
 * Waits for a pair while the page is open, sits down with it and goes to its table. Who has no account gets one, under
 * `name` if no other is known.
 */
export function useWave(
  { api, keyring }: ServerPorts,
  name: string,
  onGo: (place: Pick<Key, 'table' | 'invite'>) => void,
): Wave {
  const wanted = useSignal<WantedGame | null>(null);
  const state = useSignal<WaveState | null>(null);
  const next = useSignal(0);
  const failed = useSignal(false);
  const end = () => {
    wanted.value = null;
    state.value = null;
  };
  useCurrentEffect(
    (isCurrent) => {
      const game = wanted.peek();
      if (game === null) return undefined;
      const token = randomText();
      let timer: ReturnType<typeof setTimeout> | undefined;
      let account: string | undefined;
      const ask = async () => {
        account ??= await agreement(keyring.name() || name);
        const answer = account === undefined ? null : await api.wave(account, { ...game, token });
        if (!isCurrent()) return;
        failed.value = answer === null || 'fault' in answer;
        if (answer !== null && !('fault' in answer)) {
          state.value = answer;
          next.value = Date.now() + answer.next - answer.now;
          if (answer.table !== null) return sit(answer, answer.table);
        }
        timer = setTimeout(() => void ask(), ASK_EVERY_MS);
      };
      const sit = async (found: WaveState, table: string) => {
        const key = newKey({ table, token, invite: null, host: false });
        keyring.keep(key);
        await api.command(key, { ...sitDown(key, found.name), ...(account && { account }) });
        end();
        onGo({ table, invite: null });
      };
      void ask();
      return () => {
        clearTimeout(timer);
        if (account !== undefined) void api.leaveWave(account);
      };
    },
    [wanted.value],
  );
  const begin = (game: WantedGame) => {
    failed.value = false;
    wanted.value = game;
  };
  return { wanted: wanted.value, state: state.value, next: next.value, failed: failed.value, begin, stop: end };
}
