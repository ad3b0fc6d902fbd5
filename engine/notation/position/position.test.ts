import { describe, expect, test } from 'vitest';
import { createDealer, createRandom, type Dealer } from '../../chance/chance.ts';
import { type PositionFault, type PositionWords, positionFrom, positionWords, sketchPosition } from '../../index.ts';
import {
  allRealms,
  boardFigures,
  chanceMove,
  legal,
  projectedScores,
  reserve,
  scores,
  stackCounts,
  tileId,
} from '../../observe/observe.ts';
import { newGame } from '../../play/game.ts';
import { type Game, play } from '../../play/play.ts';
import type { Move } from '../../ruleset/moves.ts';
import { unwrap } from '../../vocabulary/result.ts';
import type { PlaceRef } from '../../vocabulary/types.ts';

const playersOf = (colors: string) => colors.split(' ').map((color) => ({ name: color, color }));

/** Every edition, module and option that changes what a position has. */
const SETUPS: readonly object[] = [
  { edition: 'star-wars', players: playersOf('red black') },
  { edition: 'star-wars', players: playersOf('red green black white orange') },
  {
    edition: 'star-wars',
    options: { planetReinforce: false, unplaceable: 'stack' },
    players: playersOf('red green black'),
  },
  { edition: 'star-wars', modules: ['teams'], players: playersOf('red black green white') },
  { edition: 'classic', players: playersOf('red blue') },
  { edition: 'classic', modules: ['farmers'], players: playersOf('red blue green') },
  { edition: 'classic', modules: ['river', 'farmers', 'abbot'], players: playersOf('red blue green yellow') },
  {
    edition: 'classic',
    modules: ['river'],
    options: { riverStartTile: 'stack', riverTurns: 'free' },
    players: playersOf('red blue'),
  },
  {
    edition: 'classic',
    modules: ['inns', 'traders', 'farmers', 'abbot'],
    players: playersOf('red blue green yellow black pink'),
  },
  { edition: 'classic', modules: ['inns', 'traders'], players: playersOf('red blue') },
];

/** A dealer that counts from a moment of a game, as a game does that begins there. */
const dealerFrom = (seed: number, drawn: number, battles: number): Dealer => {
  const dealer = createDealer(seed);
  return {
    draw: (left, index) => dealer.draw(left, index - drawn),
    roll: ({ battle, round }, side, count) => dealer.roll({ battle: battle - battles, round }, side, count),
  };
};

interface Moment {
  readonly game: Game;
  /** How many battles were decided before it. */
  readonly battles: number;
}

/** A legal move at random, more often one with a meeple. */
function randomMove(game: Game, below: (n: number) => number): Move {
  const moves = legal(game);
  const deploys = moves.filter(({ type }) => type !== 'pass');
  const from = deploys.length > 0 && below(3) > 0 ? deploys : moves;
  return from[below(from.length)];
}

/** Plays to the end, with the moments at which the game can be described. */
function playOut(start: Game, seed: number, { drawn, battles }: { readonly drawn: number; readonly battles: number }) {
  const { below } = createRandom(seed);
  const dealer = dealerFrom(seed, drawn, battles);
  const moments: Moment[] = [];
  let now: Moment = { game: start, battles };
  for (;;) {
    const { game } = now;
    const { phase } = game.position;
    if (phase === 'draw' || phase === 'place') moments.push(now);
    if (phase === 'over') return { moments, end: game };
    const { game: next, events } = unwrap(play(game, chanceMove(game, dealer) ?? randomMove(game, below)));
    now = { game: next, battles: now.battles + events.filter(({ type }) => type === 'won').length };
  }
}

const drawnBefore = ({ rules, position }: Game): number =>
  rules.tables.stack.reduce((sum, n) => sum + n, 0) - position.stackSize + position.putBack;

