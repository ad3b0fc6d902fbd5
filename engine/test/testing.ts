/**
 * For tests only: positions written down tile by tile, turns played on them with `play`, and events described in words.
 */
import { HALF_EDGES, SIDES, type TileTable } from '@asteroute/tiles';
import type { Dice, Scene as ExampleScene, Laid, Plan, Standing } from '../../examples/example.ts';

import { nodeAtHalf, nodeAtSide, nodeOf, placementOf, placeRef, tileAt } from '../core/features.ts';
import { deploy, reserveFigure } from '../core/figures.ts';
import { layTile } from '../core/laying.ts';
import { type Position, placementAt } from '../core/position.ts';
import { editionNamed } from '../editions/index.ts';
import { type ActionWords, actionWords, nodeName, parseAction } from '../notation/notation.ts';
import { boardFigures, dueDice, legal, scores } from '../observe/observe.ts';
import { arrange, newGame } from '../play/game.ts';
import { placements } from '../play/legal.ts';
import { type Game, play } from '../play/play.ts';
import { openBoard } from '../play/turn.ts';
import type { Counted, GameEvent } from '../ruleset/events.ts';
import type { Edition } from '../ruleset/module.ts';
import type { ActionMove, Move, Throw } from '../ruleset/moves.ts';
import { compileRuleset, startPosition } from '../ruleset/ruleset.ts';
import { cellAt, coordinates } from '../vocabulary/geometry.ts';
import { unwrap } from '../vocabulary/result.ts';
import type { Figure, Node, Rotation, Seat, TileCounts, TileIndex } from '../vocabulary/types.ts';

export type { Dice, Laid, Plan, Standing };

/**
 * A position, optionally with its own tile table, for situations that the edition's tiles cannot produce, or with other
 * numbers of tiles than usual.
 */
export type Scene = ExampleScene & { readonly table?: TileTable; readonly counts?: TileCounts };

