import { generateKeyPairSync, sign } from 'node:crypto';
import { noteSeen } from '@asteroute/client';
import { playChance, tileId, unwrap } from '@asteroute/engine';
import {
  type Chance,
  follow,
  gameOfPlan,
  openTable,
  type Plan,
  type Table,
  type TableEvent,
} from '@asteroute/protocol';
import { commitmentOf, fairDealer, recordOf, type Signer, seedHashOf, withEnd, writeProof } from '@asteroute/record';
import { describe, expect, test } from 'vitest';
import { checkRecord, type Known } from './check.ts';

const PLAN: Plan = {
  edition: 'classic',
  modules: [],
  options: {},
  access: 'public',
  takebacks: false,
  seats: ['red', 'blue'].map((color) => ({ color, bot: null })),
  clock: { type: 'none' },
};
const SEED = '0c'.repeat(32);
const ENDED = { type: 'ended', reason: 'resigned', scores: [0, 0], winners: [1], serverSeed: SEED } as const;

function newSigner(): Signer {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex'),
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('hex'),
  };
}
const SERVER = newSigner();

/** A game that its first player resigned before the first turn. The second player may not have revealed the number. */
function resigned(shown = ['mine', 'theirs'], committed = ['mine', 'theirs']) {
  const players = ['Ann', 'Ben'].map((name, seat) => ({ name, color: PLAN.seats[seat].color }));
  const start = unwrap(gameOfPlan(PLAN, players));
  const dealt = playChance(start, fairDealer({ game: 't', serverSeed: SEED, clientSeeds: shown }), 'decision');
  const chance = dealt.flatMap(({ move }): Chance[] =>
    move.type === 'draw' ? [{ type: 'draw', tile: tileId(start, move.tile) }] : [],
  );
  const commitments = committed.map((number) => (number === '' ? '' : commitmentOf('t', number)));
  const joined = players.map(({ name }, seat): TableEvent => {
    return { type: 'joined', seat, name, clientSeed: '', commitment: commitments[seat] };
  });
  const opened = { type: 'opened', plan: PLAN, seedHash: seedHashOf(SEED), before: null } as const;
  const asked = openTable('t', {
    seq: 1,
    at: 0,
    up: 0,
    events: [opened, ...joined, { type: 'reveal-asked', until: 9 }],
  });
  const seen = noteSeen(null, asked);
  const events: TableEvent[] = [
    { type: 'started', players, clientSeeds: shown, chance },
    { type: 'resigned', seat: 0 },
    ENDED,
  ];
  const table = follow(asked, { seq: 2, at: 0, up: 0, events });
  const record = withEnd(recordOf(start.rules.setup, []), { by: 'resignation', side: 0 }, [0, 0]);
  const contributions = { game: 't', serverSeed: SEED, clientSeeds: shown, commitments };
  const own = { clientSeed: 'mine', commits: true, seat: 0 };
  const known: Known = { table, turns: 0, seen, own, key: SERVER.publicKey };
  return { known, text: (signer = SERVER, change = {}) => writeProof({ ...record, ...change }, contributions, signer) };
}

describe('the record of a game', () => {
  test('holds against all that this browser knows', () => {
    const { known, text } = resigned();
    expect(checkRecord(text(), known)).toMatchObject({
      isHashEarly: true,
      isKeyKnown: true,
      isOwnUsed: true,
      withheld: [],
      isServerAlone: false,
    });
    expect(checkRecord(text(), { ...known, key: null })?.isKeyKnown).toBe(false);
    const late = { ...known, seen: { ...known.seen, early: false } };
    expect(checkRecord(text(), late)?.isHashEarly).toBe(false);
    expect(checkRecord(text(), { ...known, own: { ...known.own, seat: null } })?.isOwnUsed).toBe(null);
  });

  test('tells whose number was not used, and where the server was alone', () => {
    const second = resigned(['mine', '']);
    expect(checkRecord(second.text(), second.known)).toMatchObject({ isOwnUsed: true, withheld: [1] });
    const first = resigned(['', 'theirs']);
    expect(checkRecord(first.text(), first.known)).toMatchObject({ isOwnUsed: false, isServerAlone: false });
    const none = resigned(['', '']);
    expect(checkRecord(none.text(), none.known)).toMatchObject({ isOwnUsed: false, isServerAlone: true });
  });

  test('fails with the key of another server, and with people or a result that the page did not see', () => {
    const { known, text } = resigned();
    expect(checkRecord(text(newSigner()), known)).toBe(null);
    const players = ['Eve', 'Ben'].map((name, seat) => ({ name, color: PLAN.seats[seat].color }));
    expect(checkRecord(text(SERVER, { players }), known)).toBe(null);
    expect(checkRecord(text(SERVER, { ended: { by: 'resignation', side: 1 }, winners: [0] }), known)).toBe(null);
    expect(checkRecord(text(), { ...known, turns: 1 })).toBe(null);
  });

  test.each<[string, (table: Table) => Partial<Table>]>([
    ['seed', () => ({ seedHash: 'ff'.repeat(32) })],
    ['number', ({ commitments }) => ({ commitments: commitments.with(0, commitmentOf('t', 'other')) })],
    ["other player's number", ({ commitments }) => ({ commitments: commitments.with(1, commitmentOf('t', 'tried')) })],
    ['table', () => ({ id: 'u' })],
  ])('fails with a log of another %s than before', (_, change) => {
    const { known, text } = resigned();
    expect(checkRecord(text(), { ...known, table: { ...known.table, ...change(known.table) } })).toBe(null);
  });

  test('fails where the log and the record agree on what this browser had not seen', () => {
    const { known } = resigned();
    const tried = resigned(['mine', 'tried'], ['mine', 'tried']);
    expect(checkRecord(tried.text(), tried.known)).not.toBe(null);
    expect(checkRecord(tried.text(), { ...tried.known, seen: known.seen })).toBe(null);
    const other = resigned(['other', 'theirs'], ['other', 'theirs']);
    expect(checkRecord(other.text(), { ...other.known, seen: known.seen })).toBe(null);
  });
});
