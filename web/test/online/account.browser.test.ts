/** An account on several devices: a second one, a lost one, and what a copy of the browser's storage is worth. */
import { ask, command, newToken, openAt, TestDevice } from '@asteroute/server/testing';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { misfits } from '../support/fit.ts';
import { button } from '../support/online.ts';
import { openPage, sharedChromium, useStage } from '../support/stage.ts';

const open = useStage();
/** Names differ between tries of a test: no two accounts of the server have the same one. */
let tries = 0;

/** Opens the page of the account. */
async function account(page: Page): Promise<Page> {
  await page.goto('/#account');
  await page.locator('.card').first().waitFor();
  return page;
}

/** Makes an account under a name. */
async function withAccount(page: Page, name: string): Promise<Page> {
  await account(page);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Your name').press('Enter');
  await page.getByRole('region', { name: 'Your devices' }).waitFor();
  return page;
}

const spelled = (page: Page): Promise<string> => page.locator('.account-digits [aria-hidden]').innerText();

/** Everything that a script of the page can read of the browser's storage, as text. */
function storageOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('asteroute-account');
      request.onsuccess = () => resolve(request.result);
    });
    const device = await new Promise<unknown>((resolve) => {
      const request = database.transaction('device').objectStore('device').get('own');
      request.onsuccess = () => resolve(request.result);
    });
    database.close();
    const { secret } = device as { secret: { key?: CryptoKey; bytes?: Uint8Array } };
    const exported = await (secret.key === undefined
      ? Promise.resolve([...(secret.bytes ?? [])])
      : crypto.subtle.exportKey('pkcs8', secret.key).then(
          () => 'exported',
          () => 'refused',
        ));
    return JSON.stringify([device, exported, { ...localStorage }, { ...sessionStorage }, document.cookie]);
  });
}

test('a second device is added by a number that both screens show; a lost one is removed with a printed code', {
  tags: ['soak'],
}, async () => {
  const name = `Ada ${++tries}`;
  // The desk will be lost: the server then refuses it, which is no fault of the page.
  const desk = await openPage(await sharedChromium(), inject('gameServer'), { seed: 201_001 }, []);
  const phone = await open({ seed: 201_002, phone: true });
  await withAccount(desk, name);
  await account(phone);
  expect([await violations(phone), await misfits(phone)]).toEqual([[], []]);
  await button(desk, 'Add a device').click();
  await desk.locator('.account-digits').waitFor();
  await phone.getByLabel('Code from the other device').fill(await spelled(desk));
  await phone.getByLabel('Code from the other device').press('Enter');
  await button(desk, 'Yes, they are the same').waitFor();
  await phone.locator('.account-digits').waitFor();
  expect(await spelled(desk)).toMatch(/^\d{3} \d{3}$/);
  expect(await spelled(phone)).toBe(await spelled(desk));
  expect([await misfits(desk), await misfits(phone)]).toEqual([[], []]);
  await button(desk, 'Yes, they are the same').click();
  await phone.getByRole('region', { name: 'Your devices' }).waitFor();
  expect(await phone.getByLabel('Your name').inputValue()).toBe(name);

  // The phone prints a code, the desk is lost, and a third browser comes back with the code.
  await button(phone, 'Make a recovery code').click();
  const code = await phone.locator('.account-printed').innerText();
  expect([await violations(phone), await misfits(phone)]).toEqual([[], []]);
  const fresh = await account(await open({ seed: 201_003 }));
  await fresh.getByLabel('Recovery code').fill(code.toLowerCase());
  await fresh.getByLabel('Recovery code').press('Enter');
  await fresh.getByRole('region', { name: 'Your devices' }).waitFor();
  const [lost] = await fresh.getByRole('button', { name: /^Remove / }).all();
  await lost.click();
  await lost.click();
  await fresh.getByText('The device is removed and signed out.').waitFor();
  await desk.reload();
  await desk.getByText(`This server does not know the account of ${name}.`).waitFor();
  await button(desk, 'Try again').click();
  await desk.getByText('The server still does not know it.').waitFor();
  expect([await violations(desk), await misfits(desk)]).toEqual([[], []]);
  for (let press = 0; press < 2; press++) await button(desk, /^Forget the account/).click();
  await desk.getByRole('button', { name: 'Make an account' }).waitFor();
  await desk.context().close();
});

