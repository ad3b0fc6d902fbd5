import { OPPONENTS, opponentStrength } from '@asteroute/bots';
import type { Catalogue } from '@asteroute/words/en/table.ts';

interface Props {
  readonly bot: string;
  readonly words: Catalogue;
}

/** The strength of a bot in words: "level 2 of 7". */
export function levelText(bot: string, words: Catalogue): string {
  return words.start.level(opponentStrength(bot), OPPONENTS.length);
}

/** The strength of a bot as a number of all, with words for screen readers; nothing for a bot that is not offered. */
export function Stars({ bot, words }: Props) {
  const level = opponentStrength(bot);
  if (level === 0) return null;
  return (
    <span class="stars" title={levelText(bot, words)}>
      <span aria-hidden="true">
        ★ {level}/{OPPONENTS.length}
      </span>
      <span class="visually-hidden">{levelText(bot, words)}</span>
    </span>
  );
}
