import { joinAs } from '@asteroute/client';
import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import { NameInput } from '@asteroute/page/views/start/name-input.tsx';
import { type TextFault, textFault } from '@asteroute/protocol';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { agreement, ownAccount } from '../connection/agreement.ts';
import { faultWords } from '../widgets/fault-words.ts';
import { nextColor } from './plan/plan.ts';
import type { RoomProps } from './plan/props.ts';

/** Takes a seat: the one reserved for this person, or the next one. Who was let in has given the name already. */
export function Join({ connection, table, words, server }: RoomProps) {
  const { room } = words.online;
  /** Whether the person has asked for a seat. The last seat may already be this person's before the page knows it. */
  const sent = useSignal(false);
  const join = async (name: string) => {
    sent.value = true;
    const account = await (table.plan.rated === true ? agreement(name) : ownAccount());
    const { ok } = await connection.send({ ...joinAs(connection.key, name), ...(account && { account }) });
    sent.value = ok;
  };
  useEffect(() => {
    if (connection.askedAs !== null) void join(connection.askedAs);
    connection.askedAs = null;
  }, []);
  const kept = connection.reservedSeat.value;
  if (table.revealUntil !== null) return null;
  if (kept === null && nextColor(table) === null && !sent.value) return <p role="status">{room.full}</p>;
  return (
    <NameForm {...{ words, server }} text={room.join} onName={join}>
      {kept !== null && <ActionButton text={room.decline} act={() => connection.send({ type: 'leave' })} />}
    </NameForm>
  );
}

interface NameFormProps extends Pick<RoomProps, 'words' | 'server'> {
  readonly text: string;
  /** Resolves with why it did not work, or with anything but a text. */
  readonly onName: (name: string) => Promise<unknown>;
  readonly children?: ComponentChildren;
}

function NameForm({ words, server: { keyring }, text, onName, children }: NameFormProps) {
  const name = useSignal(keyring.name());
  const wrongName = useSignal<TextFault | null>(null);
  const submit = async () => {
    wrongName.value = textFault(name.value);
    if (wrongName.value !== null) return null;
    const given = name.value.trim();
    keyring.name(given);
    return onName(given);
  };
  return (
    <form class="room-join border-b flex-wrap flex gap-3 items-end">
      <NameField name={name} words={words} fault={wrongName} />
      <ActionButton text={text} type="submit" class="primary big" act={submit} />
      {children}
    </form>
  );
}

interface FieldProps extends Pick<RoomProps, 'words'> {
  readonly name: Signal<string>;
  /** Why the name was refused; cleared when it is changed. */
  readonly fault: Signal<TextFault | null>;
}

/** Matches devices on which typing does not open a keyboard over the page. */
const HAS_KEYS = '(hover: hover) and (pointer: fine)';

function NameField({ name, words, fault }: FieldProps) {
  const [id, reason] = [useId(), useId()];
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (matchMedia(HAS_KEYS).matches) field.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <div class="field stack gap-1 font-semibold">
        <label for={id}>{words.online.room.name}</label>
        <NameInput
          id={id}
          field={field}
          label={words.online.room.name}
          value={name.value}
          words={words.page}
          autocomplete="nickname"
          reason={fault.value === null ? null : reason}
          onInput={(given) => {
            name.value = given;
            fault.value = null;
          }}
        />
      </div>
      {fault.value !== null && (
        <p class="refused floating" role="alert" id={reason}>
          {faultWords(words.online, fault.value)}
        </p>
      )}
    </>
  );
}

/** Asks the host to be let in, at a table that this person may not read before. */
export function AskIn({ connection, words, server }: Pick<RoomProps, 'connection' | 'words' | 'server'>) {
  const ask = async (name: string) => {
    const answer = await connection.send({ type: 'knock', name });
    return answer.ok ? null : faultWords(words.online, answer.fault.code);
  };
  return <NameForm {...{ words, server }} text={words.online.room.askIn} onName={ask} />;
}

/** For the host: who asks to come in. Its region is there before anybody asks, so that it is announced. */
export function Knocks({ connection, table, words }: RoomProps) {
  const { room } = words.online;
  if (!connection.key.host) return null;
  return (
    <div role="status" class="room-knocks stack gap-3">
      {table.knocks.map(({ seq, name, state }) => {
        const answer = (isIn: boolean) => () => connection.send({ type: 'answer-knock', knock: seq, let: isIn });
        return (
          state === 'waiting' && (
            <div key={seq} class="room-knock floating row flex-wrap justify-center gap-x-3">
              <p class="wrap-anywhere">{room.wantsIn(name)}</p>
              <span class="flex gap-2 flex-wrap">
                <ActionButton
                  text={room.letIn}
                  class="primary"
                  aria-label={`${room.letIn}: ${name}`}
                  act={answer(true)}
                />
                <ActionButton text={room.notNow} aria-label={`${room.notNow}: ${name}`} act={answer(false)} />
              </span>
            </div>
          )
        );
      })}
    </div>
  );
}
