import type { Choices } from '@asteroute/page/settings/setup.ts';
import { HouseRules, Modules, Switch } from '@asteroute/page/views/start/options.tsx';
import { DeckChoice, Editions } from '@asteroute/page/views/start/setup.tsx';
import type { Plan } from '@asteroute/protocol';
import { useSignal } from '@preact/signals';
import { clockWords } from '../widgets/clock-words.ts';
import { asRated, CLOCKS, chosen, clockIndex, configured, mayBeRated, roomChoices } from './plan/plan.ts';
import type { RoomProps } from './plan/props.ts';

/** For the host; everybody sees them change. */
export function GameChoice({ connection, table, words }: RoomProps) {
  const { page, online } = words;
  const { plan } = table;
  const wish = useSignal<Choices | null>(null);
  const change = (part: Partial<Plan>) => void connection.change((now) => configured(now, part));
  const choices = {
    get value(): Choices {
      return wish.value ?? roomChoices(table);
    },
    set value(wanted: Choices) {
      wish.value = wanted;
      void connection
        .change((now) => chosen(now, wanted))
        .then(() => {
          if (wish.value === wanted) wish.value = null;
        });
    },
  };
  return (
    <section class="lobby-card room-game card stack gap-4 shadow-lg grid-cols-1" aria-label={online.room.game}>
      <Editions choices={choices} words={page} />
      <div class="extras stack gap-3 items-start">
        <Modules choices={choices} words={page} />
        <label class="field row flex-wrap gap-1 gap-x-3 font-semibold">
          <span>{online.room.clock}</span>
          <select
            value={String(clockIndex(plan.clock))}
            onChange={({ currentTarget: { value } }) => change({ clock: CLOCKS[Number(value)] })}
          >
            {CLOCKS.map((clock, index) => (
              <option key={index} value={String(index)}>
                {clockWords(online, clock)}
              </option>
            ))}
          </select>
        </label>
        <Switch
          name={online.room.takebacks}
          hint={online.room.takebacksHint}
          checked={plan.takebacks}
          onChange={(takebacks) => change({ takebacks })}
        />
        {mayBeRated(table) && (
          <Switch
            name={online.room.rated}
            hint={online.room.ratedHint}
            checked={plan.rated === true}
            onChange={(rated) =>
              void connection.change((now) => (rated ? asRated(now) : configured(now, { rated: false })))
            }
          />
        )}
        {plan.access === 'public' && (
          <Switch
            name={online.room.askMe}
            hint={online.room.askMeHint}
            checked={plan.ask === true}
            onChange={(ask) => change({ ask })}
          />
        )}
        <DeckChoice choices={choices} words={page} />
        <HouseRules choices={choices} words={page} />
      </div>
    </section>
  );
}
