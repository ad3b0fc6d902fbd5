import type { OnlineWords } from '@asteroute/words/en/online.ts';

/** Asks whether the person is sure of the action with a text. */
export const sureOf =
  ({ ask }: OnlineWords) =>
  (text: string): string =>
    `${text} – ${ask.sure}`;
