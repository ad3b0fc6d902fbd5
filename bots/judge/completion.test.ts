import {
  type Cell,
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
  beside,
  cellOf,
  find,
  kindOf,
  nodeAtSide,
  nodeOf,
  placementAt,
  SIDE_STEPS,
  tileAt,
} from '@asteroute/engine/core';
import { expect, test } from 'vitest';
import { CompletionModel } from './completion.ts';

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

/** Of each realm of sides or of cells around: its empty cells, and the other realms of its kind beside them. */
function slowly({ rules, position: pos }: Game): Map<Node, { gaps: Set<Cell>; contacts: Node[] }> {
  const realms = new Map<Node, { gaps: Set<Cell>; contacts: Node[] }>();
  for (let placement = 0; placement < pos.placed; placement++) {
    for (const [feature, one] of pos.tables.features[tileAt(pos, placement)].entries()) {
      if (one === null || rules.kinds[one.kind].joins === 'half-edges') continue;
      const node = nodeOf(pos, placement, feature);
      const root = find(pos, node);
      const { gaps } = realms.get(root) ?? { gaps: new Set() };
      realms.set(root, { gaps, contacts: [] });
      const steps =
        rules.kinds[one.kind].joins === 'around'
          ? AROUND_STEPS
          : SIDE_STEPS.filter((_, side) => nodeAtSide(pos, placement, side) === node);
      for (const step of steps)
        if (placementAt(pos, beside(cellOf(pos, placement), step)) < 0) gaps.add(beside(cellOf(pos, placement), step));
    }
  }
  for (const [root, { gaps, contacts }] of realms) {
    const kind = kindOf(pos, root);
    if (rules.kinds[kind].joins !== 'sides') continue;
    for (const cell of gaps) {
      for (const [side, step] of SIDE_STEPS.entries()) {
        const there = placementAt(pos, beside(cell, step));
        const node = there < 0 ? -1 : nodeAtSide(pos, there, (side + 2) % 4);
        if (node === -1 || kindOf(pos, node) !== kind) continue;
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
    const root = find(position, nodeOf(position, 0, 0));
    expect(keen.completion(position, root)).toBeGreaterThanOrEqual(calm.completion(position, root));
    if (position.stackSize === 0 && calm.gaps > 0) expect(keen.completion(position, root)).toBe(0);
  }
});
