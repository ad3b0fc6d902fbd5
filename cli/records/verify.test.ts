import { createHash, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chanceMove, createRandom, type Game, legal, newGame, play, unwrap } from '@asteroute/engine';
import { commitmentOf, fairDealer, Recorder, type Signer, seedHashOf, withEnd, writeProof } from '@asteroute/record';
import { afterAll, describe, expect, test } from 'vitest';
import { readServerKey } from '../program/server-key.ts';
import { asteroute } from '../testing.ts';

const FAIRNESS = { game: 'cafe', serverSeed: '07'.repeat(32), clientSeeds: ['a', ''] };
const COMMITMENTS = [commitmentOf('cafe', 'a'), commitmentOf('cafe', 'b')];
const folder = mkdtempSync(join(tmpdir(), 'asteroute-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { privateKey } = generateKeyPairSync('ed25519');
const publicKey = createPublicKey(privateKey);
const SIGNER: Signer = {
  publicKey: publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex'),
  sign: (text) => sign(null, Buffer.from(text), privateKey).toString('hex'),
};

/** A record of three turns after which the first player resigns. */
function record() {
  const players = ['red', 'green'].map((color) => ({ name: 'Zoë', color }));
  let game: Game = unwrap(newGame({ edition: 'star-wars', players }));
  const [dealer, random] = [fairDealer(FAIRNESS), createRandom(1)];
  const recorder = new Recorder(game.rules.setup);
  while (recorder.record().turns.length < 3) {
    const moves = legal(game);
    const played = unwrap(play(game, chanceMove(game, dealer) ?? moves[random.below(moves.length)]));
    recorder.add(played.events);
    game = played.game;
  }
  const { turns, ...rest } = recorder.record();
  return withEnd({ ...rest, turns }, { by: 'resignation', side: 0 }, turns[2].scores);
}

const text = writeProof(record(), { ...FAIRNESS, commitments: COMMITMENTS }, SIGNER);
const fileOf = (name: string, content: string | Uint8Array) => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};
const verifyText = (content: string | Uint8Array, ...more: string[]) =>
  asteroute(['verify', fileOf('game.json', content), ...more]);

describe('asteroute verify', () => {
  test('says what is proved by a game that the given key signed, and what is not', async () => {
    const { code, out } = await verifyText(text, '--key', SIGNER.publicKey);
    expect(code).toBe(0);
    expect(out).toMatch(/^holds: table cafe, 3 turns, 3 tiles and \d+ dice dealt by the seeds\n/);
    expect(out).toContain(`is as the server with the key ${SIGNER.publicKey} signed it`);
    expect(out).toContain('"Zoë" committed to a number before anybody showed one, and it was used');
    expect(out).toContain('"Zoë" committed to a number and did not show it in time');
    expect(out).toContain('not proved: that nobody looked ahead');
    expect(out).toContain(seedHashOf(FAIRNESS.serverSeed));
  });

  test('says without a key, and of a game that is not signed, that anybody may have written it', async () => {
    expect(await verifyText(text)).toMatchObject({ code: 0, out: expect.stringContaining('without --key') });
    const bare = { ...record(), fair: { ...FAIRNESS, serverSeedHash: seedHashOf(FAIRNESS.serverSeed) } };
    const digest = createHash('sha256').update(JSON.stringify(bare)).digest('hex');
    const old = `${JSON.stringify({ ...bare, fair: { ...bare.fair, digest } })}\n`;
    expect(await verifyText(old)).toMatchObject({ code: 0, out: expect.stringContaining('\nnot signed: ') });
    expect(await verifyText(old, '--key', SIGNER.publicKey)).toMatchObject({
      code: 1,
      out: expect.stringContaining('it is not signed'),
    });
  });

  test('fails with a byte altered or put before', async () => {
    const bytes = Buffer.from(text);
    bytes[bytes.indexOf('Zoë') + 3] ^= 1;
    const fails = { code: 1, out: expect.stringMatching(/^does not hold: /) };
    expect(await verifyText(bytes)).toMatchObject(fails);
    expect(await verifyText(`x${text}`)).toMatchObject(fails);
    expect(await verifyText(`\ufeff${text}`)).toMatchObject({ code: 0 });
  });

  test('needs one file and a key that can be read', async () => {
    expect(await asteroute(['verify'])).toMatchObject({ code: 2 });
    expect(await asteroute(['verify', join(folder, 'none')])).toMatchObject({ code: 2 });
    expect(await verifyText(text, '--key', fileOf('none.txt', 'nothing'))).toMatchObject({ code: 2 });
  });
});

test('the key of a server is read from its address, from what it publishes, and from a PEM', async () => {
  const published = JSON.stringify({ algorithm: 'Ed25519', publicKey: SIGNER.publicKey });
  const server = createServer((request, response) =>
    response.end(request.url === '/.well-known/asteroute.json' ? published : ''),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/#table/x`;
  const pem = publicKey.export({ format: 'pem', type: 'spki' }).toString();
  const files = [published, `${SIGNER.publicKey}\n`, pem].map((one, i) => fileOf(`key${i}`, one));
  for (const given of [address, SIGNER.publicKey.toUpperCase(), ...files])
    expect(await readServerKey(given)).toBe(SIGNER.publicKey);
  await new Promise((resolve) => server.close(resolve));
  await expect(readServerKey(address)).rejects.toThrow('does not answer');
  await expect(readServerKey(join(folder, 'none'))).rejects.toThrow('cannot be read');
});
