import * as v from 'valibot';
import {
  accountAnswer,
  accountId,
  accountView,
  challengeRequest,
  givenChallenge,
  passkeyRequest,
  ratingsView,
  signedExport,
  signedRequest,
} from '../accounts/actions.ts';
import {
  pairingId,
  pairingJoin,
  pairingOpening,
  pairingReveal,
  pairingSearch,
  pairingState,
} from '../accounts/pairing.ts';
import { about } from '../parts/words.ts';
import { accountSeat, metAccount } from '../views.ts';
import { route } from './route.ts';

/** What a signed request has: its claim is as long as two messages. */
const SIGNED = { tag: 'account', longest: 8192, answer: accountAnswer } as const;
const OWN = { tag: 'account', who: ['account'], limit: 'lists' } as const;
const PAIRING = {
  tag: 'account',
  params: { pairing: about(pairingId, 'The id of the pairing') },
  answer: pairingState,
} as const;

export const ACCOUNT_ROUTES = {
  giveChallenge: route('POST /api/accounts/challenge', {
    tag: 'account',
    summary: 'A text to sign, for one action',
    body: challengeRequest,
    answer: givenChallenge,
  }),
  actForAccount: route('POST /api/accounts/actions', {
    ...SIGNED,
    summary: 'Does what a key of an account has signed',
    description:
      'The claim is JSON text: a `SignedClaim` with the origin of the server, a challenge, the key and the action. Signed are the bytes of `asteroute account 1`, a line feed and the claim, by ECDSA with P-256 and SHA-256. A key that `add-key` or `set-recovery` adds agrees by its `proof`: its signature of the bytes of `asteroute key 1`, the origin, the key of the claim and itself, separated by line feeds.',
    body: signedRequest,
    refuses: [
      'bad-signature',
      'unknown-key',
      'name-taken',
      'key-taken',
      'last-key',
      'stale',
      'unknown-table',
      'wrong-token',
      'wrong-status',
      'banned',
    ],
  }),
  enterByPasskey: route('POST /api/accounts/passkey', {
    ...SIGNED,
    summary: 'Adds the key of a new device to the account of a passkey',
    description:
      'The claim is that of `actForAccount` for `enter`, signed by the key of the new device. The challenge of WebAuthn is the SHA-256 of the same bytes.',
    body: passkeyRequest,
    refuses: ['bad-signature', 'unknown-key', 'key-taken'],
  }),
  readAccount: route('GET /api/accounts/me', {
    tag: 'account',
    summary: 'The account of a session',
    who: ['session?'],
    answer: accountView,
    refuses: ['signed-out'],
  }),
  listSeatsOfAccount: route('GET /api/accounts/seats', {
    ...OWN,
    summary: 'The seats of an account at tables that are not over; the command `reclaim` takes one',
    answer: v.array(accountSeat),
  }),
  listMetAccounts: route('GET /api/accounts/met', {
    ...OWN,
    summary: 'The accounts with which this one has played most often, from games that are over',
    answer: v.array(metAccount),
  }),
  exportAccount: route('GET /api/accounts/export', {
    ...OWN,
    summary: 'All that the server keeps of an account, signed with the key of its records',
    answer: signedExport,
  }),
  signOut: route('POST /api/accounts/sign-out', {
    tag: 'account',
    summary: 'Ends a session',
    who: ['session?'],
    answer: v.object({}),
  }),
  readRatings: route('GET /api/ratings/:account', {
    tag: 'account',
    summary: 'How strong an account plays, by its rated games',
    params: { account: about(accountId, 'The id of the account') },
    limit: 'lists',
    answer: ratingsView,
  }),
  openPairing: route('POST /api/accounts/pairings', {
    tag: 'account',
    summary: 'Opens a pairing for a further device, with a code to type there',
    body: pairingOpening,
    who: ['account'],
    answer: pairingState,
    status: 201,
  }),
  findPairing: route('POST /api/accounts/pairings/find', {
    tag: 'account',
    summary: 'The pairing of a code, for the further device',
    body: pairingSearch,
    limit: 'codes',
    answer: pairingState,
    refuses: ['unknown-code'],
  }),
  readPairing: route('GET /api/accounts/pairings/:pairing', {
    ...PAIRING,
    summary: 'A pairing as it stands now',
    refuses: ['unknown-code'],
  }),
  joinPairing: route('POST /api/accounts/pairings/:pairing/join', {
    ...PAIRING,
    summary: 'The further device names its key and shows its nonce',
    body: pairingJoin,
    refuses: ['unknown-code', 'stale'],
  }),
  revealPairing: route('POST /api/accounts/pairings/:pairing/reveal', {
    ...PAIRING,
    summary: 'The device of the account shows its nonce',
    body: pairingReveal,
    who: ['account'],
    refuses: ['unknown-code'],
  }),
} as const;
