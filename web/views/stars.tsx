import { OPPONENTS } from '@asteroute/bots';
import type { Catalogue } from '../words/catalogue.ts';

interface Props {
  readonly bot: string;
  readonly words: Catalogue;
}

/** The strength of a bot from 1, the gentlest; 0 for one that is not offered. */
export function levelOf(bot: string): number {
  return (OPPONENTS as readonly string[]).indexOf(bot) + 1;
}

/** The strength of a bot in words: "level 2 of 6". */
export function levelText(bot: string, words: Catalogue): string {
  return words.start.level(levelOf(bot), OPPONENTS.length);
}

/** The strength of a bot as stars, with words for a listener. */
export function Stars({ bot, words }: Props) {
  const level = levelOf(bot);
  if (level === 0) return null;
  return (
    <span class="stars" title={levelText(bot, words)}>
      <span aria-hidden="true">
        {'★'.repeat(level)}
        <i>{'★'.repeat(OPPONENTS.length - level)}</i>
      </span>
      <span class="visually-hidden">{levelText(bot, words)}</span>
    </span>
  );
}
