import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import type { Words } from '@asteroute/page/words/use-words.ts';
import { ERASED_NAME, type MySummary } from '@asteroute/protocol';
import type { ServerPorts } from '../connection/browser.ts';
import type { Key } from '../keyring/keyring.ts';
import { meetAgain } from './play-again.ts';
import { usualPeople } from './usual.ts';

interface Props {
  readonly server: ServerPorts;
  readonly words: Words<'online'>;
  readonly mine: readonly MySummary[];
  readonly edition: string;
  readonly onGo: (place: Pick<Key, 'table' | 'invite'>) => void;
}

/** The people of earlier games: one press opens the next table with a seat kept for them, and they are told. */
export function UsualPeople({ server, words, mine, edition, onGo }: Props) {
  const { company } = words.online;
  const people = usualPeople(mine, ERASED_NAME);
  if (people.length === 0) return null;
  const go = async (last: MySummary) => {
    const place = await meetAgain(server, last, edition);
    if (place === null) return company.failed;
    onGo(place);
    return null;
  };
  return (
    <section class="lobby-list stack gap-3" aria-label={company.people}>
      <h2 class="heading">{company.people}</h2>
      <ul class="row flex-wrap">
        {people.map(({ name, last }) => (
          <li key={name}>
            <ActionButton icon="go" text={company.again(name)} class="quiet wrap-anywhere" act={() => go(last)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
