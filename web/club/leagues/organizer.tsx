import { type PlacedGame, undecidedGames } from '@asteroute/club/contests';
import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import { Select, TextField } from '@asteroute/page/views/controls/fields.tsx';
import { isolated } from '@asteroute/record';
import { useSignal } from '@preact/signals';
import { leagueFaultText, shownName } from './state/names.ts';
import type { LeagueProps } from './state/props.ts';
import type { LeagueOrder } from './state/use-league.ts';

export function Organizer(props: LeagueProps) {
  const { shown, words } = props;
  const { league } = shown;
  const there = league.players.flatMap(({ withdrawn }, player) => (withdrawn ? [] : [player]));
  return (
    <details class="card panel">
      <summary class="heading">{words.league.organizer}</summary>
      <div class="stack gap-4">
        <Settle {...props} games={undecidedGames(league)} />
        {league.status === 'running' && (
          <p class="row flex-wrap gap-3">
            {there.map((player) => (
              <SureOrder
                key={player}
                {...{ shown, words }}
                text={words.online.room.remove(shownName(words, league, player))}
                order={{ type: 'withdraw', player }}
              />
            ))}
          </p>
        )}
        <p>
          <SureOrder {...{ shown, words }} text={words.league.end} order={{ type: 'end' }} />
        </p>
      </div>
    </details>
  );
}

const RESULTS = ['first', 'second', 'both', 'draw'] as const;
type Verdict = (typeof RESULTS)[number];

function Settle({ shown, words, games }: LeagueProps & { readonly games: readonly PlacedGame[] }) {
  const chosen = useSignal('');
  const verdict = useSignal<Verdict>('first');
  const note = useSignal('');
  const game = games.find(({ at }) => at.table === chosen.value) ?? games[0];
  if (game === undefined) return null;
  const { league } = words;
  const [first, second] = [game.at.first, game.at.second].map((player) => shownName(words, shown.league, player));
  const settle = async () => {
    const why = note.value.trim();
    return why === '' ? null : leagueFaultText(words, await shown.send(settled(game, verdict.value, why)));
  };
  const titles = { first: league.loses(first), second: league.loses(second), both: league.bothLose, draw: league.draw };
  return (
    <form class="stack gap-3">
      <h3 class="font-semibold">{league.settle}</h3>
      <div class="league-fields grid-auto-fit stack gap-4">
        <Select
          label={league.game}
          value={game.at.table}
          options={games.map(({ at, round }) => [
            at.table,
            `${league.round(round + 1)}: ${isolated(shownName(words, shown.league, at.first))} – ${isolated(shownName(words, shown.league, at.second))}`,
          ])}
          onChange={(table) => (chosen.value = table)}
        />
        <Select
          label={league.result}
          value={verdict.value}
          options={RESULTS.map((one) => [one, titles[one]])}
          onChange={(one) => (verdict.value = one)}
        />
        <TextField label={league.note} value={note} required maxLength={200} />
      </div>
      <ActionButton text={league.decide} class="quiet justify-self-start" type="submit" act={settle} />
    </form>
  );
}

function settled({ round, game }: PlacedGame, verdict: Verdict, note: string): LeagueOrder {
  const lost = verdict === 'draw' ? null : verdict;
  return { type: 'settle', round, game, points: lost === null ? [0, 0] : null, lost, note };
}

/** The ways out of a league for a player: withdrawing, and removing the name. */
export function OwnPlace({ shown, words }: LeagueProps) {
  const { league } = words;
  return (
    <details class="card panel">
      <summary class="heading">{league.own}</summary>
      <div class="stack gap-3">
        {shown.league.status !== 'over' && (
          <p class="row flex-wrap gap-3">
            <SureOrder {...{ shown, words }} text={league.withdraw} order={{ type: 'withdraw' }} />
            <span class="text-muted">{league.withdrawHint}</span>
          </p>
        )}
        <p class="row flex-wrap gap-3">
          <SureOrder {...{ shown, words }} text={league.erase} order={{ type: 'erase' }} />
          <span class="text-muted">{league.eraseHint}</span>
        </p>
      </div>
    </details>
  );
}

interface SureProps extends Pick<LeagueProps, 'shown' | 'words'> {
  readonly text: string;
  readonly order: LeagueOrder;
}

/** A button for an order that cannot be undone, and why it was refused. */
function SureOrder({ shown, words, text, order }: SureProps) {
  const send = async () => leagueFaultText(words, await shown.send(order));
  return <ActionButton text={text} sure={words.page.sure} act={send} />;
}
