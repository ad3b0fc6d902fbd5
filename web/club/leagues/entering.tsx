import { OPPONENTS } from '@asteroute/bots';
import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import { Icon } from '@asteroute/page/views/controls/parts.tsx';
import { shownBotName } from '@asteroute/page/words/bot-words.ts';
import { browserKeyring } from '@asteroute/page-online/keyring/keyring';
import { type FaultCode, textFault } from '@asteroute/protocol';
import { useSignal } from '@preact/signals';
import { LabelledField } from './fields.tsx';
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
    <section class="card panel stack gap-4" aria-labelledby="league-players">
      <h2 class="heading" id="league-players">
        {words.league.players(players.length)}
      </h2>
      {isOpen && <Entered {...props} />}
      {own === null && <EnterForm {...props} />}
      {isOpen && organizer && <Begin {...props} />}
      {isOpen && !organizer && own !== null && <p>{words.league.waits}</p>}
    </section>
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
      <LabelledField label={words.online.room.name}>
        <input
          type="text"
          required
          maxLength={40}
          autoComplete="nickname"
          value={name.value}
          onInput={({ currentTarget }) => (name.value = currentTarget.value)}
        />
      </LabelledField>
      <ActionButton text={words.league.enter} class="primary" type="submit" act={enter} />
    </form>
  );
}

function Begin({ shown, words }: LeagueProps) {
  const { league, send } = shown;
  const fault = useSignal<FaultCode | null>(null);
  const there = league.players.filter(({ withdrawn }) => !withdrawn).length;
  const add = async (bot: string) => {
    if (bot !== '') fault.value = await send({ type: 'enter-bot', bot });
  };
  const start = async () => leagueFaultText(words, await send({ type: 'start' }));
  return (
    <div class="row flex-wrap gap-3 items-end">
      <LabelledField label={words.online.room.bot}>
        <select
          value=""
          onChange={({ currentTarget }) => {
            void add(currentTarget.value);
            currentTarget.value = '';
          }}
        >
          <option value="">–</option>
          {OPPONENTS.map((bot) => (
            <option key={bot} value={bot}>
              {shownBotName(words.page, bot)}
            </option>
          ))}
        </select>
      </LabelledField>
      <ActionButton text={words.league.start} class="primary" disabled={there < 2} act={start} />
      {there < 2 && <p class="text-muted">{words.league.few}</p>}
      {fault.value !== null && <p role="alert">{leagueFaultText(words, fault.value)}</p>}
    </div>
  );
}
