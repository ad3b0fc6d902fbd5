import { createDealer, lastGame, newGame, playChance, unwrap } from '@asteroute/engine';
import { describe, expect, test } from 'vitest';
import { freshDraft, positionDraftOf, withWords } from './draft.ts';
import { keepAsDraft, PositionSession } from './session.ts';

const SETUP = {
  edition: 'star-wars',
  modules: [],
  options: {},
  players: ['red', 'black'].map((color) => ({ name: color, color })),
};
const START = unwrap(newGame(SETUP));

/** The storage of a browser, as far as it is used. */
function memory(): () => Storage {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  return () => storage as unknown as Storage;
}

const fresh = freshDraft(SETUP) ?? positionDraftOf(START);
const east = { x: 1, y: 0 };

describe('a position is put together', () => {
  test('a kind is laid where it fits and selected; its places take the chosen meeple; each step is taken back', () => {
    const session = new PositionSession(memory(), fresh);
    session.choose('SW-a1-straight');
    expect(session.openings.value).toContainEqual({ ...east, rotations: [0, 2] });
    session.intent({ type: 'cell', cell: east });
    expect([session.selected.value, session.kind.value, session.rotations.value]).toEqual([east, null, [0, 2]]);
    session.take({ seat: 1, meeple: 'large' });
    session.intent({ type: 'spot', id: '1' });
    expect(session.draft.value.position.figures).toMatchObject([{ seat: 1, meeple: 'large', at: east }]);
    session.intent({ type: 'rotate', by: 1 });
    expect(session.tile.value).toMatchObject({ rotation: 2 });
    for (let steps = 0; steps < 3; steps++) session.undo();
    expect(session.draft.value).toEqual(fresh);
    expect(session.canUndo.value).toBe(false);
  });

  test('no more of a kind is offered than there is, in hand and apart from the others too', () => {
    const session = new PositionSession(memory(), fresh);
    const left = () => session.kinds.value.find(({ tiles }) => tiles.includes('SW-planet-r'))?.left;
    const all = left() ?? 0;
    session.change(withWords(session.draft.value, { drawn: 'SW-planet-r' }));
    expect(left()).toBe(all - 1);
    const { tiles } = session.draft.value.position;
    const apart = { tile: 'SW-planet-r', x: 3, y: 3, rotation: 0 } as const;
    session.change({ ...session.draft.value, position: { ...session.draft.value.position, tiles: [...tiles, apart] } });
    expect(left()).toBe(all - 2);
    expect(session.loose.value).toEqual([apart]);
  });
});

test('RI-3 tiles that come after the river are offered once it is laid', () => {
  const river = freshDraft({ ...SETUP, edition: 'classic', modules: ['river'] });
  const session = new PositionSession(memory(), river ?? fresh);
  const offered = session.kinds.value.filter(({ left }) => left > 0).map(({ tile }) => tile);
  expect(offered.length).toBeGreaterThan(0);
  expect(offered.filter((tile) => !tile.startsWith('RI-'))).toEqual([]);
});

describe('a position is kept', () => {
  test('what was played on is there again, and to take a step back afterwards does not lead to it', () => {
    const storage = memory();
    const session = new PositionSession(storage, fresh);
    session.change(withWords(session.draft.value, { scores: [3, 4] }));
    session.play();
    const drawn = playChance(START, createDealer(1));
    session.playOn(drawn.map(({ move }) => move));
    expect(new PositionSession(storage, fresh).draft.value.moves).toHaveLength(drawn.length);
    session.comeBack(lastGame(START, drawn));
    expect(session.draft.value).toMatchObject({ moves: null, position: { scores: [0, 0] } });
    session.undo();
    expect(session.draft.value).toMatchObject({ moves: null, position: { scores: [3, 4] } });
    expect(new PositionSession(storage, fresh).draft.value).toEqual(session.draft.value);
  });

  test('a game that has only begun does not take the place of a draft', () => {
    const storage = memory();
    const session = new PositionSession(storage, fresh);
    session.change(withWords(session.draft.value, { scores: [3, 4] }));
    keepAsDraft(storage, START);
    expect(new PositionSession(storage, fresh).draft.value).toEqual(session.draft.value);
  });
});
