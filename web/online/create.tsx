import { editionNamed } from '@asteroute/engine';
import { type TextFault, textFault } from '@asteroute/protocol';
import { type Signal, useSignal } from '@preact/signals';
import { useId, useMemo } from 'preact/hooks';
import { type Choices, editionOf, nameIn, withAdded, withRemoved, withSeat } from '../settings/setup.ts';
import { Opponents } from '../views/opponents.tsx';
import { Icon } from '../views/parts.tsx';
import { ColorPicker, Editions, GameOptions, Switch } from '../views/start/setup.tsx';
import { clockWords } from './clock-words.ts';
import type { ServerPorts } from './connection/browser.ts';
import { type OpeningFault, requestTable, tableRequest } from './connection/new-table.ts';
import { CLOCKS, firstWanted, freeSeats, tableOf, type WantedPlan } from './plan.ts';
import type { OnlineProps } from './props.ts';
import { faultWords } from './words/fault-words.ts';
import type { Words } from './words/use-words.ts';

interface Props extends OnlineProps {
  readonly server: ServerPorts;
  readonly words: Words;
  /** The edition that is chosen at first. */
  readonly edition: string;
}

const ACCESSES = ['link', 'public'] as const;

/** A new table: who may come, which game, how long a turn may take. */
export function NewTable(props: Props) {
  const { server, words, edition } = props;
  const { page, online } = words;
  const name = useSignal(server.keyring.name());
  const choices = useSignal<Choices>(firstWanted(edition, editionNamed(edition)?.colors ?? []).choices);
  const rest = useSignal<Omit<WantedPlan, 'choices'>>({ access: 'link', clock: 0, takebacks: false });
  const wrongName = useSignal<TextFault | null>(null);
  const { open, fault } = useOpening(props);
  const wanted = { ...rest.value, choices: choices.value };
  const submit = (event: Event) => {
    event.preventDefault();
    wrongName.value = textFault(name.value);
    if (wrongName.value === null) void open(wanted, name.value.trim());
  };
  return (
    <form class="lobby-form" onSubmit={submit}>
      <div class="lobby-card">
        <NameField name={name} words={words} fault={wrongName} />
        <Editions choices={choices} words={page} />
        <Seats choices={choices} words={words} />
        {freeSeats(wanted) === 0 && <p class="muted">{online.create.noFree}</p>}
      </div>
      <div class="lobby-card">
        <Manner rest={rest} words={words} />
        <GameOptions choices={choices} words={page} />
      </div>
      {fault.value !== null && (
        <p class="refused" role="alert">
          {fault.value === 'silent' ? online.create.failed : faultWords(online, fault.value)}
        </p>
      )}
      <button type="submit" class="primary big lobby-go">
        <span>{online.create.submit}</span>
      </button>
    </form>
  );
}

/** Opens a table and goes there; `fault` says why it could not be opened. */
function useOpening({ server, words, ports, onGo }: Props) {
  const fault = useSignal<OpeningFault | null>(null);
  const request = useMemo(tableRequest, []);
  const open = async (wanted: WantedPlan, name: string) => {
    const opened = await requestTable(server, { ...tableOf(wanted, words.page, ports.random), name }, request);
    fault.value = opened.ok ? null : opened.fault;
    if (opened.ok) onGo({ table: opened.key.table, invite: opened.key.invite });
  };
  return { open, fault };
}

/** The seats, and a button for one more. */
function Seats({ choices, words }: Omit<RowProps, 'row'>) {
  const now = choices.value;
  return (
    <>
      <ol class="seats">
        {now.seats.map((_, row) => (
          <SeatRow key={row} choices={choices} words={words} row={row} />
        ))}
      </ol>
      {now.seats.length < editionOf(now).players.max && (
        <button type="button" class="quiet add" onClick={() => (choices.value = withAdded(now))}>
          <Icon name="plus" />
          <span>{words.page.setup.add}</span>
        </button>
      )}
    </>
  );
}

interface NameProps {
  readonly name: Signal<string>;
  readonly words: Words;
  /** Why the name was refused; cleared when it is changed. */
  readonly fault: Signal<TextFault | null>;
}

/** The field for the name that others see, with the reason where it was refused. */
export function NameField({ name, words, fault }: NameProps) {
  const reason = useId();
  return (
    <>
      <label class="field">
        <span>{words.online.create.name}</span>
        <input
          type="text"
          value={name.value}
          maxLength={24}
          required
          autocomplete="nickname"
          aria-invalid={fault.value !== null}
          aria-describedby={fault.value === null ? undefined : reason}
          onInput={(event) => {
            name.value = event.currentTarget.value;
            fault.value = null;
          }}
        />
      </label>
      {fault.value !== null && (
        <p class="refused" role="alert" id={reason}>
          {faultWords(words.online, fault.value)}
        </p>
      )}
    </>
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
          <Opponents nobody={online.create.free} edition={now.edition} words={page} />
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

/** Access, clock and takebacks of the new table. */
function Manner({ rest, words }: { readonly rest: Signal<Omit<WantedPlan, 'choices'>>; readonly words: Words }) {
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
