import { describe, expect, test } from 'vitest';
import { RING, RING_END } from '../../../examples/printed.ts';
import { nodeName } from '../../notation/notation.ts';
import { dueDice, reserve, scores } from '../../observe/observe.ts';
import { play } from '../../play/play.ts';
import { A4, attack, fourArms, joined } from '../../test/battlefields.ts';
import {
  actOnly,
  dueBySide,
  type Laid,
  nodeNamed,
  type Standing,
  scene,
  standing,
  step,
  story,
  takeTurn,
  throwOf,
  totals,
} from '../../test/testing.ts';

describe('when there is a battle', () => {
  test('SW-26 by realms that grow together, or by a meeple that goes to a held planet', () => {
    const { before, tile } = joined('SW-straight', 'SW-straight');
    expect(dueBySide(actOnly(before, { tile }).game)).toEqual({ red: 1, black: 1 });
    expect(attack('SW-planet-h', ['small'], 'white').dice).toEqual({ red: 1, white: 1 });
  });

  test('SW-27 C-16 nobody may go on before the dice: only meeples of one colour stay', () => {
    const { before, tile } = joined('SW-straight', 'SW-straight');
    const { game } = actOnly(before, { tile });
    expect(game.position.phase).toBe('roll');
    expect(play(game, { type: 'pass' })).toMatchObject({ ok: false, error: { code: 'wrong-phase' } });
    const taken = takeTurn(before, { tile, throws: [{ red: [3], black: [1] }] });
    expect(standing(taken.game)).toEqual(['red small route:E -1,0']);
  });

  test('SW-28 C-19 at once, before scoring, also without a meeple of the player on turn', () => {
    const before = scene({
      colors: 'red black green',
      tiles: [
        ['SW-planet-route-r', -1, 0, 3],
        ['SW-curve', 0, 1, 0],
        ['SW-planet-route-e', 1, 1, 2],
      ],
      meeples: [
        ['red', 'small', 'route:E', -1, 0],
        ['black', 'small', 'route:N', 1, 1],
      ],
      turn: 'green',
    });
    const fought = takeTurn(before, { tile: ['SW-curve', 1, 0, 0], throws: [{ red: [4], black: [2] }] });
    expect(story(fought)).toEqual([
      'battle: red 1 black 1',
      'out: black +1, back black small',
      'won: red',
      'route: red +4, back red small',
    ]);
  });

  test('C-17 routes, then asteroid fields, then planets by y and x', () => {
    const tiles: Laid[] = [
      ['SW-planet-route-e', 1, 0, 1],
      ['SW-planet-route-h', -1, 0, 3],
      ['SW-planet-route-e', 1, -1, 1],
    ];
    const spots = [
      ['small', 'planet', 1, 0],
      ['small', 'route:W', 1, -1],
      ['small', 'planet', -1, 0],
      ['small', 'asteroid:N', 0, 0],
      ['large', 'planet', 1, -1],
    ] as const;
    const meeples = ['red', 'black'].flatMap((color) => spots.map((spot): Standing => [color, ...spot]));
    let taken = actOnly(scene({ colors: 'red black', tiles, meeples }), { tile: ['SW-a1-straight', 0, -1, 2] });
    const fought: string[] = [];
    for (let due = dueDice(taken.game); due !== null; due = dueDice(taken.game)) {
      const { kind, side, x, y } = due.at;
      fought.push(nodeName(taken.game, nodeNamed(taken.game, side === null ? kind : `${kind}:${side}`, x, y)));
      const dice = due.dice.map((n, s) => new Array<number>(n).fill(s === 0 ? 5 : 2));
      taken = step(taken, { type: 'roll', dice });
    }
    expect(fought).toEqual(['route:E', 'asteroid:S', 'planet@1,-1', 'planet@-1,0', 'planet@1,0']);
  });

  test('C-18 a meeple that came back is not used again in the turn', () => {
    const { game } = attack('SW-planet-h', ['small'], 'white').fight({ red: [5], white: [2] });
    expect(game.position).toMatchObject({ phase: 'draw', seat: 0 });
    expect(reserve(game, 1)).toEqual({ small: 4, large: 1 });
  });
});

