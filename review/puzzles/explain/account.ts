/** Accounts for the difference between two turns realm by realm, from games that are played to their end after each. */
import {
  boardFigures,
  cellAt,
  clonePosition,
  coordinates,
  featureAt,
  type Game,
  type GameEvent,
  type Node,
  type PlaceRef,
  type Position,
  realmOf,
  type SideIndex,
  type SidePoints,
} from '@asteroute/engine';
import {
  act,
  find,
  mark,
  nodeOf,
  placeMove,
  placementAt,
  placeTile,
  realmOfFigure,
  tileAt,
  undo,
} from '@asteroute/engine/search';
import type { TurnCodes } from '../../alternatives.ts';
import { marginsOf } from '../../measure/margins.ts';
import type { RealmHolder } from '../puzzle.ts';
import { type Lead, leadOf } from './lead.ts';
import type { Continuation } from './play-on.ts';

/** What a realm gives more after one turn than after another, in points. */
export interface RealmDifference {
  readonly at: PlaceRef;
  readonly holder: RealmHolder;
  /** Whether a partner's meeple stands on it. */
  readonly isPartners: boolean;
  /** To the side on turn, to its rivals, and the difference of both. */
  readonly own: Lead;
  readonly rivals: Lead;
  readonly net: Lead;
}

/** By how much one turn is better than another, as a whole and by realm, the largest difference first. */
export interface Account {
  readonly total: Lead;
  readonly realms: readonly RealmDifference[];
}

export interface ComparedTurns {
  readonly best: TurnCodes;
  readonly other: TurnCodes;
}

/** A realm, or several that one of the turns joins. */
interface Tracked {
  readonly nodes: readonly Node[];
  readonly at: PlaceRef;
  readonly holder: RealmHolder;
  readonly isPartners: boolean;
}

/** Points in each round after each turn. */
type Rounds = readonly [number[], number[]];

/** What a realm gave to the side on turn, and to the others. */
interface Sums {
  readonly own: Rounds;
  readonly rivals: Rounds;
}

/** Realms begun in later turns are one for each kind, placed where the better turn places its tile. */
export function accountOf(hand: Game, { best, other }: ComparedTurns, on: Continuation): Account {
  const pos = clonePosition(hand.position);
  const later = laterRealms(hand, best);
  const [after, beside] = trackedRealms(hand, pos, [best, other]);
  const sums = new Map([...after, ...beside, ...later].map((realm) => [realm, sumsOf(on.rounds)]));
  const totals = [best, other].map((turn, index): number[] => {
    const realms = [...(index === 0 ? after : beside), ...later];
    return paidInRounds(hand, pos, { turn, on, pay: payer(hand, pos, { realms, sums, index }) });
  });
  const lead = (list: readonly number[]): Lead => (on.isSample ? leadOf(list) : { ...leadOf(list), se: 0 });
  const found = [...sums].map(([realm, sum]) => differenceOf(realm, sum, lead));
  found.sort((a, b) => Math.abs(b.net.points) - Math.abs(a.net.points));
  return { total: lead(differences([totals[0], totals[1]])), realms: found };
}

const roundsOf = (rounds: number): Rounds => [new Array<number>(rounds).fill(0), new Array<number>(rounds).fill(0)];
const sumsOf = (rounds: number): Sums => ({ own: roundsOf(rounds), rivals: roundsOf(rounds) });

/** Adds the points of an event in a round to its realm. */
type Pay = (event: GameEvent, round: number) => void;

/** The realms that are followed after a turn, and where their points go. */
interface Ledger {
  readonly realms: readonly Tracked[];
  readonly sums: ReadonlyMap<Tracked, Sums>;
  readonly index: number;
}

function payer(hand: Game, pos: Position, { realms, sums, index }: Ledger): Pay {
  return (event, round) => {
    for (const { at, shares } of paidBy(event)) {
      const sum = sums.get(realmAt(hand, pos, at, realms) as Tracked);
      for (const { side, points } of shares) {
        if (sum !== undefined) (side === sideOf(hand) ? sum.own : sum.rivals)[index][round] += points;
      }
    }
  };
}

/** A turn, how games go on after it, and who is told what is paid. */
interface PlayedRounds {
  readonly turn: TurnCodes;
  readonly on: Continuation;
  readonly pay: Pay;
}

/** Plays the rounds after a turn; returns the final margins of the side on turn. */
function paidInRounds(hand: Game, pos: Position, { turn, on, pay }: PlayedRounds): number[] {
  return Array.from({ length: on.rounds }, (_, round) => {
    const since = mark(pos);
    const sink = (event: GameEvent) => pay(event, round);
    placeTile(pos, turn.placement, sink);
    act(hand.rules, pos, turn.action, sink);
    on.play(pos, round, sink);
    const margin = marginsOf(pos.scores)[sideOf(hand)];
    undo(pos, since);
    return margin;
  });
}

const sideOf = ({ rules, position }: Game): SideIndex => rules.figureTable.sideOf[position.seat];

const differences = ([first, second]: Rounds): number[] => first.map((points, round) => points - second[round]);

