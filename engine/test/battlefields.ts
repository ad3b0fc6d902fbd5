/** For tests only: positions in which the next turn brings about a battle. */
import { actOnly, type Dice, dueBySide, type Laid, type Standing, scene, takeTurn } from './testing.ts';

/** A turn that attacks a planet: Red holds it with these meeples, and the attacker places a tile beside it. */
export function attack(planet: string, held: readonly string[], attacker: string, kind = 'small') {
  const tiles: Laid[] = [[planet, 0, 1, 0]];
  const meeples = held.map((meeple): Standing => ['red', meeple, 'planet', 0, 1]);
  const before = scene({ colors: `red ${attacker}`, tiles, meeples, turn: attacker });
  const plan = { tile: ['SW-straight', 1, 1, 0], deploy: [kind, 'planet@0,1'] } as const;
  return {
    dice: dueBySide(actOnly(before, plan).game),
    fight: (...throws: Dice[]) => takeTurn(before, { ...plan, throws }),
  };
}

/** A turn in which the last tile joins a route of Red's and one of Black's; the route stays open. */
export function joined(red: string | Laid, black: string, more: { end?: Laid } = {}) {
  const before = scene({
    colors: 'red black green',
    tiles: [typeof red === 'string' ? [red, -1, 0, 1] : red, ['SW-curve', 0, 1, 0], [black, 1, 1, 0]],
    meeples: [
      ['red', 'small', 'route:E', -1, 0],
      ['black', 'small', 'route:N', 1, 1],
    ],
  });
  return { before, tile: more.end ?? (['SW-curve', 1, 0, 0] as Laid) };
}

/** A turn in which SW-a4-e joins four arms of one asteroid field, each held by another colour. */
export function fourArms() {
  const tiles: Laid[] = [
    ['SW-a2-through', 0, -1, 0],
    ['SW-straight', -1, -1, 0],
    ['SW-a1-straight', -1, -2, 1],
    ['SW-curve', 1, -1, 3],
    ['SW-a1', 1, -2, 3],
    ['SW-curve-r', 1, -3, 2],
    ['SW-a1', 0, -3, 2],
  ];
  const meeples: Standing[] = [
    ['red', 'small', 'asteroid:N', 0, -1],
    ['black', 'small', 'asteroid:E', -1, -2],
    ['orange', 'large', 'asteroid:W', 1, -2],
    ['green', 'small', 'asteroid:S', 0, -3],
  ];
  return scene({ colors: 'red black orange green white', tiles, meeples, turn: 'white' });
}

export const A4: Laid = ['SW-a4-e', 0, -2, 0];
