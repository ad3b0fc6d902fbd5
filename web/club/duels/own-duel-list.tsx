import { byKey, newId, playerKey } from '@asteroute/client';
import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { Card } from '@asteroute/page/views/frame/card.tsx';
import { onlineAddress } from '@asteroute/page-online/place';
import type { OpenedDuel, OwnDuels } from '@asteroute/protocol/contests';
import { dateText } from '@asteroute/words/grammar.ts';
import { editionWords } from '../daily/result-words.ts';
import { nameOfBot, outcomeWords } from './duel-words.ts';
import type { DuelPorts } from './props.ts';
import { keepDuel } from './use-duels.ts';

interface Props extends DuelPorts {
  readonly own: OwnDuels;
  readonly onChange: () => void;
}

export function OwnDuelList(props: Props) {
  const { words } = props;
  const rows = openFirst(props.own).map((one) => <OwnDuel key={one.duel} {...props} one={one} />);
  if (rows.length === 0) return null;
  return (
    <Card heading={words.duel.mine}>
      <ul class="divide-y stack gap-3">{rows}</ul>
    </Card>
  );
}

const openFirst = ({ duels }: OwnDuels): readonly OpenedDuel[] =>
  duels.toSorted((a, b) => Number(b.state === 'open') - Number(a.state === 'open'));

type RowProps = Props & { readonly one: OpenedDuel };

function OwnDuel(props: RowProps) {
  const { words, one, page: ports } = props;
  const { duel, page } = words;
  const title = `${editionWords(words, one.edition)} · ${dateText(page.tag, one.begun)}`;
  return (
    <li class="stack gap-1" aria-label={title}>
      <b>{title}</b>
      <span class="text-muted">
        {one.state === 'open' ? duel.until(dateText(page.tag, one.until)) : outcomeWords(words, one)}
      </span>
      {one.state === 'open' ? (
        <OpenDuel {...props} />
      ) : (
        <p>
          <Button class="quiet" text={duel.result} onClick={() => ports.go(`#duel/${one.duel}`)} />
        </p>
      )}
    </li>
  );
}

/** The ways to both tables, and the end of both games. */
function OpenDuel(props: RowProps) {
  const { words, one, keyring, page } = props;
  const go = (game: number) => () => {
    keepDuel(one, keyring, page.storage);
    page.go(onlineAddress({ table: one.tables[game], invite: null }));
  };
  return (
    <p class="row flex-wrap gap-3">
      <Button icon="play" text={words.duel.first} onClick={go(0)} />
      <Button icon="play" text={words.duel.second(nameOfBot(words, one.bot))} onClick={go(1)} />
      <GiveUp {...props} />
    </p>
  );
}

function GiveUp({ words: { page, duel }, ask, one, onChange }: RowProps) {
  const giveUp = async () => {
    const key = playerKey({ table: one.tables[0], token: one.token, invite: null, host: true });
    const body = { type: 'resign', id: newId() } as const;
    const answer = await ask('POST /api/games/:id/commands', { ...byKey(key), body });
    onChange();
    return answer.ok || answer.fault.code !== 'busy' ? null : duel.silent;
  };
  return <ActionButton class="quiet text-danger" text={duel.giveUp} sure={page.sure} act={giveUp} />;
}
