import { OPPONENTS } from '@asteroute/bots';
import type { Catalogue } from '../words/catalogue.ts';
import { levelOf, levelText } from './stars.tsx';

interface Props {
  /** The label for a seat without a bot. */
  readonly nobody: string;
  readonly words: Catalogue;
}

/** The options of a select for a seat: no bot, or one of the bots with its strength. */
export function Opponents({ nobody, words }: Props) {
  return (
    <>
      <option value="">{nobody}</option>
      {OPPONENTS.map((bot) => (
        <option key={bot} value={bot} aria-label={`${words.bots[bot].name}, ${levelText(bot, words)}`}>
          {words.bots[bot].name} {'★'.repeat(levelOf(bot))}
        </option>
      ))}
    </>
  );
}
