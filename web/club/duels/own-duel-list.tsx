import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { pageApi } from '@asteroute/page-online/connection/api';
import { newKey, randomText } from '@asteroute/page-online/keys/keyring';
import type { OpenedDuel, OwnDuels } from '@asteroute/protocol';
import { useSignal } from '@preact/signals';
import { editionWords } from '../daily/result-words.ts';
import { dateWords, nameOfBot, outcomeWords } from './duel-words.ts';
import { keepDuel } from './kept-duels.ts';
import type { DuelPorts } from './props.ts';

interface Props extends DuelPorts {
  readonly own: OwnDuels;
  /** Asks the server again. */
  readonly onChange: () => void;
}

/** The duels of this person: those that are played lead to their tables, the others to their results. */
export function OwnDuelList(props: Props) {
  const { words, own } = props;
  const duels = own.duels.toSorted((a, b) => Number(b.state === 'open') - Number(a.state === 'open'));
  if (duels.length === 0) return null;
  return (
    <section class="daily card panel stack gap-3" aria-labelledby="duels-mine">
      <h2 class="heading" id="duels-mine">
        {words.duel.mine}
      </h2>
      <ul class="duel-list stack gap-3">
        {duels.map((one) => (
          <OwnDuel key={one.duel} {...props} one={one} />
        ))}
      </ul>
    </section>
  );
}

type RowProps = Props & { readonly one: OpenedDuel };

function OwnDuel(props: RowProps) {
  const { words, one, onGo } = props;
  const { duel, page } = words;
  const title = `${editionWords(words, one.edition)} · ${dateWords(page.tag, one.begun)}`;
  return (
    <li class="stack gap-1" aria-label={title}>
      <b>{title}</b>
      <span class="muted">
        {one.state === 'open' ? duel.until(dateWords(page.tag, one.until)) : outcomeWords(words, one)}
      </span>
      {one.state === 'open' ? (
        <OpenDuel {...props} />
      ) : (
        <p>
          <Button class="quiet" text={duel.result} onClick={() => onGo(one.duel)} />
        </p>
      )}
    </li>
  );
}

/** The ways to both tables, and the end of both games. */
function OpenDuel(props: RowProps) {
  const { words, one, keyring, storage, onTable } = props;
  const { duel } = words;
  const go = (game: number) => () => {
    keepDuel(one, keyring, storage);
    onTable(one.tables[game]);
  };
  return (
    <p class="row wrap gap-3">
      <Button icon="play" text={duel.first} onClick={go(0)} />
      <Button icon="play" text={duel.second(nameOfBot(words, one.bot))} onClick={go(1)} />
      <GiveUp {...props} />
    </p>
  );
}

/** Gives up both games; pressed once it asks. */
function GiveUp({ words, one, onChange }: RowProps) {
  const { duel } = words;
  const asked = useSignal(false);
  const failed = useSignal(false);
  const press = async () => {
    if (asked.value) {
      const key = newKey({ table: one.tables[0], token: one.token, invite: null, host: true });
      const answer = await pageApi().command(key, { type: 'resign', id: randomText().slice(0, 16) });
      failed.value = answer === null;
      onChange();
    }
    asked.value = !asked.value;
  };
  return (
    <>
      <Button
        class="quiet danger"
        text={asked.value ? duel.sure : duel.giveUp}
        onClick={() => void press()}
        onBlur={() => (asked.value = false)}
      />
      {failed.value && <span role="alert">{duel.silent}</span>}
    </>
  );
}
