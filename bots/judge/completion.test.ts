import {
  chanceMove,
  createDealer,
  createRandom,
  type Game,
  legal,
  type Node,
  newGame,
  play,
  unwrap,
} from '@asteroute/engine';
import {
  AROUND_STEPS,
  cellOf,
  find,
  kindOfLand,
  layout,
  nodeAtSide,
  nodeOf,
  type Position,
  SIDE_STEPS,
  tileAt,
} from '@asteroute/engine/core';
import { expect, test } from 'vitest';
import { CompletionModel } from './completion.ts';

const { BOARD_MASK, FRONTIER_BASE, LAND, PLACED } = layout;

const TABLES = [
  { edition: 'classic', modules: ['farmers', 'river', 'abbot'], colors: ['red', 'blue'] },
  { edition: 'star-wars', modules: [], colors: ['red', 'green', 'black'] },
];

/** Positions of a game of random moves, one for every tile laid. */
function* positions({ edition, modules, colors }: (typeof TABLES)[number], seed: number): Generator<Game> {
  const players = colors.map((color) => ({ name: color, color }));
  let game = unwrap(newGame({ edition, modules, players }));
  const [dealer, random] = [createDealer(seed), createRandom(seed)];
  while (game.position.phase !== 'over') {
    const offered = legal(game);
    const move = chanceMove(game, dealer) ?? offered[random.below(offered.length)];
    game = unwrap(play(game, move)).game;
    if (move.type === 'place') yield game;
  }
}

const tileOn = (pos: Position, cell: number): number => {
  const there = pos.board[cell & BOARD_MASK];
  return there !== 0 && there < FRONTIER_BASE ? there - 1 : -1;
};

/** Of each realm of sides or of cells around: its empty cells, and the other realms of its kind beside them. */
function slowly({ rules, position: pos }: Game): Map<Node, { gaps: Set<number>; contacts: Node[] }> {
  const realms = new Map<Node, { gaps: Set<number>; contacts: Node[] }>();
  for (let placement = 0; placement < pos.memory[PLACED]; placement++) {
    for (const [feature, one] of pos.tables.features[tileAt(pos, placement)].entries()) {
      if (one === null || rules.kinds[one.kind].joins === 'half-edges') continue;
      const node = nodeOf(placement, feature);
      const root = find(pos, node);
      const { gaps } = realms.get(root) ?? { gaps: new Set() };
      realms.set(root, { gaps, contacts: [] });
      const steps =
        rules.kinds[one.kind].joins === 'around'
          ? AROUND_STEPS
          : SIDE_STEPS.filter((_, side) => nodeAtSide(pos, placement, side) === node);
      for (const step of steps)
        if (tileOn(pos, cellOf(pos, placement) + step) < 0) gaps.add(cellOf(pos, placement) + step);
    }
  }
  for (const [root, { gaps, contacts }] of realms) {
    const kind = kindOfLand(pos.memory[LAND + root]);
    if (rules.kinds[kind].joins !== 'sides') continue;
    for (const cell of gaps) {
      for (const [side, step] of SIDE_STEPS.entries()) {
        const there = tileOn(pos, cell + step);
        const node = there < 0 ? -1 : nodeAtSide(pos, there, (side + 2) % 4);
        if (node === -1 || kindOfLand(pos.memory[LAND + node]) !== kind) continue;
        if (find(pos, node) !== root) contacts.push(find(pos, node));
      }
    }
  }
  return realms;
}

test.each(TABLES)('gaps and contacts are those that looking at every tile finds: $edition', (table) => {
  let met = 0;
  for (const game of positions(table, 3)) {
    const outlook = new CompletionModel(game.rules, 0.1);
    outlook.takeStack(game.position);
    for (const [root, { gaps, contacts }] of slowly(game)) {
      const chance = outlook.completion(game.position, root);
      expect(outlook.gaps).toBe(gaps.size);
      expect(outlook.contacts.slice(0, outlook.contactCount).sort()).toEqual(contacts.sort());
      if (gaps.size === 0) expect(chance).toBe(1);
      else expect(chance).toBeLessThan(1);
      met += contacts.length;
    }
  }
  expect(met).toBeGreaterThan(100);
});

test('the more tiles fit, the likelier; none left, never', () => {
  for (const { rules, position } of positions(TABLES[1], 5)) {
    const [calm, keen] = [new CompletionModel(rules, 0.05), new CompletionModel(rules, 0.2)];
    for (const outlook of [calm, keen]) outlook.takeStack(position);
    const root = find(position, nodeOf(0, 0));
    expect(keen.completion(position, root)).toBeGreaterThanOrEqual(calm.completion(position, root));
    if (position.stackSize === 0 && calm.gaps > 0) expect(keen.completion(position, root)).toBe(0);
  }
});

test('questions are counted beyond what a word of memory holds', () => {
  const outlooks = TABLES.map((table) => {
    const game = [...positions(table, 3)][30];
    return { game, fresh: new CompletionModel(game.rules, 0.1), old: new CompletionModel(game.rules, 0.1) };
  });
  for (const { game, fresh, old } of outlooks) {
    (old as unknown as { question: number }).question = 2 ** 31 - 3;
    for (const outlook of [fresh, old]) outlook.takeStack(game.position);
    for (const root of slowly(game).keys()) {
      expect(old.completion(game.position, root)).toBe(fresh.completion(game.position, root));
      expect(old.gaps).toBe(fresh.gaps);
    }
  }
});
