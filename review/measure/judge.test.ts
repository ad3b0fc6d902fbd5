/**
 * Luck has a mean of 0 for any judge only if its expectations are exact: these tests compare them with a sum over all
 * outcomes.
 */
import { battleOdds } from '@asteroute/bots';
import { arrange, clonePosition, createRandom, type Game } from '@asteroute/engine';
import {
  diceDue,
  drawable,
  drawTile,
  isDrawing,
  isPlacing,
  isRolling,
  mark,
  type Position,
  type Ruleset,
  rollHighest,
  undo,
} from '@asteroute/engine/search';
import { describe, expect, test } from 'vitest';
import { playedPlies, type Table } from '../test/games.ts';
import { battleOutcomes } from './battle-outcomes.ts';
import { boardJudge, ReviewJudge } from './judge.ts';
import { addTo } from './margins.ts';

/** All positions of random games. */
function positions(table: Table, games: number): Game[] {
  return Array.from({ length: games }, (_, seed) => playedPlies(table, seed, ['random']).plies).flatMap((plies) =>
    plies.map(({ game }) => game),
  );
}

describe('battle outcomes', () => {
  test.each([[[1, 1]], [[3, 1]], [[0, 3, 2]], [[1, 2, 3]], [[2, 2, 2, 2]], [[1, 1, 1, 1, 1]]])(
    'of %j have the odds of the tables',
    (dice) => {
      const outcomes = battleOutcomes(dice);
      const { win, tiePoints } = battleOdds(dice);
      for (const side of dice.keys()) {
        const won = outcomes.filter(({ winner }) => winner === side).reduce((sum, { chance }) => sum + chance, 0);
        const tied = outcomes.reduce((sum, { ties, chance }) => sum + chance * ties[side], 0);
        expect(won).toBeCloseTo(win[side], 7);
        expect(tied).toBeCloseTo(tiePoints[side], 6);
      }
    },
  );
});

/** Tiles that fit nowhere once the river has ended, and are drawn before all tiles that fit. */
const AFTER_THE_LAKE = ['RI-curve', 'RI-straight', 'RI-lake'];

describe('the bag', () => {
  const tables: Table[] = [
    { edition: 'star-wars', players: 2 },
    { edition: 'classic', players: 2, options: { unplaceable: 'stack' } },
    { edition: 'classic', players: 2, modules: ['river'] },
  ];

  test.each(tables)('gives each tile the chance to come into the hand that drawing gives it: %j', (table) => {
    let misfits = 0;
    for (const { rules, position } of drawing(table)) {
      const chances = new Array<number>(rules.tables.tiles.length).fill(0);
      misfits += addDraws(rules, clonePosition(position), 1, chances);
      const { tiles } = new ReviewJudge(rules, boardJudge).bag(clonePosition(position));
      const total = tiles.reduce((sum, { count }) => sum + count, 0);
      for (const { tile, count } of tiles) expect(count / total).toBeCloseTo(chances[tile], 9);
      expect(tiles).toHaveLength(chances.filter((chance) => chance > 0).length);
    }
    expect(misfits).toBeGreaterThan(0);
  });

  test.each(tables)('has for the tile in hand exactly the value of all ways to play it: %j', (table) => {
    const plies = playedPlies(table, 5, ['random']).plies;
    const drawn = plies.flatMap(({ move, game }, at) =>
      move.type === 'draw' && isPlacing(game.position) ? [{ before: plies[at - 1]?.game, hand: game }] : [],
    );
    for (const { before, hand } of drawn.filter((_, at) => at % 9 === 8)) {
      const judge = new ReviewJudge(hand.rules);
      const { margins, choices } = judge.handOf(hand.position, judge.all(clonePosition(hand.position)));
      const { tiles } = judge.bag(clonePosition(before.position));
      expect(tiles.find(({ tile }) => tile === hand.position.drawn)).toMatchObject({ margins, choices });
    }
  });

  /** Positions before a draw with a few tiles in the stack, on small boards, where tiles most often fit nowhere. */
  function drawing(table: Table): Game[] {
    const random = createRandom(7);
    const isRiver = table.modules !== undefined;
    const [from, to] = isRiver ? [13, 14] : [1, 2];
    const isSmall = ({ placed }: Position) => placed >= from && placed <= to;
    const small = positions(table, 20).filter(({ position }) => isDrawing(position) && isSmall(position));
    return small.map((game) => {
      const ids = game.rules.tables.tiles.map(({ id }) => id).filter((id) => !id.startsWith('RI'));
      const stack = Array.from({ length: 6 }, () => ids[random.below(ids.length)]);
      return arrange(game, { stack: isRiver ? [...stack, ...AFTER_THE_LAKE] : stack });
    });
  }

  /** Adds the chance of each tile to be the first that fits. Returns the number of draws that fitted nowhere. */
  function addDraws(rules: Ruleset, pos: Position, chance: number, chances: number[]): number {
    const counts = drawable(rules, pos);
    const drawn = counts.flatMap((count, tile) => (count > 0 ? [{ tile, count, ...drawOf(rules, pos, tile) }] : []));
    // Only the first tile that does not go back into the stack counts.
    const total = drawn.reduce((sum, { count, back }) => sum + (back ? 0 : count), 0);
    let misfits = 0;
    for (const { tile, count, back, placing } of drawn) {
      if (placing) chances[tile] += (chance * count) / total;
      else misfits++;
      if (placing || back) continue;
      const since = mark(pos);
      drawTile(rules, pos, tile, null);
      if (isDrawing(pos)) misfits += addDraws(rules, pos, (chance * count) / total, chances);
      undo(pos, since);
    }
    return misfits;
  }

  function drawOf(rules: Ruleset, pos: Position, tile: number): { readonly placing: boolean; readonly back: boolean } {
    const since = mark(pos);
    const { stackSize } = pos;
    drawTile(rules, pos, tile, null);
    const placing = isPlacing(pos);
    const back = !placing && pos.stackSize === stackSize;
    undo(pos, since);
    return { placing, back };
  }
});

