import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Clock,
  createChannels,
  createMailer,
  createPushKeys,
  type MailLinks,
  type OutboxNotice,
} from '@asteroute/server/simulation';
import type { ReceiverKind } from '../../attacks/attacks.ts';
import type { World } from '../virtual/world.ts';
import type { Asker } from './store.ts';

const PUSH = 'https://push.example';
const HOOKS = 'https://hooks.example';
const PLAN: Parameters<typeof createChannels>[0] = {
  pushContact: 'mailto:operator@hooks.example',
  pushHosts: [PUSH],
  webhookHosts: [HOOKS],
};
const MAILS = { url: 'smtp://mail.example', from: 'table@play.example', site: 'https://play.example' };
type Channels = ReturnType<typeof createChannels>;
const KEYS = createPushKeys(new Uint8Array(32).fill(7));
/** Milliseconds that a slow receiver takes: less than a node waits. */
const SLOW_MS = 9000;

export const webhookOf = (kind: ReceiverKind, name: string): string => `${HOOKS}/${kind}/${name}`;

/** The subscription of a browser whose push service behaves like this. */
export const subscriptionOf = (kind: ReceiverKind, name: string) => ({
  endpoint: `${PUSH}/${kind}/${name}`,
  keys: { p256dh: KEYS.publicKey, auth: 'A'.repeat(22) },
});

export const mailAddressOf = (name: string): string => `${name}@mail.example`;

/** The link in a mail that asks whether its address is right. */
const QUESTION = /https:\/\/play\.example\/mail\/confirm\/([0-9a-f]{32})\/([\w-]+)/;

/** The channels of a node's process, by which it tells the receivers of a run. */
export function channelsOf(own: Asker, clock: Clock, links: MailLinks, world: World): Channels {
  const { queue, chances, trace } = world;
  /** The notice that a message of this process tells: what is sent to a browser only the browser can read. */
  const telling = new AsyncLocalStorage<OutboxNotice>();
  const tell = (url: string, text: string | null): void => {
    const notice = telling.getStore();
    if (notice !== undefined) for (const listener of world.onTold) listener({ url, text, notice });
  };
  const after = <T>(ms: number, value: T): Promise<T> =>
    new Promise((resolve) => queue.after(ms, () => own.whenAwake(() => resolve(value))));
  const send = async (url: unknown, init?: RequestInit): Promise<Response> => {
    const kind = new URL(String(url)).pathname.split('/')[1] as ReceiverKind;
    trace.note(`${own.name} sends a notice to ${url}`);
    const answer = async (status: number, ms: number) => after(ms, new Response(null, { status }));
    await after(chances.between(1, 50), null);
    if (kind === 'gone') return answer(chances.pick([404, 410]), 10);
    if (kind === 'failing') return answer(500, 10);
    if (kind === 'slow') return answer(201, SLOW_MS);
    if (kind === 'dead') return new Promise<Response>(() => undefined);
    tell(String(url), typeof init?.body === 'string' ? init.body : null);
    return answer(201, chances.between(1, 50));
  };
  const sendMail = async ({ to, text }: { readonly to: string; readonly text: string }): Promise<void> => {
    trace.note(`${own.name} sends a mail to ${to}`);
    await after(chances.between(1, 50), null);
    const [, contact, code] = QUESTION.exec(text) ?? [];
    if (contact === undefined) tell(`mailto:${to}`, text);
    else for (const listener of world.onQuestion) listener({ contact, code });
    await after(chances.between(1, 50), null);
  };
  const mailer = createMailer(MAILS, { clock, links, sendMail });
  const channels = createChannels(PLAN, { clock, keys: KEYS, send: send as typeof fetch, mailer });
  return {
    ...channels,
    push: (to, notice) => telling.run(notice, () => channels.push(to, notice)),
    post: (url, notice) => telling.run(notice, () => channels.post(url, notice)),
    mailer: mailer && { send: (id, ways, notice) => telling.run(notice, () => mailer.send(id, ways, notice)) },
  };
}

/** Loads what the first push message loads, so that no event of a run has to wait for it. */
export async function loadPushMessages(): Promise<void> {
  const clock = { after: () => () => undefined } as unknown as Clock;
  const send = async () => new Response(null, { status: 201 });
  const notice = { id: '', kind: 'turn', table: 'table', seat: 0, about: 0, names: [], at: 0 } as const;
  const channels = createChannels(PLAN, { clock, keys: KEYS, send, mailer: null });
  await channels.push({ ...subscriptionOf('honest', ''), language: 'en' }, notice);
}
