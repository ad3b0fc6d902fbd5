import { createHash } from 'node:crypto';
import { chanceMove, createRandom, type Game, legal, newGame, play, unwrap } from '@asteroute/engine';
import { ed25519 } from '@noble/curves/ed25519.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { withEnd } from '../format/ended.ts';
import type { GameRecord } from '../format/record.ts';
import { Recorder } from '../replay/recorder.ts';
import { commitmentOf, fairDealer, seedHashOf } from './fair.ts';
import { type Contributions, writeProof } from './proof.ts';
import type { Signer } from './signature.ts';
import { verify } from './verify.ts';

const FAIRNESS: Contributions = {
  game: 'table1',
  serverSeed: '5a'.repeat(32),
  clientSeeds: ['salt', ''],
  commitments: [commitmentOf('table1', 'salt'), ''],
};

function signerOf(byte: number): Signer {
  const { secretKey, publicKey } = ed25519.keygen(new Uint8Array(32).fill(byte));
  return {
    publicKey: bytesToHex(publicKey),
    sign: (text) => bytesToHex(ed25519.sign(utf8ToBytes(text), secretKey)),
  };
}
const [SERVER, FORGER] = [signerOf(1), signerOf(2)];
const prove = (record: GameRecord, contributions = FAIRNESS, signer = SERVER) =>
  writeProof(record, contributions, signer);

/** Plays randomly, dealt as a server with these seeds would, until the game is over or `turns` turns were played. */
function played(edition: string, turns = Number.POSITIVE_INFINITY, fairness = FAIRNESS) {
  const players = ['red', edition === 'classic' ? 'blue' : 'black'].map((color) => ({
    name: `<b>${color}</b>`,
    color,
  }));
  let game: Game = unwrap(newGame({ edition, players }));
  const [dealer, random] = [fairDealer(fairness), createRandom(5)];
  const recorder = new Recorder(game.rules.setup);
  while (game.position.phase !== 'over' && recorder.record().turns.length < turns) {
    const moves = legal(game);
    const ply = unwrap(play(game, chanceMove(game, dealer) ?? moves[random.below(moves.length)]));
    recorder.add(ply.events);
    game = ply.game;
  }
  return recorder.record();
}

/** A game of six turns that ends with a resignation. */
function resigned(): GameRecord {
  const record = played('classic', 6);
  return withEnd(record, { by: 'resignation', side: 0 }, record.turns[5].scores);
}

const message = (text: string | RegExp) => ({ ok: false, error: { message: expect.stringMatching(text) } });

describe.each(['star-wars', 'classic'])('a game of %s', (edition) => {
  const text = prove(played(edition));

  test('is verified, with as many draws as there are tiles', () => {
    const verified = unwrap(verify(text, SERVER.publicKey));
    expect(verified.draws).toBe(edition === 'classic' ? 71 : 75);
    expect(verified.dice > 0).toBe(edition === 'star-wars');
    expect(verified.record.fair.serverSeedHash).toBe(seedHashOf(FAIRNESS.serverSeed));
    expect([verified.signedBy, verified.numbers]).toEqual([SERVER.publicKey, ['committed', 'none']]);
  });

  test('fails with any byte altered', () => {
    const random = createRandom(7);
    for (let i = 0; i < 150; i++) {
      const at = random.below(text.length);
      const byte = String.fromCharCode(text.charCodeAt(at) ^ (1 + random.below(31)));
      const altered = text.slice(0, at) + byte + text.slice(at + 1);
      expect(verify(altered).ok, `byte ${at} as ${byte}`).toBe(false);
    }
    expect(verify(`${text}\n`).ok).toBe(false);
    expect(verify(` ${text}`).ok).toBe(false);
    expect(verify(text.slice(0, -1))).toMatchObject(message('the last newline is missing'));
  });

  test('fails with other seeds, even where the server signs it', () => {
    const { fair, ...record } = JSON.parse(text);
    for (const other of [
      { ...FAIRNESS, serverSeed: '5b'.repeat(32) },
      { ...FAIRNESS, clientSeeds: ['salt', 'x'] },
      { ...FAIRNESS, game: 'table2', commitments: ['', ''] },
    ]) {
      expect(verify(prove(record, other))).toMatchObject(message('not what the seeds deal'));
    }
  });
});

