import { useSignal } from '@preact/signals';
import type { OnlineWords } from '../words/en.ts';

/** For buttons that ask once more: the words of each, which say so once it was pressed, and what its presses do. */
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
