import { describe, expect, test } from 'vitest';
import type { GameRecord, PointsRecord, TurnRecord } from '../format/record.ts';
import { chanceGame, referenceGames } from '../testing.ts';
import { replay, resume } from './replay.ts';

const GAMES = referenceGames('star-wars');
const TEAM_GAMES = referenceGames('star-wars-teams');
const CLASSIC_FILES = ['base', 'farmers', 'farmers-abbot', 'farmers-river', 'farmers-river-abbot'];
const CLASSIC = CLASSIC_FILES.flatMap((name) => referenceGames(`classic-${name}`));
/** With inns, traders or both; the awkward ones were picked for what is rare. */
const EXPANSIONS = [...referenceGames('expansions'), ...referenceGames('expansions-awkward')];
/** `npm run lab -- soak` replays all games, a usual run every fifth. */
const EVERY = process.env.ASTEROUTE_SOAK === '1' ? 1 : 5;
const ALL = [...[...GAMES, ...TEAM_GAMES, ...CLASSIC, ...EXPANSIONS].entries()];

/** Sorts points, because a record may list those of a turn in any order. */
function sorted(points: readonly PointsRecord[]): string[] {
  return points.map(({ side, points: n, reason }) => `${side} ${n} ${reason}`).sort();
}

function replayed(record: GameRecord) {
  const result = replay(record);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

function differences(record: GameRecord): string[] {
  return replayed(record).differences.map(({ turn, message }) => `${turn ?? 'end'}: ${message}`);
}

describe('the reference games', () => {
  test('there are 92, 35 of teams, 280 classic ones and 412 with expansions', () => {
    expect([GAMES.length, TEAM_GAMES.length, CLASSIC.length, EXPANSIONS.length]).toEqual([92, 35, 280, 412]);
  });

  test.each(ALL.filter(([index]) => index % EVERY === 0))('game %i: every turn agrees', (_, record) => {
    const own = replayed(record);
    expect(own.differences).toEqual([]);
    expect(own.record.turns).toHaveLength(record.turns.length);
    // In one comparison, because a hundred thousand of them take longer than the games.
    const turns = ({ turns }: GameRecord) => turns.map((turn) => ({ ...turn, points: sorted(turn.points) }));
    expect(turns(own.record)).toEqual(turns(record));
    expect(sorted(own.record.final?.points ?? [])).toEqual(sorted(record.final?.points ?? []));
    expect([own.record.final?.scores, own.record.final?.goods, own.record.winners]).toEqual([
      record.final?.scores,
      record.final?.goods,
      record.winners,
    ]);
  });
});

const [game] = GAMES;
const scoring = game.turns.findIndex((turn) => turn.points.length > 0);
const fighting = game.turns.findIndex((turn) => turn.battles);

const unfinished = { ...game, turns: game.turns.slice(0, 20), final: undefined, winners: undefined };

function withTurn(index: number, change: Partial<TurnRecord>): GameRecord {
  return { ...game, turns: game.turns.map((turn, i) => (i === index ? { ...turn, ...change } : turn)) };
}

describe('a record that is wrong', () => {
  test.each([
    ['points', withTurn(scoring, { points: [] }), /^\d+: points: expected .* to side \d \(\w+\), found none$/],
    ['scores', withTurn(5, { scores: [7, 7] }), /^6: scores: expected \d+ \d+, found 7 7$/],
    ['legal counts', withTurn(0, { legal: { placements: 6, actions: 9 } }), /^1: legal actions: expected 3, found 9$/],
    ['player', withTurn(1, { player: 0 }), /^2: player: expected 1, found 0$/],
    ['placement', withTurn(0, { x: 5, y: 5 }), /^1: SW-curve-h at 5,5 rotation 2 is not a legal placement$/],
    ['cell off the board', withTurn(0, { x: 70_000 }), /^1: .* is off the board$/],
    ['tile', withTurn(0, { tile: 'SW-start' }), /^1: SW-start is not in the stack$/],
    ['unknown tile', withTurn(0, { tile: 'CL-start' }), /^1: there is no tile CL-start$/],
    [
      'place',
      withTurn(0, { action: { type: 'deploy', meeple: 'small', on: 'planet' } }),
      /^1: action small on planet: there is no planet$/,
    ],
    [
      'meeple',
      withTurn(0, { action: { type: 'deploy', meeple: 'huge', on: 'route:S' } }),
      /^1: .* there is no meeple "huge"$/,
    ],
    ['left out battle', withTurn(fighting, { battles: [] }), /a battle on \S+ was due and is missing$/],
    [
      'battle that is not due',
      withTurn(0, { battles: [{ on: 'route:E', rounds: [{ 0: [6], 1: [1] }] }] }),
      /^1: no battle was due on route:E$/,
    ],
    ['set aside', withTurn(0, { setAside: ['SW-a1'] }), /^1: SW-a1 was set aside but fits on the board$/],
    ['final', { ...game, final: undefined }, /^end: the game is over, but the record has no final scoring$/],
    [
      'final scores',
      { ...game, final: { ...game.final!, scores: [1, 2] } },
      /^end: final scores: expected .*, found 1 2$/,
    ],
    ['winners', { ...game, winners: [0, 1] }, /^end: winners: expected \d, found 0 1$/],
    [
      'winners of an unfinished game',
      { ...unfinished, winners: [0] },
      /^end: the record has winners, but tiles are left$/,
    ],
    ['no winners of an unfinished game', { ...unfinished, winners: [] }, /^end: the record has winners, but tiles/],
    ['unfinished with final', { ...game, turns: game.turns.slice(0, 20) }, /^end: .* but tiles are left$/],
    ['turn too many', { ...game, turns: [...game.turns, game.turns[0]] }, /^\d+: the game was over before this turn$/],
  ] as const)('tells its %s', (_, record, expected) => {
    expect(differences(record)[0]).toMatch(expected);
  });

  test.each([
    ['illegal-turn', withTurn(0, { setAside: ['SW-a1'] })],
    ['scores', withTurn(3, { scores: [1, 2] })],
    ['ending', { ...game, final: undefined }],
    ['final-scores', { ...game, final: { ...game.final!, scores: [1, 2] } }],
    ['winners', { ...game, winners: [0, 1] }],
  ])('a difference has the code %s', (code, record) => {
    expect(replayed(record).differences.map((difference) => difference.code)).toEqual([code]);
  });

  test.each([
    ['too many dice', { 0: [6, 6, 6], 1: [1, 1, 1] }],
    ['a side that is missing', { 0: [6] }],
    ['a side that is not in it', { 0: [6], 1: [1], 4: [1] }],
  ])('tells dice that are wrong: %s', (_, round) => {
    const { on } = game.turns[fighting].battles![0];
    expect(differences(withTurn(fighting, { battles: [{ on, rounds: [round] }] }))[0]).toMatch(
      /needs dice: \d of side/,
    );
  });

  test('a round after the battle was decided is told', () => {
    const [{ on, rounds }] = game.turns[fighting].battles!;
    const battles = [{ on, rounds: [...rounds, ...rounds] }];
    expect(differences(withTurn(fighting, { battles }))[0]).toMatch(/was decided before$/);
  });

  test('one battle split over several entries is told, and one without its last round', () => {
    const [long] = GAMES.flatMap((record) =>
      record.turns.flatMap(({ battles = [] }, index) =>
        battles.filter(({ rounds }) => rounds.length > 1).map((battle) => ({ record, index, battle, battles })),
      ),
    );
    const { on, rounds } = long.battle;
    const told = (parts: readonly (typeof rounds)[]) => {
      const split = parts.map((part) => ({ on, rounds: part }));
      const battles = long.battles.flatMap((battle) => (battle === long.battle ? split : [battle]));
      const turns = long.record.turns.map((turn, i) => (i === long.index ? { ...turn, battles } : turn));
      return differences({ ...long.record, turns })[0];
    };
    expect(told([rounds])).toBe(undefined);
    const undecided = `${long.index + 1}: the battle on ${on} ends before it is decided`;
    expect(told([rounds.slice(0, 1), rounds.slice(1)])).toBe(undecided);
    expect(told([[], rounds])).toBe(undecided);
    expect(told([rounds.slice(0, -1)])).toBe(undecided);
    expect(told([rounds, []])).toMatch(/: (no battle was due on|expected a battle on) /);
  });

  test('a set-up that cannot be played is refused', () => {
    expect(replay({ ...game, players: game.players.slice(0, 1) })).toMatchObject({ error: { code: 'player-count' } });
    expect(replay({ ...game, edition: 'chess' })).toMatchObject({ error: { code: 'unknown-edition' } });
    expect(replay({ ...game, edition: 'classic' })).toMatchObject({ error: { code: 'unknown-tile-set' } });
  });
});

describe('what a reader lets pass (RECORD)', () => {
  test('keys that it does not know, anywhere', () => {
    const turns = game.turns.map((turn) => ({
      ...turn,
      clock: 17,
      points: turn.points.map((entry) => ({ ...entry, tiles: [[0, 0]] })),
      action: { ...turn.action, why: 'because' },
    }));
    const players = game.players.map((player) => ({ ...player, age: 8 }));
    expect(differences({ ...game, turns, players, played: '2026-01-01' } as GameRecord)).toEqual([]);
  });

  test('the default options written out, and options of other editions or of later versions', () => {
    const options = { planetReinforce: true, riverStartTile: 'box' };
    expect(differences({ ...game, options })).toEqual([]);
    expect(differences({ ...game, options: { ...options, laterOption: 3 } as never })).toEqual([]);
    expect(replay({ ...game, options: { planetReinforce: 3 } as never })).toMatchObject({
      error: { code: 'malformed' },
    });
  });

  test('winners in any order', () => {
    const tied = [...GAMES, ...TEAM_GAMES].find(({ winners }) => (winners?.length ?? 0) > 1);
    const shared = tied ?? game;
    expect(differences({ ...shared, winners: [...(shared.winners ?? [])].reverse() })).toEqual([]);
  });
});

describe('games that are not over', () => {
  const { record, games } = chanceGame(11);

  test('are replayed as far as they go', () => {
    const unfinished = { ...record, turns: record.turns.slice(0, 20), final: undefined, winners: undefined };
    const own = replayed(unfinished);
    expect([own.differences, own.record.turns, own.record.final]).toEqual([[], unfinished.turns, undefined]);
  });

  const gaveUp = (change: object) =>
    differences({ ...record, turns: record.turns.slice(0, 40), final: undefined, ...change } as GameRecord);

  test('are won by the best of the others where one side gave up (RECORD: ended)', () => {
    const totals = record.turns[39].scores;
    for (const side of totals.keys()) {
      const best = Math.max(...totals.filter((_, other) => other !== side));
      const winners = [...totals.keys()].filter((other) => other !== side && totals[other] === best);
      for (const by of ['resignation', 'time', 'absence']) {
        const ended = { by, side };
        expect(gaveUp({ ended, winners })).toEqual([]);
        const { record: own } = replayed({
          ...record,
          ended,
          winners,
          turns: record.turns.slice(0, 40),
          final: undefined,
        } as GameRecord);
        expect([own.ended, own.winners, own.final]).toEqual([ended, winners, undefined]);
      }
      expect(gaveUp({ ended: { by: 'time', side }, winners: [side] })[0]).toMatch(/^end: winners: expected/);
      expect(gaveUp({ ended: { by: 'time', side }, winners: undefined })[0]).toMatch(/^end: winners: expected/);
    }
    expect(gaveUp({ ended: { by: 'time', side: 9 }, winners: [0] })).toEqual(['end: ended: there is no side 9']);
    expect(differences({ ...record, ended: { by: 'time', side: 0 } } as GameRecord)[0]).toMatch(/^end: .* to its end/);
  });

  test('are taken up again exactly where they were left', () => {
    for (const turns of [0, 1, 17, 40]) {
      const part = { ...record, turns: record.turns.slice(0, turns), final: undefined, winners: undefined };
      const resumed = resume(part);
      if (!resumed.ok) throw new Error(resumed.error.message);
      expect(resumed.value.position).toEqual(games[turns].position);
    }
  });

  test('are not taken up when they do not follow the rules', () => {
    expect(resume(withTurn(3, { rotation: 3, x: 9 }))).toMatchObject({ ok: false, error: { code: 'illegal-action' } });
  });
});
