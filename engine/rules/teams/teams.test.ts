import { describe, expect, test } from 'vitest';
import { RING, RING_END } from '../../../examples/printed.ts';
import { reserve, scores, seatsOf } from '../../observe/observe.ts';
import { newGame } from '../../play/game.ts';
import {
  actOnly,
  type Dice,
  dueBySide,
  type Laid,
  places,
  placeTile,
  type Standing,
  scene,
  standing,
  story,
  takeTurn,
  totals,
} from '../../test/testing.ts';

const COLORS = 'red black green white';
const modules = ['teams'];
const PLANET: Laid = ['SW-planet-h', 0, 1, 0];
const BESIDE: Laid = ['SW-straight', 1, 1, 0];

function refusal(colors: string): string {
  const players = colors.split(' ').map((color) => ({ name: color, color }));
  const made = newGame({ edition: 'star-wars', modules, players });
  return made.ok ? 'accepted' : made.error.code;
}

/** Two routes, held by `first` and `second`, which the last tile joins; the joined route stays open. */
function joining(first: string, second: string, turn = 'red') {
  return scene({
    colors: COLORS,
    modules,
    tiles: [
      ['SW-straight', -1, 0, 1],
      ['SW-curve', 0, 1, 0],
      ['SW-straight', 1, 1, 0],
    ],
    meeples: [
      [first, 'small', 'route:E', -1, 0],
      [second, 'small', 'route:N', 1, 1],
    ],
    turn,
  });
}
const JOIN: Laid = ['SW-curve', 1, 0, 0];

/** A turn in which the player on turn attacks a planet that holds these meeples. */
function attack(held: readonly string[], turn: string, planet: Laid = PLANET) {
  const meeples = held.map((words): Standing => [...(words.split(' ') as [string, string]), 'planet', 0, 1]);
  const before = scene({ colors: COLORS, modules, tiles: [planet], meeples, turn });
  const plan = { tile: BESIDE, deploy: ['small', 'planet@0,1'] } as const;
  return { waiting: () => actOnly(before, plan), fight: (...throws: Dice[]) => takeTurn(before, { ...plan, throws }) };
}

describe('who plays', () => {
  test('SW-59 exactly four players', () => {
    expect(['red black', 'red black green', 'red black green white orange'].map(refusal)).toEqual(
      new Array(3).fill('module-conflict'),
    );
    expect(refusal(COLORS)).toBe('accepted');
  });

  test('SW-60 the factions alternate in turn order', () => {
    for (const colors of ['red green black white', 'red black white green'])
      expect(refusal(colors)).toBe('module-conflict');
    for (const colors of ['white red black green', 'green black red white']) expect(refusal(colors)).toBe('accepted');
  });

  test('SW-61 red and green against black and white', () => {
    const game = scene({ colors: 'white red black green', modules });
    expect([seatsOf(game, 0), seatsOf(game, 1)]).toEqual([
      [1, 3],
      [0, 2],
    ]);
    expect(refusal('red black orange white')).toBe('module-conflict');
  });

  test("SW-62 C-57 points are the team's: one total each; a realm is scored once and all meeples return", () => {
    const before = scene({
      colors: COLORS,
      modules,
      tiles: [PLANET, ...RING],
      meeples: [
        ['red', 'small', 'planet', 0, 1],
        ['green', 'large', 'planet', 0, 1],
      ],
      turn: 'black',
    });
    const taken = takeTurn(before, { tile: RING_END });
    expect(story(taken)).toEqual(['planet: rebels +11, back red small, green large']);
    expect(scores(taken.game)).toEqual([11, 0]);
  });

  test('C-58 each has a reserve of five and places only the own colour', () => {
    const { game } = takeTurn(scene({ colors: COLORS, modules, turn: 'green' }), {
      tile: ['SW-a1-straight', 1, 0, 0],
      deploy: ['large', 'asteroid:N'],
    });
    expect(standing(game)).toEqual(['green large asteroid:N 1,0']);
    expect([0, 1, 2, 3].map((seat) => reserve(game, seat).large)).toEqual([1, 1, 0, 1]);
  });
});

