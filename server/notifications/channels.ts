import { ECDH } from 'node:crypto';
import { type Command, type ContactRequest, deny, type Fault } from '@asteroute/protocol';
import { isolated } from '@asteroute/record';
import { serverWords } from '@asteroute/words/loaders/server-words.ts';
import type { RequestDetails } from 'web-push';
import type { Config } from '../config/config.ts';
import type { Environment, PushSubscription } from '../domain/ports.ts';
import { withDeadline } from '../domain/timers.ts';
import type { PushKeys } from '../secrets/push-keys.ts';
import type { Mailer } from './mail.ts';
import type { Delivery, OutboxNotice } from './notice.ts';

export type Channels = ReturnType<typeof createChannels>;

interface ChannelPorts extends Pick<Environment, 'clock'> {
  readonly keys: PushKeys;
  readonly send: typeof fetch;
  readonly mailer: Mailer | null;
}

const ANSWER_MS = 10_000;
const KEEP_SECONDS = 86_400;

/** Creates the channels of a server. The package web-push is loaded with the first message. */
export function createChannels(plan: Config['notifications'], { clock, keys, send, mailer }: ChannelPorts) {
  const { pushContact, pushHosts, webhookHosts } = plan;

  async function request(url: string, init: RequestInit): Promise<Delivery> {
    try {
      // Redirects are not followed, because they could lead to a host that the operator does not allow.
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

  return {
    isOn: pushContact !== null || webhookHosts.length > 0 || mailer !== null,
    pushKey: pushContact === null ? null : keys.publicKey,
    webhooks: webhookHosts.length > 0,
    mailer,
    contactFault({ push, mail }: Pick<ContactRequest, 'push' | 'mail'>): ChannelFault | null {
      if (mail !== null && mailer === null) return NO_MAIL;
      if (push === null) return null;
      if (pushContact === null || !isAllowed(push.endpoint, pushHosts)) return NO_PUSH;
      return isOnCurve(push.keys.p256dh) ? null : BAD_KEY;
    },
    refusal(command: Command): ChannelFault | null {
      if (command.type === 'reach') {
        const offered = { push: pushContact !== null, mail: mailer !== null };
        return command.channels.every((channel) => offered[channel]) ? null : NO_CHANNEL;
      }
      if (command.type === 'webhook' && command.url !== null)
        return isAllowed(command.url, webhookHosts) ? null : NO_WEBHOOK;
      return null;
    },
    async push(to: PushSubscription, notice: OutboxNotice): Promise<Delivery> {
      if (pushContact === null || !isAllowed(to.endpoint, pushHosts)) return 'gone';
      const message = await encrypted(to, notice, { subject: pushContact, ...keys });
      // Keys to which nothing can be encrypted never become better.
      return message === null ? 'gone' : request(to.endpoint, message);
    },
    async post(url: string, notice: OutboxNotice): Promise<Delivery> {
      if (!isAllowed(url, webhookHosts)) return 'gone';
      return request(url, hookRequest(notice));
    },
  };
}

/** A notice as it is sent to a browser, which alone can read it; null if nothing can be encrypted to its keys. */
async function encrypted(
  { endpoint, keys, language }: PushSubscription,
  { kind, table, about, names }: OutboxNotice,
  vapidDetails: { readonly subject: string; readonly publicKey: string; readonly privateKey: string },
): Promise<RequestInit | null> {
  const { default: webPush } = await import('web-push');
  const options = {
    vapidDetails,
    TTL: KEEP_SECONDS,
    // The topic makes the service keep only the newest message of a table, or of what concerns no table of one's own.
    topic: kind === 'turn' ? table : kind === 'wanted' ? kind : `${table}-${kind}`,
    urgency: kind === 'wanted' ? 'low' : 'high',
  } as const;
  const title = serverWords([language]).notices.subjects[kind];
  const text = JSON.stringify({ kind, table, turn: about, names: names.map(isolated), language, title });
  let details: RequestDetails;
  try {
    details = webPush.generateRequestDetails({ endpoint, keys }, text, options);
  } catch {
    return null;
  }
  const texts = Object.entries(details.headers).map(([name, value]) => [name, String(value)]);
  return { headers: Object.fromEntries(texts), body: details.body };
}

function hookRequest({ kind, id, table, seat, about, names, at }: OutboxNotice): RequestInit {
  const what = kind === 'turn' ? { turn: about } : kind === 'reminder' ? { meeting: about } : {};
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': id };
  return { headers, body: JSON.stringify({ event: kind, id, table, seat, ...what, names, at }) };
}

type ChannelFault = Fault<'not-offered' | 'malformed'>;
const NO_MAIL = deny('not-offered', 'this server sends no mail').fault;
const NO_CHANNEL = deny('not-offered', 'this server does not send notices by that way').fault;
const NO_PUSH = deny('not-offered', 'this server sends no web push there').fault;
const BAD_KEY = deny('malformed', 'push.keys.p256dh: not a point of P-256').fault;
const NO_WEBHOOK = deny('not-offered', 'this server sends no webhooks there').fault;

function isOnCurve(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

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
