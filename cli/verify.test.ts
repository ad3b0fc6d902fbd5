import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chanceMove, createRandom, legal, newGame, play, unwrap } from '@asteroute/engine';
import { createRecorder, fairDealer, seedHashOf, writeProof } from '@asteroute/record';
import { afterAll, describe, expect, test } from 'vitest';
import { asteroute } from './testing.ts';

const FAIRNESS = { game: 'cafe', serverSeed: '07'.repeat(32), clientSeeds: ['a', 'b'] };
const folder = mkdtempSync(join(tmpdir(), 'asteroute-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

function provedGame(): Buffer {
  const players = ['red', 'green'].map((color) => ({ name: 'Zoë', color }));
  let game = unwrap(newGame({ edition: 'star-wars', players }));
  const [dealer, random] = [fairDealer(FAIRNESS), createRandom(1)];
  const recorder = createRecorder(game.rules.setup);
  while (game.position.phase !== 'over') {
    const moves = legal(game);
    const played = unwrap(play(game, chanceMove(game, dealer) ?? moves[random.below(moves.length)]));
    recorder.add(played.events);
    game = played.game;
  }
  return Buffer.from(writeProof(recorder.record(), FAIRNESS));
}

const game = provedGame();
const verifyFile = (bytes: Uint8Array) => {
  const file = join(folder, 'game.json');
  writeFileSync(file, bytes);
  return asteroute(['verify', file]);
};

describe('asteroute verify', () => {
  test('says that a game holds, and which hash to compare', async () => {
    const { code, out } = await verifyFile(game);
    expect(code).toBe(0);
    expect(out).toMatch(/^holds: table cafe, 75 turns, 75 tiles and \d+ dice dealt by the seeds\n/);
    expect(out).toContain(seedHashOf(FAIRNESS.serverSeed));
  });

  test('fails with a byte altered, be it of a letter, a number or a name', async () => {
    const letter = game.indexOf('Zoë') + 2;
    for (const at of [
      0,
      letter,
      letter + 1,
      game.indexOf('"tile"') + 9,
      game.indexOf('digest') + 12,
      game.length - 1,
    ]) {
      const altered = Buffer.from(game);
      altered[at] ^= 1;
      expect(await verifyFile(altered)).toMatchObject({ code: 1, out: expect.stringMatching(/^does not hold: /) });
    }
    expect(await verifyFile(Buffer.concat([Buffer.from('\ufeff'), game]))).toMatchObject({ code: 1 });
  });

  test('needs one file that can be read', async () => {
    expect(await asteroute(['verify'])).toMatchObject({ code: 2 });
    expect(await asteroute(['verify', join(folder, 'none')])).toMatchObject({ code: 2 });
  });
});
