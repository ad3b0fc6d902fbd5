import { type Command, deny, type Fault } from '@asteroute/protocol';
import type { Clock, PushSubscription } from '../domain/ports.ts';
import { withDeadline } from '../domain/timers.ts';
import type { PushKeys } from '../keys/push-keys.ts';

/** Which notices outside the page the operator allows. */
export interface NotificationPlan {
  /** Where push services reach the operator, `mailto:` or `https:`; null for no web push. */
  readonly pushContact: string | null;
  /** Origins of push services, `https://*.example` for all below a domain. */
  readonly pushHosts: readonly string[];
  /** Origins that a host may name for the webhook of a table; none for no webhooks. */
  readonly webhookHosts: readonly string[];
}

/** A notice of a turn. */
export interface TurnNotice {
  /** The same however often it is sent. */
  readonly id: string;
  readonly table: string;
  readonly seat: number;
  readonly turn: number;
  /** The names of all players in the order of their seats. */
  readonly names: readonly string[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What became of a message: taken, no longer wanted there, or to be tried again. */
export type Delivery = 'taken' | 'gone' | 'failed';

/** How notices of turns reach players outside the page. */
export interface Channels {
  /** Whether anything is ever sent. */
  readonly isOn: boolean;
  /** The public key for browsers that subscribe; null where there is no web push. */
  readonly pushKey: string | null;
  /** Whether hosts may name a webhook. */
  readonly webhooks: boolean;
  /** Why a command is refused here that asks for a channel; null for any other. */
  refusal(command: Command): Fault | null;
  push(to: PushSubscription, notice: TurnNotice): Promise<Delivery>;
  post(url: string, notice: TurnNotice): Promise<Delivery>;
}

/** What channels need. */
export interface ChannelPorts {
  readonly clock: Clock;
  readonly keys: PushKeys;
  /** The network. */
  readonly send: typeof fetch;
}

/** Milliseconds that a push service or a webhook has to answer. */
const ANSWER_MS = 10_000;
/** Seconds for which a push service keeps a message for a browser that is off. */
const KEEP_SECONDS = 86_400;

/** The channels of a server. The package web-push is loaded with the first message. */
export function createChannels(plan: NotificationPlan, { clock, keys, send }: ChannelPorts): Channels {
  const { pushContact, pushHosts, webhookHosts } = plan;

  const request = (url: string, init: RequestInit) => requestTo({ clock, send }, url, init);
  return {
    isOn: pushContact !== null || webhookHosts.length > 0,
    pushKey: pushContact === null ? null : keys.publicKey,
    webhooks: webhookHosts.length > 0,
    refusal(command) {
      if (command.type === 'notify' && command.push !== null)
        return pushContact !== null && isAllowed(command.push.endpoint, pushHosts) ? null : NO_PUSH;
      if (command.type === 'webhook' && command.url !== null)
        return isAllowed(command.url, webhookHosts) ? null : NO_WEBHOOK;
      return null;
    },
    async push(to, notice) {
      if (pushContact === null || !isAllowed(to.endpoint, pushHosts)) return 'gone';
      const { default: webPush } = await import('web-push');
      const { table, turn, names } = notice;
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint: to.endpoint, keys: to.keys },
        JSON.stringify({ table, turn, names, language: to.language }),
        {
          vapidDetails: { subject: pushContact, ...keys },
          TTL: KEEP_SECONDS,
          // The service keeps only the newest message of a table.
          topic: table,
          urgency: 'high',
        },
      );
      const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
      return request(to.endpoint, { headers: Object.fromEntries(texts), body });
    },
    async post(url, notice) {
      if (!isAllowed(url, webhookHosts)) return 'gone';
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': notice.id };
      return request(url, { headers, body: JSON.stringify({ event: 'turn', ...notice }) });
    },
  };
}

/** Sends a message, and answers what became of it. */
async function requestTo(
  { clock, send }: Pick<ChannelPorts, 'clock' | 'send'>,
  url: string,
  init: RequestInit,
): Promise<Delivery> {
  try {
    // A redirect could lead where the operator allows nothing.
    const { status, body } = await withDeadline(clock, ANSWER_MS, (signal) =>
      send(url, { ...init, method: 'POST', redirect: 'manual', signal }),
    );
    await body?.cancel();
    if (status === 404 || status === 410) return 'gone';
    return status >= 200 && status < 300 ? 'taken' : 'failed';
  } catch {
    return 'failed';
  }
}

const NO_PUSH = deny('not-offered', 'this server sends no web push there').fault;
const NO_WEBHOOK = deny('not-offered', 'this server sends no webhooks there').fault;

/** Whether an address has an origin that the operator allows, and no credentials. */
export function isAllowed(address: string, origins: readonly string[]): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || url.username !== '' || url.password !== '') return false;
  return origins.some((one) => {
    const [scheme, domain] = one.split('//*');
    return domain === undefined
      ? url.origin === one
      : url.protocol === scheme && url.port === '' && url.hostname.endsWith(domain);
  });
}

/** A server that sends no notices. */
export const NO_CHANNELS: Channels = {
  isOn: false,
  pushKey: null,
  webhooks: false,
  refusal: ({ type }) => (type === 'notify' ? NO_PUSH : type === 'webhook' ? NO_WEBHOOK : null),
  push: async () => 'gone',
  post: async () => 'gone',
};
