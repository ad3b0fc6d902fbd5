/** How a further device is enrolled, and what becomes of one who stands between. */
import { comparisonCode, pairingCommitment } from '@asteroute/protocol/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestDevice } from '../test/accounts/account-device.ts';
import { ask, newToken, startNode, type TestNode } from '../testing.ts';

let node: TestNode;
let at: string;
beforeAll(async () => {
  node = await startNode({ limits: { codes: 5 } });
  at = node.origin;
});
afterAll(() => node.close());

const pairing = ({ id }: { readonly id: string }) => ({ pairing: id });

/** Opens a pairing for a new account. */
async function opened(name: string) {
  const device = new TestDevice();
  const { session } = await device.create(at, name);
  const nonce = newToken();
  const { publicKey } = device.signer;
  const state = await ask(at, 'POST /api/accounts/pairings', {
    body: { commitment: pairingCommitment(publicKey, nonce) },
    account: session,
  });
  return { device, session, nonce, state };
}

test('both screens show the same code, and the new device belongs to the account once the other one has signed', async () => {
  const { device, session, nonce, state } = await opened('Ann');
  const fresh = new TestDevice();
  const found = await ask(at, 'POST /api/accounts/pairings/find', { body: { code: state.code.toLowerCase() } });
  const proved = await fresh.agree(at, device);
  const joined = { ...proved, nonce: newToken(), label: 'Phone' };
  await ask(at, 'POST /api/accounts/pairings/:pairing/join', { params: pairing(found), body: joined });
  const seen = await ask(at, 'GET /api/accounts/pairings/:pairing', { params: pairing(state) });
  expect(seen.joined).toEqual(joined);
  const own = { publicKey: device.signer.publicKey, nonce };
  const here = comparisonCode(own, seen.joined!);
  await ask(at, 'POST /api/accounts/pairings/:pairing/reveal', {
    params: pairing(state),
    body: { nonce },
    account: session,
  });
  const there = await ask(at, 'GET /api/accounts/pairings/:pairing', { params: pairing(found) });
  expect(pairingCommitment(there.publicKey, there.nonce!)).toBe(found.commitment);
  expect(comparisonCode({ publicKey: there.publicKey, nonce: there.nonce! }, joined)).toBe(here);
  expect([here, there.done]).toEqual([expect.stringMatching(/^\d{6}$/), false]);
  // Until then the new device is nobody.
  expect((await fresh.act(at, { type: 'sign-in' })).fault?.code).toBe('unknown-key');
  await device.act(at, { type: 'add-key', ...proved, label: joined.label });
  expect((await ask(at, 'GET /api/accounts/pairings/:pairing', { params: pairing(found) })).done).toBe(true);
  expect((await fresh.act(at, { type: 'sign-in' })).account?.name).toBe('Ann');
});

test('a server or onlooker who puts its own key between shows two codes', () => {
  const [account, fresh, thief] = [1, 2, 3].map(() => ({
    publicKey: new TestDevice().signer.publicKey,
    nonce: newToken(),
  }));
  // The thief has to name key and nonce to each side before it learns the nonce of that side.
  const onAccount = comparisonCode(account, thief);
  const onFresh = comparisonCode(thief, fresh);
  expect(onAccount).not.toBe(onFresh);
  expect(comparisonCode(account, { ...fresh, publicKey: thief.publicKey })).not.toBe(comparisonCode(account, fresh));
  // A nonce that was changed after the commitment is noticed.
  expect(pairingCommitment(account.publicKey, thief.nonce)).not.toBe(
    pairingCommitment(account.publicKey, account.nonce),
  );
  expect(pairingCommitment(thief.publicKey, account.nonce)).not.toBe(
    pairingCommitment(account.publicKey, account.nonce),
  );
});

test('the first device that joins is the one, nothing is shown before, and nobody else shows it', async () => {
  const { device, session, nonce, state } = await opened('Ben');
  const { session: foreign } = await new TestDevice().create(at, 'Cleo');
  expect(
    (
      await ask(at, 'POST /api/accounts/pairings/:pairing/reveal', {
        params: pairing(state),
        body: { nonce },
        account: session,
      })
    ).fault?.code,
  ).toBe('unknown-code');
  const joined = { ...(await new TestDevice().agree(at, device)), nonce: newToken(), label: '' };
  await ask(at, 'POST /api/accounts/pairings/:pairing/join', { params: pairing(state), body: joined });
  // Sent again because the answer was lost.
  expect(
    (await ask(at, 'POST /api/accounts/pairings/:pairing/join', { params: pairing(state), body: joined })).fault,
  ).toBeUndefined();
  expect(
    (
      await ask(at, 'POST /api/accounts/pairings/:pairing/join', {
        params: pairing(state),
        body: { ...joined, nonce: newToken() },
      })
    ).fault?.code,
  ).toBe('stale');
  expect(
    (
      await ask(at, 'POST /api/accounts/pairings/:pairing/reveal', {
        params: pairing(state),
        body: { nonce },
        account: foreign,
      })
    ).fault?.code,
  ).toBe('unknown-code');
  expect(
    (await ask(at, 'POST /api/accounts/pairings/:pairing/reveal', { params: pairing(state), body: { nonce } })).fault
      ?.code,
  ).toBe('signed-out');
  expect((await ask(at, 'POST /api/accounts/pairings', { body: { commitment: newToken() } })).fault?.code).toBe(
    'signed-out',
  );
});

test('codes are guessed seldom', async () => {
  const codes = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(
      async () => (await ask(at, 'POST /api/accounts/pairings/find', { body: { code: 'QQQQQQ' } })).fault?.code,
    ),
  );
  expect(codes).toContain('too-many');
});
