import type { PagePorts } from '@asteroute/page/views/pages/page-ports.ts';
import type { Words } from '@asteroute/page/words/use-words.ts';
import type { Fault, Outcome } from '@asteroute/protocol';
import type { AccountAction, AccountAnswer, AccountView } from '@asteroute/protocol/accounts';
import type { AccountWords } from '@asteroute/words/en/account.ts';
import type { DeviceAccount, DeviceSession } from './session/device-session.ts';

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
