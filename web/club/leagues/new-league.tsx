import { newId, randomToken } from '@asteroute/client';
import { EDITIONS } from '@asteroute/engine';
import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import { Select, TextField } from '@asteroute/page/views/controls/fields.tsx';
import { CLOCKS, clockIndex } from '@asteroute/page-online/room/plan';
import { clockWords } from '@asteroute/page-online/widgets/clock-words';
import { textFault } from '@asteroute/protocol';
import { LEAGUE_FORMATS, type LeagueFormat, type LeaguePlan } from '@asteroute/protocol/contests';
import { useSignal } from '@preact/signals';
import { leagueFaultText } from './state/names.ts';
import type { LeaguePorts } from './state/props.ts';

/** The rounds that each format offers, the usual one first. */
const ROUNDS: Readonly<Record<LeagueFormat, readonly number[]>> = {
  swiss: [3, 4, 5, 6, 7, 8, 9],
  'round-robin': [1, 2],
  series: [3, 5, 1],
};
/** The usual clock: nobody takes the place of a player of a league who stays away, and so time runs. */
const THREE_DAYS = { type: 'days', days: 3 } as const;
/** The days of a round that are offered; 0 is no last day. */
const ROUND_DAYS = [0, 1, 3, 7, 14, 30] as const;

export function NewLeague(props: LeaguePorts) {
  const { words, ask, keys, page: ports } = props;
  const { league } = words;
  const name = useSignal('');
  const plan = useSignal<LeaguePlan>(planFor(ports.choices.value.edition));
  const change = (part: Partial<LeaguePlan>) => {
    plan.value = { ...plan.value, ...part };
  };
  const create = async () => {
    const title = name.value.trim();
    if (title === '' || textFault(title) !== null) return null;
    const token = randomToken();
    const body = { id: newId(), plan: { ...plan.value, title } };
    const opened = await ask('POST /api/contests', { body, token });
    if (!opened.ok) return leagueFaultText(words, opened.fault.code);
    const { contest: id } = opened.value;
    keys.keep({ league: id, token, title });
    ports.go(`#league/${id}`);
    return null;
  };
  return (
    <form class="card panel stack gap-4" aria-labelledby="league-new">
      <h2 class="heading" id="league-new">
        {league.fresh}
      </h2>
      <TextField label={league.name} value={name} required maxLength={60} />
      <FormatChoice {...{ words, plan: plan.value, change }} />
      <GameChoice {...{ words, plan: plan.value, change }} />
      <ActionButton text={league.create} class="primary justify-self-start" type="submit" act={create} />
    </form>
  );
}

const planFor = (edition: string): LeaguePlan => ({
  title: '',
  format: 'swiss',
  rounds: 3,
  twin: false,
  edition,
  modules: [],
  options: {},
  clock: THREE_DAYS,
  roundDays: null,
  late: 'forfeit',
});

interface ChoiceProps extends Pick<LeaguePorts, 'words'> {
  readonly plan: LeaguePlan;
  readonly change: (part: Partial<LeaguePlan>) => void;
}

function FormatChoice({ words: { league }, plan, change }: ChoiceProps) {
  const { format, rounds, twin } = plan;
  const roundWords = (n: number) =>
    format === 'swiss' ? String(n) : format === 'series' ? league.bestOf(n) : league.times(n);
  return (
    <div class="league-fields grid-auto-fit stack gap-4">
      <Select
        label={league.format}
        value={format}
        options={LEAGUE_FORMATS.map((one) => [one, league.formats[one]])}
        onChange={(next) => change({ format: next, rounds: ROUNDS[next][0], twin: false })}
      />
      <Select
        label={league.rounds}
        value={String(rounds)}
        options={ROUNDS[format].map((n) => [String(n), roundWords(n)])}
        onChange={(n) => change({ rounds: Number(n) })}
      />
      {format === 'series' && (
        <label class="league-duel row gap-3 col-span-full">
          <input type="checkbox" checked={twin} onChange={() => change({ twin: !twin })} />
          <span>
            <b>{league.duel}</b> <small class="text-muted">{league.duelHint}</small>
          </span>
        </label>
      )}
    </div>
  );
}

function GameChoice({ words, plan, change }: ChoiceProps) {
  const { league, page, online } = words;
  return (
    <div class="league-fields grid-auto-fit stack gap-4">
      <Select
        label={league.edition}
        value={plan.edition}
        options={EDITIONS.map(({ name }) => [name, page.editions[name]?.name ?? name])}
        onChange={(edition) => change({ edition })}
      />
      <Select
        label={online.room.clock}
        value={String(clockIndex(plan.clock))}
        options={CLOCKS.map((clock, at) => [String(at), clockWords(online, clock)])}
        onChange={(at) => change({ clock: CLOCKS[Number(at)] })}
      />
      <Select
        label={league.lastDay}
        value={String(plan.roundDays ?? 0)}
        options={ROUND_DAYS.map((n) => [String(n), n === 0 ? league.noLastDay : league.days(n)])}
        onChange={(n) => change({ roundDays: Number(n) || null })}
      />
      {plan.roundDays !== null && (
        <Select
          label={league.late}
          value={plan.late}
          options={(['forfeit', 'wait'] as const).map((late) => [late, league.lates[late]])}
          onChange={(late) => change({ late })}
        />
      )}
    </div>
  );
}
