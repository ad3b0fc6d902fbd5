/** A passkey adds new devices to its account, and nothing else; a program makes and uses them. */
import {
  type AccountAction,
  type AccountAnswer,
  newPasskeyChallenge,
  passkeyChallenge,
  type SignedRequest,
  signClaim,
} from '@asteroute/protocol/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Stores } from '../../domain/ports.ts';
import { type Refusable, TestDevice } from '../../test/accounts/account-device.ts';
import { Passkey } from '../../test/accounts/passkey.ts';
import { onBothStores, type StoreOpener } from '../../test/stores/both-stores.ts';
import { ask, startNode, type TestNode } from '../../testing.ts';

const suite = (make: () => Promise<StoreOpener>) => () => {
  let opener: StoreOpener;
  let store: Stores;
  let node: TestNode;
  let site: string;
  beforeAll(async () => {
    opener = await make();
    store = await opener.open();
    node = await startNode({ store });
    site = node.origin.replace('127.0.0.1', 'localhost');
  });
  afterAll(async () => {
    await node.close();
    await opener.close();
  });

  const challengeFor = async (type: AccountAction['type']) =>
    (await ask(site, 'POST /api/accounts/challenge', { body: { for: type } })).challenge;

  /** Adds a passkey that was made for a challenge and an origin. */
  async function add(device: TestDevice, passkey: Passkey, made: { challenge?: string; origin?: string } = {}) {
    const challenge = await challengeFor('add-passkey');
    const { origin = site } = made;
    const said = passkey.made(origin, newPasskeyChallenge(made.challenge ?? challenge));
    const action = { type: 'add-passkey', label: 'Phone', ...said } as const;
    const body = await signClaim(device.signer, { origin: site, challenge, action });
    return ask(site, 'POST /api/accounts/actions', { body });
  }

  const claimOf = (device: TestDevice, action: AccountAction = { type: 'enter', label: 'New' }) =>
    device.sign(site, action);
  /** The claim with its signature, and the passkey that has signed it too. */
  const enter = (claim: SignedRequest, passkey: object): Promise<Refusable<AccountAnswer>> =>
    ask(site, 'POST /api/accounts/passkey', { body: { ...claim, passkey } });
  const challengeOf = ({ claim }: SignedRequest) => passkeyChallenge(claim);

  test('it brings the account to a new device, and once removed to none', async () => {
    const [desk, phone, late, passkey] = [new TestDevice(), new TestDevice(), new TestDevice(), new Passkey()];
    const { id } = await desk.create(site, 'Pia');
    const added = await add(desk, passkey);
    expect(added.account?.keys.map(({ kind, label }) => [kind, label])).toContainEqual(['passkey', 'Phone']);
    const claim = await claimOf(phone);
    expect((await enter(claim, passkey.used(site, challengeOf(claim)))).account?.id).toBe(id);
    expect((await phone.act(site, { type: 'sign-in' })).session).not.toBeNull();
    const key = added.account!.keys.find(({ kind }) => kind === 'passkey')!.id;
    await phone.act(site, { type: 'revoke-key', key });
    const again = await claimOf(late);
    expect((await enter(again, passkey.used(site, challengeOf(again)))).fault?.code).toBe('unknown-key');
  });

  test('it counts as a way in, and is the last one that stays', async () => {
    const [desk, passkey] = [new TestDevice(), new Passkey()];
    await desk.create(site, 'Quin');
    const { account } = await add(desk, passkey);
    const keyOf = (wanted: string) => account!.keys.find(({ kind }) => kind === wanted)!.id;
    await desk.act(site, { type: 'revoke-key', key: keyOf('device') });
    const fresh = new TestDevice();
    const claim = await claimOf(fresh);
    const back = await enter(claim, passkey.used(site, challengeOf(claim)));
    const own = back.account!.keys.find(({ kind }) => kind === 'device')!.id;
    await fresh.act(site, { type: 'revoke-key', key: keyOf('passkey') });
    expect((await fresh.act(site, { type: 'revoke-key', key: own })).fault?.code).toBe('last-key');
  });

  test('it is worth nothing for another claim, site or action, without the person, or twice', async () => {
    const [desk, phone, passkey] = [new TestDevice(), new TestDevice(), new Passkey()];
    await desk.create(site, 'Rosa');
    const codeOf = async (answer: Promise<Refusable<AccountAnswer>>) => (await answer).fault?.code;
    expect(await codeOf(add(desk, passkey, { challenge: 'another challenge than that' }))).toBe('bad-signature');
    expect(await codeOf(add(desk, passkey, { origin: 'https://elsewhere.example' }))).toBe('bad-signature');
    await add(desk, passkey);
    const claim = await claimOf(phone);
    const challenge = challengeOf(claim);
    const thief = await claimOf(new TestDevice());
    expect(await codeOf(enter(thief, passkey.used(site, challenge)))).toBe('bad-signature');
    expect(await codeOf(enter(claim, passkey.used('https://elsewhere.example', challenge)))).toBe('bad-signature');
    expect(await codeOf(enter(claim, passkey.used(site, challenge, 0b1)))).toBe('bad-signature');
    // The device has to sign too: otherwise the owner of a passkey could add the key of a stranger.
    const unsigned = { ...claim, signature: 'A'.repeat(86) };
    expect(await codeOf(enter(unsigned, passkey.used(site, challenge)))).toBe('bad-signature');
    const { id } = passkey.used(site, challenge);
    expect(await codeOf(enter(claim, { ...new Passkey().used(site, challenge), id }))).toBe('bad-signature');
    expect(await codeOf(enter(claim, new Passkey().used(site, challenge)))).toBe('unknown-key');
    const deletion = await claimOf(phone, { type: 'delete' });
    expect(await codeOf(enter(deletion, passkey.used(site, challengeOf(deletion))))).toBe('malformed');
    expect(await codeOf(enter(claim, passkey.used(site, challenge)))).toBeUndefined();
    expect(await codeOf(enter(claim, passkey.used(site, challenge)))).toBe('bad-signature');
  });
};

onBothStores('a passkey', suite);
