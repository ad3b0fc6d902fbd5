import { dailyDeck } from '@asteroute/club';
import { chanceMove, createDealer, createRandom, legal, newGame, type Ply, play, unwrap } from '@asteroute/engine';
import { storageOf } from '@asteroute/page/library/testing.ts';
import { readLink, recordOf, seedHashOf } from '@asteroute/record';
import { en as club } from '@asteroute/words/en/contests/club.ts';
import { en as page } from '@asteroute/words/en/table.ts';
import { expect, test } from 'vitest';
import { durationWords, resultText } from './result-words.ts';
import { deckProof, keepHashes, keptHash, keptPeople, markPerson } from './state/kept.ts';
import { partedLink } from './state/parted.ts';

const SEED = '5a'.repeat(32);
const deck = { edition: 'classic', seedHash: seedHashOf(SEED), seed: SEED, own: null };

/** The record of a random game, dealt and played by a seed. */
function randomGame(seed: number) {
  const [dealer, random] = [createDealer(seed), createRandom(seed)];
  const players = ['red', 'blue'].map((color) => ({ name: color, color }));
  let game = unwrap(newGame({ edition: 'classic', players }));
  const { setup } = game.rules;
  const plies: Ply[] = [];
  while (game.position.phase !== 'over') {
    const offered = legal(game);
    const move = chanceMove(game, dealer) ?? offered[random.below(offered.length)];
    const played = unwrap(play(game, move));
    plies.push({ move, ...played });
    game = played.game;
  }
  return recordOf(setup, plies);
}

test('the first fingerprint that was seen stays, whatever the server shows later', () => {
  const storage = storageOf();
  const day = '2026-11-27';
  expect(keptHash(() => storage, day, deck)).toBeNull();
  keepHashes(() => storage, { day, until: 0, decks: [deck] });
  keepHashes(() => storage, { day, until: 0, decks: [{ ...deck, seedHash: 'f'.repeat(64) }] });
  expect(keptHash(() => storage, day, deck)).toBe(deck.seedHash);
  expect(keptHash(() => storage, day, { edition: 'star-wars' })).toBeNull();
});

test('a secret proves its deck only if it fits every fingerprint', () => {
  const { count: tiles } = dailyDeck('2026-11-27', SEED, 'classic');
  expect(deckProof('2026-11-27', deck, deck.seedHash)).toEqual({ fits: true, early: true, tiles });
  expect(deckProof('2026-11-27', deck, null)).toEqual({ fits: true, early: false, tiles });
  expect(deckProof('2026-11-27', deck, 'f'.repeat(64))).toMatchObject({ fits: false });
  expect(deckProof('2026-11-27', { ...deck, seedHash: 'f'.repeat(64) }, null)).toMatchObject({ fits: false });
  expect(deckProof('2026-11-27', { ...deck, seed: null }, null)).toBeNull();
});

test('people are marked and forgotten again', () => {
  const storage = storageOf();
  markPerson(() => storage, 'ann', true);
  expect(markPerson(() => storage, 'ben', true)).toEqual(['ben', 'ann']);
  expect(markPerson(() => storage, 'ann', false)).toEqual(['ben']);
  expect(keptPeople(() => storage)).toEqual(['ben']);
});

test('a game opens where it parted from the own one, else at its end', () => {
  const record = (seed: number): unknown => JSON.parse(JSON.stringify(randomGame(seed)));
  const whole = partedLink(record(1), null);
  const read = readLink(whole?.text ?? '');
  expect(read.ok && read.value.moves.length).toBeGreaterThan(100);
  expect(whole?.ply).toBeNull();
  expect(partedLink(record(1), record(1))?.ply).toBeNull();
  // The first tile is dealt from another deck.
  expect(partedLink(record(2), record(1))?.ply).toBeLessThan(10);
  expect(partedLink('no record', null)).toBeNull();
});

test('a result to copy tells figures, and no tile', () => {
  const words = { page, club };
  const result = { margin: 12, fair: 8.4, accuracy: 87.2, place: 3, count: 41 };
  expect(resultText({ words, deck: { day: '2026-11-26', edition: 'classic' }, result, streak: 5 }).split('\n')).toEqual(
    [
      'Asteroute: Deck of the day, Classic',
      'Thursday, November 26, 2026',
      '+12 points · Without luck: +8.4 · Accuracy: 87%',
      'Place 3 of 41 · 5 days in a row.',
    ],
  );
});

test('times are told in hours and minutes', () => {
  expect(durationWords(11_999_000, 'en')).toBe('3 hr 20 min');
  expect(durationWords(59_000, 'en')).toBe('1 min');
});
