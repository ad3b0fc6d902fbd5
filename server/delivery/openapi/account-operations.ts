import type { Json } from '@asteroute/protocol/schema';
import { get, post, ref } from './operation.ts';

const PAIRING: Json = {
  name: 'pairing',
  in: 'path',
  required: true,
  description: 'The id of the pairing',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{43}$' },
};
const example = (summary: string, value: Json): Json => ({ example: { summary, value } });
const TOKEN = 'A'.repeat(43);
const KEY = `BA${'A'.repeat(85)}`;

/** A signed request, with what its claim is as JSON. */
const SIGNED: Json = {
  allOf: [
    ref('SignedRequest'),
    { properties: { claim: { contentMediaType: 'application/json', contentSchema: ref('AccountClaim') } } },
  ],
};

/** The requests and answers of accounts. */
export const ACCOUNT_PATHS: Json = {
  '/api/accounts/challenge': post({
    id: 'giveChallenge',
    tag: 'account',
    summary: 'A text to sign, for one action',
    body: [ref('ChallengeRequest'), example('To sign in', { for: 'sign-in' })],
    token: null,
    answer: ref('Challenge'),
    refusals: ['malformed', 'too-large'],
  }),
  '/api/accounts/actions': post({
    id: 'actForAccount',
    tag: 'account',
    summary: 'Does what a key of an account has signed',
    description:
      'The claim is JSON text: an `AccountClaim` with the origin of the server, a challenge, the key and the action. Signed are the bytes of `asteroute account 1`, a line feed and the claim, by ECDSA with P-256 and SHA-256. A key that `add-key` or `set-recovery` adds agrees by its `proof`: its signature of the bytes of `asteroute key 1`, the origin, the key of the claim and itself, separated by line feeds.',
    body: [SIGNED, example('A claim that is signed', { claim: '{}', signature: 'A'.repeat(86) })],
    token: null,
    answer: ref('AccountAnswer'),
    refusals: [
      'malformed',
      'too-large',
      'bad-signature',
      'unknown-key',
      'name-taken',
      'key-taken',
      'last-key',
      'stale',
      'unknown-table',
      'banned',
    ],
  }),
  '/api/accounts/passkey': post({
    id: 'enterByPasskey',
    tag: 'account',
    summary: 'Adds the key of a new device to the account of a passkey',
    description:
      'The claim is that of `actForAccount` for `enter`, signed by the key of the new device. The challenge of WebAuthn is the SHA-256 of the same bytes.',
    body: [
      ref('PasskeyRequest'),
      example('A passkey', {
        claim: '{}',
        signature: 'A'.repeat(86),
        passkey: { id: 'AA', clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' },
      }),
    ],
    token: null,
    answer: ref('AccountAnswer'),
    refusals: ['malformed', 'too-large', 'bad-signature', 'unknown-key', 'key-taken'],
  }),
  '/api/accounts/me': get({
    id: 'readAccount',
    tag: 'account',
    summary: 'The account of a session',
    token: null,
    session: true,
    answer: ref('Account'),
    refusals: ['signed-out'],
  }),
  '/api/ratings/{account}': get({
    id: 'readRatings',
    tag: 'account',
    summary: 'How strong an account plays, by its rated games',
    parameters: [
      {
        name: 'account',
        in: 'path',
        required: true,
        description: 'The id of the account',
        schema: { type: 'string', pattern: '^[a-z0-9]{16}$' },
      },
    ],
    token: null,
    answer: ref('Ratings'),
    refusals: ['malformed'],
  }),
  '/api/accounts/seats': get({
    id: 'listSeatsOfAccount',
    tag: 'account',
    summary: 'The seats of an account at tables that are not over; the command `reclaim` takes one',
    token: null,
    session: true,
    answer: { type: 'array', items: ref('AccountSeat') },
    refusals: ['signed-out'],
  }),
  '/api/accounts/met': get({
    id: 'listMetAccounts',
    tag: 'account',
    summary: 'The accounts with which this one has played most often, from games that are over',
    token: null,
    session: true,
    answer: { type: 'array', items: ref('MetAccount') },
    refusals: ['signed-out'],
  }),
  '/api/accounts/export': get({
    id: 'exportAccount',
    tag: 'account',
    summary: 'All that the server keeps of an account, signed with the key of its records',
    token: null,
    session: true,
    answer: ref('SignedExport'),
    refusals: ['signed-out'],
  }),
  '/api/accounts/sign-out': post({
    id: 'signOut',
    tag: 'account',
    summary: 'Ends a session',
    token: null,
    session: true,
    answer: { type: 'object' },
    refusals: [],
  }),
  '/api/accounts/pairings': post({
    id: 'openPairing',
    tag: 'account',
    summary: 'Opens a pairing for a further device, with a code to type there',
    body: [ref('PairingOpening'), example('A commitment', { commitment: TOKEN })],
    token: null,
    session: true,
    answer: ref('Pairing'),
    status: 201,
    refusals: ['malformed', 'too-large', 'signed-out'],
  }),
  '/api/accounts/pairings/find': post({
    id: 'findPairing',
    tag: 'account',
    summary: 'The pairing of a code, for the further device',
    body: [ref('PairingSearch'), example('A code', { code: 'BCDFGH' })],
    token: null,
    answer: ref('Pairing'),
    refusals: ['malformed', 'too-large', 'unknown-code'],
  }),
  '/api/accounts/pairings/{pairing}': get({
    id: 'readPairing',
    tag: 'account',
    summary: 'A pairing as it stands now',
    parameters: [PAIRING],
    token: null,
    answer: ref('Pairing'),
    refusals: ['malformed', 'unknown-code'],
  }),
  '/api/accounts/pairings/{pairing}/join': post({
    id: 'joinPairing',
    tag: 'account',
    summary: 'The further device names its key and shows its nonce',
    parameters: [PAIRING],
    body: [
      ref('PairingJoin'),
      example('A key', { publicKey: KEY, nonce: TOKEN, label: 'Phone', proof: 'A'.repeat(86) }),
    ],
    token: null,
    answer: ref('Pairing'),
    refusals: ['malformed', 'too-large', 'unknown-code', 'stale'],
  }),
  '/api/accounts/pairings/{pairing}/reveal': post({
    id: 'revealPairing',
    tag: 'account',
    summary: 'The device of the account shows its nonce',
    parameters: [PAIRING],
    body: [ref('PairingReveal'), example('A nonce', { nonce: TOKEN })],
    token: null,
    session: true,
    answer: ref('Pairing'),
    refusals: ['malformed', 'too-large', 'unknown-code', 'signed-out'],
  }),
};
