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
  listPlacements,
  MoveList,
  nodeAtSide,
  nodeOf,
  placeMove,
  placementAt,
  SIDE_STEPS,
  tileAt,
} from '@asteroute/engine/search';
import { expect, test } from 'vitest';
import { CompletionModel } from './completion.ts';

const TABLES = [
  { edition: 'classic', modules: ['farmers', 'river', 'abbot'], colors: ['red', 'blue'] },
  { edition: 'star-wars', modules: [], colors: ['red', 'green', 'black'] },
];

/** Yields the position of a random game after each placed tile. */
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

/**
 * A slow reference: for each realm that is completed by sides or by surrounding cells, its empty cells and the realms
 * of the same kind that border on these.
 */
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
    const model = new CompletionModel(game.rules, 0.1);
    model.takeStack(game.position);
    for (const [root, { gaps, contacts }] of slowly(game)) {
      const chance = model.completion(game.position, root);
      expect(model.gaps).toBe(gaps.size);
      const found = model.contacts.slice(0, model.contactCount).map((node) => find(game.position, node));
      expect(found.sort()).toEqual(contacts.sort());
      if (gaps.size === 0) expect(chance).toBe(1);
      else expect(chance).toBeLessThan(1);
      met += contacts.length;
    }
  }
  expect(met).toBeGreaterThan(100);
});

/**
 * A slow reference, by the rules: how many tiles of the stack fit each empty cell. Any tile fits a cell without
 * neighbours.
 */
function fillers({ rules, position: pos }: Game): (cell: Cell) => number {
  const list = new MoveList();
  const counts = new Map<Cell, number>();
  for (let tile = 0; tile < rules.tables.tiles.length; tile++) {
    listPlacements(rules, pos, tile, list);
    const cells = new Set([...list.codes.subarray(0, list.size)].map((code) => placeMove(code).cell));
    for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + pos.stack[tile]);
  }
  const isLone = (cell: Cell) => SIDE_STEPS.every((step) => placementAt(pos, beside(cell, step)) < 0);
  return (cell) => (isLone(cell) ? pos.stackSize : (counts.get(cell) ?? 0));
}

const PLAIN = [
  { edition: 'classic', modules: [], colors: ['red', 'blue'] },
  { edition: 'star-wars', modules: [], colors: ['red', 'green', 'black'] },
];

test.each(PLAIN)('a gap that n tiles fit is filled with the chance 1 - exp(-fillRate * n): $edition', (table) => {
  const met = { none: 0, some: 0, more: 0 };
  for (const game of [...positions(table, 5)].filter((_, i) => i % 6 === 0 || i > 66)) {
    const fillersOf = fillers(game);
    for (const fillRate of [0.05, 0.2]) {
      const model = new CompletionModel(game.rules, fillRate);
      model.takeStack(game.position);
      for (const [root, { gaps }] of slowly(game)) {
        const counts = [...gaps].map(fillersOf);
        const chance = counts.reduce((all, n) => all * (1 - Math.exp(-fillRate * n)), 1);
        expect(model.completion(game.position, root)).toBeCloseTo(chance, 12);
        if (counts.includes(0)) met.none++;
        else if (counts.length > 1) met.more++;
        else met.some++;
      }
    }
  }
  expect(Math.min(met.none, met.some, met.more)).toBeGreaterThan(20);
});
