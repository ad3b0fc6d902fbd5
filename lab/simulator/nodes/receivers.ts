import { type Clock, createChannels, createPushKeys } from '@asteroute/server/simulation';
import type { World } from '../virtual/world.ts';
import type { Asker } from './store.ts';

/** How a receiver of notices behaves. `gone` answers 404 or 410, `slow` only just in time, `dead` never. */
export type ReceiverKind = 'honest' | 'slow' | 'dead' | 'gone' | 'failing';

const PUSH = 'https://push.example';
const HOOKS = 'https://hooks.example';
/** The channels that every run offers. */
const PLAN: Parameters<typeof createChannels>[0] = {
  pushContact: 'mailto:operator@hooks.example',
  pushHosts: [PUSH],
  webhookHosts: [HOOKS],
};
type Channels = ReturnType<typeof createChannels>;
const KEYS = createPushKeys(new Uint8Array(32).fill(7));
/** Milliseconds that a slow receiver takes: less than a node waits. */
const SLOW_MS = 9000;

/** The address of a receiver of this kind. */
export const webhookOf = (kind: ReceiverKind, name: string): string => `${HOOKS}/${kind}/${name}`;

/** The subscription of a browser whose push service behaves like this. */
export function subscriptionOf(kind: ReceiverKind, name: string) {
  const keys = { p256dh: KEYS.publicKey, auth: 'A'.repeat(22) };
  return { endpoint: `${PUSH}/${kind}/${name}`, keys, language: 'en' } as const;
}

/** The channels of a node's process, by which it tells the receivers of a run. */
export function channelsOf(own: Asker, clock: Clock, { queue, chances, trace, onTold }: World): Channels {
  const send = (url: unknown, init?: RequestInit): Promise<Response> => {
    const kind = new URL(String(url)).pathname.split('/')[1] as ReceiverKind;
    trace.note(`${own.name} sends a notice to ${url}`);
    return new Promise((resolve) => {
      const answer = (status: number, ms: number) =>
        queue.after(ms, () => own.whenAwake(() => resolve(new Response(null, { status }))));
      queue.after(chances.between(1, 50), () => {
        if (kind === 'gone') answer(chances.pick([404, 410]), 10);
        else if (kind === 'failing') answer(500, 10);
        else if (kind === 'slow') answer(201, SLOW_MS);
        else if (kind === 'honest') {
          const text = typeof init?.body === 'string' ? init.body : null;
          for (const listener of onTold) listener({ url: String(url), text });
          answer(201, chances.between(1, 50));
        }
      });
    });
  };
  return createChannels(PLAN, { clock, keys: KEYS, send: send as typeof fetch });
}

/** Loads what the first push message loads, so that no event of a run has to wait for it. */
export async function loadPushMessages(): Promise<void> {
  const clock = { after: () => () => undefined } as unknown as Clock;
  const send = async () => new Response(null, { status: 201 });
  const notice = { id: '', table: 'table', seat: 0, turn: 0, names: [], at: 0 };
  await createChannels(PLAN, { clock, keys: KEYS, send }).push(subscriptionOf('honest', ''), notice);
}
