import { OPPONENTS } from '@asteroute/bots';
import type { Catalogue } from '../words/catalogue.ts';

interface Props {
  /** What it is called that no bot sits there. */
  readonly nobody: string;
  readonly words: Catalogue;
}

/** Who can be given a seat, as options of a list: no bot, or one of the opponents. */
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