describe('how a battle goes', () => {
  test('SW-32 only the highest die of each side counts', () => {
    const army = ['small', 'large'];
    const lost = attack('SW-planet-h', army, 'white').fight({ red: [5, 5, 5], white: [6] });
    expect(story(lost)).toContain('won: white');
    const held = attack('SW-planet-h', army, 'white').fight({ red: [1, 1, 6], white: [5] });
    expect(story(held)).toContain('won: red');
  });

  test('SW-33 a tie gives each tied side a point and another throw, every time', () => {
    const { game } = attack('SW-planet-h', ['small'], 'white').fight(
      { red: [4], white: [4] },
      { red: [1], white: [1] },
      { red: [2], white: [3] },
    );
    expect(totals(game)).toEqual({ red: 3, white: 2 });
  });

  test('SW-33 the fifth player at the table gets the point too', () => {
    const before = scene({
      colors: 'red black green white orange',
      tiles: [['SW-planet-h', 0, 1, 0]],
      meeples: [['red', 'small', 'planet', 0, 1]],
      turn: 'orange',
    });
    const throws = [
      { red: [4], orange: [4, 1] },
      { red: [6], orange: [1, 1] },
    ];
    const fought = takeTurn(before, { tile: ['SW-straight', 1, 1, 0], deploy: ['small', 'planet@0,1'], throws });
    const tied = fought.events.find(({ type }) => type === 'tied');
    expect(tied).toMatchObject({
      shares: [
        { side: 0, points: 1 },
        { side: 4, points: 1 },
      ],
    });
    expect(totals(fought.game)).toMatchObject({ red: 1, orange: 3 });
  });

  test('SW-34 C-26 C-28 the loser takes back all meeples of that realm and gets a point per die, once', () => {
    const army = ['small', 'small', 'large'];
    const taken = attack('SW-planet-h', army, 'white').fight(
      { red: [4, 4, 4], white: [4] },
      { red: [1, 1, 1], white: [2] },
    );
    expect(story(taken)).toEqual([
      'battle: red 3 white 1',
      'tie: red +1 white +1',
      'out: red +3, back red small, red small, red large',
      'won: white',
    ]);
  });

  test('C-28 meeples elsewhere stay', () => {
    const before = scene({
      colors: 'red white',
      tiles: [
        ['SW-planet-h', 0, 1, 0],
        ['SW-a2-through', 0, -1, 0],
      ],
      meeples: [
        ['red', 'small', 'planet', 0, 1],
        ['red', 'large', 'asteroid:N', 0, -1],
      ],
      turn: 'white',
    });
    const plan = { tile: ['SW-straight', 1, 1, 0], deploy: ['small', 'planet@0,1'] } as const;
    const { game } = takeTurn(before, { ...plan, throws: [{ red: [1], white: [6] }] });
    expect(standing(game)).toEqual(['red large asteroid:N 0,-1', 'white small planet 0,1']);
  });

  test('SW-35 C-27 the winner leaves the meeples there and gets no points for winning', () => {
    const { game } = attack('SW-planet-h', ['small'], 'white', 'large').fight({ red: [1], white: [2, 2] });
    expect(standing(game)).toEqual(['white large planet 0,1']);
    expect(totals(game)).toEqual({ red: 1, white: 0 });
  });

  test('C-25 the same number of dice in every throw', () => {
    const before = attack('SW-planet-r', ['large'], 'white');
    expect(() => before.fight({ red: [5, 1, 1], white: [5] }, { red: [6], white: [1] })).toThrow('illegal-roll');
    const { game } = before.fight({ red: [5, 1, 1], white: [5] }, { red: [6, 1, 2], white: [1] });
    expect(totals(game)).toEqual({ red: 1, white: 2 });
  });

  test('C-31 ties may go on as long as the dice like', () => {
    const ties = Array.from({ length: 40 }, (_, i) => ({ red: [1 + (i % 6)], white: [1 + (i % 6)] }));
    const { game } = attack('SW-planet-h', ['small'], 'white').fight(...ties, { red: [6], white: [1] });
    expect(totals(game)).toEqual({ red: 40, white: 41 });
  });

  test('C-30 an attacker who loses goes home with points; a completed planet is scored for the defender', () => {
    const before = scene({
      colors: 'red white',
      tiles: [['SW-planet-h', 0, 1, 0], ...RING],
      meeples: [['white', 'small', 'planet', 0, 1]],
    });
    const plan = { tile: RING_END, deploy: ['large', 'planet@0,1'] } as const;
    const taken = takeTurn(before, { ...plan, throws: [{ red: [3, 2], white: [4] }] });
    expect(story(taken)).toEqual([
      'battle: red 2 white 1',
      'out: red +2, back red large',
      'won: white',
      'planet: white +11, back white small',
    ]);
  });

  test('SW-36 C-24 four colours throw together; all lower sides are out at once', () => {
    const taken = takeTurn(fourArms(), {
      tile: A4,
      throws: [
        { red: [5], black: [3, 3], orange: [5, 2], green: [3] },
        { red: [2], orange: [2, 1] },
        { red: [6], orange: [5, 5] },
      ],
    });
    expect(story(taken)).toEqual([
      'battle: red 1 black 2 orange 2 green 1',
      'out: black +2, back black small',
      'out: green +1, back green small',
      'tie: red +1 orange +1',
      'tie: red +1 orange +1',
      'out: orange +2, back orange large',
      'won: red',
      'asteroid: red +14, back red small',
    ]);
  });

  test('C-24 equal numbers below the highest earn no tie points', () => {
    const taken = takeTurn(fourArms(), { tile: A4, throws: [{ red: [6], black: [4, 1], orange: [4, 4], green: [4] }] });
    expect(totals(taken.game)).toEqual({ red: 14, black: 2, orange: 2, green: 1, white: 0 });
  });

  test('SW-34 a side that is out throws no more while others fight on', () => {
    let taken = actOnly(fourArms(), { tile: A4 });
    const dice = throwOf(taken.game, { red: [5], black: [3, 3], orange: [5, 2], green: [5] });
    taken = step(taken, { type: 'roll', dice });
    expect(dueBySide(taken.game)).toEqual({ red: 1, orange: 2, green: 1 });
    expect(scores(taken.game)).toEqual([1, 2, 1, 1, 0]);
    expect(standing(taken.game)).toHaveLength(3);
  });
});
