import { isolated } from '@asteroute/record';
import { dateText } from '@asteroute/words/grammar.ts';
import { serverWords } from '@asteroute/words/loaders/server-words.ts';
import type { Transporter } from 'nodemailer';
import type { Config } from '../config/config.ts';
import type { ContactWays, Environment } from '../domain/ports.ts';
import { withDeadline } from '../domain/timers.ts';
import type { MailLinks } from './mail-links.ts';
import type { Delivery, OutboxNotice } from './notice.ts';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly stop: string;
}

export type SendMail = (mail: Mail) => Promise<unknown>;

export interface MailerPorts extends Pick<Environment, 'clock'> {
  readonly links: MailLinks;
  readonly sendMail?: SendMail | undefined;
}

export type Mailer = ReturnType<typeof createMailer>;

const [MAIL_MS, STEP_MS] = [20_000, 10_000];
/** The codes of SMTP by which a mail server says that there is no such address. */
const GONE = new Set([550, 551, 553]);

/** Null if the server has none. The package nodemailer is loaded with the first mail. */
export function createMailer(plan: Config['mail'], { clock, links, sendMail }: MailerPorts) {
  if (plan === null) return null;
  const send = sendMail ?? bySmtp(plan);
  return {
    async send(contact: string, ways: ContactWays, notice: OutboxNotice): Promise<Delivery> {
      if (ways.mail === null) return 'gone';
      const { mail: to } = ways;
      const linkTo = (action: 'confirm' | 'stop') =>
        `${plan.site}${links.pathOf(action, contact, { address: to, language: ways.language })}`;
      const mail = composeMail({ to, ways, notice, site: plan.site, linkTo });
      try {
        await withDeadline(clock, MAIL_MS, () => send(mail));
        return 'taken';
      } catch (error) {
        return GONE.has((error as { readonly responseCode?: number }).responseCode ?? 0) ? 'gone' : 'failed';
      }
    },
  };
}

function bySmtp({ url, from }: NonNullable<Config['mail']>): SendMail {
  let transport: Promise<Transporter> | null = null;
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    const limits = { connectionTimeout: STEP_MS, greetingTimeout: STEP_MS, socketTimeout: STEP_MS };
    return createTransport({ url, ...limits, disableFileAccess: true, disableUrlAccess: true } as object);
  };
  return async ({ stop, ...mail }) => {
    transport ??= open();
    const list = { unsubscribe: { url: stop } };
    const headers = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', 'Auto-Submitted': 'auto-generated' };
    await (await transport).sendMail({ from, ...mail, list, headers });
  };
}

interface MailParts {
  readonly to: string;
  readonly ways: Pick<ContactWays, 'language' | 'zone'>;
  readonly notice: OutboxNotice;
  /** The address of the server, such as `https://play.example.org`. */
  readonly site: string;
  readonly linkTo: (action: 'confirm' | 'stop') => string;
}

export function composeMail({ to, ways, notice, site, linkTo }: MailParts): Mail {
  const { kind, table, names, about } = notice;
  const { notices: words } = serverWords([ways.language]);
  const subject = words.subjects[kind];
  const said = kind === 'reminder' ? words.meeting(timeText(about, ways)) : words.texts[kind];
  const present = names.filter((name) => name !== '');
  const lines = present.length === 0 ? [said] : [said, words.players(present.map(isolated).join(', '))];
  const isQuestion = kind === 'confirm';
  const go = isQuestion ? linkTo('confirm') : `${site}/#table/${table}`;
  const label = isQuestion ? words.toConfirm : words.toTable;
  const stop = linkTo('stop');
  const why = words.why(new URL(site).host);
  const text = [...lines, '', `${label}:`, go, '', '--', why, `${words.stop}: ${stop}`, ''].join('\n');
  const paragraphs = [
    ...lines.map(escaped),
    linkOf(go, label),
    `<small>${escaped(why)}<br>${linkOf(stop, words.stop)}</small>`,
  ];
  const html = `<!doctype html><html lang="${ways.language}"><body>${paragraphs.map((one) => `<p>${one}</p>`).join('')}</body></html>`;
  return { to, subject, text, html, stop };
}

function timeText(at: number, { language, zone }: Pick<ContactWays, 'language' | 'zone'>): string {
  const day = { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const;
  return dateText(language, at, { ...day, timeZone: zone, timeZoneName: 'short' });
}

const linkOf = (href: string, text: string): string => `<a href="${escaped(href)}">${escaped(text)}</a>`;

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign]);
