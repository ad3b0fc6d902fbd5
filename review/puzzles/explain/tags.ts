/** Describes the effects of a turn, from the position before it, its events and what differs by realm. */
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
import { PUZZLE_TAGS, type PuzzleTag } from '../puzzle.ts';
import type { RealmDifference } from './account.ts';
import type { Lead } from './lead.ts';

/** The `fillRate` of the model: a gap that a single tile of the stack fits is filled with a chance of 0.4. */
const FILL_RATE = 0.5;
/** The least chance of a realm whose meeple can be trapped. */
const ALIVE = 0.2;
/** Below this chance of completion no tile fits. */
const DEAD = 1e-6;

/** What the tags of a turn are found from. */
export interface Effects {
  readonly words: TurnWords;
  readonly tempting: TurnWords;
  /** What differs between both, by realm. */
  readonly account: readonly RealmDifference[];
}

/** Points by which a realm must differ to be a theme, and by how many standard errors. */
const THEME_POINTS = 1;
const THEME_ERRORS = 2;

/** Returns the effects of a turn, in the order of `PUZZLE_TAGS`. */
export function tagsOf(hand: Game, effects: Effects): PuzzleTag[] {
  const { words, account } = effects;
  const plies = unwrap(playTurnWords(hand, words));
  const events = plies.flatMap((ply) => ply.events);
  const after = lastGame(hand, plies);
  const side = hand.rules.figureTable.sideOf[hand.position.seat];
  const isCompletion = completes(events, side);
  const some = (test: (one: RealmDifference) => boolean) => account.some(test);
  const has: Readonly<Record<PuzzleTag, boolean>> = {
    steal: steals(hand, plies, side) || some(({ holder, own }) => holder === 'rival' && isMore(own)),
    block: some(({ holder, own, rivals }) => holder === 'rival' && isLess(rivals) && !isMore(own)),
    trap: traps(hand, after, side),
    defend: some(({ holder, rivals }) => (holder === 'own' || holder === 'shared') && isLess(rivals)),
    'last-meeple': isLastMeeple(hand, words),
    farm: words.action.type === 'deploy' && isMeadow(hand.rules, events),
    'planet-attack': attacks(events, words),
    completion: isCompletion,
    extend: !isCompletion && some(({ holder, own }) => (holder === 'own' || holder === 'shared') && isMore(own)),
    patience: isPatient(hand, effects, isCompletion),
    recall: words.action.type === 'recall',
    river: isRiver(hand),
    team: some(({ isPartners, net }) => isPartners && isMore(net)),
  };
  return PUZZLE_TAGS.filter((tag) => has[tag]);
}

const isMore = ({ points, se }: Lead): boolean => points >= THEME_POINTS && points > THEME_ERRORS * se;
const isLess = ({ points, se }: Lead): boolean => isMore({ points: -points, se });

/** Whether a turn places no meeple and completes nothing, although the tempting one does. */
function isPatient(hand: Game, { words, tempting }: Effects, isCompletion: boolean): boolean {
  if (words.action.type !== 'pass' || isCompletion) return false;
  const events = unwrap(playTurnWords(hand, tempting)).flatMap((ply) => ply.events);
  return tempting.action.type !== 'pass' || completes(events, hand.rules.figureTable.sideOf[hand.position.seat]);
}

/** Whether the tile in hand comes before the usual ones: a tile of the river. */
function isRiver({ rules: { stage }, position: { drawn } }: Game): boolean {
  return stage[drawn] < Math.max(...stage);
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

function traps({ rules, position }: Game, after: Game, side: SideIndex): boolean {
  const [before, now] = [clonePosition(position), clonePosition(after.position)];
  const [then, next] = [before, now].map((pos) => {
    const model = new CompletionModel(rules, FILL_RATE);
    model.takeStack(pos);
    return model;
  });
  return Array.from({ length: figureCount(now) }, (_, figure) => figure).some((figure) => {
    const [old, root] = [realmOfFigure(before, figure), realmOfFigure(now, figure)];
    if (old === -1 || root === -1 || now.figureTable.sideOfFigure[figure] === side) return false;
    if (rules.kinds[kindOf(now, root)].complete === null || openOf(statsOf(now, root)) === 0) return false;
    const own = strengthOf(now, root, side);
    if (own > 0 && own >= rivalStrength(rules, now, root, side)) return false;
    return then.completion(before, old) > ALIVE && next.completion(now, root) < DEAD;
  });
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

function completes(events: readonly GameEvent[], side: SideIndex): boolean {
  return events.some(
    (event) =>
      event.type === 'scored' &&
      event.complete &&
      event.shares.some((share) => share.side === side && share.points > 0),
  );
}
