import type { OnlineWords } from '@asteroute/words/en/online.ts';
import { useSignal } from '@preact/signals';

/** Asks whether the person is sure of the action with a text. */
export const sureOf =
  ({ ask }: OnlineWords) =>
  (text: string): string =>
    `${text} – ${ask.sure}`;

/**
 * Makes buttons that need a second press: returns for each its text, which asks "sure?" after the first press, and its
 * handler.
 */
export function useSure({ ask }: OnlineWords) {
  const sure = useSignal<string | null>(null);
  return (text: string, act: () => void) => ({
    text: sure.value === text ? `${text} – ${ask.sure}` : text,
    onClick() {
      if (sure.value === text) act();
      sure.value = sure.value === text ? null : text;
    },
  });
}
