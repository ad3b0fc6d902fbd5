/** How likely the draw or the battle was that decided a game. Exact: no judge is asked. */
import { Battles } from '@asteroute/bots/search';
import { clonePosition, type Game, type SideIndex, type TileIndex } from '@asteroute/engine';
import {
  act,
  drawTile,
  isQuiet,
  isRolling,
  listActions,
  listPlacements,
  MoveList,
  mark,
  type Position,
  placeTile,
  type Ruleset,
  scoreOf,
  undo,
} from '@asteroute/engine/search';
import { fittingTiles } from './measure/fitting.ts';

/** Of all tiles that could come, the number of those that would have scored as much. */
export interface TileOdds {
  readonly fitting: number;
  readonly all: number;
}

/** In a game before a draw: the tiles with which the player on turn could bring a side so many points, without dice. */
export function scoringTiles({ rules, position }: Game, side: SideIndex, points: number): TileOdds {
  const pos = clonePosition(position);
  let [fitting, all] = [0, 0];
  for (const [tile, count] of fittingTiles(rules, pos).entries()) {
    all += count;
    if (count > 0 && canScore(rules, pos, tile, { side, points })) fitting += count;
  }
  return { fitting, all };
}

/** The chance of a side to win the battle for which dice are due, ties thrown again. */
export function chanceOfBattle({ rules, position }: Game, side: SideIndex): number {
  return new Battles(rules).oddsOf(position).win[side];
}

interface Wanted {
  readonly side: SideIndex;
  readonly points: number;
}

function canScore(rules: Ruleset, pos: Position, tile: TileIndex, wanted: Wanted): boolean {
  const before = mark(pos);
  drawTile(rules, pos, tile, null);
  const placements = new MoveList();
  listPlacements(rules, pos, tile, placements);
  let can = false;
  for (let i = 0; i < placements.size && !can; i++) {
    const since = mark(pos);
    placeTile(pos, placements.codes[i], null);
    can = hasScoringAction(rules, pos, wanted);
    undo(pos, since);
  }
  undo(pos, before);
  return can;
}

function hasScoringAction(rules: Ruleset, pos: Position, { side, points }: Wanted): boolean {
  const actions = new MoveList();
  const before = scoreOf(pos, side);
  listActions(rules, pos, actions);
  for (let i = 0; i < actions.size; i++) {
    const action = actions.codes[i];
    if (isQuiet(rules, pos, action)) continue;
    const since = mark(pos);
    act(rules, pos, action, null);
    const has = !isRolling(pos) && scoreOf(pos, side) - before >= points;
    undo(pos, since);
    if (has) return true;
  }
  return false;
}
