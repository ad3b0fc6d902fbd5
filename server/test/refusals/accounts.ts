import { type AccountAction, newPasskeyChallenge, passkeyChallenge, signClaim } from '@asteroute/protocol/accounts';
import { ask, newToken } from '../../testing.ts';
import { TestDevice } from '../accounts/account-device.ts';
import { Passkey } from '../accounts/passkey.ts';
import { newPerson } from '../accounts/person.ts';
import { committed } from './commands.ts';
import { bannedPerson, type CasesOf, playedGame, type RefusalCase, type RefusalWorld } from './world.ts';

const UNKNOWN = { pairing: 'A'.repeat(43) };
const SIGNATURE = 'A'.repeat(86);

/** The site of a node under a name, which passkeys need. */
const siteOf = ({ node }: RefusalWorld): string => node.origin.replace('127.0.0.1', 'localhost');

/** An action that somebody with an account has signed. */
const signed =
  (actionOf: (world: RefusalWorld, own: TestDevice) => AccountAction | Promise<AccountAction>): RefusalCase =>
  async (world) => {
    const { device } = await newPerson(world.node.origin, world.fresh('Ann'));
    return { body: await device.sign(world.node.origin, await actionOf(world, device)) };
  };

const keyOf = async ({ node }: RefusalWorld, device: TestDevice) =>
  (await device.act(node.origin, { type: 'sign-in' })).account?.keys[0].id ?? '';

/** Enters with a passkey, which was added to an account if it is `known`; `device` is the one that enters. */
const entering =
  (known: boolean, deviceOf: (site: string, name: string) => Promise<TestDevice>, forged = false): RefusalCase =>
  async (world) => {
    const site = siteOf(world);
    const [owner, passkey] = [new TestDevice(), new Passkey()];
    await owner.create(site, world.fresh('Pia'));
    const { challenge } = await ask(site, 'POST /api/accounts/challenge', { body: { for: 'add-passkey' } });
    const made = passkey.made(site, newPasskeyChallenge(challenge));
    const action = { type: 'add-passkey', label: '', ...made } as const;
    if (known)
      await ask(site, 'POST /api/accounts/actions', {
        body: await signClaim(owner.signer, { origin: site, challenge, action }),
      });
    const device = await deviceOf(site, world.fresh('Quin'));
    const claim = await device.sign(site, { type: 'enter', label: '' });
    const used = passkey.used(site, forged ? newPasskeyChallenge('other') : passkeyChallenge(claim.claim));
    return { body: { ...claim, passkey: used } };
  };
const newDevice = async () => new TestDevice();

export const ACCOUNT_CASES: CasesOf<
  | 'actForAccount'
  | 'enterByPasskey'
  | 'readAccount'
  | 'findPairing'
  | 'readPairing'
  | 'joinPairing'
  | 'revealPairing'
  | 'setContact'
> = {
  actForAccount: {
    async 'bad-signature'({ node }) {
      return { body: await new TestDevice().sign(node.origin, { type: 'sign-in' }, 'http://other') };
    },
    async 'unknown-key'({ node }) {
      return { body: await new TestDevice().sign(node.origin, { type: 'sign-in' }) };
    },
    async 'name-taken'(world) {
      const { name } = await newPerson(world.node.origin, world.fresh('Ann'));
      return { body: await new TestDevice().sign(world.node.origin, { type: 'create', name, label: '' }) };
    },
    'key-taken': signed(async (world, own) => {
      const { device } = await newPerson(world.node.origin, world.fresh('Ben'));
      return { type: 'add-key', label: '', ...(await device.agree(world.node.origin, own)) };
    }),
    'last-key': signed(async (world, own) => ({ type: 'revoke-key', key: await keyOf(world, own) })),
    stale: signed(() => ({ type: 'unblock', block: 'A'.repeat(16) })),
    'unknown-table': signed(() => ({ type: 'block', table: '0000000000000000', seat: 0 })),
    'wrong-token': signed(async (world) => {
      const { id } = await playedGame(world, { people: 1, seats: 2, plan: { access: 'link' }, invite: newToken() });
      return { type: 'block', table: id, seat: 0 };
    }),
    async 'wrong-status'(world) {
      const { device, session } = await newPerson(world.node.origin, world.fresh('Ann'));
      await committed(world, session);
      return { body: await device.sign(world.node.origin, { type: 'delete' }) };
    },
    async banned(world) {
      const { device } = await bannedPerson(world);
      return { body: await device.sign(world.node.origin, { type: 'sign-in' }) };
    },
  },
  enterByPasskey: {
    'bad-signature': entering(true, newDevice, true),
    'unknown-key': entering(false, newDevice),
    'key-taken': entering(true, async (site, name) => {
      const device = new TestDevice();
      await device.create(site, name);
      return device;
    }),
  },
  readAccount: { 'signed-out': () => ({}) },
  findPairing: { 'unknown-code': () => ({ body: { code: 'QQQQQQ' } }) },
  readPairing: { 'unknown-code': () => ({ params: UNKNOWN }) },
  joinPairing: {
    'unknown-code': () => ({ params: UNKNOWN, body: joining() }),
    async stale(world) {
      const { session } = await newPerson(world.node.origin, world.fresh('Ann'));
      const { id } = await ask(world.node.origin, 'POST /api/accounts/pairings', {
        body: { commitment: newToken() },
        account: session,
      });
      await ask(world.node.origin, 'POST /api/accounts/pairings/:pairing/join', {
        params: { pairing: id },
        body: joining(),
      });
      return { params: { pairing: id }, body: joining() };
    },
  },
  revealPairing: {
    async 'unknown-code'(world) {
      const { session } = await newPerson(world.node.origin, world.fresh('Ann'));
      return { params: UNKNOWN, account: session, body: { nonce: newToken() } };
    },
  },
  setContact: {
    'not-offered': () => ({
      token: newToken(),
      body: { push: null, mail: 'a@b.example', language: 'en', zone: 'UTC', quiet: null, wants: false },
    }),
  },
};

const joining = () => ({
  publicKey: new TestDevice().signer.publicKey,
  nonce: newToken(),
  label: '',
  proof: SIGNATURE,
});
