import { cellOfNode, find, isNode, kindOf, lastCell, middleOf, placementOf, placementOn } from '../core/features.ts';
import { inReserve, isHeld, strengthOf } from '../core/figures.ts';
import type { Position } from '../core/position.ts';
import { isLegal } from '../play/legal.ts';
import { type Game, PHASE_OF } from '../play/play.ts';
import type { GameEvent } from '../ruleset/events.ts';
import type { Citation, RuleModule } from '../ruleset/module.ts';
import { type Move, type PlaceMove, placementCode } from '../ruleset/moves.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { AROUND_STEPS, beside } from '../vocabulary/geometry.ts';
import type { Why } from '../vocabulary/result.ts';
import type { MeepleIndex, Node, TileIndex } from '../vocabulary/types.ts';
import { edgeFacing, shownAt } from './fits.ts';

type DeployMove = Extract<Move, { type: 'deploy' }>;

const SIDES = [0, 1, 2, 3] as const;

/** What a refusal is about, by the names that the rules use. */
interface Subject {
  /** The kind of realm that the meeple would stand in, or that the neighbour shows where two sides differ. */
  readonly kind?: string | null;
  /** The kind of meeple. */
  readonly meeple?: string;
  /** Where two sides differ: the side of the new tile, 0 for north, and the kind that it shows; null is open ground. */
  readonly side?: number;
  readonly shows?: string | null;
}

/** Why a move is refused. */
export interface Explanation extends Subject {
  readonly why: Why;
  /** Number of the rule (docs/rules.md); null only if the move names something that does not exist. */
  readonly rule: string | null;
}

/**
 * A reason before its rule is looked up. `of`: the kinds of realm or meeple that the rule may be about, the most
 * important first.
 */
interface Reason {
  readonly why: Why;
  readonly of?: readonly string[];
  readonly subject?: Subject;
}

/**
 * Explains why the rules forbid a move; null exactly if `isLegal` allows it. If several rules forbid it, the reason is
 * the first that a player would check: the phase, the tile on its own, its sides, then what modules forbid.
 */
export function explain(game: Game, move: Move): Explanation | null {
  const { rules, position: pos } = game;
  if (isLegal(rules, pos, move)) return null;
  const { why, of = [], subject } = outOfTurn(pos, move) ?? reasonFor(game, move);
  return { why, rule: why === 'unknown' ? null : ruleFor(rules, why, of), ...subject };
}

function outOfTurn(pos: Position, move: Move): Reason | null {
  if (PHASE_OF[move.type] === pos.phase) return null;
  return { why: pos.phase === 'over' ? 'game-over' : 'wrong-phase' };
}

function ruleFor(rules: Ruleset, why: Why, of: readonly string[]): string {
  const rule = citedRule(rules.modules, why, of);
  if (rule === null) throw new Error(`no module says which rule "${why}" is`);
  return rule;
}

/**
 * Returns the number of the rule that modules cite for these kinds of realm or meeple, or null. Later modules override
 * earlier ones, of which the edition's own come first.
 */
export function citedRule(modules: readonly RuleModule[], why: Citation['why'], of: readonly string[]): string | null {
  const own = modules.toReversed().flatMap((module) => module.cites?.filter((cited) => cited.why === why) ?? []);
  return own.find((cited) => cited.of === undefined || of.includes(cited.of))?.rule ?? null;
}

/** Returns the number of the rule that gave an event's points; null for an event without points. */
export function ruleOf({ rules }: Game, event: GameEvent): string | null {
  if (event.type === 'scored') return citedRule(rules.modules, event.complete ? 'complete' : 'final', [event.at.kind]);
  if (event.type === 'awarded') return citedRule(rules.modules, 'awarded', [event.what]);
  if (event.type !== 'recalled' && event.type !== 'tied' && event.type !== 'defeated') return null;
  return citedRule(rules.modules, event.type, []);
}

function reasonFor(game: Game, move: Move): Reason {
  if (move.type === 'draw') return whyNoDraw(game, move.tile);
  if (move.type === 'place') return whyNoPlacement(game, move);
  if (move.type === 'deploy') return whyNoDeploy(game, move);
  return move.type === 'recall' ? whyNoRecall(game) : { why: 'wrong-dice' };
}