/** What a game shows, whatever the order in which its tiles were laid. */
function look(game: Game) {
  const text = (one: unknown) => JSON.stringify(one);
  const byText = (all: readonly unknown[]) => all.map(text).sort();
  const realms = allRealms(game).map(({ places, cells, gaps, figures, ...realm }) => ({
    ...realm,
    places: byText(places),
    cells: byText(cells),
    gaps: byText(gaps),
    figures: byText(figures.map(({ seat, meeple, at }) => ({ seat, meeple, at }))),
  }));
  return {
    realms: byText(realms),
    projected: projectedScores(game),
    stack: stackCounts(game),
    reserves: game.rules.players.map((_, seat) => reserve(game, seat)),
    moves: byText(legal(game).map((move) => (move.type === 'draw' ? tileId(game, move.tile) : move))),
  };
}

const shuffled = <T>(all: readonly T[], seed: number): T[] => {
  const { below } = createRandom(seed);
  const left = [...all];
  return all.map(() => left.splice(below(left.length), 1)[0]);
};

describe.each(SETUPS)('positions of random games, %j', (setup) => {
  test('are made of their descriptions again, show the same, allow the same and end the same', () => {
    const { moments } = playOut(unwrap(newGame(setup)), 11, { drawn: 0, battles: 0 });
    for (const [index, { game, battles }] of moments.entries()) {
      if (index % 15 !== 0 && index < moments.length - 4) continue;
      const words: PositionWords = JSON.parse(JSON.stringify(positionWords(game)));
      const made = unwrap(positionFrom(setup, words));
      expect(positionWords(made)).toEqual(words);
      // Tiles in the same order have the same places in memory, so that the moves are the same numbers too.
      expect(legal(made)).toEqual(legal(game));
      expect(look(made)).toEqual(look(game));
      const other = unwrap(positionFrom(setup, { ...words, tiles: shuffled(words.tiles, index) }));
      expect(look(other)).toEqual(look(game));
      if (index % 45 !== 0) continue;
      const ends = [
        playOut(game, index, { drawn: drawnBefore(game), battles }),
        playOut(made, index, { drawn: drawnBefore(made), battles: 0 }),
      ].map(({ end }) => [scores(end), end.position.placed]);
      expect(ends[1]).toEqual(ends[0]);
    }
  });
});

const STAR_WARS = { edition: 'star-wars', players: playersOf('red black') };
const START = positionWords(unwrap(newGame(STAR_WARS)));

const EMPTY = { figures: [], scores: [0, 0], seat: 0, drawn: null } as const;
const starWars = (more: Partial<PositionWords> = {}): PositionWords => ({ ...START, ...more });
const tile = (id: string, x: number, y: number, rotation: 0 | 1 | 2 | 3 = 0) => ({ tile: id, x, y, rotation });
const at = (kind: string, x: number, y: number, side: string | null = null): PlaceRef => ({ kind, x, y, side });
const figure = (seat: number, meeple: string, place: PlaceRef) => ({ seat, meeple, at: place });
const laid = (...tiles: PositionWords['tiles']) => ({ tiles: [...START.tiles, ...tiles] });

const classic = (...modules: string[]) => ({ edition: 'classic', modules, players: playersOf('red blue') });
const CLASSIC = { ...EMPTY, tiles: [tile('CL-start', 0, 0)] };
const RIVER = { ...EMPTY, tiles: [tile('RI-source', 0, 0)] };

