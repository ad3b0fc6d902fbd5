import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { ERASED_NAME, type MySummary } from '@asteroute/protocol';
import { useSignal } from '@preact/signals';
import type { ServerPorts } from '../connection/browser.ts';
import type { Key } from '../keys/keyring.ts';
import type { Words } from '../words/use-words.ts';
import { meetAgain } from './play-again.ts';
import { usualPeople } from './usual.ts';

interface Props {
  readonly server: ServerPorts;
  readonly words: Words;
  readonly mine: readonly MySummary[];
  readonly edition: string;
  readonly onGo: (place: Pick<Key, 'table' | 'invite'>) => void;
}

/** The people of earlier games: one press opens the next table with a seat kept for them, and they are told. */
export function UsualPeople({ server, words, mine, edition, onGo }: Props) {
  const { company } = words.online;
  const failed = useSignal(false);
  const people = usualPeople(mine, ERASED_NAME);
  if (people.length === 0) return null;
  const go = async (last: MySummary) => {
    const place = await meetAgain(server, last, edition);
    failed.value = place === null;
    if (place !== null) onGo(place);
  };
  return (
    <section class="lobby-list stack gap-3" aria-label={company.people}>
      <h2 class="heading">{company.people}</h2>
      <ul class="row wrap">
        {people.map(({ name, last }) => (
          <li key={name}>
            <Button icon="go" text={company.again(name)} class="quiet anywhere" onClick={() => void go(last)} />
          </li>
        ))}
      </ul>
      {failed.value && <p role="alert">{company.failed}</p>}
    </section>
  );
}
