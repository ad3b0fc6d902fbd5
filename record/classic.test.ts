import { describe, expect, test } from 'vitest';
import type { GameRecord, TurnRecord } from './format/record.ts';
import { replay, resume } from './replay/replay.ts';
import { chanceGame, referenceGames } from './testing.ts';

const GAMES = referenceGames('classic-farmers-river-abbot');

function differences(record: GameRecord): string[] {
  const played = replay(record);
  if (!played.ok) throw new Error(played.error.message);
  return played.value.differences.map(({ turn, message }) => `${turn ?? 'end'}: ${message}`);
}

const [game] = GAMES;
const recalling = game.turns.findIndex(({ action }) => action.type === 'recall');

function withTurn(index: number, change: Partial<TurnRecord>): GameRecord {
  return { ...game, turns: game.turns.map((turn, i) => (i === index ? { ...turn, ...change } : turn)) };
}

function deploy(meeple: string, on: string): Partial<TurnRecord> {
  return { action: { type: 'deploy', meeple, on } };
}

describe('a classic record that is wrong', () => {
  test.each([
    [
      'an abbot who is not there (AB-6)',
      withTurn(0, { action: { type: 'recall' } }),
      /^1: action recall is not legal$/,
    ],
    [
      'points of a recall (AB-6)',
      withTurn(recalling, { points: [] }),
      /: points: expected \d+ to side \d \((garden|monastery)\).*, found none$/,
    ],
    ['an abbot on a road (K-21)', withTurn(0, deploy('abbot', 'road:N')), /^1: action abbot on road:N is not legal$/],
    [
      'a meeple on the river (K-19)',
      withTurn(0, deploy('normal', 'river:E')),
      /^1: action normal on river:E is not legal$/,
    ],
    ['meeples of another edition', withTurn(0, deploy('small', 'road:N')), /^1: .* there is no meeple "small"$/],
    ['a half edge that no meadow touches', withTurn(0, deploy('normal', 'field:Xy')), /^1: .* is not a place$/],
    [
      'a lake before its time (K-18)',
      withTurn(0, { tile: 'RI-lake', rotation: 0 }),
      /^1: RI-lake is not in the stack$/,
    ],
    ['a base tile before the lake (RI-3)', withTurn(0, { tile: 'CL-curve' }), /^1: CL-curve is not in the stack$/],
    ['a start tile that lies in the box (K-15)', { ...game, options: {} }, /^\d+: CL-start is not in the stack$/],
    [
      'final scores',
      { ...game, final: { points: [], scores: [1, 2] } },
      /^end: final points: expected .*\(field\).*, found none$/,
    ],
  ] as const)('tells %s', (_, record, expected) => {
    expect(differences(record)[0]).toMatch(expected);
  });

  test('is refused where farmers, river or abbot are not of the edition, or the option has no such value', () => {
    expect(replay({ ...game, modules: ['farmers', 'teams'] })).toMatchObject({ error: { code: 'unknown-module' } });
    expect(replay({ ...game, options: { riverStartTile: 'table' } })).toMatchObject({ error: { code: 'malformed' } });
    expect(replay({ ...game, players: [game.players[0], { name: 'W', color: 'white' }] })).toMatchObject({
      error: { code: 'player-color' },
    });
  });
});

describe('what a reader lets pass (RECORD)', () => {
  test('a turn that counts its actions but not its placements', () => {
    const bare = GAMES.flatMap(({ turns }) => turns).filter(({ legal }) => legal?.placements === undefined);
    expect(bare.length).toBeGreaterThan(100);
    const turns = game.turns.map(({ legal, ...turn }) => ({ ...turn, legal: { actions: legal?.actions ?? 0 } }));
    expect(differences({ ...game, turns })).toEqual([]);
    expect(differences(withTurn(0, { legal: { actions: 99 } }))[0]).toMatch(/legal actions: expected \d+, found 99$/);
  });
});

test('classic games are taken up again exactly where they were left', () => {
  const players = ['red', 'blue', 'yellow'].map((color) => ({ name: color, color }));
  const { record, games } = chanceGame(8, { edition: 'classic', modules: ['farmers', 'river', 'abbot'], players });
  for (const turns of [0, 1, 11, 40]) {
    const part = { ...record, turns: record.turns.slice(0, turns), final: undefined, winners: undefined };
    const resumed = resume(part);
    if (!resumed.ok) throw new Error(resumed.error.message);
    expect(resumed.value.position).toEqual(games[turns].position);
  }
});
