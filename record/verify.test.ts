import { chanceMove, createRandom, legal, newGame, play, unwrap } from '@asteroute/engine';
import { describe, expect, test } from 'vitest';
import { type Fairness, fairDealer, seedHashOf } from './fair.ts';
import { createRecorder } from './recorder.ts';
import { verify, writeProof } from './verify.ts';

const FAIRNESS: Fairness = { game: 'table1', serverSeed: '5a'.repeat(32), clientSeeds: ['salt', ''] };

/** A whole game that a server with these seeds would have dealt. */
function provedGame(edition: string, fairness = FAIRNESS): string {
  const colors = edition === 'classic' ? ['red', 'blue'] : ['red', 'black', 'green', 'orange'];
  const players = colors.map((color) => ({ name: `<b>${color}</b>`, color }));
  let game = unwrap(newGame({ edition, players }));
  const [dealer, random] = [fairDealer(fairness), createRandom(1)];
  const recorder = createRecorder(game.rules.setup);
  while (game.position.phase !== 'over') {
    const moves = legal(game);
    const played = unwrap(play(game, chanceMove(game, dealer) ?? moves[random.below(moves.length)]));
    recorder.add(played.events);
    game = played.game;
  }
  return writeProof(recorder.record(), fairness);
}

describe.each(['star-wars', 'classic'])('a game of %s', (edition) => {
  const text = provedGame(edition);

  test('is verified, with as many draws as there are tiles', () => {
    const verified = unwrap(verify(text));
    expect(verified.draws).toBe(edition === 'classic' ? 71 : 75);
    expect(verified.dice > 0).toBe(edition === 'star-wars');
    expect(verified.record.fair.serverSeedHash).toBe(seedHashOf(FAIRNESS.serverSeed));
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
  });

  test('fails with other seeds, even where the file is written anew', () => {
    const { fair, ...record } = JSON.parse(text);
    expect(verify(writeProof(record, FAIRNESS)).ok).toBe(true);
    for (const other of [
      { ...FAIRNESS, serverSeed: '5b'.repeat(32) },
      { ...FAIRNESS, clientSeeds: ['salt', 'x'] },
      { ...FAIRNESS, game: 'table2' },
    ]) {
      expect(verify(writeProof(record, other))).toMatchObject({ error: { message: /not what the seeds deal/ } });
    }
    expect(fair.digest).toHaveLength(64);
  });
});

test('a record without a proof, and no record at all, are refused', () => {
  const { fair, ...record } = JSON.parse(provedGame('classic'));
  expect(verify(JSON.stringify(record))).toMatchObject({ error: { message: /^fair: no proof/ } });
  expect(verify(JSON.stringify({ ...record, fair: { ...fair, extra: 1 } }))).toMatchObject({ ok: false });
  for (const text of ['', '{}', 'null', '[]', '{', '\u0000']) expect(verify(text).ok).toBe(false);
});
