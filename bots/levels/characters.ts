import { clonePosition, type EventSink, type Node } from '@asteroute/engine';
import {
  act,
  figureCount,
  find,
  kindOf,
  mark,
  nodeOf,
  type Position,
  placeTile,
  type Ruleset,
  realmOfFigure,
  statsOf,
  strengthOf,
  tileAt,
  tilesOf,
  undo,
} from '@asteroute/engine/search';
import type { Weights } from '../judge/terms.ts';
import { weightsFor } from '../judge/weights.ts';
import type { Bot } from '../search/bot.ts';
import { best } from '../search/one-ply.ts';
import { analyzers } from '../turns/analyzer.ts';
import { type JudgedTurn, turnOf } from '../turns/turns.ts';
import { type Character, characterIndex } from './names.ts';

/** The preferences of a character: points that it adds to a turn beyond the judgement of `shrewd`. */
interface Likings {
  readonly deploy?: Weights;
  /** By kind of realm: points for each tile of an own realm that the placed tile extends. */
  readonly grow?: Weights;
  /** Points for joining a realm of a rival or beginning a battle. */
  readonly meet?: number;
  readonly weights?: Weights;
}

/** In the order of `CHARACTERS`, for both editions: realms that a game does not have count for nothing. */
const LIKINGS: readonly Likings[] = [
  {
    deploy: { road: -2, city: 1, field: -0.5, route: -3, asteroid: 2 },
    grow: { city: 0.3, asteroid: 0.3 },
  },
  {
    deploy: { city: -2, field: 2, garden: 3, monastery: 3, route: 2.5, asteroid: -1.5 },
    grow: { route: 0.7 },
  },
  { meet: 8, weights: { 'city.reach': 3, 'road.reach': 3, 'asteroid.reach': 2, 'route.reach': 2 } },
];

/** Below this many tiles in the stack a preference fades; at the end only points count. */
const FADE_TILES = 12;

export function characterBot(name: Character): Bot {
  const likings = LIKINGS[characterIndex(name)];
  const analyzerOf = analyzers((rules) => added(weightsFor(rules), likings.weights ?? {}));
  return {
    name,
    turn({ rules, position }, random) {
      const pos = clonePosition(position);
      const side = rules.figureTable.sideOf[pos.seat];
      const shared = sharedRealms(pos, side);
      const turns = analyzerOf(rules).turns.all(pos);
      const share = Math.min(1, pos.stackSize / FADE_TILES);
      for (const turn of turns) turn.values[side] += share * likedIn({ rules, pos, likings, shared }, turn);
      return turnOf(best(turns, side, random));
    },
  };
}

function added(weights: Weights, more: Weights): Weights {
  const sums = Object.entries(more).map(([term, points]) => [term, (weights[term] ?? 0) + points]);
  return { ...weights, ...Object.fromEntries(sums) };
}

interface Situation {
  readonly rules: Ruleset;
  readonly pos: Position;
  readonly likings: Likings;
  /** How many realms the side on turn shares with rivals before the turn. */
  readonly shared: number;
}

/** The points that a turn gains by the character's preferences. The position is restored. */
function likedIn({ rules, pos, likings, shared }: Situation, turn: JudgedTurn): number {
  const { deploy = {}, grow = {}, meet = 0 } = likings;
  const side = rules.figureTable.sideOf[pos.seat];
  const since = mark(pos);
  placeTile(pos, turn.placement, null);
  let points = 0;
  for (const root of realmsOfLastTile(pos)) {
    if (strengthOf(pos, root, side) === 0) continue;
    points += (grow[rules.kinds[kindOf(pos, root)].name] ?? 0) * tilesOf(statsOf(pos, root));
  }
  let isMet = sharedRealms(pos, side) > shared;
  const note: EventSink = (event) => {
    if (event.type === 'deployed') points += deploy[event.figure.at.kind] ?? 0;
    if (event.type === 'battle') isMet = true;
  };
  act(rules, pos, turn.action, note);
  undo(pos, since);
  return isMet ? points + meet : points;
}

function realmsOfLastTile(pos: Position): Set<Node> {
  const placement = pos.lastPlacement;
  const features = pos.tables.features[tileAt(pos, placement)];
  return new Set(features.flatMap((feature, i) => (feature === null ? [] : [find(pos, nodeOf(pos, placement, i))])));
}

export function sharedRealms(pos: Position, side: number): number {
  const shared = new Set<number>();
  const count = figureCount(pos);
  for (let figure = 0; figure < count; figure++) {
    const root = realmOfFigure(pos, figure);
    if (root === -1 || pos.figureTable.sideOfFigure[figure] === side) continue;
    if (strengthOf(pos, root, side) > 0) shared.add(root);
  }
  return shared.size;
}