export interface Taken {
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

export function scene(of: Scene): Game {
  const game = emptyGame(of);
  const { rules, position: pos } = game;
  for (const [id, x, y, rotation] of of.tiles ?? []) {
    const tile = tileNamed(game, id);
    const fits = placements(rules, pos, tile).some((p) => p.cell === cellAt(x, y) && p.rotation === rotation);
    if (!fits || pos.stack[tile]-- === 0) throw new Error(`${id} cannot lie at ${x},${y} rotation ${rotation}`);
    layTile(pos, cellAt(x, y), tile, rotation as Rotation);
  }
  for (const standing of of.meeples ?? []) stand(game, standing);
  const scores = game.rules.players.map(({ color }) => of.scores?.[color] ?? 0).slice(0, pos.figureTable.sides);
  return arrange(game, { seat: of.turn === undefined ? 0 : seatOf(game, of.turn), stack: of.stack, scores });
}

function emptyGame(of: Scene): Game {
  const { edition: name = 'star-wars', colors, modules = [], options = {}, table, counts } = of;
  const players = colors.split(' ').map((color) => ({ name: color, color }));
  const setup = { edition: name, modules, options, players, ...(counts && { tiles: { name: '', counts } }) };
  const game = unwrap(newGame(setup));
  if (table === undefined) return game;
  const edition = { ...(editionNamed(name) as Edition), tiles: table };
  const rules = compileRuleset(edition, { ...setup, tileSet: table.tileSet });
  const position = startPosition(rules);
  openBoard(position);
  return { rules, position };
}

export function tileNamed(game: Game, id: string): TileIndex {
  const tile = game.rules.tables.indexOf.get(id);
  if (tile === undefined) throw new Error(`there is no tile ${id}`);
  return tile;
}

function seatOf(game: Game, color: string): Seat {
  const seat = game.rules.players.findIndex((player) => player.color === color);
  if (seat < 0) throw new Error(`no player has ${color}`);
  return seat;
}

/** The node on a cell that a place such as `route:E`, `field:En` or `planet` names. */
export function nodeNamed({ position: pos }: Game, place: string, x: number, y: number): Node {
  const [kind, edge] = place.split(':');
  const placement = placementAt(pos, cellAt(x, y));
  const list = pos.tables.features[tileAt(pos, placement)] ?? [];
  const nodes = list.flatMap((feature, f) => (feature === null ? [] : [nodeOf(pos, placement, f)]));
  const node = nodes.find((n) => placeRef(pos, n).kind === kind && edgesOf(pos, n).includes(edge ?? 'middle'));
  if (node === undefined) throw new Error(`there is no ${place} at ${x},${y}`);
  return node;
}

/** The sides and half edges that a node touches, or `middle`. */
function edgesOf(pos: Position, node: Node): readonly string[] {
  const sides = SIDES.filter((_, side) => nodeAtSide(pos, placementOf(pos, node), side) === node);
  const halves = HALF_EDGES.filter((_, half) => nodeAtHalf(pos, placementOf(pos, node), half) === node);
  return sides.length + halves.length === 0 ? ['middle'] : [...sides, ...halves];
}

function stand(game: Game, [color, meeple, place, x, y]: Standing): void {
  const kind = game.rules.meeples.findIndex((m) => m.name === meeple);
  const figure = reserveFigure(game.position, seatOf(game, color), kind as never);
  if (figure < 0) throw new Error(`${color} has no ${meeple} meeple left`);
  deploy(game.position, figure as Figure, nodeNamed(game, place, x, y));
}

/** Plays one move that must be legal. */
export function step({ game, events }: Taken, move: Move): Taken {
  const played = unwrap(play(game, move));
  return { game: played.game, events: [...events, ...played.events] };
}

/** Draws and places a tile; the game then waits for the meeple action. */
export function placeTile(game: Game, [id, x, y, rotation]: Laid): Taken {
  return step(draw(game, id), { type: 'place', cell: cellAt(x, y), rotation: rotation as Rotation });
}

/** Places the tile and plays the meeple action; the game then waits for dice, or the turn is over. */
export function actOnly(start: Game, plan: Plan): Taken {
  const placed = placeTile(start, plan.tile);
  return step(placed, unwrap(parseAction(placed.game, wordsOf(plan))));
}

function wordsOf({ deploy: on, recall }: Plan): ActionWords {
  if (on !== undefined) return { type: 'deploy', meeple: on[0], on: on[1] };
  return { type: recall === true ? 'recall' : 'pass' };
}

/** Plays a whole turn with real moves; throws unless exactly the given throws are due. */
export function takeTurn(start: Game, plan: Plan): Taken {
  const rolled = (taken: Taken, dice: Dice) => step(taken, { type: 'roll', dice: throwOf(taken.game, dice) });
  const taken = (plan.throws ?? []).reduce(rolled, actOnly(start, plan));
  if (taken.game.position.phase === 'roll') throw new Error('a throw is missing');
  return taken;
}

export function throwOf(game: Game, dice: Dice): Throw {
  const sides = new Array<readonly number[] | null>(game.position.figureTable.sides).fill(null);
  for (const [color, own] of Object.entries(dice)) sides[game.position.figureTable.sideOf[seatOf(game, color)]] = own;
  return sides;
}

/** Name of a side: its colour, or its team. */
export function sideName(game: Game, side: number): string {
  if (game.rules.setup.modules.includes('teams')) return side === 0 ? 'rebels' : 'empire';
  return game.rules.players[side].color;
}

/** Dice that are due, by side: `{red: 2, white: 1}`. */
export function dueBySide(game: Game): Record<string, number> {
  const dice = dueDice(game)?.dice ?? [];
  return Object.fromEntries(dice.flatMap((n, side) => (n > 0 ? [[sideName(game, side), n]] : [])));
}

/** Lists the places where the meeple may go, as a record names them, each once. */
export function places(game: Game): string[] {
  const deploys = legal(game).flatMap((move) => (move.type === 'deploy' ? [nodeName(game, move.node)] : []));
  return [...new Set(deploys)].sort();
}

/** Lists all actions that are legal after the tile is placed: `pass`, `recall`, `normal city:N`; sorted. */
export function offers(game: Game): string[] {
  const actions = legal(game).filter((move) => ['pass', 'deploy', 'recall'].includes(move.type)) as ActionMove[];
  return actions
    .map((move) =>
      Object.values(actionWords(game, move))
        .slice(move.type === 'deploy' ? 1 : 0)
        .join(' '),
    )
    .sort();
}

/** Draws a tile; afterwards it is in hand or has left the game. */
export function draw(game: Game, id: string): Taken {
  return step({ game, events: [] }, { type: 'draw', tile: tileNamed(game, id) });
}

/** Returns where the tile in hand may lie: for each cell `x,y` the legal rotations. */
export function placementsOf(game: Game): Record<string, string> {
  const found: Record<string, string> = {};
  for (const move of legal(game)) {
    if (move.type !== 'place') continue;
    const { x, y } = coordinates(move.cell);
    found[`${x},${y}`] = `${found[`${x},${y}`] ?? ''}${move.rotation}`;
  }
  return found;
}

/** Meeples on the board: `red small route:E 1,0`. */
export function standing(game: Game): string[] {
  return boardFigures(game).map(({ seat, meeple, at }) => {
    const place = at.side === null ? at.kind : `${at.kind}:${at.side}`;
    return `${game.rules.players[seat].color} ${meeple} ${place} ${at.x},${at.y}`;
  });
}

/** Totals by side: `{red: 3, white: 0}`. */
export function totals(game: Game): Record<string, number> {
  return Object.fromEntries(scores(game).map((points, side) => [sideName(game, side), points]));
}

/** Describes battles, points, tokens and returned meeples in order, a line each, without draws, placements and passes. */
export function story({ game, events }: Taken): string[] {
  return events.flatMap((event) => describe(game, event) ?? []);
}

function describe(game: Game, event: GameEvent): string | null {
  const name = (side: number) => sideName(game, side);
  const back = (list: readonly { seat: Seat; meeple: string }[]) =>
    list.map((f) => `${game.rules.players[f.seat].color} ${f.meeple}`).join(', ');
  const gains = (list: readonly { side: number; points: number }[]) =>
    list.map(({ side, points }) => `${name(side)} +${points}`).join(' ');
  switch (event.type) {
    case 'set-aside':
      return `${event.tile} leaves the game`;
    case 'put-back':
      return `${event.tile} goes back into the stack`;
    case 'battle':
      return `battle: ${event.sides.map(({ side, dice }) => `${name(side)} ${dice}`).join(' ')}`;
    case 'tied':
      return `tie: ${gains(event.shares)}`;
    case 'defeated':
      return `out: ${name(event.side)} +${event.points}, back ${back(event.returned)}`;
    case 'won':
      return `won: ${name(event.side)}`;
    case 'recalled':
      return `back: ${gains(event.shares)}, ${back(event.returned)}`;
    case 'took':
      return `takes: ${game.rules.players[event.seat].color} ${Object.entries(event.tokens).flat().join(' ')}`;
    case 'awarded':
      return `final ${event.what}: ${gains(event.shares)}`;
    case 'scored':
      return `${event.complete ? '' : 'final '}${event.at.kind}: ${gains(event.shares)}, back ${back(event.returned)}`;
    default:
      return null;
  }
}

/** Returns how many of `what` a scoring counted. */
export function counted({ formula }: Extract<GameEvent, { type: 'scored' | 'recalled' }>, what: Counted): number {
  return formula.terms.find((term) => term.what === what)?.count ?? 0;
}

/** Sums the points of ties and defeats by side. */
export function battlePoints({ game, events }: Taken): Record<string, number> {
  const points: Record<string, number> = Object.fromEntries(scores(game).map((_, side) => [sideName(game, side), 0]));
  for (const event of events) {
    const shares = event.type === 'tied' ? event.shares : event.type === 'defeated' ? [event] : [];
    for (const share of shares) points[sideName(game, share.side)] += share.points;
  }
  return points;
}
