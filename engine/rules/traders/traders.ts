import { tradersTiles } from '@asteroute/tiles';
import * as features from '../../core/features.ts';
import * as figures from '../../core/figures.ts';
import type { Position } from '../../core/position.ts';
import * as position from '../../core/position.ts';
import type { EventSink, Tokens } from '../../ruleset/events.ts';
import type { Award, RuleModule, Rules } from '../../ruleset/module.ts';
import type { Node, SideIndex } from '../../vocabulary/types.ts';

const { featureIndexOf, find, kindOf, nextInRealm, nodeInOrder, placementOf, placeRef, tileAt } = features;
const { realmOfFigure } = figures;
const { figureKind, isExtraTurn, setSlot, slotOf } = position;

/** Points for most tokens of one of the goods (TB-10). */
const MOST = 10;
/** The goods (TB-1). */
const GOODS = ['wine', 'grain', 'cloth'] as const;
const MAJORITIES = [
  { token: 'wine', points: MOST },
  { token: 'grain', points: MOST },
  { token: 'cloth', points: MOST },
] as const;
/** Bits of a word for the tokens of one of the goods: enough for a token on every tile of the largest set. */
const BITS = 8;
const MASK = (1 << BITS) - 1;

/**
 * Traders & Builders (TB-1 to TB-14): the builder brings a second turn, the pig makes a meadow worth more, and whoever
 * completes a city takes the goods in it.
 */
export const traders = {
  name: 'traders',
  supply: (_, base) => ({ ...base, tiles: [...base.tiles, ...tradersTiles.tiles] }),
  meeples: [
    { name: 'builder', count: 1, strength: 0, dice: 0, stands: ['road', 'city'], recalls: false },
    { name: 'pig', count: 1, strength: 0, dice: 0, stands: ['field'], recalls: false },
  ],
  amends: [{ kind: 'field', meeple: 'pig', final: [{ what: 'city', each: 4 }] }],
  /** The tokens of each side. */
  slots: 7,
  again: continuesBuilder,
  closed: takeGoods,
  tokens: { names: GOODS, of: goodsOf, give: giveGoods },
  majorities: MAJORITIES,
  awards: payGoods,
  cites: [
    { why: 'none-in-reserve', of: 'builder', rule: 'TB-2' },
    { why: 'none-in-reserve', of: 'pig', rule: 'TB-2' },
    { why: 'may-not-stand', of: 'builder', rule: 'TB-3' },
    { why: 'may-not-stand', of: 'pig', rule: 'TB-11' },
    { why: 'no-own-meeple', of: 'builder', rule: 'TB-3' },
    { why: 'no-own-meeple', of: 'pig', rule: 'TB-11' },
    { why: 'realm-complete', of: 'builder', rule: 'K-33' },
    { why: 'awarded', rule: 'TB-10' },
  ],
} as const satisfies RuleModule;

/** Whether the new tile continues a road or city of the player's builder, in a first turn (TB-4, K-41, K-42). */
function continuesBuilder(_: Rules, pos: Position): boolean {
  if (isExtraTurn(pos)) return false;
  const { first, meepleNames } = pos.figureTable;
  let kind = 0;
  while (meepleNames[kind] !== 'builder') kind++;
  const realm = realmOfFigure(pos, first[figureKind(pos.seat, kind)]);
  if (realm === -1) return false;
  for (let i = 0; i < 4; i++) {
    const node = nodeInOrder(pos, pos.lastPlacement, i);
    if (node === -1) return false;
    if (find(pos, node) === realm) return true;
  }
  return false;
}

/** The goods shown in a city that is complete go to who placed the tile, held or not (TB-9, K-43). */
function takeGoods(rules: Rules, pos: Position, root: Node, sink: EventSink | null): void {
  if (rules.kinds[kindOf(pos, root)].name !== 'city') return;
  let taken = 0;
  let node = root;
  do {
    const { goods } = pos.tables.tiles[tileAt(pos, placementOf(pos, node))].features[featureIndexOf(pos, node)];
    if (goods !== undefined) taken += oneOf(goods);
    node = nextInRealm(pos, node);
  } while (node !== root);
  if (taken === 0) return;
  const slot = rules.slotsOf(traders) + pos.figureTable.sideOf[pos.seat];
  setSlot(pos, slot, slotOf(pos, slot) + taken);
  if (sink !== null) sink({ type: 'took', seat: pos.seat, at: placeRef(pos, root), tokens: unpack(taken) });
}

/** One token in a word of all three goods. */
function oneOf(goods: string): number {
  return 1 << (BITS * GOODS.findIndex((one) => one === goods));
}

/** How many tokens of one of the goods are in a word. */
function countIn(word: number, index: number): number {
  return (word >> (BITS * index)) & MASK;
}

function unpack(word: number): Tokens {
  return Object.fromEntries(GOODS.map((name, i) => [name, countIn(word, i)] as const).filter(([, count]) => count > 0));
}

function goodsOf(rules: Rules, pos: Position, side: SideIndex): Tokens {
  return unpack(slotOf(pos, rules.slotsOf(traders) + side));
}

function giveGoods(rules: Rules, pos: Position, side: SideIndex, tokens: Tokens): void {
  const word = GOODS.reduce((sum, name) => sum + (tokens[name] ?? 0) * oneOf(name), 0);
  setSlot(pos, rules.slotsOf(traders) + side, word);
}

/** 10 points for most tokens of each of the goods, to each of those who tie; none where nobody has any (TB-10, K-44). */
function payGoods(rules: Rules, pos: Position, award: Award): void {
  const slot = rules.slotsOf(traders);
  for (let index = 0; index < GOODS.length; index++) {
    let most = 1;
    let sides: SideIndex[] = [];
    for (let side = 0; side < pos.figureTable.sides; side++) {
      const count = countIn(slotOf(pos, slot + side), index);
      if (count > most) sides = [];
      if (count < most) continue;
      most = count;
      sides.push(side);
    }
    if (sides.length > 0) award(GOODS[index], MOST, sides);
  }
}
