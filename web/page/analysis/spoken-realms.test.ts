import { allRealms, type Game, legal, type PlaceMove, play, unwrap } from '@asteroute/engine';
import { replay } from '@asteroute/record';
import { expect, test } from 'vitest';
import { playedTurns } from '../testing/prepared.ts';
import { spokenPlaces } from './spoken-realms.ts';

/** A game in its middle, with a tile in hand. */
function middleGame(): Game {
  const turns = [...playedTurns({ players: 2 }, 4)];
  const { plies } = unwrap(replay(turns[turns.length - 1].after));
  const drawn = plies.flatMap(({ move }, index) => (move.type === 'draw' ? [index] : []));
  return plies[drawn[Math.floor(drawn.length / 2)]].game;
}

test('a turn speaks of the realm of its meeple and of held realms that its tile touches, and of nothing far away', () => {
  const before = middleGame();
  const places = legal(before).filter((move): move is PlaceMove => move.type === 'place');
  expect(places.length).toBeGreaterThan(5);
  let touched = 0;
  for (const place of places) {
    const laid = unwrap(play(before, place)).game;
    const held = allRealms(laid).filter(({ holders }) => holders.length > 0);
    const pass = spokenPlaces({ before, place, action: { type: 'pass' } });
    touched += pass.length;
    for (const action of legal(laid)) {
      if (action.type !== 'deploy') continue;
      const all = spokenPlaces({ before, place, action });
      expect(all.length).toBe(pass.length + 1);
    }
    expect(pass.length).toBeLessThanOrEqual(3 * held.length + 4);
  }
  expect(touched).toBeGreaterThan(0);
});
