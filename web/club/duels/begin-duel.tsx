import { randomToken } from '@asteroute/client';
import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import { onlineAddress } from '@asteroute/page-online/place';
import { COUNTED_DUELS_A_MONTH, DUEL_DAYS, type OwnDuels } from '@asteroute/protocol/contests';
import { useMemo } from 'preact/hooks';
import { MakeAccount } from '../make-account.tsx';
import type { DuelPorts } from './props.ts';
import { keepDuel } from './use-duels.ts';

interface Props extends DuelPorts {
  readonly edition: string;
  readonly own: OwnDuels;
  readonly onChange: () => void;
}

export function BeginDuel(props: Props) {
  const { words, own } = props;
  const { duel } = words;
  return (
    <section class="card panel stack gap-3" aria-label={duel.begin}>
      <p>{duel.rules(DUEL_DAYS)}</p>
      {own.account === null ? <Guest {...props} /> : <p>{countsWords(props)}</p>}
      <Begin {...props} />
    </section>
  );
}

/** Whether the next duel of an account counts. */
function countsWords({ words: { duel }, own: { left } }: Props): string {
  if (left === 0) return duel.spent(COUNTED_DUELS_A_MONTH);
  return left === 1 ? duel.last : duel.left(left);
}

const nameOf = ({ keyring, words }: Props): string => keyring.name() || words.page.setup.defaultName(1);

function Guest(props: Props) {
  return (
    <>
      <p>{props.words.duel.guest}</p>
      <p>
        <MakeAccount {...props} look="quiet" />
      </p>
    </>
  );
}

function Begin(props: Props) {
  const { ask, edition, keyring, page, words } = props;
  // A request that was not answered is sent again with the same id, so that it begins one duel.
  const id = useMemo(() => randomToken(), []);
  const begin = async () => {
    const opened = await ask('POST /api/duels', { body: { id, edition, name: nameOf(props) } });
    if (!opened.ok) return words.duel[opened.fault.code === 'name-taken' ? 'nameTaken' : 'silent'];
    keepDuel(opened.value, keyring, page.storage);
    page.go(onlineAddress({ table: opened.value.tables[0], invite: null }));
    return null;
  };
  return (
    <p>
      <ActionButton icon="play" text={words.duel.begin} class="primary" act={begin} />
    </p>
  );
}