describe('a position that the rules do not allow is refused', () => {
  test.each<[PositionFault['code'], PositionFault['rule'], object, PositionWords]>([
    ['sides-differ', 'SW-16', STAR_WARS, starWars(laid(tile('SW-a1', 1, 0)))],
    ['no-neighbour', 'D-2', STAR_WARS, starWars(laid(tile('SW-planet-r', 1, 1)))],
    ['sides-differ', 'SW-16', STAR_WARS, starWars(laid(tile('SW-planet-r', 2, 0), tile('SW-a1', 1, 0)))],
    ['none-left', 'SW-15', STAR_WARS, starWars(laid(tile('SW-a1-straight', 1, 0), tile('SW-a1-straight', 2, 0)))],
    ['none-left', 'SW-15', STAR_WARS, starWars({ ...laid(tile('SW-a1-straight', 1, 0)), removed: ['SW-a1-straight'] })],
    ['cell-taken', 'SW-15', STAR_WARS, starWars(laid(tile('SW-a1-straight', 1, 0), tile('SW-straight', 1, 0, 1)))],
    ['unknown-tile', null, STAR_WARS, starWars(laid(tile('CL-c1', 1, 0)))],
    ['start-elsewhere', null, STAR_WARS, starWars({ tiles: [tile('SW-start', 1, 0)] })],
    ['comes-later', 'RI-3', classic('river'), { ...RIVER, tiles: [...RIVER.tiles, tile('CL-c1', 0, -1, 2)] }],
    [
      'none-in-reserve',
      'C-11',
      STAR_WARS,
      starWars({
        figures: [figure(0, 'large', at('route', 0, 0, 'E')), figure(0, 'large', at('asteroid', 0, 0, 'N'))],
      }),
    ],
    [
      'realm-held',
      'SW-20',
      STAR_WARS,
      starWars({
        ...laid(tile('SW-a1-straight', 1, 0)),
        figures: [figure(0, 'small', at('route', 0, 0, 'E')), figure(1, 'small', at('route', 1, 0, 'E'))],
      }),
    ],
    [
      'realm-held',
      'SW-20',
      STAR_WARS,
      starWars({ figures: [figure(0, 'small', at('route', 0, 0, 'E')), figure(0, 'small', at('route', 0, 0, 'E'))] }),
    ],
    [
      'realm-complete',
      'SW-47',
      STAR_WARS,
      starWars({ ...laid(tile('SW-a1', 0, -1, 2)), figures: [figure(0, 'small', at('asteroid', 0, 0, 'N'))] }),
    ],
    [
      'held-already',
      'C-4',
      { ...STAR_WARS, options: { planetReinforce: false } },
      starWars({
        ...laid(tile('SW-planet-r', 0, 1)),
        figures: [figure(0, 'small', at('planet', 0, 1)), figure(0, 'small', at('planet', 0, 1))],
      }),
    ],
    ['may-not-stand', 'K-21', classic('abbot'), { ...CLASSIC, figures: [figure(0, 'abbot', at('road', 0, 0, 'E'))] }],
    [
      'no-own-meeple',
      'TB-3',
      classic('traders'),
      { ...CLASSIC, figures: [figure(0, 'builder', at('road', 0, 0, 'E'))], tokens: [{}, {}] },
    ],
    ['unknown-meeple', null, classic(), { ...CLASSIC, figures: [figure(0, 'abbot', at('road', 0, 0, 'E'))] }],
    ['unknown-meeple', null, classic(), { ...CLASSIC, figures: [figure(2, 'normal', at('road', 0, 0, 'E'))] }],
    ['unknown-place', null, classic(), { ...CLASSIC, figures: [figure(0, 'normal', at('road', 0, 0, 'N'))] }],
    ['none-left', 'SW-15', STAR_WARS, starWars({ ...laid(tile('SW-a1-straight', 1, 0)), drawn: 'SW-a1-straight' })],
    ['comes-later', 'RI-3', classic('river'), { ...RIVER, drawn: 'CL-c1' }],
    ['unknown-tile', null, STAR_WARS, starWars({ drawn: 'CL-c1' })],
    ['malformed', null, STAR_WARS, starWars({ seat: 2 })],
    ['malformed', null, STAR_WARS, starWars({ scores: [0] })],
    ['malformed', null, STAR_WARS, starWars({ scores: [0, -1] })],
    ['malformed', null, STAR_WARS, starWars(laid({ ...tile('SW-a1', 1000, 0) }))],
    ['malformed', null, STAR_WARS, {} as never],
    ['no-extra-turns', null, STAR_WARS, starWars({ extra: true })],
    ['player-count', null, { ...STAR_WARS, players: [] }, START],
    ['tokens-differ', 'TB-10', classic('traders'), { ...CLASSIC, tokens: [{ wine: 1 }, {}] }],
  ])('%s (%s)', (code, rule, setup, words) => {
    const made = positionFrom(setup, words);
    const { error } = made.ok ? { error: null } : made;
    expect([error?.code, error?.rule]).toEqual([code, rule]);
    expect(error?.message).toMatch(/./);
  });
});