describe('a record that was resigned', () => {
  const record = resigned();
  const text = prove(record);
  const { fair: own, ...unproved } = JSON.parse(text);
  const edited = ({ fair = own, ...change }: { readonly fair?: object }) =>
    `${JSON.stringify({ ...unproved, ...change, fair })}\n`;

  test('holds', () => expect(verify(text, SERVER.publicKey).ok).toBe(true));

  test.each<[string, object]>([
    ['the name of a player', { players: [{ name: 'Eve', color: 'red' }, record.players[1]] }],
    ['the last turn cut off', { turns: record.turns.slice(0, -1) }],
    ['the result', { winners: [0], ended: { by: 'resignation', side: 1 } }],
    ['the reason', { ended: { by: 'time', side: 0 } }],
    ['no end', { ended: undefined, winners: undefined }],
    ['something added', { event: 'the final of the cup' }],
  ])('fails with %s altered, unless it is signed anew, which the key of the server tells', (_, change) => {
    expect(verify(edited(change))).toMatchObject(message('the signature is not of this text'));
    const forged = prove({ ...record, ...change }, FAIRNESS, FORGER);
    expect(verify(forged, SERVER.publicKey)).toMatchObject(message(/another key|no end/));
  });

  test('fails where the end is missing or the winners do not follow, whoever signs it', () => {
    const { ended, winners, ...rest } = record;
    expect(verify(prove(rest))).toMatchObject(message('the game has no end'));
    expect(verify(prove({ ...record, winners: [0] }))).toMatchObject(message('winners: expected 1, found 0'));
    expect(verify(prove({ ...rest, winners }))).toMatchObject(message('tiles are left'));
  });

  test('fails with a number that was not committed, and tells what was not shown', () => {
    const exchanged = { ...FAIRNESS, commitments: [commitmentOf('table1', 'pepper'), ''] };
    expect(verify(prove(record, exchanged))).toMatchObject(message('the number of seat 0 is not the one'));
    const other = { ...FAIRNESS, commitments: [commitmentOf('table2', 'salt'), ''] };
    expect(verify(prove(record, other))).toMatchObject(message('the number of seat 0 is not the one'));
    expect(verify(prove(record, { ...FAIRNESS, commitments: [] }))).toMatchObject(message('for each seat'));
    const hash = commitmentOf('table1', 'never shown');
    const open = prove(record, { ...FAIRNESS, commitments: ['', hash] });
    expect(unwrap(verify(open)).numbers).toEqual(['open', 'withheld']);
  });

  test('of a server that did not sign yet is told from a signed one', () => {
    const { game, serverSeed, clientSeeds } = FAIRNESS;
    const fair = { game, serverSeed, serverSeedHash: seedHashOf(serverSeed), clientSeeds };
    const digest = createHash('sha256')
      .update(JSON.stringify({ ...record, fair }))
      .digest('hex');
    const old = (mark: string) => `${JSON.stringify({ ...record, fair: { ...fair, digest: mark } })}\n`;
    expect(unwrap(verify(old(digest)))).toMatchObject({ signedBy: null, numbers: ['open', 'none'] });
    expect(verify(old('0'.repeat(64)))).toMatchObject(message('the digest is of another file'));
    expect(verify(old(digest), SERVER.publicKey)).toMatchObject(message('it is not signed'));
  });

  test('fails with anything in another order', () => {
    const { fair, ...bare } = JSON.parse(text);
    const { signature, ...rest } = fair;
    const { ended, ...others } = bare;
    const written = (value: object) => `${JSON.stringify(value)}\n`;
    for (const moved of [
      { fair, ...bare },
      { ...others, fair, ended },
      { ended, ...others, fair },
      { ...bare, fair: { signature, ...rest } },
      { ...bare, fair: { ...rest, signature: { value: signature.value, key: signature.key } } },
    ]) {
      expect(written(moved)).not.toBe(text);
      expect(verify(written(moved)).ok).toBe(false);
    }
    expect(verify(written({ ...others, ended, fair })).ok).toBe(true);
  });

  test('without a proof or with another one, and no record at all, are refused', () => {
    const { fair, ...bare } = JSON.parse(text);
    expect(verify(`${JSON.stringify(bare)}\n`)).toMatchObject(message(/^fair: no proof/));
    for (const change of [{ extra: 1 }, { version: 3 }, { version: undefined }, { signature: undefined }])
      expect(verify(edited({ fair: { ...fair, ...change } }))).toMatchObject(message(/^fair: no proof/));
    const key = '01'.repeat(32);
    const signature = { key, value: '00'.repeat(64) };
    expect(verify(edited({ fair: { ...fair, signature } }))).toMatchObject(message('the signature is not'));
    for (const none of ['', '{}\n', 'null\n', '[]\n', '{\n', '\u0000\n']) expect(verify(none).ok).toBe(false);
  });
});