test('a copy of the storage of one browser lets nobody in', async () => {
  const name = `Bea ${++tries}`;
  const page = await withAccount(await open({ seed: 201_010 }), name);
  const kept = await storageOf(page);
  expect(kept).toContain(name);
  // The key cannot be exported, and nothing else that is kept is a key or a session.
  expect(kept).toContain('refused');
  const origin = inject('gameServer');
  for (const [text] of kept.matchAll(/[\w-]{43}/g))
    expect((await ask(origin, 'GET /api/accounts/me', { session: text })).fault?.code).toBe('signed-out');
});

test('a passkey brings the account to a new device, until it is removed', async () => {
  const name = `Fay ${++tries}`;
  const authenticator = async (page: Page) => {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    const how = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true } as const;
    const options = { protocol: 'ctap2', transport: 'internal', ...how, automaticPresenceSimulation: true } as const;
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options });
    return { cdp, authenticatorId };
  };
  // No passkey is for an address of numbers. That of a key that is gone is refused, which is no fault of the page.
  const site = inject('gameServer').replace('127.0.0.1', 'localhost');
  const openAtName = async (seed: number) => openPage(await sharedChromium(), site, { seed }, []);
  const desk = await withAccount(await openAtName(92_020), name);
  const { cdp, authenticatorId } = await authenticator(desk);
  await button(desk, 'Add a passkey').click();
  await desk.getByText('The passkey is added.').waitFor();
  expect([await violations(desk), await misfits(desk)]).toEqual([[], []]);
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toHaveLength(1);
  // A password manager has brought it to the other device.
  const fresh = async (seed: number) => {
    const page = await account(await openAtName(seed));
    const other = await authenticator(page);
    const { authenticatorId } = other;
    await other.cdp.send('WebAuthn.addCredential', { authenticatorId, credential: credentials[0] });
    return page;
  };
  const phone = await fresh(92_021);
  expect([await violations(phone), await misfits(phone)]).toEqual([[], []]);
  await button(phone, 'Use the passkey').click();
  await phone.getByRole('region', { name: 'Your devices' }).waitFor();
  expect(await phone.getByLabel('Your name').inputValue()).toBe(name);
  const remove = phone.getByRole('button', { name: /^Remove the passkey/ });
  await remove.click();
  await remove.click();
  await phone.getByText('The passkey is removed.').waitFor();
  const late = await fresh(92_022);
  await button(late, 'Use the passkey').click();
  await late.getByText('No account belongs to this.').waitFor();
  for (const page of [desk, phone, late]) await page.context().close();
});

test('a player is blocked in the lobby, and let back in on the page of the account', { tags: ['soak'] }, async () => {
  const name = `Eva ${++tries}`;
  const origin = inject('gameServer');
  const [bully, host] = [new TestDevice(), newToken()];
  const { session } = await bully.create(origin, `Bully ${name}`);
  const plan = { edition: 'classic', seats: [{ color: 'red' }, { color: 'blue' }] };
  const table = await openAt(origin, host, plan, { name: `Bully ${name}`, clientSeed: 'x', account: session });
  const page = await withAccount(await open({ seed: 92_010 }), name);
  await page.goto('/#online');
  const row = page.locator('.lobby-row', { hasText: `Bully ${name}` });
  await row.getByText('Trouble with somebody?').click();
  expect([await violations(page), await misfits(page)]).toEqual([[], []]);
  await row.getByRole('button', { name: `Block Bully ${name}` }).click();
  await row.getByRole('button', { name: `Block Bully ${name}` }).click();
  await row.waitFor({ state: 'detached' });
  await account(page);
  const blocked = page.getByRole('region', { name: 'Blocked people' });
  await blocked.getByText(`Bully ${name}`).waitFor();
  expect([await violations(page), await misfits(page)]).toEqual([[], []]);
  await button(page, `Unblock Bully ${name}`).click();
  await page.getByText(`Bully ${name} is no longer blocked.`).waitFor();
  await command(origin, table, { type: 'leave' }, host);
});

test('over plain HTTP the account works too, and the page says what is not locked away', async () => {
  const name = `Cem ${++tries}`;
  const page = await withAccount(await open({ seed: 201_020, plainHttp: true }), name);
  await page.getByText('Without HTTPS this browser cannot lock the key').waitFor();
  await page.getByText('Passkeys need HTTPS and a server with a name').waitFor();
  expect(await page.evaluate(() => 'subtle' in crypto)).toBe(false);
  // This is why: with the copied key anybody could sign.
  const [{ secret }] = JSON.parse(await storageOf(page));
  const thief = new TestDevice(Uint8Array.from(Object.values(secret.bytes as Record<string, number>)));
  expect((await thief.act(inject('gameServer'), { type: 'sign-in' })).account?.name).toBe(name);
});
