import { type Cell, clonePosition, coordinates, type Random } from '@asteroute/engine';
import {
  cellOf,
  cellOfNode,
  figureCount,
  nodeOfFigure,
  type Position,
  placeMove,
  type Ruleset,
} from '@asteroute/engine/search';
import { margin } from '../judge/judge.ts';
import type { Bot } from '../search/bot.ts';
import { type JudgedTurn, type Turns, turnOf } from '../turns/turns.ts';

/** How a level falls short of its judgement, as people do. */
export interface Lapses {
  /** The part of what rivals gain that it minds, from 0 to 1. */
  readonly rivals: number;
  /** In per cent: how often it overlooks a cell far from its meeples and from the last round of tiles. */
  readonly overlooks: number;
  /** In points: a turn that is worth this much less than another is chosen 2.7 times less often. */
  readonly temperature: number;
}

/** The distance in cells up to which nothing is overlooked. */
const NEAR = 2;
/** In temperatures: a turn that is worth this much less than the best of those seen is never chosen. */
const LIMIT = 3;
const ROUNDING = 1e-9;
const PARTS = 4096;

export function personBot(
  name: string,
  turnsFor: (rules: Ruleset) => Turns,
  lapsesOf: (rules: Ruleset) => Lapses,
): Bot {
  return {
    name,
    turn({ rules, position }, random) {
      const lapses = lapsesOf(rules);
      const pos = clonePosition(position);
      const turns = seen(pos, turnsFor(rules).different(pos), lapses, random);
      return turnOf(chosen(turns, rules.figureTable.sideOf[pos.seat], lapses, random));
    },
  };
}

/** The turns at cells that are not overlooked; all if nothing else is left. */
function seen(
  pos: Position,
  turns: readonly JudgedTurn[],
  { overlooks }: Lapses,
  random: Random,
): readonly JudgedTurn[] {
  if (overlooks === 0) return turns;
  const isNear = nearness(pos);
  const isSeen = new Map<Cell, boolean>();
  const left = turns.filter(({ placement }) => {
    const { cell } = placeMove(placement);
    const known = isSeen.get(cell) ?? (isNear(cell) || random.below(100) >= overlooks);
    isSeen.set(cell, known);
    return known;
  });
  return left.length > 0 ? left : turns;
}

/** Tells the cells near the own meeples and the last round of tiles. */
export function nearness(pos: Position): (cell: Cell) => boolean {
  const { seat, sideOf } = pos.figureTable;
  const cells: Cell[] = [];
  const count = figureCount(pos);
  for (let figure = 0; figure < count; figure++) {
    const node = nodeOfFigure(pos, figure);
    if (node !== -1 && seat[figure] === pos.seat) cells.push(cellOfNode(pos, node));
  }
  for (let ago = 0; ago < Math.min(sideOf.length, pos.placed); ago++) cells.push(cellOf(pos, pos.lastPlacement - ago));
  const known = cells.map(coordinates);
  return (cell) => {
    const { x, y } = coordinates(cell);
    return known.some((at) => Math.max(Math.abs(at.x - x), Math.abs(at.y - y)) <= NEAR);
  };
}

/** A good turn, the better the more often: a slip costs little often and much never. */
function chosen(turns: readonly JudgedTurn[], side: number, lapses: Lapses, random: Random): JudgedTurn {
  const { rivals, temperature } = lapses;
  const worth = turns.map(({ values }) => rivals * margin(values, side) + (1 - rivals) * values[side]);
  const highest = Math.max(...worth);
  const odds = worth.map((points) => {
    const loss = highest - points;
    return loss > LIMIT * temperature + ROUNDING ? 0 : Math.exp(-loss / (temperature || 1));
  });
  let left = (random.below(PARTS) / PARTS) * odds.reduce((sum, one) => sum + one, 0);
  for (const [i, one] of odds.entries()) {
    left -= one;
    if (left < 0) return turns[i];
  }
  return turns[worth.indexOf(highest)];
}
