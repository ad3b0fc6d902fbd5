/** A place may be named by any side or half edge of its segment (RECORD), and by no others. */
import { unwrap } from '@asteroute/engine';
import { describe, expect, test } from 'vitest';
import type { GameRecord, TurnRecord } from './format/record.ts';
import { replay } from './replay/replay.ts';
import { referenceGames } from './testing.ts';

const SIDES = ['N', 'E', 'S', 'W'];
const HALF_EDGES = ['Nw', 'Ne', 'En', 'Es', 'Se', 'Sw', 'Ws', 'Wn'];

interface Feature {
  readonly type: string;
  readonly sides?: string;
  readonly edges?: readonly string[];
}

/**
 * Returns all edges, in board directions, of the placed segment that has this edge, using only the printed tile table.
 */
function edgesOf(features: readonly Feature[], rotation: number, place: string): readonly string[] {
  const [kind, edge] = place.split(':');
  const names = SIDES.includes(edge) ? SIDES : HALF_EDGES;
  const turned = (name: string) => names[(names.indexOf(name) + (rotation * names.length) / 4) % names.length];
  const segments = features.filter(({ type }) => type === kind);
  const all = segments.map(({ sides = '', edges = [...sides] }) => edges.map(turned));
  return (all.find((own) => own.includes(edge)) ?? []).toSorted();
}

function withTurn(game: GameRecord, index: number, change: Partial<TurnRecord>): GameRecord {
  return { ...game, turns: game.turns.map((turn, i) => (i === index ? { ...turn, ...change } : turn)) };
}

/** Yields the turns of a game with the features printed on each tile. */
function* turnsOf(game: GameRecord): Generator<{ index: number; turn: TurnRecord; features: readonly Feature[] }> {
  const { tables } = unwrap(replay(game)).start.rules;
  for (const [index, turn] of game.turns.entries()) {
    yield { index, turn, features: tables.tiles.find(({ id }) => id === turn.tile)?.features ?? [] };
  }
}

describe.each([
  ['star-wars', 'route'],
  ['star-wars', 'asteroid'],
  ['classic-farmers-river-abbot', 'road'],
  ['classic-farmers-river-abbot', 'field'],
])('a meeple in %s on a %s', (file, kind) => {
  test('is accepted with exactly the edges of the segment it stands on', () => {
    let longer = 0;
    for (const game of referenceGames(file).slice(0, 3)) {
      for (const { index, turn, features } of turnsOf(game)) {
        const { action, rotation } = turn;
        if (action.type !== 'deploy' || !action.on.startsWith(`${kind}:`)) continue;
        const own = edgesOf(features, rotation, action.on);
        const accepted = (kind === 'field' ? HALF_EDGES : SIDES).filter((edge) => {
          const named = withTurn(game, index, { action: { ...action, on: `${kind}:${edge}` } });
          const begun = { ...named, turns: named.turns.slice(0, index + 1), final: undefined, winners: undefined };
          const { record } = unwrap(replay(begun));
          return JSON.stringify(record.turns[index]?.action) === JSON.stringify(action);
        });
        expect(accepted.toSorted(), `turn ${index + 1}`).toEqual(own);
        if (own.length > 1) longer++;
      }
    }
    expect(longer).toBeGreaterThan(1);
  });
});

test('a battle is accepted with every side of its segment, and not with a place that is not in it', () => {
  let longer = 0;
  for (const game of referenceGames('star-wars').slice(0, 12)) {
    for (const { index, turn, features } of turnsOf(game)) {
      const [battle] = turn.battles ?? [];
      if (turn.battles?.length !== 1 || !battle.on.includes(':')) continue;
      const faultsOf = (on: string) =>
        unwrap(replay(withTurn(game, index, { battles: [{ ...battle, on }] }))).differences;
      const own = edgesOf(features, turn.rotation, battle.on);
      for (const side of own) expect(faultsOf(battle.on.replace(/:.$/, `:${side}`))).toEqual([]);
      expect(faultsOf('planet@99,99')[0].message).toMatch(/^expected a battle on/);
      if (own.length > 1) longer++;
    }
  }
  expect(longer).toBeGreaterThan(1);
});
