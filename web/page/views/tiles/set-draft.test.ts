import { tileSymbolId } from '@asteroute/board/art/shape/drawings.ts';
import { EDITIONS, stackCounts, unwrap } from '@asteroute/engine';
import { describe, expect, test } from 'vitest';
import { SHORT_DECK, totalOf } from '../../settings/short-deck.ts';
import {
  differencesOf,
  linkText,
  missingIn,
  readSet,
  type SetDraft,
  setDraftOf,
  setGame,
  shortDraft,
  usualDraft,
  usualIn,
} from './set-draft.ts';

const BOX = setDraftOf({ edition: 'star-wars', name: 'Box', counts: { 'SW-a1': 2, 'SW-junction4': 4 } });

describe.each(EDITIONS.map(({ name }) => name))('in %s', (edition) => {
  test('the usual tiles are a whole box without a difference', () => {
    const draft = usualDraft(edition);
    expect([missingIn(draft), differencesOf(draft), draft.short]).toEqual([0, [], false]);
    expect(unwrap(setGame(draft)).rules.setup).not.toHaveProperty('tiles');
  });

  test('the short deck has thirty tiles, the start tile once, and its share of everything', () => {
    const draft = shortDraft(edition, 'Short deck');
    expect([totalOf(draft.counts), missingIn(draft)]).toEqual([SHORT_DECK, 0]);
    const usual = usualIn(edition);
    expect(Object.entries(draft.counts).filter(([id, count]) => count > usual[id])).toEqual([]);
    const shareOf = (type: string, counts: Readonly<Record<string, number>>) =>
      unwrap(setGame(draft))
        .rules.tables.tiles.filter(({ features }) => features.some((feature) => feature.type === type))
        .reduce((sum, { id }) => sum + counts[id], 0) / totalOf(counts);
    for (const type of ['asteroid', 'route', 'planet', 'city', 'road', 'monastery']) {
      expect(Math.abs(shareOf(type, draft.counts) - shareOf(type, usual)), type).toBeLessThan(0.06);
    }
    expect(stackCounts(unwrap(setGame(draft)))).not.toHaveProperty(edition === 'classic' ? 'CL-start' : 'SW-start');
  });
});

test('a whole box must have its number of tiles, a short deck need not', () => {
  expect([missingIn(BOX), BOX.short]).toEqual([0, false]);
  const short = { ...BOX, counts: { ...BOX.counts, 'SW-a1': 0 } };
  expect([missingIn(short), missingIn({ ...short, short: true })]).toEqual([2, 0]);
  expect(setDraftOf(short).short).toBe(true);
});

test('what differs from the usual tiles is listed with both numbers', () => {
  expect(differencesOf(BOX)).toEqual([
    { id: 'SW-a1', count: 2, usual: 5 },
    { id: 'SW-junction4', count: 4, usual: 1 },
  ]);
});

test('a set comes back from the end of its address; a text that is none says what is wrong', () => {
  expect(readSet(linkText(unwrap(setGame(BOX))))).toEqual(BOX);
  expect(readSet(linkText(unwrap(setGame(usualDraft('classic')))))).toEqual(usualDraft('classic'));
  expect([readSet('hello'), readSet(`${linkText(unwrap(setGame(BOX)))}A`)]).toEqual(['not-a-link', 'damaged']);
});

test('a set that cannot be played says why', () => {
  const faultWith = (counts: object) => setGame(setDraftOf({ ...BOX, counts: { ...BOX.counts, ...counts } }));
  expect(faultWith({ 'SW-start': 0 })).toMatchObject({ error: { code: 'no-start-tile' } });
  expect(faultWith({ 'SW-curve': 99 })).toMatchObject({ error: { code: 'too-many-tiles' } });
});

test('every copy of a tile has a drawing, however many a game has', () => {
  const drawn = (draft: SetDraft) =>
    unwrap(setGame(draft)).rules.tables.tiles.flatMap((kind) =>
      Array.from({ length: kind.count }, (_, copy) => tileSymbolId(kind, copy)),
    );
  for (const edition of ['star-wars', 'classic']) {
    const usual = usualDraft(edition);
    const isMany = (id: string) => /planet|^CL-/.test(id);
    const more = Object.entries(usual.counts).map(([id]) => [id, isMany(id) ? 3 : 1]);
    const known = new Set(drawn(usual));
    expect(drawn({ ...usual, counts: Object.fromEntries(more) }).filter((id) => !known.has(id))).toEqual([]);
  }
});
