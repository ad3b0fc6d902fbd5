import { describe, expect, test } from 'vitest';
import { play } from '../play/play.ts';
import { attack, joined } from './battlefields.ts';
import { actOnly, type Dice, dueBySide, type Laid, type Standing, scene, standing, throwOf } from './testing.ts';

describe('dice', () => {
  test('SW-29 one for a small meeple, two for the large one', () => {
    expect(attack('SW-planet-h', ['small'], 'white').dice).toEqual({ red: 1, white: 1 });
    expect(attack('SW-planet-h', ['small', 'small'], 'white', 'large').dice).toEqual({ red: 2, white: 2 });
    expect(attack('SW-planet-h', ['small', 'large'], 'white').dice).toEqual({ red: 3, white: 1 });
  });

  test('SW-29 the event tells which meeples bring how many', () => {
    const { events } = attack('SW-planet-h', ['small', 'small', 'large'], 'white').fight({
      red: [6, 1, 1],
      white: [1],
    });
    const battle = events.find((event) => event.type === 'battle');
    expect(battle?.sides[0].meeples).toEqual([
      { meeple: 'small', count: 2, dice: 2 },
      { meeple: 'large', count: 1, dice: 2 },
    ]);
  });

  test('SW-30 C-23 one more for a symbol of the own faction, for each side of that faction', () => {
    expect(attack('SW-planet-r', ['small'], 'white').dice).toEqual({ red: 2, white: 1 });
    expect(attack('SW-planet-e', ['small'], 'white').dice).toEqual({ red: 1, white: 2 });
    expect(attack('SW-planet-r', ['small'], 'green').dice).toEqual({ red: 2, green: 2 });
    expect(attack('SW-planet-h', ['small'], 'orange').dice).toEqual({ red: 1, orange: 2 });
  });

  test('C-20 C-21 symbols of all joined parts and of the new tile count, and more than one no more', () => {
    const last: Laid = ['SW-curve-r', 1, 0, 0];
    const of = (red: string, black: string, end?: Laid) => {
      const { before, tile } = joined(red, black, { end });
      return dueBySide(actOnly(before, { tile }).game);
    };
    expect(of('SW-straight-r', 'SW-straight')).toEqual({ red: 2, black: 1 });
    expect(of('SW-straight-e', 'SW-straight-r')).toEqual({ red: 2, black: 2 });
    expect(of('SW-straight', 'SW-straight', last)).toEqual({ red: 2, black: 1 });
    expect(of('SW-straight', 'SW-straight-r', last)).toEqual({ red: 2, black: 1 });
    expect(of('SW-straight-h', 'SW-straight')).toEqual({ red: 1, black: 1 });
  });

  test('SW-31 SW-41 never more than three, on a planet too', () => {
    const army = ['small', 'small', 'small', 'small', 'large'];
    expect(attack('SW-planet-r', army, 'white').dice).toEqual({ red: 3, white: 1 });
    expect(attack('SW-planet-r', ['large'], 'green', 'large').dice).toEqual({ red: 3, green: 3 });
  });

  test('SW-37 colours of one faction fight each other', () => {
    const taken = attack('SW-planet-r', ['small'], 'green').fight({ red: [2, 2], green: [1, 3] });
    expect(standing(taken.game)).toEqual(['green small planet 0,1']);
  });

  test('SW-39 C-38 a symbol helps only where it is printed: planet, route and field of one tile are apart', () => {
    const of = (red: Laid, end?: Laid) => {
      const { before, tile } = joined(red, 'SW-straight', { end });
      return dueBySide(actOnly(before, { tile }).game);
    };
    expect(of(['SW-planet-route-r', -1, 0, 3])).toEqual({ red: 1, black: 1 });
    expect(of(['SW-straight', -1, 0, 1], ['SW-a2-corner-curve-r', 1, 0, 1])).toEqual({ red: 1, black: 1 });
    const field: Standing[] = [
      ['white', 'small', 'asteroid:N', 0, 0],
      ['black', 'small', 'asteroid:N', 0, 0],
    ];
    const shared = scene({ colors: 'white black', meeples: field });
    expect(dueBySide(actOnly(shared, { tile: ['SW-a1-straight-e', 0, -1, 2] }).game)).toEqual({ white: 1, black: 1 });
  });

  test('SW-40 C-22 on a planet only its own symbol counts', () => {
    const before = scene({
      colors: 'red white',
      tiles: [
        ['SW-planet-h', 0, 1, 0],
        ['SW-straight-r', -1, 1, 0],
      ],
      meeples: [['white', 'small', 'planet', 0, 1]],
    });
    const { game } = actOnly(before, { tile: ['SW-straight-e', 1, 1, 0], deploy: ['small', 'planet@0,1'] });
    expect(dueBySide(game)).toEqual({ red: 1, white: 1 });
  });

  test('SW-6 SW-42 C-32 a throw is numbers by side: dice have no colour in the rules', () => {
    const { events } = attack('SW-planet-h', ['small'], 'white').fight({ red: [5], white: [2] });
    expect(events.find((event) => event.type === 'rolled')).toMatchObject({ dice: [[5], [2]], top: [0] });
  });

  test('C-20 exactly the dice that are due are thrown', () => {
    const { before, tile } = joined('SW-straight', 'SW-straight');
    const { game } = actOnly(before, { tile });
    const wrong: Dice[] = [
      { red: [5] },
      { red: [5, 5], black: [1] },
      { red: [5], black: [] },
      { red: [5], black: [1], green: [3] },
    ];
    for (const dice of wrong) {
      expect(play(game, { type: 'roll', dice: throwOf(game, dice) })).toMatchObject({
        error: { code: 'illegal-roll' },
      });
    }
    for (const dice of [
      [[7], [1], null],
      [[0], [1], null],
      [[1.5], [1], null],
    ]) {
      expect(play(game, { type: 'roll', dice })).toMatchObject({ error: { code: 'malformed' } });
    }
  });

  test('C-20 a side that is not in the battle throws null, not an empty hand', () => {
    const { before, tile } = joined('SW-straight', 'SW-straight');
    const { game } = actOnly(before, { tile });
    expect(play(game, { type: 'roll', dice: [[5], [1], []] }).ok).toBe(false);
  });
});
