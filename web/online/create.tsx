import { EDITIONS } from '@asteroute/engine';
import type { FaultCode } from '@asteroute/protocol';
import { type Signal, useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { type Choices, editionOf, nameIn, withAdded, withRemoved, withSeat } from '../settings/setup.ts';
import { Opponents } from '../views/opponents.tsx';
import { Icon } from '../views/parts.tsx';
import { ColorPicker, Editions, Extras, Switch } from '../views/start/setup.tsx';
import { clockWords } from './clock-words.ts';
import type { ServerPorts } from './connection/browser.ts';
import { type Key, randomText } from './connection/keyring.ts';
import { faultWords } from './fault-words.ts';
import { CLOCKS, firstWanted, freeSeats, tableOf, type Wanted } from './plan.ts';
import type { OnlineProps } from './props.ts';
import type { Words } from './words.ts';

interface Props extends OnlineProps {
  readonly server: ServerPorts;
  readonly words: Words;
  readonly onClose: () => void;
}

const ACCESSES = ['link', 'public'] as const;

/** A new table: who may come, which game, how long a turn may take. */
export function NewTable(props: Props) {
  const { server, words, ports, onGo, onClose } = props;
  const { page, online } = words;
  const name = useSignal(server.keyring.name());
  const fault = useSignal<FaultCode | 'silent' | null>(null);
  const choices = useSignal<Choices>(firstWanted(EDITIONS[0].name, EDITIONS[0].colors).choices);
  const rest = useSignal<Omit<Wanted, 'choices'>>({ access: 'link', clock: 0, takebacks: false });
  // Sent again after a silence, it is the same wish.
  const wish = useMemo(() => ({ id: randomText().slice(0, 16), token: randomText(), invite: randomText() }), []);
  const wanted = { ...rest.value, choices: choices.value };
  const submit = async (event: Event) => {
    event.preventDefault();
    server.keyring.name(name.value.trim());
    const { plan, seat } = tableOf(wanted, page, ports.random);
    const invite = plan.access === 'link' ? wish.invite : null;
    const opened = await server.api.open({ id: wish.id, plan, clientSeed: '', ...(invite && { invite }) }, wish.token);
    if (opened === null || !opened.ok) {
      fault.value = opened === null ? 'silent' : opened.fault.code;
      return;
    }
    const key: Key = { table: opened.value, token: wish.token, invite, host: true, clientSeed: randomText() };
    server.keyring.keep(key);
    await server.api.command(key, sitDown(key, name.value.trim(), seat));
    onGo({ table: key.table, invite });
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <h2>{online.create.heading}</h2>
      <NameField name={name} words={words} />
      <Editions choices={choices} words={page} />
      <ol class="seats">
        {choices.value.seats.map((_, row) => (
          <SeatRow key={row} choices={choices} words={words} row={row} />
        ))}
      </ol>
      {choices.value.seats.length < editionOf(choices.value).players.max && (
        <button type="button" class="quiet add" onClick={() => (choices.value = withAdded(choices.value))}>
          <Icon name="plus" />
          <span>{page.setup.add}</span>
        </button>
      )}
      {freeSeats(wanted) === 0 && <p class="muted">{online.create.noFree}</p>}
      <Extras choices={choices} words={page} />
      <Manner rest={rest} words={words} />
      {fault.value !== null && (
        <p class="refused" role="alert">
          {fault.value === 'silent' ? online.create.failed : faultWords(online, fault.value)}
        </p>
      )}
      <div class="lobby-buttons">
        <button type="button" class="quiet" onClick={onClose}>
          <span>{online.back}</span>
        </button>
        <button type="submit" class="primary big">
          <span>{online.create.submit}</span>
        </button>
      </div>
    </form>
  );
}

/** The command by which somebody takes a seat. */
export function sitDown({ clientSeed }: Key, name: string, seat?: number) {
  const id = randomText().slice(0, 16);
  return { type: 'join' as const, id, name, clientSeed, ...(seat === undefined ? {} : { seat }) };
}

export function NameField({ name, words }: { readonly name: Signal<string>; readonly words: Words }) {
  return (
    <label class="field">
      <span>{words.online.create.name}</span>
      <input
        type="text"
        value={name.value}
        maxLength={24}
        required
        autocomplete="nickname"
        onInput={(event) => (name.value = event.currentTarget.value)}
      />
    </label>
  );
}

interface RowProps {
  readonly choices: Signal<Choices>;
  readonly words: Words;
  readonly row: number;
}

function SeatRow({ choices, words: { page, online }, row }: RowProps) {
  const now = choices.value;
  const { color, bot } = now.seats[row];
  return (
    <li class="seat online-seat" data-color={now.dealtColors ? undefined : color}>
      <ColorPicker choices={choices} words={page} row={row} />
      {row === 0 ? (
        <span class="online-you">{online.create.you}</span>
      ) : (
        <select
          aria-label={online.create.seat(row + 1)}
          value={bot ?? ''}
          onChange={({ currentTarget: { value } }) => {
            choices.value = withSeat(now, row, { bot: value || null });
          }}
        >
          <Opponents nobody={online.create.free} words={page} />
        </select>
      )}
      {row > 0 && (
        <button
          type="button"
          class="quiet"
          disabled={now.seats.length <= editionOf(now).players.min}
          aria-label={page.setup.remove(nameIn(now, row, page))}
          onClick={() => (choices.value = withRemoved(now, row))}
        >
          <Icon name="close" />
        </button>
      )}
    </li>
  );
}

/** Who may come, and how it is played. */
function Manner({ rest, words }: { readonly rest: Signal<Omit<Wanted, 'choices'>>; readonly words: Words }) {
  const { create } = words.online;
  const now = rest.value;
  return (
    <div class="extras">
      <fieldset class="segments">
        <legend>{create.access}</legend>
        {ACCESSES.map((access) => (
          <label key={access}>
            <input
              type="radio"
              name="access"
              checked={now.access === access}
              onChange={() => (rest.value = { ...now, access })}
            />
            <span>{create.accesses[access]}</span>
          </label>
        ))}
      </fieldset>
      <label class="field">
        <span>{create.clock}</span>
        <select
          value={String(now.clock)}
          onChange={({ currentTarget: { value } }) => (rest.value = { ...now, clock: Number(value) })}
        >
          {CLOCKS.map((clock, index) => (
            <option key={index} value={String(index)}>
              {clockWords(words.online, clock)}
            </option>
          ))}
        </select>
      </label>
      <Switch
        name={create.takebacks}
        hint={create.takebacksHint}
        checked={now.takebacks}
        onChange={(takebacks) => (rest.value = { ...now, takebacks })}
      />
    </div>
  );
}
