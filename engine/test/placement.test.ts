import { describe, expect, test } from 'vitest';
import { RING, RING_END } from '../../examples/printed.ts';
import { countPlacements, drawnTile, legal, scores } from '../observe/observe.ts';
import { type Game, play } from '../play/play.ts';
import { unwrap } from '../vocabulary/result.ts';
import type { Rotation } from '../vocabulary/types.ts';
import {
  type Laid,
  placementsOf,
  places,
  placeTile,
  scene,
  standing,
  step,
  story,
  takeTurn,
  tileNamed,
} from './testing.ts';

function draw(game: Game, id: string): Game {
  return unwrap(play(game, { type: 'draw', tile: tileNamed(game, id) })).game;
}

describe('action 1', () => {
  test('SW-15 one tile is drawn and placed beside a tile on the table; a corner is no contact', () => {
    const game = draw(scene({ colors: 'red white' }), 'SW-planet-r');
    expect(placementsOf(game)).toEqual({ '0,1': '0123' });
    expect(drawnTile(game)).toBe('SW-planet-r');
    const [place] = legal(game);
    expect(drawnTile(step({ game, events: [] }, place).game), 'no tile is in hand once it is placed').toBeNull();
  });

  test('SW-16 route to route, asteroid field to asteroid field, space to space', () => {
    const game = draw(scene({ colors: 'red white' }), 'SW-a1-straight');
    expect(placementsOf(game)).toEqual({ '0,-1': '2', '1,0': '02', '-1,0': '02', '0,1': '2' });
  });

  test('SW-16 every touching side must match, not one alone', () => {
    const hole = scene({ colors: 'red white', tiles: RING });
    expect(placementsOf(draw(hole, 'SW-curve-r'))['-1,0']).toBe('3');
    expect(placementsOf(draw(hole, 'SW-planet-e'))['0,1']).toBe('0123');
    expect(placementsOf(draw(hole, 'SW-a1'))).not.toHaveProperty('0,1');
  });

  test('SW-17 the routes and fields of a planet tile must fit too', () => {
    const game = draw(scene({ colors: 'red white' }), 'SW-planet-a1-route-r');
    expect(placementsOf(game)).toEqual({ '0,-1': '2', '1,0': '1', '-1,0': '3', '0,1': '13' });
  });

  test('SW-18 C-14 a tile that fits nowhere leaves the game and the same player draws again', () => {
    const tiles: Laid[] = [
      ['SW-curve', 1, 0, 0],
      ['SW-curve', -1, 0, 3],
      ['SW-a1', 0, -1, 2],
    ];
    const before = scene({ colors: 'red white', tiles, turn: 'white' });
    expect(countPlacements(before, tileNamed(before, 'SW-a4-e'))).toBe(0);
    const drawn = step({ game: before, events: [] }, { type: 'draw', tile: tileNamed(before, 'SW-a4-e') });
    expect(story(drawn)).toEqual(['SW-a4-e leaves the game']);
    expect(drawn.game.position).toMatchObject({ phase: 'draw', seat: 1, drawn: -1 });
    expect(drawn.game.position.stackSize).toBe(before.position.stackSize - 1);
  });

  test('C-14 a tile that fits in one way only must be placed', () => {
    const tiles: Laid[] = [
      ['SW-curve', 1, 0, 0],
      ['SW-curve', -1, 0, 3],
    ];
    const game = draw(scene({ colors: 'red white', tiles }), 'SW-a4-e');
    expect(placementsOf(game)).toEqual({ '0,-1': '0123' });
  });

  test('C-13 nobody may decline a tile that fits', () => {
    const game = draw(scene({ colors: 'red white' }), 'SW-a1');
    expect(play(game, { type: 'pass' })).toMatchObject({ ok: false, error: { code: 'wrong-phase' } });
    expect(play(game, { type: 'draw', tile: tileNamed(game, 'SW-a1') })).toMatchObject({ ok: false });
  });

  test('every cell and rotation that is not offered is refused', () => {
    const game = draw(scene({ colors: 'red white', tiles: RING }), 'SW-a3');
    const offered = new Set(legal(game).map((move) => JSON.stringify(move)));
    for (let cell = -(1 << 9); cell < 1 << 10; cell++) {
      for (let rotation = -1; rotation < 5; rotation++) {
        const move = { type: 'place', cell: (cell & 0xffff) as never, rotation: rotation as Rotation } as const;
        expect(play(game, move).ok).toBe(offered.has(JSON.stringify(move)));
      }
    }
  });
});

describe('the order of a turn', () => {
  test('SW-14 tile, meeple, battle, scoring; then the next player', () => {
    const before = scene({
      colors: 'red white',
      tiles: [['SW-junction3', -1, 0, 0]],
      meeples: [['red', 'small', 'route:E', -1, 0]],
      turn: 'white',
    });
    const taken = takeTurn(before, { tile: ['SW-a1-junction', 1, 0, 0], deploy: ['large', 'asteroid:N'] });
    expect(taken.events.map((event) => event.type)).toEqual(['drew', 'placed', 'deployed', 'scored', 'turn-ended']);
    expect(taken.game.position).toMatchObject({ phase: 'draw', seat: 0 });
  });

  test('SW-13 clockwise round the table', () => {
    let game = scene({ colors: 'red white orange' });
    for (const [x, seat] of [1, 2, 0].entries()) {
      game = takeTurn(game, { tile: ['SW-straight', x + 1, 0, 1] }).game;
      expect(game.position.seat).toBe(seat);
    }
  });

  test('SW-14 placing a tile is a must, a meeple a may', () => {
    const { game } = placeTile(scene({ colors: 'red white' }), RING_END);
    expect(legal(game)[0]).toEqual({ type: 'pass' });
    expect(places(game)).toEqual(['route:E']);
    const passed = takeTurn(scene({ colors: 'red white' }), { tile: RING_END });
    expect([standing(passed.game), scores(passed.game)]).toEqual([[], [0, 0]]);
  });
});
