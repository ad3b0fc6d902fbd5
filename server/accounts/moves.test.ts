/** An account that moves from one server to another, and files that are not taken in. */
import type { AccountAnswer, RatingsView, SignedExport } from '@asteroute/protocol/accounts';
import { moveDigest } from '@asteroute/protocol/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Store } from '../domain/ports.ts';
import { createSigner } from '../keys/signer.ts';
import { askAccounts, type Refusable, TestDevice } from '../test/accounts/account-device.ts';
import { onBothStores, type StoreOpener } from '../test/stores/both-stores.ts';
import { ask, startNode, systemClock, type TestNode } from '../testing.ts';
import { createTrust } from './trusted-servers.ts';

const OLD_SECRET = Buffer.alloc(32, 92);
const DAY_MS = 86_400_000;
const LOST_RATING = 1337;

const suite = (make: () => Promise<StoreOpener>) => () => {
  let opener: StoreOpener;
  let old: TestNode;
  let store: Store;
  /** One that trusts the old server by its origin, and one of the same store that trusts nobody. */
  let trusting: TestNode;
  let careful: TestNode;
  let ahead = 0;
  let people = 0;
  beforeAll(async () => {
    opener = await make();
    old = await startNode({ secret: OLD_SECRET });
    store = await opener.open();
    const clock = { ...systemClock, now: () => Date.now() + ahead };
    trusting = await startNode({ store, clock, trusted: [{ origin: old.origin, key: null }] });
    careful = await startNode({ store: await opener.open() });
  });
  afterAll(async () => {
    for (const node of [old, trusting, careful]) await node.close();
    await opener.close();
  });

  /** A person with an account at both servers: the file of the old one, for an account at the new one. */
  async function mover(at = trusting, forAccount?: string) {
    const [there, here] = [new TestDevice(), new TestDevice()];
    const name = `Mover ${++people}`;
    const before = await there.create(old.origin, name);
    const { id, session } = await here.create(at.origin, `New ${people}`);
    const written = await there.act(old.origin, { type: 'move', to: at.origin, account: forAccount ?? id });
    return { there, here, name, id, session, formerId: before.id, file: written.file! };
  }

  async function takeIn(device: TestDevice, file: SignedExport, at = trusting): Promise<Refusable<AccountAnswer>> {
    const signed = await device.sign(at.origin, { type: 'take-in', digest: moveDigest(file) });
    return askAccounts(at.origin, 'actions', { ...signed, file });
  }
  const codeOf = async (answer: Promise<Refusable<AccountAnswer>>) => (await answer).fault?.code;

  /** A file with another text, signed again by this secret. */
  function resigned(file: SignedExport, change: (move: Record<string, unknown>) => void, secret = OLD_SECRET) {
    const move = JSON.parse(file.export);
    change(move);
    const text = JSON.stringify(move);
    const signer = createSigner(secret);
    return { export: text, key: signer.publicKey, signature: signer.sign(text) };
  }

  const ratings = [
    { edition: 'classic', rating: 1620, deviation: 60, games: 80 },
    { edition: 'no-such-game', rating: 2000, deviation: 60, games: 80 },
  ];

  test('name and rating come along from a server that is trusted, once, and the old account says where to', async () => {
    const { there, here, name, id, formerId, file } = await mover();
    // As the old server would write it after eighty games.
    const played = resigned(file, (move) => (move.ratings = ratings));
    const taken = await takeIn(here, played);
    const former = { origin: old.origin, name, verified: true, ratings: ratings.slice(0, 1) };
    expect(taken.account).toMatchObject({ id, name, former: [former] });
    expect(await codeOf(takeIn(here, played))).toBe('already-moved');
    expect(
      await codeOf(
        takeIn(
          here,
          resigned(file, (move) => (move.at = Date.now() - 5)),
        ),
      ),
    ).toBe('already-moved');
    const shown = await ask<RatingsView>(`${careful.origin}/api/ratings/${id}`);
    expect(shown).toMatchObject({ name, ratings: [], former: [former], movedTo: null });
    const starts = await store.ratingStarts();
    const own = starts.filter(({ account }) => account === id);
    expect(own).toEqual([{ account: id, edition: 'classic', rating: 1620, deviation: expect.closeTo(208.806, 3) }]);

    await there.act(old.origin, { type: 'set-moved', to: trusting.origin });
    const left = await ask<RatingsView>(`${old.origin}/api/ratings/${formerId}`);
    expect(left).toMatchObject({ name, movedTo: trusting.origin });
    const back = await there.act(old.origin, { type: 'set-moved', to: null });
    expect(back.account?.movedTo).toBeNull();
  });

  test('from a server that nobody vouches for the rating is only shown, and said to be unverified', async () => {
    const { here, id, file } = await mover(careful);
    const taken = await takeIn(
      here,
      resigned(file, (move) => (move.ratings = ratings)),
      careful,
    );
    expect(taken.account?.former).toMatchObject([{ verified: false, ratings: [{ rating: 1620 }] }]);
    expect((await store.ratingStarts()).filter(({ account }) => account === id)).toEqual([]);
  });

  test('a name that somebody has here stays theirs, and all else is taken in', async () => {
    const { here, name, file } = await mover();
    await new TestDevice().create(careful.origin, name);
    const taken = await takeIn(here, file);
    expect(taken.account).toMatchObject({ name: `New ${people}`, former: [{ name }] });
  });

  test('what is forged or changed is refused: each signature has to be right', async () => {
    const { there, here, file } = await mover();
    const changed = { ...file, export: file.export.replace('"ratings":[]', '"ratings":[ ]') };
    expect(await codeOf(takeIn(here, changed))).toBe('bad-signature');
    // Somebody else signs in the name of the old server, whose key is published.
    expect(
      await codeOf(
        takeIn(
          here,
          resigned(file, () => undefined, Buffer.alloc(32, 93)),
        ),
      ),
    ).toBe('bad-signature');
    // Even the old server cannot write a claim of its player.
    const other = resigned(file, (move) => {
      const { claim, signature } = move.claim as { claim: string; signature: string };
      move.claim = { claim: claim.replace(/"challenge":"\d/, '"challenge":"9'), signature };
    });
    expect(await codeOf(takeIn(here, other))).toBe('bad-signature');
    const signIn = resigned(file, () => undefined);
    const claim = await there.sign(old.origin, { type: 'sign-in' });
    expect(
      await codeOf(
        takeIn(
          here,
          resigned(signIn, (move) => (move.claim = claim)),
        ),
      ),
    ).toBe('bad-signature');
    // The claim around the file is for another one.
    const signed = await here.sign(trusting.origin, { type: 'take-in', digest: '0'.repeat(64) });
    expect(await codeOf(askAccounts(trusting.origin, 'actions', { ...signed, file }))).toBe('bad-signature');
    expect(await codeOf(here.act(trusting.origin, { type: 'take-in', digest: '0'.repeat(64) }))).toBe('malformed');
    const wild = [{ ...ratings[0], rating: 1e9 }];
    expect(
      await codeOf(
        takeIn(
          here,
          resigned(file, (move) => (move.ratings = wild)),
        ),
      ),
    ).toBe('malformed');
    expect((await takeIn(here, file)).account?.former).toHaveLength(1);
  });

  test('a file for another account or server, and one of this server, is refused', async () => {
    const { here, file } = await mover();
    const [thief, stranger] = [new TestDevice(), new TestDevice()];
    await thief.create(trusting.origin, `Thief ${people}`);
    expect(await codeOf(takeIn(thief, file))).toBe('foreign');
    const { id } = await stranger.create(old.origin, `Stranger ${people}`);
    const own = await stranger.act(old.origin, { type: 'move', to: old.origin, account: id });
    expect(await codeOf(takeIn(stranger, own.file!, old))).toBe('foreign');
    const { here: elsewhere, file: forCareful } = await mover(careful);
    expect(await codeOf(takeIn(elsewhere, forCareful))).toBe('foreign');
    expect((await takeIn(here, file)).account?.former).toHaveLength(1);
  });

  test('a file is good for thirty days', async () => {
    const { here, file } = await mover();
    ahead = 30 * DAY_MS;
    expect(await codeOf(takeIn(here, file))).toBe('expired');
    ahead = -3_600_000;
    expect(await codeOf(takeIn(here, file))).toBe('expired');
    ahead = 29 * DAY_MS;
    expect(await codeOf(takeIn(here, file))).toBeUndefined();
    ahead = 0;
  });

  test('where something was played before, the rating of the old server changes nothing', async () => {
    const { here, id, file } = await mover();
    const winner = new TestDevice();
    const { id: other } = await winner.create(careful.origin, `Winner ${people}`);
    const result = { table: `played${people}`.padEnd(16, 'x'), at: 1, edition: 'classic', score: 1 } as const;
    await store.append([appendOf({ ...result, accounts: [id, other], reason: 'finished', turns: 40 })]);
    await takeIn(
      here,
      resigned(file, (move) => (move.ratings = [{ ...ratings[0], rating: LOST_RATING }])),
    );
    expect((await store.ratingStarts()).some(({ rating }) => rating === LOST_RATING)).toBe(false);
  });

  test('of a deleted account nothing stays but where its rating began, and the old one can move again', async () => {
    const { there, here, id, file } = await mover();
    await takeIn(
      here,
      resigned(file, (move) => (move.ratings = ratings)),
    );
    await here.act(trusting.origin, { type: 'delete' });
    expect((await store.ratingStarts()).some(({ account }) => account === id)).toBe(true);
    const again = new TestDevice();
    const { id: next } = await again.create(trusting.origin, `Again ${people}`);
    const second = await there.act(old.origin, { type: 'move', to: trusting.origin, account: next });
    expect((await takeIn(again, second.file!)).account?.former).toHaveLength(1);
  });
};

onBothStores('an account that moves', suite);

/** The entry that ends a rated game, with its result alone. */
function appendOf(result: NonNullable<Parameters<Store['append']>[0][number]['updates']['result']>) {
  const flags = { personal: false, private: false, erases: false };
  const row = { seq: 1, at: 1, up: 1, events: '[]', command: null, secret: null, ...flags };
  return { table: result.table, row, updates: { result } };
}

test('a server is known by its key, by its origin and the key that it publishes, or by both', async () => {
  const [key, other] = ['a'.repeat(64), 'b'.repeat(64)];
  const asked: string[] = [];
  const publishes = (text: string) => async (address: unknown) => {
    asked.push(String(address));
    return new Response(text);
  };
  const trustOf = createTrust(
    [
      { origin: null, key },
      { origin: 'https://a.example', key: null },
      { origin: 'https://b.example', key: other },
    ],
    publishes(JSON.stringify({ publicKey: other })) as typeof fetch,
  );
  expect(await trustOf('https://moved.example', key)).toBe('trusted');
  expect(await trustOf('https://b.example', other)).toBe('trusted');
  expect(await trustOf('https://b.example', 'c'.repeat(64))).toBe('forged');
  expect(await trustOf('https://unknown.example', other)).toBe('unknown');
  // Only servers of the list are asked for their keys.
  expect(asked).toEqual([]);
  expect(await trustOf('https://a.example', other)).toBe('trusted');
  expect(await trustOf('https://a.example', 'c'.repeat(64))).toBe('forged');
  expect(asked[0]).toBe('https://a.example/.well-known/asteroute.json');
  const silent = createTrust([{ origin: 'https://a.example', key: null }], publishes('<html>') as typeof fetch);
  expect(await silent('https://a.example', other)).toBe('no-answer');
});
