import type { Choices } from '../../settings/setup.ts';
import { Editions, HouseRules, Modules, Switch } from '../../views/start/setup.tsx';
import { clockWords } from '../parts/clock-words.ts';
import { CLOCKS, chosen, clockIndex, configured, type RoomChange, roomChoices } from './plan.ts';
import type { RoomProps } from './props.ts';

/** What the host chooses: the edition, its modules and house rules, the clock and takebacks. Everybody sees it change. */
export function GameChoice({ connection, table, words }: RoomProps) {
  const { page, online } = words;
  const { plan } = table;
  const send = (change: RoomChange) => void connection.send(change);
  const choices = {
    get value(): Choices {
      return roomChoices(table);
    },
    set value(wanted: Choices) {
      send(chosen(table, wanted));
    },
  };
  return (
    <section class="lobby-card room-game" aria-label={online.room.game}>
      <Editions choices={choices} words={page} />
      <div class="extras">
        <Modules choices={choices} words={page} />
        <label class="field">
          <span>{online.room.clock}</span>
          <select
            value={String(clockIndex(plan.clock))}
            onChange={({ currentTarget: { value } }) => send(configured(table, { clock: CLOCKS[Number(value)] }))}
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
          onChange={(takebacks) => send(configured(table, { takebacks }))}
        />
        <HouseRules choices={choices} words={page} />
      </div>
    </section>
  );
}
