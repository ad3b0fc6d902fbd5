import { type ServerWords, serverWords } from '@asteroute/words/loaders/server-words.ts';
import { type Context, Hono } from 'hono';
import type { Contacts } from '../../notifications/contacts.ts';
import { escaped } from '../../notifications/mail.ts';
import type { MailAction, MailLinks } from '../../notifications/mail-links.ts';

interface MailPagePorts {
  readonly contacts: Contacts;
  readonly links: MailLinks;
  readonly basePath: string;
}

interface Shown {
  readonly text: string;
  readonly button?: string;
}

/** A link itself changes nothing, because programs that look at mails follow links; a button does (RFC 8058). */
export function createMailPages({ contacts, links, basePath }: MailPagePorts): Hono {
  const pages = new Hono();
  const page = pageBelow(basePath);
  const path = '/:action{confirm|stop}/:contact{[0-9a-f]{32}}/:code{[\\w-]{40,120}}';
  const linkOf = (c: Context) => {
    const { action = '', contact = '', code = '' } = c.req.param() as Readonly<Record<string, string>>;
    return { action: action as MailAction, contact, address: links.addressOf(action as MailAction, contact, code) };
  };
  pages.get(path, (c) => {
    const { action, address } = linkOf(c);
    const words = wordsOf(c);
    if (address === null) return page(c, { text: words.broken }, 404);
    const button = action === 'confirm' ? words.toConfirm : words.stop;
    return page(c, { text: action === 'confirm' ? words.texts.confirm : words.why(new URL(c.req.url).host), button });
  });
  pages.post(path, async (c) => {
    const { action, contact, address } = linkOf(c);
    const words = wordsOf(c);
    if (address === null) return page(c, { text: words.broken }, 404);
    if (action === 'stop') {
      await contacts.forget(contact, 'mail', address);
      return page(c, { text: words.stopped });
    }
    const done = await contacts.confirm(contact, address);
    return page(c, { text: done ? words.confirmed : words.broken }, done ? 200 : 404);
  });
  return pages;
}

const languageOf = (c: Context): ServerWords => serverWords([c.req.query('language') ?? '']);
const wordsOf = (c: Context) => languageOf(c).notices;

const pageBelow =
  (basePath: string) =>
  (c: Context, { text, button }: Shown, status: 200 | 404 = 200) => {
    const form = button === undefined ? '' : `<form method="post"><button>${escaped(button)}</button></form>`;
    const meta = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">';
    const style = `<link rel="stylesheet" href="${basePath}/plain.css">`;
    const head = `<head>${meta}${style}<title>Asteroute</title></head>`;
    const body = `<body><h1>Asteroute</h1><p>${escaped(text)}</p>${form}<p><a href="${basePath}/">Asteroute</a></p></body>`;
    const html = `<!doctype html><html lang="${languageOf(c).tag}">${head}${body}</html>`;
    return c.html(html, status, { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
  };
