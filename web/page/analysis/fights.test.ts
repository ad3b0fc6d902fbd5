import type { Game, GameEvent } from '@asteroute/engine';
import { describe, expect, test } from 'vitest';
import { findTurn, type PlayedTurn, playedTurns } from '../testing/prepared.ts';
import { gameOf } from '../testing/truth.ts';
import { fightsIn, lastThrow, realmAt, tracesOf } from './fights.ts';

const tied = findTurn({ players: 3 }, ({ events }) => events.some(({ type }) => type === 'tied'));
const gameAfter = (turn: PlayedTurn): Game => gameOf({ record: turn.after, seats: [], seed: turn.seed });

describe('a battle', () => {
  const [fight] = fightsIn(tied.events);

  test('adds up the points of ties and of lost dice', () => {
    const due = new Map<number, number>();
    for (const event of tied.events) {
      const shares = event.type === 'tied' ? event.shares : event.type === 'defeated' ? [event] : [];
      for (const { side, points } of shares) due.set(side, (due.get(side) ?? 0) + points);
    }
    expect(fight.points).toEqual(due);
  });

  test('shows the last throw of each side, and is open until somebody has won', () => {
    const rolled = tied.events.flatMap((event) => (event.type === 'rolled' ? [event.dice] : []));
    expect(rolled.length).toBeGreaterThan(1);
    for (const { side } of fight.sides) expect(lastThrow(fight, side)).toEqual(rolled.findLast((d) => d[side])?.[side]);
    const untilRolled = tied.events.slice(0, tied.events.findIndex(({ type }) => type === 'rolled') + 1);
    expect(fightsIn(untilRolled)[0].winner).toBe(null);
    expect(fight.winner).not.toBe(null);
  });

  test('knows the realm that it is fought for', () => {
    const realm = realmAt(gameAfter(tied), fight.at);
    expect(realm.places).toContainEqual(fight.at);
  });
});

test('what each player did last is remembered until that player\u2019s next turn', () => {
  const turns = [...playedTurns({ players: 3 }, 4)].slice(0, 12);
  let history: GameEvent[] = [];
  for (const [index, turn] of turns.entries()) {
    history = [...history, ...turn.events];
    const game = gameAfter(turn);
    const traces = tracesOf(game, history);
    const due = [index, index - 1].filter((i) => i >= 0).map((i) => i % 3);
    expect(
      traces.map(({ seat }) => seat),
      `after turn ${index + 1}`,
    ).toEqual(due);
    const fought = traces[0].fights.length;
    expect(fought).toBe(turn.events.filter(({ type }) => type === 'battle').length);
  }
});
