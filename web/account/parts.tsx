import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import { LabelledField } from '@asteroute/page/views/controls/fields.tsx';
import type { PagePorts } from '@asteroute/page/views/pages/page-ports.ts';
import type { Words } from '@asteroute/page/words/use-words.ts';
import type { Fault, Outcome } from '@asteroute/protocol';
import type { AccountAction, AccountAnswer, AccountView } from '@asteroute/protocol/accounts';
import type { AccountWords } from '@asteroute/words/en/account.ts';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { DeviceAccount, DeviceSession } from './session/device-session.ts';
import type { PairingPorts } from './session/pairing.ts';
import { ownServer } from './session/session.ts';

export interface PartProps extends Pick<PagePorts, 'sharer'> {
  readonly name: string;
  readonly words: Words<'account'>;
  readonly session: DeviceSession;
}

export interface OwnerProps extends PartProps {
  readonly own: DeviceAccount;
  readonly view: AccountView;
  /** Signs an action; the view follows. Says `done` if it is accepted, else why not. */
  readonly act: (action: AccountAction, done: string | null) => Promise<Outcome<AccountAnswer>>;
  readonly refresh: () => Promise<void>;
  readonly say: (text: string | null) => void;
}

export function refusalText({ faults }: AccountWords, { code }: Fault): string {
  return Object.entries(faults).find(([name]) => name === code)?.[1] ?? faults.other;
}

/** A code in two groups; a screen reader says each letter or digit. */
export function Spelled({ text }: { readonly text: string }) {
  const half = text.length / 2;
  return (
    <p class="account-digits text-3xl">
      <span aria-hidden="true">
        {text.slice(0, half)} {text.slice(half)}
      </span>
      <span class="visually-hidden">{Array.from(text).join(' ')}</span>
    </p>
  );
}

interface FormProps {
  readonly heading: string;
  readonly hint: string;
  readonly label: string;
  readonly go: string;
  /** Does what the form is for; resolves with why it failed, or null. */
  readonly act: () => Promise<string | null>;
  readonly children: ComponentChildren;
}

export function OneField({ heading, hint, label, go, act, children }: FormProps) {
  return (
    <form class="card panel stack gap-3">
      <h2 class="heading">{heading}</h2>
      <p class="text-muted">{hint}</p>
      <LabelledField label={label}>{children}</LabelledField>
      <ActionButton type="submit" class="primary justify-self-start" text={go} act={act} />
    </form>
  );
}

interface RowProps {
  readonly name: string;
  readonly hint: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A line of a list: something with what is known of it, and what can be done with it. */
export function AccountRow({ name, hint, children }: RowProps) {
  return (
    <li class="row justify-between gap-3 flex-wrap">
      <span class="stack gap-0">
        <b>{name}</b>
        <small>{hint}</small>
      </span>
      {children}
    </li>
  );
}

export function usePairing<T extends { end(): void }>(make: (ports: PairingPorts) => T, session: DeviceSession): T {
  const random: PairingPorts['random'] = (bytes) => crypto.getRandomValues(bytes);
  const pairing = useMemo(() => make({ server: ownServer(), session, random }), []);
  useEffect(() => () => pairing.end(), []);
  return pairing;
}
