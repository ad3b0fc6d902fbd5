import type { OnlineWords } from '@asteroute/words/en/online.ts';

export const sureOf =
  ({ ask }: OnlineWords) =>
  (text: string): string =>
    `${text} – ${ask.sure}`;
