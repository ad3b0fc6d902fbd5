import { describe, expect, test } from 'vitest';
import { createDealer, createRandom } from '../../chance/chance.ts';
import { clonePosition } from '../../core/position.ts';
import { chanceMove, drawnTile, legal, stackCounts } from '../../observe/observe.ts';
import { type Game, play } from '../../play/play.ts';
import { Playout } from '../../search/playout.ts';
import { draw, type Laid, type Scene, scene, story, takeTurn } from '../../test/testing.ts';
import { unwrap } from '../../vocabulary/result.ts';

/**
 * A route that is closed at both ends, so that only sides of space are open: a tile without a side of space fits
 * nowhere.
 */
const CLOSED: Laid[] = [
  ['SW-curve', 1, 0, 0],
  ['SW-curve', -1, 0, 3],
  ['SW-a1', 0, -1, 2],
];
const NOWHERE = 'SW-a4-e';
const SOMEWHERE = 'SW-planet-e';

function table(unplaceable: string, stack?: readonly string[], of: Partial<Scene> = {}): Game {
  return scene({ colors: 'red white', tiles: CLOSED, options: { unplaceable }, stack, turn: 'white', ...of });
}

describe('a tile that fits nowhere', () => {
  test('D-3 SW-18 leaves the game with unplaceable set to box', () => {
    const taken = draw(table('box', [NOWHERE, SOMEWHERE]), NOWHERE);
    expect(story(taken)).toEqual([`${NOWHERE} leaves the game`]);
    expect(stackCounts(taken.game)).toEqual({ [SOMEWHERE]: 1 });
  });

  test('D-3 goes back into the stack with unplaceable set to stack, and the same player draws again', () => {
    const taken = draw(table('stack', [NOWHERE, SOMEWHERE]), NOWHERE);
    expect(story(taken)).toEqual([`${NOWHERE} goes back into the stack`]);
    expect(taken.game.position).toMatchObject({ phase: 'draw', seat: 1, drawn: -1, stackSize: 2 });
    expect(stackCounts(taken.game)).toEqual({ [NOWHERE]: 1, [SOMEWHERE]: 1 });
    expect(legal(taken.game)).toHaveLength(2);
    expect(drawnTile(draw(taken.game, SOMEWHERE).game)).toBe(SOMEWHERE);
  });

  test('D-3 ends the game when no tile of the stack fits: the one that was drawn leaves it', () => {
    const ended = draw(table('stack', [NOWHERE, NOWHERE]), NOWHERE);
    expect(ended.game.position).toMatchObject({ phase: 'over', stackSize: 1 });
    expect(ended.events.map(({ type }) => type)).toEqual(['drew', 'set-aside', 'ended']);
    expect(draw(table('box', [NOWHERE, NOWHERE]), NOWHERE).game.position.phase).toBe('draw');
  });

  test('D-3 D-10 does not end the game when it is drawn with the last tile that fits', () => {
    const back = draw(table('stack', [NOWHERE, SOMEWHERE]), NOWHERE).game;
    const { game } = takeTurn(back, { tile: [SOMEWHERE, 0, 1, 0] });
    expect(game.position).toMatchObject({ phase: 'draw', stackSize: 1 });
    expect(draw(game, NOWHERE).game.position.phase).toBe('over');
  });

  test('K-17 of the river leaves the game while no river tile fits, and base tiles follow', () => {
    const blocked: Laid[] = [
      ['RI-curve', 1, 0, 0],
      ['CL-monastery', 2, 0, 0],
      ['CL-monastery', 2, 1, 0],
      ['CL-monastery', 2, 2, 0],
      ['CL-monastery', 1, 2, 0],
    ];
    const river = (stack: readonly string[]) =>
      table('stack', stack, {
        edition: 'classic',
        modules: ['river'],
        colors: 'red blue',
        tiles: blocked,
        turn: 'blue',
      });
    const alone = draw(river(['RI-straight', 'CL-monastery']), 'RI-straight');
    expect(story(alone)).toEqual(['RI-straight leaves the game']);
    expect(alone.game.position).toMatchObject({ phase: 'draw', seat: 1 });
    expect(stackCounts(alone.game)).toEqual({ 'CL-monastery': 1 });
  });
});

describe('chance', () => {
  test('does not draw the same tile for ever that goes back into the stack', () => {
    const stack = [...new Array<string>(8).fill(NOWHERE), SOMEWHERE];
    for (let seed = 1; seed <= 20; seed++) {
      const dealer = createDealer(seed);
      let game = table('stack', stack);
      let draws = 0;
      for (; drawnTile(game) === null; draws++) {
        const move = chanceMove(game, dealer);
        if (move === null || draws === 1000) throw new Error(`seed ${seed}: nothing was drawn that fits`);
        game = unwrap(play(game, move)).game;
      }
      expect([drawnTile(game), game.position.stackSize, game.position.putBack]).toEqual([SOMEWHERE, 8, draws - 1]);
    }
  });

  test('plays random games to their end, with the tiles on the board and in the stack adding up', () => {
    const random = createRandom(7);
    const start = table('stack', undefined, { tiles: [] });
    let unfinished = 0;
    for (let i = 0; i < 300; i++) {
      const pos = clonePosition(start.position);
      new Playout(start.rules, random.below(1 << 30)).run(pos);
      expect(pos.phase).toBe('over');
      if (pos.stackSize > 0) unfinished++;
      else expect(pos.placed).toBe(76);
    }
    expect(unfinished).toBeLessThan(300);
  });
});