test('D-2, C-11 a sketch lacks what is at fault, and tells all of it', () => {
  const words = starWars({
    ...laid(tile('SW-a1-straight', 1, 0), tile('SW-planet-r', 4, 4), tile('SW-a1', 1, 1)),
    figures: [figure(0, 'large', at('route', 0, 0, 'E')), figure(0, 'large', at('asteroid', 0, 0, 'N'))],
    drawn: 'SW-a1-straight',
  });
  const sketched = sketchPosition(STAR_WARS, words);
  const { game, faults } = sketched.ok ? sketched.value : { game: null, faults: [] };
  expect(faults.map(({ code, at: where }) => [code, where])).toEqual([
    ['sides-differ', { x: 1, y: 1 }],
    ['no-neighbour', { x: 4, y: 4 }],
    ['none-in-reserve', { x: 0, y: 0 }],
    ['none-left', null],
  ]);
  expect(game && [game.position.placed, boardFigures(game).length, game.position.phase]).toEqual([2, 1, 'draw']);
  expect(sketchPosition(STAR_WARS, {} as never).ok).toBe(false);
});

describe('a position that no order of turns reaches is made', () => {
  test('SW-19 a meeple on the start tile, which nobody places, and points of nowhere', () => {
    const words = starWars({ figures: [figure(1, 'large', at('route', 0, 0, 'E'))], scores: [7, 49], seat: 1 });
    const game = unwrap(positionFrom(STAR_WARS, words));
    expect(boardFigures(game)).toMatchObject([{ seat: 1, meeple: 'large', at: { kind: 'route' } }]);
    expect(projectedScores(game)).toEqual([7, 50]);
    expect(reserve(game, 1)).toEqual({ small: 4, large: 0 });
  });

  test('CL-12 where nobody fights, several sides may stand in one realm; SW-24 a planet may be held by several of a side', () => {
    const shared = [figure(0, 'normal', at('road', 0, 0, 'E')), figure(1, 'normal', at('road', 1, 0, 'E'))];
    const road = { ...CLASSIC, tiles: [...CLASSIC.tiles, tile('CL-straight', 1, 0)], figures: shared };
    expect(projectedScores(unwrap(positionFrom(classic(), road)))).toEqual([2, 2]);
    const both = [figure(0, 'small', at('planet', 0, 1)), figure(0, 'large', at('planet', 0, 1))];
    const planet = starWars({ ...laid(tile('SW-planet-r', 0, 1)), figures: both });
    expect(boardFigures(unwrap(positionFrom(STAR_WARS, planet)))).toHaveLength(2);
  });

  test('D-3 a tile that fits nowhere is not in hand, and without a tile the game is over', () => {
    const { stack } = unwrap(newGame(STAR_WARS)).rules.tables;
    const { tiles } = unwrap(newGame(STAR_WARS)).rules.tables;
    const removed = tiles.flatMap(({ id }, index) => new Array<string>(stack[index]).fill(id));
    const made = positionFrom(STAR_WARS, starWars({ removed }));
    expect(made.ok ? null : made.error.code).toBe('game-ended');
    expect(() => positionWords(playOut(unwrap(newGame(STAR_WARS)), 1, { drawn: 0, battles: 0 }).end)).toThrow('over');
  });
});
