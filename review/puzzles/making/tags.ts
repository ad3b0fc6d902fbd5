/** Describes the effects of a turn, from the position before it and its events. */
import { CompletionModel } from '@asteroute/bots/search';
import {
  clonePosition,
  type Game,
  type GameEvent,
  lastGame,
  type Node,
  type Ply,
  playTurnWords,
  type SideIndex,
  type TurnWords,
  unwrap,
} from '@asteroute/engine';
import {
  figureCount,
  find,
  inReserve,
  kindOf,
  nodeOf,
  openOf,
  type Position,
  type Ruleset,
  realmOfFigure,
  statsOf,
  strengthOf,
  tileAt,
} from '@asteroute/engine/search';
import type { PuzzleTag } from '../puzzle.ts';

/** The `fillRate` of the model: a gap that a single tile of the stack fits is filled with a chance of 0.4. */
const FILL_RATE = 0.5;
/** The least chance of a realm that can be blocked; it is blocked when its chance falls to less than half. */
const ALIVE = 0.2;
/** Below this chance of completion no tile fits. */
const DEAD = 1e-6;

/** Returns the effects of a turn, in the order of `PUZZLE_TAGS`. */
export function tagsOf(hand: Game, words: TurnWords): PuzzleTag[] {
  const plies = unwrap(playTurnWords(hand, words));
  const events = plies.flatMap((ply) => ply.events);
  const after = lastGame(hand, plies);
  const side = hand.rules.figureTable.sideOf[hand.position.seat];
  const spoiled = spoiledRealms(hand, after, side);
  const tags: PuzzleTag[] = [];
  if (steals(hand, plies, side)) tags.push('steal');
  if (spoiled.length > 0) tags.push('block');
  if (spoiled.includes('dead')) tags.push('trap');
  if (isLastMeeple(hand, words)) tags.push('last-meeple');
  if (words.action.type === 'deploy' && isMeadow(hand.rules, events)) tags.push('farm');
  if (attacks(events, words)) tags.push('planet-attack');
  if (completes(events, side)) tags.push('completion');
  if (words.action.type === 'pass' && tags.length === 0) tags.push('patience');
  if (words.action.type === 'recall') tags.push('recall');
  return tags;
}

/** Whether a realm of the new tile is shared with a rival who held it alone before. */
function steals(hand: Game, [placed]: readonly Ply[], side: SideIndex): boolean {
  const pos = placed.game.position;
  const placement = pos.lastPlacement;
  const features = pos.tables.features[tileAt(pos, placement)];
  return features.some((feature, f) => {
    if (feature === null) return false;
    const root = find(pos, nodeOf(pos, placement, f));
    const rival = rivalStrength(hand.rules, pos, root, side);
    return rival > 0 && strengthOf(pos, root, side) > 0 && wasForeign(hand.position, pos, root, side);
  });
}

/** Whether a figure of a rival was on a realm without own figures before the turn. */
function wasForeign(before: Position, pos: Position, root: Node, side: SideIndex): boolean {
  for (let figure = 0; figure < figureCount(pos); figure++) {
    if (realmOfFigure(pos, figure) !== root || pos.figureTable.sideOfFigure[figure] === side) continue;
    const own = realmOfFigure(before, figure);
    if (own !== -1 && strengthOf(before, own, side) === 0) return true;
  }
  return false;
}

function rivalStrength({ figureTable }: Ruleset, pos: Position, root: Node, side: SideIndex): number {
  let most = 0;
  for (let other = 0; other < figureTable.sides; other++) {
    if (other !== side) most = Math.max(most, strengthOf(pos, root, other));
  }
  return most;
}

/** Finds realms of rivals whose chance of completion fell to less than half: `dead` if no tile fits any more. */
function spoiledRealms({ rules, position }: Game, after: Game, side: SideIndex): ('worse' | 'dead')[] {
  const [before, now] = [clonePosition(position), clonePosition(after.position)];
  const [then, next] = [before, now].map((pos) => {
    const model = new CompletionModel(rules, FILL_RATE);
    model.takeStack(pos);
    return model;
  });
  const met = new Set<Node>();
  const found: ('worse' | 'dead')[] = [];
  for (let figure = 0; figure < figureCount(now); figure++) {
    const [old, root] = [realmOfFigure(before, figure), realmOfFigure(now, figure)];
    if (old === -1 || root === -1 || met.has(root) || now.figureTable.sideOfFigure[figure] === side) continue;
    met.add(root);
    if (rules.kinds[kindOf(now, root)].complete === null || openOf(statsOf(now, root)) === 0) continue;
    if (strengthOf(now, root, side) > 0 && strengthOf(now, root, side) >= rivalStrength(rules, now, root, side))
      continue;
    const [chance, left] = [then.completion(before, old), next.completion(now, root)];
    if (chance > ALIVE && left < chance / 2) found.push(left < DEAD ? 'dead' : 'worse');
  }
  return found;
}

function isLastMeeple({ rules, position }: Game, { action }: TurnWords): boolean {
  if (action.type !== 'deploy') return false;
  return rules.meeples.reduce((sum, _, meeple) => sum + inReserve(position, position.seat, meeple), 0) === 1;
}

function isMeadow({ kinds }: Ruleset, events: readonly GameEvent[]): boolean {
  const meadows = kinds.filter(({ joins }) => joins === 'half-edges').map(({ name }) => name);
  return events.some((event) => event.type === 'deployed' && meadows.includes(event.figure.at.kind));
}

/** Whether a meeple was placed on a planet beside the new tile and a battle followed. */
function attacks(events: readonly GameEvent[], { x, y }: TurnWords): boolean {
  const deployed = events.find((event) => event.type === 'deployed');
  if (deployed?.type !== 'deployed') return false;
  const { at } = deployed.figure;
  const isBeside = at.x !== x || at.y !== y;
  return isBeside && events.some((event) => event.type === 'battle' && event.at.x === at.x && event.at.y === at.y);
}

/** Whether the side scored a realm by completing it. */
function completes(events: readonly GameEvent[], side: SideIndex): boolean {
  return events.some(
    (event) =>
      event.type === 'scored' &&
      event.complete &&
      event.shares.some((share) => share.side === side && share.points > 0),
  );
}