describe('the dice', () => {
  test.each([2, 3, 5])('are expected as throwing them tells, between %i players', (players) => {
    const rolling = positions({ edition: 'star-wars', players }, 12).filter(({ position }) => isRolling(position));
    expect(rolling.length).toBeGreaterThan(5);
    for (const { rules, position } of rolling.slice(0, 12)) {
      const judge = new ReviewJudge(rules, boardJudge);
      const counted = new Array<number>(rules.figureTable.sides).fill(0);
      addThrows(judge, rules, clonePosition(position), { chance: 1, sum: counted });
      const expected = judge.settled(clonePosition(position));
      for (const [side, margin] of expected.entries()) expect(margin).toBeCloseTo(counted[side], 4);
    }
  });

  /** Sums over all throws of a battle: sides that share the highest die stay in it. */
  function addThrows(
    judge: ReviewJudge,
    rules: Ruleset,
    pos: Position,
    { chance, sum }: { readonly chance: number; readonly sum: number[] },
  ): void {
    if (!isRolling(pos) || chance < 1e-7) return addTo(sum, judge.settled(pos), chance);
    for (const [top, part] of topSides(rules, pos)) {
      const since = mark(pos);
      const highest = Array.from({ length: rules.figureTable.sides }, (_, side) =>
        diceDue(rules, pos, side) === 0 ? 0 : (top >> side) & 1 ? 2 : 1,
      );
      rollHighest(rules, pos, highest, null);
      addThrows(judge, rules, pos, { chance: chance * part, sum });
      undo(pos, since);
    }
  }

  /**
   * The probability of each set of sides (a bit set) to share the highest die, by enumerating the highest die of every
   * side.
   */
  function topSides(rules: Ruleset, pos: Position): Map<number, number> {
    let throws: readonly { readonly top: number; readonly highest: number; readonly chance: number }[] = [
      { top: 0, highest: 0, chance: 1 },
    ];
    for (let side = 0; side < rules.figureTable.sides; side++) {
      const dice = diceDue(rules, pos, side);
      if (dice === 0) continue;
      throws = throws.flatMap(({ top, highest, chance }) =>
        [1, 2, 3, 4, 5, 6].map((die) => ({
          top: die > highest ? 1 << side : die === highest ? top | (1 << side) : top,
          highest: Math.max(highest, die),
          chance: (chance * (die ** dice - (die - 1) ** dice)) / 6 ** dice,
        })),
      );
    }
    const chances = new Map<number, number>();
    for (const { top, chance } of throws) chances.set(top, (chances.get(top) ?? 0) + chance);
    return chances;
  }
});
