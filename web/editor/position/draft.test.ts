import { newGame, type PlacedTile, type PlaceRef, unwrap } from '@asteroute/engine';
import { describe, expect, test } from 'vitest';
import {
  draftText,
  freshDraft,
  type PositionDraft,
  pastOfDraft,
  placesOn,
  positionDraftOf,
  readDraft,
  readDraftText,
  rotationsAt,
  sketchOf,
  toldFaults,
  withFigure,
  withoutTile,
  withPlacedTile,
  withRotation,
  withSetup,
  withWords,
} from './draft.ts';

const playersOf = (...colors: string[]) => colors.map((color) => ({ name: color, color }));
const SETUP = { edition: 'star-wars', modules: [], options: {}, players: playersOf('red', 'black') };
const START = positionDraftOf(unwrap(newGame(SETUP)));

const tile = (id: string, x: number, y: number, rotation: PlacedTile['rotation'] = 0) => ({ tile: id, x, y, rotation });
const at = (kind: string, x: number, y: number, side: string | null = null): PlaceRef => ({ kind, x, y, side });
const small = (seat: number, place: PlaceRef) => ({ seat, meeple: 'small', at: place });
const codes = (draft: PositionDraft) => toldFaults(sketchOf(draft).faults).map(({ code }) => code);

describe('tiles', () => {
  const far = withPlacedTile(START, tile('SW-planet-r', 1, 1));
  test('one that is apart is told where it lies, until what is between is laid', () => {
    expect(toldFaults(sketchOf(far).faults)).toMatchObject([{ code: 'no-neighbour', at: { x: 1, y: 1 } }]);
    expect(codes(withPlacedTile(far, tile('SW-a1', 0, 1, 2)))).toEqual([]);
  });

  test('one that is taken away takes its meeples along', () => {
    const held = withFigure(withPlacedTile(START, tile('SW-a1-straight', 1, 0)), small(0, at('route', 1, 0, 'E')));
    expect(held.position.figures).toHaveLength(1);
    expect(withoutTile(held, { x: 1, y: 0 }).position).toEqual(START.position);
  });

  test('one is turned to where it fits, with its meeples', () => {
    const cell = { x: 0, y: 1 };
    const draft = withPlacedTile(START, tile('SW-a1', 0, 1, 2));
    expect(rotationsAt(draft, cell)).toEqual([1, 2, 3]);
    const [place] = placesOn(sketchOf(draft).game, cell);
    const turned = withRotation(withFigure(draft, small(1, place)), cell, 3);
    const [after] = placesOn(sketchOf(turned).game, cell);
    expect(after.side).not.toBe(place.side);
    expect(turned.position.figures).toEqual([small(1, after)]);
    expect(codes(turned)).toEqual([]);
  });
});

describe('meeples', () => {
  const route = at('route', 0, 0, 'E');
  test('the same press takes one away, that of another player takes its place', () => {
    const held = withFigure(START, small(0, route));
    expect(withFigure(held, small(0, route)).position.figures).toEqual([]);
    expect(withFigure(held, small(1, route)).position.figures).toEqual([small(1, route)]);
  });

  test('SW-24 several of one player stand on a planet, and none of another', () => {
    const planet = at('planet', 0, 1);
    const laid = withPlacedTile(START, tile('SW-planet-r', 0, 1));
    const both = withFigure(withFigure(laid, small(0, planet)), { ...small(0, planet), meeple: 'large' });
    expect(both.position.figures).toHaveLength(2);
    expect(codes(both)).toEqual([]);
    expect(withFigure(both, small(1, planet)).position.figures).toEqual([small(1, planet)]);
  });

  test('a fault is told once for a cell, and the tile that causes others is told first', () => {
    const held = [small(0, at('planet', 2, 2)), small(1, at('planet', 2, 2))].reduce(
      withFigure,
      withPlacedTile(START, tile('SW-planet-r', 2, 2)),
    );
    expect(codes(withWords(held, { seat: 1, drawn: 'SW-start' }))).toEqual(['no-neighbour', 'none-left']);
  });
});

test('another set-up keeps the tiles where it begins with the same one, and as many players as it has', () => {
  const draft = withWords(withFigure(withPlacedTile(START, tile('SW-a1', 0, 1, 2)), small(1, at('route', 0, 0, 'E'))), {
    scores: [12, 7],
    seat: 1,
  });
  const three = withSetup(draft, { ...SETUP, players: playersOf('red', 'black', 'green') });
  expect(three.position).toEqual({ ...draft.position, scores: [12, 7, 0] });
  const back = withSetup(withFigure(three, small(2, at('asteroid', 0, 0, 'N'))), SETUP);
  expect(back.position).toEqual(draft.position);
  const classic = withSetup(draft, { ...SETUP, edition: 'classic' });
  expect(classic.position.tiles).toEqual([tile('CL-start', 0, 0)]);
  expect(withSetup(draft, { ...SETUP, players: [] })).toBe(draft);
  expect(freshDraft({ ...SETUP, players: [] })).toBeNull();
});

test('a text is read again; what could not be drawn is no position', () => {
  const draft = withPlacedTile(START, tile('SW-planet-r', 1, 1));
  expect(readDraftText(draftText(draft))).toEqual(draft);
  expect(readDraft(JSON.parse(JSON.stringify({ ...START, moves: [] })))).toEqual({ ...START, moves: [] });
  const wrong = (change: object) =>
    readDraftText(JSON.stringify({ ...START, position: { ...START.position, ...change } }));
  expect([readDraftText('no'), readDraftText('{}'), readDraftText('null')]).toEqual([null, null, null]);
  expect(wrong({ tiles: [tile('SW-planet-r', 0, 0)] })).toBeNull();
  expect(wrong({ tiles: [...START.position.tiles, tile('CL-c1', 1, 0)] })).toBeNull();
  expect(wrong({ figures: [{ seat: 0, meeple: 'small' }] })).toBeNull();
  expect(wrong({ scores: [1] })).toBeNull();
});

test('what was played on is played again, from the position', () => {
  const draft = withWords(withPlacedTile(START, tile('SW-a1-straight', 1, 0)), { scores: [20, 31] });
  expect(pastOfDraft(draft)).toBeNull();
  const tables = unwrap(newGame(SETUP)).rules.tables;
  const drawn = { type: 'draw', tile: tables.indexOf.get('SW-planet-r') ?? 0 } as const;
  const past = pastOfDraft({ ...draft, moves: [drawn, drawn] });
  expect(past?.start.position.placed).toBe(2);
  expect(past?.steps.map(({ move }) => move)).toEqual([drawn]);
});
