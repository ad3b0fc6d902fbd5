import { OPPONENTS } from '@asteroute/bots';
import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import { Select, TextField } from '@asteroute/page/views/controls/fields.tsx';
import { Icon } from '@asteroute/page/views/controls/parts.tsx';
import { Card } from '@asteroute/page/views/frame/card.tsx';
import { shownBotName } from '@asteroute/page/words/bot-words.ts';
import { browserKeyring } from '@asteroute/page-online/keyring/keyring';
import { type FaultCode, textFault } from '@asteroute/protocol';
import { useSignal } from '@preact/signals';
import { leagueFaultText, shownName } from './state/names.ts';
import type { LeagueProps } from './state/props.ts';

/** Who is in before the first round, and the ways to enter: a name, a bot; of a Swiss league later ones too. */
export function Entering(props: LeagueProps) {
  const { league, own, organizer } = props.shown;
  const { words } = props;
  const { status, plan, rounds, players } = league;
  const isOpen = status === 'open';
  const isLate = status === 'running' && plan.format === 'swiss' && rounds.length < plan.rounds;
  if (!isOpen && !(isLate && own === null)) return null;
  return (
    <Card class="gap-4" heading={words.league.players(players.length)}>
      {isOpen && <Entered {...props} />}
      {own === null && <EnterForm {...props} />}
      {isOpen && organizer && <Begin {...props} />}
      {isOpen && !organizer && own !== null && <p>{words.league.waits}</p>}
    </Card>
  );
}

function Entered({ shown, words }: LeagueProps) {
  const { league, organizer, send } = shown;
  const names = league.players.map((_, player) => shownName(words, league, player));
  return (
    <ol class="flex-wrap flex gap-2">
      {league.players.map(({ bot, withdrawn }, player) => (
        <li key={player} class="fact row gap-1" hidden={withdrawn}>
          {bot !== null && <Icon name="bot" />}
          <span class="wrap-anywhere">{names[player]}</span>
          {organizer && (
            <ActionButton
              class="quiet square text-sm"
              text="×"
              aria-label={words.online.room.remove(names[player])}
              act={async () => leagueFaultText(words, await send({ type: 'withdraw', player }))}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

function EnterForm({ shown, words, page: { storage }, keys }: LeagueProps) {
  const keyring = browserKeyring(storage);
  const name = useSignal(keyring.name());
  const enter = async () => {
    const wanted = name.value.trim();
    if (wanted === '' || textFault(wanted) !== null) return null;
    keyring.name(wanted);
    keys.keep({ ...shown.key, title: shown.league.plan.title });
    return leagueFaultText(words, await shown.send({ type: 'enter', name: wanted }));
  };
  return (
    <form class="row flex-wrap gap-3 items-end">
      <TextField label={words.online.room.name} value={name} required maxLength={40} autocomplete="nickname" />
      <ActionButton text={words.league.enter} class="primary" type="submit" act={enter} />
    </form>
  );
}

function Begin({ shown, words }: LeagueProps) {
  const { league, send } = shown;
  const fault = useSignal<FaultCode | null>(null);
  const there = league.players.filter(({ withdrawn }) => !withdrawn).length;
  const bot = useSignal('');
  const add = async (one: string) => {
    bot.value = one;
    if (one !== '') fault.value = await send({ type: 'enter-bot', bot: one });
    bot.value = '';
  };
  const start = async () => leagueFaultText(words, await send({ type: 'start' }));
  return (
    <div class="row flex-wrap gap-3 items-end">
      <Select
        label={words.online.room.bot}
        value={bot.value}
        options={[['', '–'], ...OPPONENTS.map((one) => [one, shownBotName(words.page, one)] as const)]}
        onChange={(one) => void add(one)}
      />
      <ActionButton text={words.league.start} class="primary" disabled={there < 2} act={start} />
      {there < 2 && <p class="text-muted">{words.league.few}</p>}
      {fault.value !== null && <p role="alert">{leagueFaultText(words, fault.value)}</p>}
    </div>
  );
}
