/**
 * An open challenge between strangers, at a server that sends mails: one is told by mail, the other sits down, and they
 * speak in phrases.
 */
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { type GameServer, startServer } from '../support/network/server.ts';
import { button, enter, toLobby } from '../support/online.ts';
import { openPage, type PageOptions, sharedChromium } from '../support/stage.ts';

const SITE = 'http://play.example.test';
const mails: string[] = [];
let post: SMTPServer;
let server: GameServer;
const complaints: string[] = [];
/** How often the test was begun: a second try must not meet the table of the first. */
let tries = 0;

beforeAll(async () => {
  post = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        mails.push(Buffer.concat(parts).toString().replace(/=\r\n/g, '').replaceAll('=3D', '='));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => post.listen(0, '127.0.0.1', resolve));
  const { port } = post.server.address() as AddressInfo;
  const mail = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'table@play.example.test', ORIGINS: SITE };
  server = await startServer(undefined, 0, mail);
});
afterAll(async () => {
  await server?.stop();
  await new Promise<void>((resolve) => post.close(resolve));
});

async function open(options: PageOptions): Promise<Page> {
  return openPage(await sharedChromium(), server.url, { speed: 'off', ...options }, complaints);
}

test('a challenge is opened and told by mail; a stranger sits down, and each reads phrases in the own language', {
  tags: ['soak'],
}, async () => {
  mails.length = 0;
  complaints.length = 0;
  const seed = 211_000 + 200 * tries++;
  const ada = await open({ seed });
  await toLobby(ada);
  const challenges = ada.getByRole('region', { name: 'Open challenges' });
  await challenges.getByLabel('Time for a turn').selectOption('1 day a turn');
  await button(ada, 'Wait for somebody').click();
  await enter(ada, 'Ada');
  await ada.getByLabel('Your email address').fill('ada@mail.example');
  await button(ada, 'Send an email to confirm it').click();
  await ada.getByText('Open the link in the email that was sent to ada@mail.example.').waitFor();
  await button(ada, 'Meanwhile play a bot of your strength').waitFor();
  expect(await violations(ada)).toEqual([]);
  await expect.poll(() => mails.length).toBe(1);
  const link = /\/mail\/confirm\/[0-9a-f]{32}\/[\w-]+\?language=en/.exec(mails[0])?.[0] ?? '';
  const mail = await ada.context().newPage();
  await mail.goto(server.url + link);
  await button(mail, 'Yes, send notices here').click();
  await mail.getByText('Done: notices will come to your address.').waitFor();
  await mail.close();
  await ada.getByRole('button', { name: 'By email to ada@mail.example', pressed: true }).waitFor();
  await ada.getByRole('checkbox', { name: 'Quiet hours' }).check();
  expect(await ada.getByLabel('From').inputValue()).toBe('22:00');
  await ada.getByRole('checkbox', { name: 'Quiet hours' }).uncheck();

  const ben = await open({ seed: seed + 1000, locale: 'de-DE', phone: true });
  await ben.evaluate(() => (location.hash = '#online'));
  const offered = ben.getByRole('region', { name: 'Offene Herausforderungen' });
  await offered.locator('.lobby-row').getByText('1 Tag pro Zug').waitFor();
  await button(ben, /^Mitspielen: .*Ada/).click();
  await ben.getByLabel('Dein Name').fill('Ben');
  await ben.getByLabel('Dein Name').press('Enter');
  await Promise.all([ada, ben].map((page) => page.locator('.players').waitFor()));
  await ben.getByText('Willst du erfahren, wenn du dran bist?').waitFor();
  await button(ben, 'Diesmal nicht').click();
  await button(ben, 'Chat').click();
  await ben.getByText('Etwas sagen').click();
  await button(ben, 'Hallo!').click();
  await ada.locator('.chat-lines').getByText('Hello!').waitFor();
  await ben.locator('.chat-lines').getByText('Hallo!').waitFor();
  expect(await violations(ben)).toEqual([]);
  // Ada sat down first and begins, or is told that the game has begun.
  await expect.poll(() => mails.length).toBeGreaterThan(1);
  expect(mails.at(-1)).toMatch(/^Subject: (It is your turn|Your game has begun|Somebody has sat down)/m);
  for (const page of [ada, ben]) await page.context().close();
  expect(complaints).toEqual([]);
});
