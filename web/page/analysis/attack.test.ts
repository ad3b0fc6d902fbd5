/** What the card of an attack says of its battles, against what the engine does. */
import { BOTS } from '@asteroute/bots';
import { allRealms, dueDice, type Game, type GameEvent, play, unwrap } from '@asteroute/engine';
import { expect, test } from 'vitest';
import { isFor } from '../match/draft.ts';
import { playedTurns } from '../testing/prepared.ts';
import { gameOf } from '../testing/truth.ts';
import { attacksOf } from './attack.ts';
import { completedPoints } from './placement/worth.ts';

/** The games in which a tile lies that leads to battles, with what follows by the forecast. */
function* attacks() {
  for (const seed of [1, 2, 3]) {
    for (const { before: record, events, moves } of playedTurns({ players: 4, bot: BOTS[1] }, seed)) {
      if (!events.some(({ type }) => type === 'battle')) continue;
      const before = gameOf({ record, seats: [], seed });
      const laid = unwrap(play(before, moves[0])).game;
      const after = unwrap(play(laid, moves[1]));
      yield { laid, game: after.game, forecast: attacksOf(after) };
    }
  }
}

/** Plays all battles that are due; the side with this number wins where it fights, otherwise the first that does. */
function wonBy(game: Game, side: number): { readonly events: readonly GameEvent[] } {
  const due = dueDice(game);
  if (due === null) return { events: [] };
  const wins = due.dice[side] > 0 ? side : due.dice.findIndex((count) => count > 0);
  const dice = due.dice.map((count, i) => (count === 0 ? null : new Array(count).fill(i === wins ? 6 : 1)));
  const next = unwrap(play(game, { type: 'roll', dice }));
  return { events: [...next.events, ...wonBy(next.game, side).events] };
}

test('whoever wins scores what is told if the realm is complete, and whoever loses gets a point a die', () => {
  let complete = 0;
  for (const { laid, game, forecast } of attacks()) {
    for (const attack of forecast) {
      const realm = allRealms(laid).find((one) => isFor(attack, one));
      if (realm === undefined) throw new Error('a battle for no realm');
      if (realm.complete) complete++;
      for (const { reasons: own } of attack.sides) {
        const { events } = wonBy(game, own.side);
        const scored = events.filter((e) => e.type === 'scored').filter(({ at }) => isFor({ at, sides: [] }, realm));
        const points = completedPoints(realm);
        expect(scored.map(({ shares }) => shares)).toEqual(
          realm.complete ? [[expect.objectContaining({ side: own.side, points })]] : [],
        );
        const lost = events.filter((e) => e.type === 'defeated').filter(({ at }) => isFor({ at, sides: [] }, realm));
        expect(lost.map(({ side, points }) => [side, points]).sort()).toEqual(
          attack.sides
            .filter(({ reasons }) => reasons.side !== own.side)
            .map(({ reasons }) => [reasons.side, reasons.dice])
            .sort(),
        );
      }
    }
  }
  expect(complete).toBeGreaterThan(0);
});
