import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { ERASED_NAME, type MySummary } from '@asteroute/protocol';
import { useSignal } from '@preact/signals';
import type { ServerPorts } from '../connection/browser.ts';
import { sitDown } from '../connection/new-table.ts';
import { newKey, randomText } from '../keys/keyring.ts';
import type { OnlinePlace } from '../place.ts';
import { openRoom } from '../quick.ts';
import type { Words } from '../words/use-words.ts';
import { usualPeople } from './usual.ts';

interface Props {
  readonly server: ServerPorts;
  readonly words: Words;
  readonly mine: readonly MySummary[];
  readonly edition: string;
  readonly onGo: (place: OnlinePlace) => void;
}

/** The people of earlier games: one press opens the next table with a seat kept for them, and they are told. */
export function UsualPeople({ server, words, mine, edition, onGo }: Props) {
  const { company } = words.online;
  const failed = useSignal(false);
  const people = usualPeople(mine, ERASED_NAME);
  if (people.length === 0) return null;
  const go = async (last: MySummary) => {
    const place = (await playAgain(server, last)) ?? (await openRoom(server, edition, 'link'));
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

/**
 * Asks for another game at a table, or joins the one that was asked for, and sits down there. Null if the table takes no
 * rematch any more, as some days after its end.
 */
async function playAgain({ api, keyring }: ServerPorts, last: MySummary): Promise<OnlinePlace | null> {
  const key = keyring.all().find(({ table }) => table === last.table);
  if (key === undefined) return null;
  const id = randomText().slice(0, 16);
  const asked = await api.command(key, { type: 'rematch', id, sit: false, clientSeed: '' });
  const table = (await api.played(key))?.rematch ?? null;
  if (table === null) return null;
  const next = newKey({ table, token: key.token, invite: key.invite, host: asked?.ok === true });
  keyring.keep(next);
  const sat = await api.command(next, { ...sitDown(next, last.seats[last.seat].name ?? keyring.name()), ready: true });
  // A rematch that has begun without this person is nothing to go to.
  return sat?.ok || (sat !== null && sat.fault.code === 'already-seated') ? { table, invite: key.invite } : null;
}
