import { BOTS, playMatch } from '@asteroute/bots';
import { createDealer, createRandom, heldRealms, newGame, unwrap } from '@asteroute/engine';
import { expect, test } from 'vitest';
import { completedPoints, inMiddle } from './worth.ts';

test('a planet is worth from the first what it scores when it is surrounded', () => {
  const players = ['red', 'green'].map((color) => ({ name: color, color }));
  let scored = 0;
  for (const seed of [1, 2, 3]) {
    const said = new Map<string, number>();
    const chance = { dealer: createDealer(seed), random: createRandom(seed) };
    const start = unwrap(newGame({ edition: 'star-wars', modules: [], players }));
    playMatch(start, { bots: players.map(() => BOTS[1]), ...chance }, (before, { events }) => {
      for (const event of events) {
        const promised = event.type === 'scored' ? said.get(`${event.at.x},${event.at.y},${event.at.kind}`) : undefined;
        if (promised === undefined || event.type !== 'scored' || !event.complete) continue;
        expect(event.formula.points).toBe(promised);
        scored++;
      }
      for (const realm of heldRealms(before).filter(inMiddle)) {
        const [{ x, y, kind }] = realm.places;
        said.set(`${x},${y},${kind}`, completedPoints(realm));
      }
    });
  }
  expect(scored, 'planets that were completed').toBeGreaterThan(0);
});
