import { editionNamed, newGame, OWN_TILE_SET, unwrap, usualTiles } from '@asteroute/engine';
import { expect, test } from 'vitest';
import { dailyDealer, dailyDeck, practiceSeed } from '../index.ts';

const days = Array.from({ length: 14 }, (_, at) => `2026-12-${String(at + 1).padStart(2, '0')}`);

test('a day has 24 to 30 usual tiles of an edition with the start tile, and can be played', () => {
  const decks = days.map((day) => dailyDeck(day, practiceSeed(day)));
  for (const { day, edition: name, tiles, count } of decks) {
    const edition = editionNamed(name);
    if (edition === null) throw new Error(`there is no edition ${name}`);
    const usual = usualTiles(edition, []);
    for (const [id, number] of Object.entries(tiles.counts)) expect(number).toBeLessThanOrEqual(usual[id]);
    expect(Object.values(tiles.counts).reduce((sum, one) => sum + one, 0)).toBe(count);
    expect(count).toBeGreaterThanOrEqual(24);
    expect(count).toBeLessThanOrEqual(30);
    const players = edition.colors.slice(0, 2).map((color) => ({ name: color, color }));
    const game = unwrap(newGame({ edition: name, tiles, players }));
    expect(game.rules.setup.tileSet).toMatch(new RegExp(`^${OWN_TILE_SET}[0-9a-f]{8}$`));
    expect(game.rules.setup.tiles?.name).toBe(day);
    expect(game.position.stackSize).toBe(count - 1);
  }
  expect(new Set(decks.map(({ edition }) => edition)).size).toBe(2);
  expect(new Set(decks.map(({ count }) => count)).size).toBeGreaterThan(4);
});

test('the seed alone decides a deck, and its hash proves it', () => {
  const [day] = days;
  const seed = practiceSeed(day);
  expect(dailyDeck(day, seed)).toEqual(dailyDeck(day, seed));
  const other = practiceSeed('another day');
  expect(dailyDeck(day, other).tiles).not.toEqual(dailyDeck(day, seed).tiles);
  expect(dailyDeck(day, seed).seedHash).toMatch(/^[0-9a-f]{64}$/);
  expect(dailyDeck(day, seed).seedHash).not.toBe(seed);
  const left = [5, 6, 7];
  const draws = (dealer = dailyDealer(day, seed)) => [0, 1, 2, 3, 4, 5].map((index) => dealer.draw(left, index));
  expect(draws()).toEqual(draws());
  expect(draws(dailyDealer(day, other))).not.toEqual(draws());
});
