import { EDITIONS } from '@asteroute/engine';
import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import { Select } from '@asteroute/page/views/controls/fields.tsx';
import type { Words } from '@asteroute/page/words/use-words.ts';
import type { Summary } from '@asteroute/protocol';
import { useSignal } from '@preact/signals';
import type { ServerPorts } from '../connection/browser.ts';
import type { Key } from '../keyring/keyring.ts';
import { clockWords } from '../widgets/clock-words.ts';
import { openChallenge } from './new-tables.ts';
import { TableRow } from './table-row.tsx';
import { WantsToPlay } from './wants-to-play.tsx';

interface Props {
  readonly server: ServerPorts;
  readonly words: Words<'online'>;
  readonly challenges: readonly Summary[];
  readonly own: string;
  readonly edition: string;
  readonly onGo: (place: Pick<Key, 'table' | 'invite'>) => void;
}

const DAYS = [1, 3, 7];

/** Challenges that wait for somebody, the way to a new one, and the wish to be told of others'. */
export function Challenges(props: Props) {
  const { words, challenges, onGo, own } = props;
  const { company, lobby } = words.online;
  return (
    <section class="lobby-list challenges stack gap-3" aria-label={company.heading}>
      <h2 class="heading">{company.heading}</h2>
      <p class="text-muted">{company.about}</p>
      {challenges.length > 0 && (
        <ol class="stack gap-3">
          {challenges.map((one) => (
            <TableRow
              key={one.table}
              {...{ words, own }}
              action={lobby.join}
              summary={one}
              onGo={() => onGo({ table: one.table, invite: null })}
            />
          ))}
        </ol>
      )}
      <div class="lobby-card card stack gap-4 shadow-lg">
        <h3 class="heading">{company.fresh}</h3>
        <NewChallenge {...props} />
        <WantsToPlay {...props} />
      </div>
    </section>
  );
}

function NewChallenge({ server, words, edition: first, onGo }: Props) {
  const { company } = words.online;
  const edition = useSignal(first);
  const days = useSignal(DAYS[1]);
  const open = async () => {
    const place = await openChallenge(server, edition.value, days.value);
    if (place === null) return company.failed;
    onGo(place);
    return null;
  };
  return (
    <form class="row flex-wrap items-end gap-x-3" aria-label={company.fresh}>
      <Select
        label={company.edition}
        value={edition.value}
        options={EDITIONS.map(({ name }) => [name, words.page.editions[name]?.name ?? name])}
        onChange={(name) => (edition.value = name)}
      />
      <Select
        label={company.clock}
        value={String(days.value)}
        options={DAYS.map((one) => [String(one), clockWords(words.online, { type: 'days', days: one })])}
        onChange={(one) => (days.value = Number(one))}
      />
      <ActionButton text={company.open} type="submit" class="primary" act={open} />
    </form>
  );
}
