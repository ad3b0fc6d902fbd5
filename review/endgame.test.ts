import { type Bot, botNamed } from '@asteroute/bots';
import { runToEnd } from '@asteroute/bots/search';
import { playTurnWords, unwrap } from '@asteroute/engine';
import { describe, expect, test } from 'vitest';
import { endRegrets, isSolvable, SOLVED_TILES, solveEnd } from './endgame.ts';
import { replayedGame } from './replay/replayed-game.ts';
import { playedRecord, recordOfBot } from './test/games.ts';

const RECORD = playedRecord({ edition: 'classic', players: 2, modules: ['farmers'] }, 5, ['greedy']);
const played = replayedGame(RECORD);
if (!played.ok) throw new Error(played.error.message);
const { turns } = played.value;

describe('the end of a game', () => {
  test('is solvable from a few tiles on, between two sides', () => {
    const solvable = turns.filter(({ hand }) => isSolvable(hand));
    expect(solvable.map(({ hand }) => hand.position.stackSize)).toEqual([SOLVED_TILES, 1, 0]);
  });

  test('has every way to play the tile, best first, legal, with what it comes to', () => {
    const { hand } = turns[turns.length - 1];
    const ways = runToEnd(solveEnd(hand));
    const side = hand.rules.figureTable.sideOf[hand.position.seat];
    for (const [index, way] of ways.entries()) {
      const end = unwrap(playTurnWords(hand, way)).at(-1)?.game.position.scores ?? [];
      expect(way.value).toBe(end[side] - end[1 - side]);
      expect(way.value).toBeLessThanOrEqual(ways[Math.max(0, index - 1)].value);
    }
  });

  test('tells what each of the last turns lost', () => {
    const found = endRegrets(RECORD, 2);
    if (!found.ok) throw new Error(found.error.message);
    const [before, last] = found.value;
    expect([before.left, last.left, last.n]).toEqual([1, 0, turns.length]);
    const best = runToEnd(solveEnd(turns[turns.length - 1].hand))[0].value;
    const { side } = turns[turns.length - 1];
    const { scores } = played.value;
    expect(last.value).toBe(best);
    expect(last.regret).toBe(best - (scores[side] - scores[1 - side]));
    expect(found.value.every(({ regret }) => regret >= 0)).toBe(true);
  });

  test.each(['master', 'grandmaster'])('costs %s nothing, whoever played until then', (name) => {
    const [early, late] = [botNamed('greedy'), botNamed(name)];
    if (early === null || late === null) throw new Error('no such bot');
    const bot: Bot = {
      name,
      turn: (game, random) => (game.position.stackSize <= SOLVED_TILES ? late : early).turn(game, random),
    };
    for (const edition of ['classic', 'star-wars']) {
      const found = endRegrets(recordOfBot({ edition, players: 2 }, 7, bot), SOLVED_TILES + 1);
      if (!found.ok) throw new Error(found.error.message);
      expect(found.value.map(({ left, regret }) => [left, regret])).toEqual([
        [2, expect.closeTo(0, 9)],
        [1, expect.closeTo(0, 9)],
        [0, 0],
      ]);
    }
  });

  test('of three sides is refused', () => {
    const three = playedRecord({ edition: 'classic', players: 3 }, 1, ['random']);
    expect(endRegrets(three, 2)).toMatchObject({ ok: false, error: { code: 'many-sides' } });
  });
});
