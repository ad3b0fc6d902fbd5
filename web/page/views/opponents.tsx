import { charactersOf, OPPONENTS, opponentStrength } from '@asteroute/bots';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { shownBotName } from '../words/bot-words.ts';
import { levelText } from './stars.tsx';

interface Props {
  /** The label for a seat without a bot. */
  readonly nobody: string;
  /** The edition whose characters are offered besides the levels. */
  readonly edition: string;
  readonly words: Catalogue;
}

/** The options of a select for a seat: no bot, or one of the bots with its strength; below a line the characters. */
export function Opponents({ nobody, edition, words }: Props) {
  const option = (bot: string) => (
    <option key={bot} value={bot} aria-label={`${shownBotName(words, bot)}, ${levelText(bot, words)}`}>
      {shownBotName(words, bot)} ★ {opponentStrength(bot)}
    </option>
  );
  return (
    <>
      <option value="">{nobody}</option>
      {OPPONENTS.map(option)}
      <hr />
      {charactersOf(edition).map(option)}
    </>
  );
}