function differenceOf(
  { at, holder, isPartners }: Tracked,
  sums: Sums,
  lead: (list: readonly number[]) => Lead,
): RealmDifference {
  const [own, rivals] = [differences(sums.own), differences(sums.rivals)];
  const net = own.map((points, round) => points - rivals[round]);
  return { at, holder, isPartners, own: lead(own), rivals: lead(rivals), net: lead(net) };
}

function paidBy(event: GameEvent): { readonly at: PlaceRef; readonly shares: readonly SidePoints[] }[] {
  if (event.type === 'scored') return [event];
  if (event.type === 'recalled') return [{ at: event.figure.at, shares: event.shares }];
  return event.type === 'defeated' ? [{ at: event.at, shares: [event] }] : [];
}

function realmAt(hand: Game, position: Position, at: PlaceRef, realms: readonly Tracked[]): Tracked | undefined {
  const index = featureAt({ rules: hand.rules, position }, at);
  if (index < 0) return undefined;
  const root = find(position, nodeOf(position, placementAt(position, cellAt(at.x, at.y)), index));
  return (
    realms.find(({ nodes }) => nodes.some((node) => find(position, node) === root)) ??
    realms.find((one) => one.holder === 'later' && one.at.kind === at.kind)
  );
}

/** What later turns begin, for each kind. */
function laterRealms({ rules }: Game, { placement }: TurnCodes): Tracked[] {
  const { x, y } = coordinates(placeMove(placement).cell);
  return rules.kinds.map(({ name }) => ({
    nodes: [],
    at: { kind: name, x, y, side: null },
    holder: 'later',
    isPartners: false,
  }));
}

/** The realms that are followed after each of the turns: those on the board, and those that the turn's tile begins. */
function trackedRealms(hand: Game, pos: Position, ways: readonly TurnCodes[]): Tracked[][] {
  const before = [...new Set(nodesOf(pos, 0).map((node) => find(pos, node)))];
  const joined = ways.map((way) => after(pos, way, () => before.map((node) => find(pos, node))));
  const held = groupsOf(before, joined).map((nodes) => standingRealm(hand, pos, nodes));
  return ways.map((way, index) => {
    const holder: RealmHolder = index === 0 ? 'new' : 'other';
    const begun = after(pos, way, () => {
      const old = new Set(before.map((node) => find(pos, node)));
      const fresh = nodesOf(pos, pos.lastPlacement).filter((node) => !old.has(find(pos, node)));
      return fresh.map((node) => ({ nodes: [node], at: placeOf(hand, pos, node), holder, isPartners: false }));
    });
    return [...held, ...begun];
  });
}

function after<T>(pos: Position, { placement }: TurnCodes, look: () => T): T {
  const since = mark(pos);
  placeTile(pos, placement, null);
  const found = look();
  undo(pos, since);
  return found;
}

/** Every node of the tiles placed, from the tile with this number. */
function nodesOf(pos: Position, first: number): Node[] {
  return Array.from({ length: pos.placed - first }, (_, n) => first + n).flatMap((placement) =>
    pos.tables.features[tileAt(pos, placement)].flatMap((feature, f) =>
      feature === null ? [] : [nodeOf(pos, placement, f)],
    ),
  );
}

function placeOf({ rules }: Game, position: Position, node: Node): PlaceRef {
  return realmOf({ rules, position }, node).places[0];
}

/** Groups nodes that have the same root after any of the turns. */
function groupsOf(nodes: readonly Node[], roots: readonly (readonly Node[])[]): Node[][] {
  const groups: number[][] = [];
  for (const [index] of nodes.entries()) {
    const isJoined = (other: number) => roots.some((list) => list[other] === list[index]);
    const met = groups.filter((group) => group.some(isJoined));
    for (const group of met) groups.splice(groups.indexOf(group), 1);
    groups.push([...met.flat(), index]);
  }
  return groups.map((group) => group.map((index) => nodes[index]));
}

/** Realms that belong together before the turn. Of joined ones the rival's is named: there points are won or lost. */
function standingRealm(hand: Game, pos: Position, nodes: readonly Node[]): Tracked {
  const isOwn = (seat: number) => hand.rules.figureTable.sideOf[seat] === sideOf(hand);
  const figures = boardFigures(hand).filter(({ id }) => nodes.includes(realmOfFigure(pos, id) as Node));
  const holders = nodes.map((node): RealmHolder => {
    const on = figures.filter(({ id }) => realmOfFigure(pos, id) === node);
    if (on.length === 0) return 'free';
    if (on.every(({ seat }) => isOwn(seat))) return 'own';
    return on.some(({ seat }) => isOwn(seat)) ? 'shared' : 'rival';
  });
  const holder = (['rival', 'shared', 'own'] as const).find((one) => holders.includes(one)) ?? 'free';
  const shown = nodes[holders.indexOf(holder)];
  const figure = figures.find(({ id }) => realmOfFigure(pos, id) === shown);
  const isPartners = figures.some(({ seat }) => seat !== hand.position.seat && isOwn(seat));
  return { nodes, at: figure?.at ?? placeOf(hand, pos, shown), holder, isPartners };
}
