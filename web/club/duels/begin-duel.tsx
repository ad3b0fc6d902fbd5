import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { ensureAccount } from '@asteroute/page-account/session';
import { randomText } from '@asteroute/page-online/keys/keyring';
import { COUNTED_DUELS_A_MONTH, DUEL_DAYS, type OwnDuels } from '@asteroute/protocol';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { isRefused } from '../ask-server.ts';
import { keepDuel } from './kept-duels.ts';
import type { DuelPorts } from './props.ts';

interface Props extends DuelPorts {
  readonly own: OwnDuels;
  /** Asks the server again. */
  readonly onChange: () => void;
}

/** What a duel is, whether it counts, and the button that begins it. */
export function BeginDuel(props: Props) {
  const { words, own } = props;
  const { duel } = words;
  return (
    <section class="daily card panel stack gap-3" aria-label={duel.begin}>
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
  const { words, onChange } = props;
  const { daily } = words.club;
  const failed = useSignal(false);
  const make = async () => {
    failed.value = !(await ensureAccount(nameOf(props))).ok;
    onChange();
  };
  return (
    <>
      <p>{words.duel.guest}</p>
      <p>
        <Button icon="person" text={daily.makeAccount} onClick={() => void make()} />
      </p>
      {failed.value && <p role="alert">{daily.failed}</p>}
    </>
  );
}

function Begin(props: Props) {
  const { words, api, edition, keyring, storage, onTable } = props;
  const failed = useSignal<'silent' | 'nameTaken' | null>(null);
  const isBusy = useSignal(false);
  // A request that was not answered is sent again with the same id, so that it begins one duel.
  const id = useMemo(() => randomText(), []);
  const begin = async () => {
    if (isBusy.value) return;
    isBusy.value = true;
    const opened = await api.open({ id, edition, name: nameOf(props) });
    isBusy.value = false;
    if (isRefused(opened)) {
      failed.value = opened?.fault.code === 'name-taken' ? 'nameTaken' : 'silent';
      return;
    }
    keepDuel(opened, keyring, storage);
    onTable(opened.tables[0]);
  };
  return (
    <>
      <p>
        <Button icon="play" text={words.duel.begin} class="primary" onClick={() => void begin()} />
      </p>
      {failed.value !== null && <p role="alert">{words.duel[failed.value]}</p>}
    </>
  );
}