function whyNoDraw({ rules, position: pos }: Game, tile: TileIndex): Reason {
  if (rules.tables.tiles[tile] === undefined) return { why: 'unknown' };
  return pos.stack[tile] === 0 ? { why: 'none-left' } : { why: 'comes-later', of: kindsOn(rules, tile) };
}

function kindsOn({ tables }: Ruleset, tile: TileIndex): string[] {
  return tables.features[tile].flatMap((feature) => (feature === null ? [] : tables.kinds[feature.kind].name));
}

function whyNoPlacement(game: Game, move: PlaceMove): Reason {
  const { rules, position: pos } = game;
  if ((move.rotation & ~3) !== 0) return { why: 'unknown' };
  if (placementOn(pos, move.cell) >= 0) return { why: 'cell-taken' };
  return whyNoMatch(game, move) ?? { why: whyNotSelected(rules, pos, move) };
}

/** Describes the first side that does not match its neighbour (SW-16, D-2); null if all match. */
function whyNoMatch({ rules, position: pos }: Game, { cell, rotation }: PlaceMove): Reason | null {
  const tile = pos.drawn;
  const edges = SIDES.map((side) => edgeFacing(pos, cell, side));
  if (edges.every((edge) => edge === null)) return { why: 'no-neighbour' };
  const own = SIDES.map((side) => shownAt(rules.tables, tile, rotation, side));
  const side = edges.findIndex((edge, at) => edge !== null && edge.kind !== own[at]);
  if (side < 0) return null;
  const subject = { kind: edges[side]?.kind ?? null, side, shows: own[side] };
  return { why: 'sides-differ', of: kindsOn(rules, tile), subject };
}

/** Returns why modules forbid a placement whose sides match. */
function whyNotSelected(rules: Ruleset, pos: Position, move: PlaceMove): Why {
  const tile = pos.drawn;
  for (const { forbids } of rules.modules) {
    const why = forbids?.placement?.(pos, tile, placementCode(move)) ?? null;
    if (why !== null) return why;
  }
  throw new Error('a placement that matches was refused, and no module says why');
}

function whyNoDeploy({ rules, position: pos }: Game, { meeple, node }: DeployMove): Reason {
  if (rules.meeples[meeple] === undefined || !isNode(pos, node)) return { why: 'unknown' };
  const kind = rules.kinds[kindOf(pos, node)].name;
  const subject = { kind, meeple: rules.meeples[meeple].name };
  const of = [subject.meeple, kind];
  if (inReserve(pos, pos.seat, meeple) === 0) return { why: 'none-in-reserve', of, subject };
  if (placementOf(pos, node) !== pos.lastPlacement) {
    const why = whyNotReached(rules, pos, node);
    if (why !== null) return { why, of, subject };
  }
  if (!rules.meeples[meeple].stands.includes(kind)) return { why: 'may-not-stand', of, subject };
  return { why: whyNotAdmitted(rules, pos, find(pos, node), meeple), of, subject };
}

/** Why a meeple cannot go to a realm of the new tile on which its kind may stand. */
function whyNotAdmitted(rules: Ruleset, pos: Position, root: Node, meeple: MeepleIndex): Why {
  if (rules.meeples[meeple].strength === 0) {
    return strengthOf(pos, root, pos.figureTable.sideOf[pos.seat]) === 0 ? 'no-own-meeple' : 'realm-complete';
  }
  if (!isHeld(pos, root)) throw new Error('a free place was refused, and nothing says why');
  return 'realm-held';
}

/** Returns why a meeple may not go onto a tile other than the new one; null if a module allows it. */
function whyNotReached(rules: Ruleset, pos: Position, node: Node): Why | null {
  const last = lastCell(pos);
  const near = AROUND_STEPS.some((step) => beside(last, step) === cellOfNode(pos, node));
  if (!near || middleOf(pos, placementOf(pos, node)) !== node) return 'not-reached';
  if (rules.reaching.some((module) => module.reaches?.(rules, pos, node))) return null;
  for (const { forbids } of rules.modules) {
    const why = forbids?.deploy?.(pos, node) ?? null;
    if (why !== null) return why;
  }
  return 'not-reached';
}

function whyNoRecall({ rules, position: pos }: Game): Reason {
  const own = [...pos.figureNode].some(
    (node, f) => node >= 0 && pos.figureTable.seat[f] === pos.seat && rules.meeples[pos.figureTable.meeple[f]].recalls,
  );
  return { why: own ? 'scores-anyway' : 'none-to-recall' };
}
