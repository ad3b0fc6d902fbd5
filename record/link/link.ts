import {
  type ActionMove,
  coordinates,
  dueDice,
  type Game,
  legal,
  type Move,
  mixText,
  newGame,
  type PlaceMove,
  placeOf,
  play,
  type Setup,
  tileId,
  unwrap,
} from '@asteroute/engine';
import { type Coder, createReader, createWriter, fromDigits, toDigits, Unreadable } from './coder.ts';
import { codeSetup } from './setup.ts';

/** All there is to a game: what was decided before the first tile, and every ply. */
export interface LinkedGame {
  readonly setup: Setup;
  readonly moves: readonly Move[];
}

/**
 * Why a text is no game: it never was one; it comes from a later version; or it is cut off, mistyped or against the
 * rules.
 */
const LINK_FAULTS = ['not-a-link', 'newer', 'damaged'] as const;
export type LinkFault = (typeof LINK_FAULTS)[number];
export type LinkRead =
  | { readonly ok: true; readonly value: LinkedGame }
  | { readonly ok: false; readonly fault: LinkFault };

/** The first character of a link: its version. Later ones count on through the digits. */
const VERSION = '1';
const LATER = /^[2-9]/;
/** Length of the checksum, in characters. */
const CHECK = 3;
/** Far above the longest link that can be made, far below what takes long to read. */
const MAX_LENGTH = 4000;
/** Far above the plies of any game: ties could go on for ever. */
const MAX_PLIES = 4096;

/**
 * A game as text for an address: letters, digits, `-` and `_` only. Every ply costs the information that the rules leave open:
 * which of the tiles left, which of the legal placements and actions, which faces of the dice. Moves must be legal
 * from the set-up on, or this throws.
 */
export function writeLink({ setup, moves }: LinkedGame): string {
  const coder = createWriter();
  codeSetup(coder, setup);
  toEnd(codeMoves(coder, unwrap(newGame(setup)), moves));
  const body = toDigits(coder.number());
  return VERSION + checkOf(body) + body;
}

/** Reads what `writeLink` wrote. Any other text is refused; nothing is thrown. */
export function readLink(text: string): LinkRead {
  return toEnd(readLinkInSteps(text));
}

/** The same, pausing after each ply: a page may answer in between, since a whole game takes a tenth of a second. */
export function* readLinkInSteps(text: string): Generator<void, LinkRead> {
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return { ok: false, fault: 'not-a-link' };
  if (LATER.test(text)) return { ok: false, fault: 'newer' };
  if (!text.startsWith(VERSION) || text.length <= CHECK) return { ok: false, fault: 'not-a-link' };
  const body = text.slice(1 + CHECK);
  const number = fromDigits(body);
  if (number === null || checkOf(body) !== text.slice(1, 1 + CHECK)) return { ok: false, fault: 'damaged' };
  return yield* readNumber(number);
}

function* readNumber(number: bigint): Generator<void, LinkRead> {
  const coder = createReader(number);
  try {
    const setup = codeSetup(coder, null);
    const start = newGame(setup);
    if (!start.ok) return { ok: false, fault: 'damaged' };
    const moves = yield* codeMoves(coder, start.value, null);
    return coder.isDone() ? { ok: true, value: { setup, moves } } : { ok: false, fault: 'damaged' };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { ok: false, fault: 'damaged' };
  }
}

function checkOf(body: string): string {
  return toDigits(BigInt(mixText(0, body) & ((1 << (6 * CHECK)) - 1)), CHECK);
}

function toEnd<T>(steps: Generator<void, T>): T {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** The plies, written or read. A finished game needs no length: it ends by the rules. */
function* codeMoves(coder: Coder, start: Game, given: readonly Move[] | null): Generator<void, Move[]> {
  const over = coder.among(2, given !== null && isOver(start, given) ? 1 : 0) === 1;
  const length = over ? MAX_PLIES : coder.among(MAX_PLIES, given?.length ?? 0);
  const moves: Move[] = [];
  let game = start;
  while (moves.length < length && game.position.phase !== 'over') {
    const move = codeMove(coder, game, given?.[moves.length] ?? null);
    moves.push(move);
    game = unwrap(play(game, move)).game;
    yield;
  }
  if (over ? game.position.phase !== 'over' : moves.length < length) throw new Unreadable('the plies do not end');
  return moves;
}

function isOver(start: Game, moves: readonly Move[]): boolean {
  return moves.reduce((game, move) => unwrap(play(game, move)).game, start).position.phase === 'over';
}

function codeMove(coder: Coder, game: Game, given: Move | null): Move {
  if (game.position.phase === 'roll') return codeRoll(coder, game, given);
  const moves = inOrder(game);
  const index = given === null ? -1 : moves.findIndex((move) => keyOf(game, move) === keyOf(game, given));
  if (given !== null && index < 0) throw new Error(`this ${given.type} is not legal`);
  if (game.position.phase !== 'draw') return moves[coder.among(moves.length, index)];
  const { stack } = game.position;
  const weights = moves.map((move) => (move.type === 'draw' ? stack[move.tile] : 0));
  return moves[coder.weighed(weights, index)];
}

/** One choice among six for every die, side by side as they sit. */
function codeRoll(coder: Coder, game: Game, given: Move | null): Move {
  const thrown = given?.type === 'roll' ? given.dice : [];
  const dice = (dueDice(game)?.dice ?? []).map((count, side) => {
    if (count === 0) return null;
    return Array.from({ length: count }, (_, die) => 1 + coder.among(6, (thrown[side]?.[die] ?? 1) - 1));
  });
  return { type: 'roll', dice };
}

/**
 * The legal moves in an order of their own, which is part of the format whatever order the engine finds them in: tiles
 * by id; placements by y, x and rotation; no meeple, taking one back, then meeples by the y, x, kind and side of their
 * place and by their own kind.
 */
function inOrder(game: Game): Move[] {
  const keyed = legal(game).map((move) => ({ move, key: keyOf(game, move) }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ move }) => move);
}

function keyOf(game: Game, move: Move): string {
  if (move.type === 'draw') return tileId(game, move.tile);
  if (move.type === 'place') return placeKey(move);
  return move.type === 'roll' ? '' : actionKey(game, move);
}

function placeKey({ cell, rotation }: PlaceMove): string {
  return `${cellKey(coordinates(cell))}${rotation}`;
}

function actionKey(game: Game, move: ActionMove): string {
  if (move.type === 'pass') return '0';
  if (move.type === 'recall') return '1';
  const at = placeOf(game, move.node);
  return ['2', cellKey(at), at.kind, at.side ?? '', game.rules.meeples[move.meeple].name].join(' ');
}

/** Coordinates as text that sorts by y, then x. */
function cellKey({ x, y }: { readonly x: number; readonly y: number }): string {
  return String((y + 128) * 256 + x + 128).padStart(5, '0');
}