describe('team-mates', () => {
  test('SW-63 C-50 whose realms join do not fight, and both stay', () => {
    const taken = takeTurn(joining('red', 'green'), { tile: JOIN });
    expect(story(taken)).toEqual([]);
    expect(standing(taken.game)).toEqual(['red small route:E -1,0', 'green small route:N 1,1']);
    expect(dueBySide(actOnly(joining('red', 'black'), { tile: JOIN }).game)).toEqual({ rebels: 1, empire: 1 });
  });

  test('C-51 block each other on routes and in asteroid fields', () => {
    const meeples: Standing[] = [['green', 'small', 'route:E', -1, 0]];
    const before = scene({ colors: COLORS, modules, tiles: [['SW-straight', -1, 0, 1]], meeples });
    expect(places(placeTile(before, ['SW-straight', 1, 0, 1]).game)).toEqual([]);
  });

  test("C-52 may reinforce each other's planet, unless planetReinforce is off", () => {
    const meeples: Standing[] = [['green', 'small', 'planet', 0, 1]];
    const of = { colors: COLORS, modules, tiles: [PLANET], meeples };
    const taken = takeTurn(scene(of), { tile: BESIDE, deploy: ['small', 'planet@0,1'] });
    expect([story(taken), standing(taken.game).length]).toEqual([[], 2]);
    const off = scene({ ...of, options: { planetReinforce: false } });
    expect(places(placeTile(off, BESIDE).game)).toEqual(['route:N']);
    const rival = scene({ ...of, options: { planetReinforce: false }, turn: 'white' });
    expect(places(placeTile(rival, BESIDE).game)).toContain('planet@0,1');
  });
});

describe('battles of teams', () => {
  test('SW-64 C-53 all meeples of both colours count, the large one for two, and the symbol once', () => {
    const planet: Laid = ['SW-planet-r', 0, 1, 0];
    expect(dueBySide(attack(['red small', 'green small'], 'black').waiting().game)).toEqual({ rebels: 2, empire: 1 });
    expect(dueBySide(attack(['red small', 'green small'], 'black', planet).waiting().game)).toEqual({
      rebels: 3,
      empire: 1,
    });
    expect(dueBySide(attack(['green large'], 'white').waiting().game)).toEqual({ rebels: 2, empire: 1 });
  });

  test('SW-65 never more than three dice for a team', () => {
    const planet: Laid = ['SW-planet-r', 0, 1, 0];
    const held = ['red large', 'green large', 'green small'];
    expect(dueBySide(attack(held, 'white', planet).waiting().game)).toEqual({ rebels: 3, empire: 1 });
  });

  test('SW-64 C-54 one player throws for the team: who is on turn, else who has more dice, else who is next', () => {
    const throwers = (held: readonly string[], turn: string) => {
      const battle = attack(held, turn)
        .waiting()
        .events.find((event) => event.type === 'battle');
      return battle?.sides.map(({ seat }) => COLORS.split(' ')[seat]);
    };
    expect(throwers(['red small', 'green large'], 'black')).toEqual(['green', 'black']);
    expect(throwers(['red small', 'green small'], 'black')).toEqual(['green', 'black']);
    expect(throwers(['red small', 'green small'], 'white')).toEqual(['red', 'white']);
    expect(throwers(['black small', 'white large'], 'red')).toEqual(['red', 'white']);
    const { events } = actOnly(joining('red', 'black', 'white'), { tile: JOIN });
    const battle = events.find((event) => event.type === 'battle');
    expect(battle?.sides.map(({ seat }) => seat)).toEqual([0, 3]);
  });

  test('C-55 C-56 a team gets one point for a tie and one per die when it loses; each meeple goes to its owner', () => {
    const held = ['red small', 'green large'];
    const taken = attack(held, 'white').fight({ red: [4, 2, 1], white: [4] }, { red: [1, 2, 2], white: [3] });
    expect(story(taken)).toEqual([
      'battle: rebels 3 empire 1',
      'tie: rebels +1 empire +1',
      'out: rebels +3, back red small, green large',
      'won: empire',
    ]);
    expect(totals(taken.game)).toEqual({ rebels: 4, empire: 1 });
    expect([reserve(taken.game, 0), reserve(taken.game, 2)]).toEqual(new Array(2).fill({ small: 4, large: 1 }));
  });

  test('SW-66 everything else is as without teams: fields, dice and returns', () => {
    const taken = takeTurn(joining('red', 'black', 'white'), { tile: JOIN, throws: [{ red: [6], black: [2] }] });
    expect(story(taken)).toEqual(['battle: rebels 1 empire 1', 'out: empire +1, back black small', 'won: rebels']);
    expect(taken.game.position.seat).toBe(0);
  });
});

describe('the end of a team game', () => {
  test('C-59 a tie between teams is shared', () => {
    const before = scene({ colors: COLORS, modules, stack: ['SW-straight'] });
    const { events } = takeTurn(before, { tile: ['SW-straight', 1, 0, 1] });
    expect(events.at(-1)).toMatchObject({ type: 'ended', scores: [0, 0], winners: [0, 1] });
  });

  test('C-43 C-57 team-mates in one realm are scored together at the end, without dice', () => {
    const before = scene({
      colors: COLORS,
      modules,
      tiles: [PLANET],
      meeples: [
        ['black', 'small', 'planet', 0, 1],
        ['white', 'small', 'planet', 0, 1],
      ],
      stack: ['SW-straight'],
    });
    const taken = takeTurn(before, { tile: ['SW-straight', 1, 0, 1] });
    expect(story(taken)).toEqual(['final planet: empire +5, back black small, white small']);
  });
});
