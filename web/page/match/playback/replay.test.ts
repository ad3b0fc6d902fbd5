import type { Ply } from '@asteroute/record';
import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { takeBackTo } from '../take-back.ts';
import { randomGame } from '../testing.ts';
import { ReplayCursor } from './replay.ts';

const PAST = randomGame(1);
const { steps } = PAST;
const people = PAST.start.rules.players.map(() => ({ bot: null }));

/** A replay whose timer the test runs. */
function replayed(from: number | null = null): { replay: ReplayCursor; tick: () => void; waits: () => number | null } {
  let due: { ms: number; run: () => void } | null = null;
  const replay = new ReplayCursor(
    { steps: signal(steps), from },
    {
      after: (ms, run) => {
        const own = { ms, run };
        due = own;
        return () => {
          if (due === own) due = null;
        };
      },
    },
  );
  const tick = () => {
    const { run } = due ?? { run: () => {} };
    due = null;
    run();
  };
  return { replay, tick, waits: () => due?.ms ?? null };
}

describe('a replay', () => {
  test('steps from the game as it stands, stops at both ends, and goes back to it', () => {
    const { replay } = replayed();
    expect([replay.at.value, replay.step.value]).toEqual([null, null]);
    replay.by(-1);
    expect(replay.step.value).toBe(steps[steps.length - 2]);
    replay.by(5);
    expect(replay.at.value).toBe(steps.length);
    replay.go(-3);
    expect([replay.at.value, replay.step.value]).toEqual([0, null]);
    replay.leave();
    expect(replay.at.value).toBe(null);
  });

  test('goes from turn to turn, to where a tile is in hand', () => {
    const { replay } = replayed();
    replay.go(0);
    for (let turns = 1; turns <= 5; turns++) {
      replay.turn(1);
      const { phase, placed } = (replay.step.value as Ply).game.position;
      expect([phase, placed]).toEqual(['place', turns]);
    }
    replay.turn(-1);
    expect(replay.step.value?.game.position.placed).toBe(4);
    replay.go(1);
    replay.turn(-1);
    expect(replay.at.value).toBe(0);
  });

  test('plays by itself at its speed, stops at the end, and begins again from there', () => {
    const { replay, tick, waits } = replayed();
    replay.go(10);
    replay.play(true);
    expect(waits()).toBe(1000);
    tick();
    expect(replay.at.value).toBe(11);
    replay.pace(4);
    expect(waits()).toBe(250);
    replay.by(1);
    expect([replay.playing.value, waits()]).toEqual([false, null]);
    replay.go(steps.length - 1);
    replay.play(true);
    tick();
    expect([replay.at.value, replay.playing.value, waits()]).toEqual([steps.length, false, null]);
    replay.play(true);
    expect(replay.at.value).toBe(0);
  });

  test('of a game that is only looked at has no game to go back to', () => {
    const { replay } = replayed(7);
    expect(replay.at.value).toBe(7);
    replay.leave();
    expect(replay.at.value).toBe(steps.length);
  });
});

describe('a turn can be taken back', () => {
  const to = (shown: number, seats = people) => takeBackTo(steps.slice(0, shown), seats);
  const places = steps.flatMap(({ move }, i) => (move.type === 'place' ? [i] : []));
  const quiet = places.find((i) => steps[i + 2].move.type === 'draw') as number;
  const fight = places.find((i) => steps[i + 2].move.type === 'roll') as number;

  test('until the next tile is seen', () => {
    expect(to(quiet + 2)).toBe(quiet);
    expect(to(quiet + 3)).toBe(null);
  });

  test('until the dice of its battle are seen', () => {
    expect(fight).toBeGreaterThan(0);
    expect(to(fight + 2)).toBe(fight);
    expect(to(fight + 3)).toBe(null);
  });

  test('when it was a person’s, and when there was one', () => {
    expect(
      to(
        quiet + 2,
        people.map(() => ({ bot: 'greedy' }) as never),
      ),
    ).toBe(null);
    expect([to(0), to(1)]).toEqual([null, null]);
  });

  test('at the end of the game, which no chance follows', () => {
    const last = places.at(-1) as number;
    const chance = steps.slice(last).some(({ move }) => move.type === 'draw' || move.type === 'roll');
    expect(to(steps.length)).toBe(chance ? null : last);
  });
});
