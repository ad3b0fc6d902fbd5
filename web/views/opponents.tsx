import { OPPONENTS } from '@asteroute/bots';
import type { Catalogue } from '../words/catalogue.ts';

interface Props {
  /** The label for a seat without a bot. */
  readonly nobody: string;
  readonly words: Catalogue;
}

/** The options of a select for a seat: no bot, or one of the bots. */
export function Opponents({ nobody, words }: Props) {
  return (
    <>
      <option value="">{nobody}</option>
      {OPPONENTS.map((name) => (
        <option key={name} value={name}>
          {words.bots[name].name}
        </option>
      ))}
    </>
  );
}
