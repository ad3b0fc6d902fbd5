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

/** A complete game: its set-up, and every ply. */
export interface LinkedGame {
  readonly setup: Setup;
  readonly moves: readonly Move[];
}

/** No link at all, of a later version, cut off, mistyped or against the rules, or its tiles are others by now. */
const LINK_FAULTS = ['not-a-link', 'newer', 'damaged', 'changed-tiles'] as const;
/** Why a text is not read as a link; nothing is thrown. */
export type LinkFault = (typeof LINK_FAULTS)[number];
export type LinkRead =
  | { readonly ok: true; readonly value: LinkedGame }
  | { readonly ok: false; readonly fault: LinkFault };

/** The first character of a link: its version. Later versions use the following digits. */
const VERSION = '1';
const LATER = /^[2-9]/;
/** Length of the checksum, in characters. */
const CHECK = 3;
/** Longer than any valid link, and short enough to be read quickly. */
const MAX_LENGTH = 4000;
/** More plies than any real game has; a limit is needed because ties could repeat without end. */
const MAX_PLIES = 4096;

/**
 * Only letters, digits, `-` and `_`. A ply takes only the space of what the rules leave open: tile, placement, action,
 * dice. Throws if a move is illegal.
 */
export function writeLink({ setup, moves }: LinkedGame): string {
  const coder = createWriter();
  const start = unwrap(newGame(setup));
  codeSetup(coder, start.rules.setup);
  toEnd(codeMoves(coder, start, moves));
  const body = toDigits(coder.number());
  return VERSION + checkOf(body) + body;
}

/** Reads what `writeLink` wrote. Refuses any other text; never throws. */
export function readLink(text: string): LinkRead {
  return toEnd(readLinkInSteps(text));
}

/** Pauses after each ply, so that a page can respond: a whole game takes a tenth of a second. */
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
    if (!start.ok) return { ok: false, fault: start.error.code === 'changed-tile-set' ? 'changed-tiles' : 'damaged' };
    const moves = yield* codeMoves(coder, start.value, null);
    return coder.isDone()
      ? { ok: true, value: { setup: start.value.rules.setup, moves } }
      : { ok: false, fault: 'damaged' };
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

/** Writes or reads the plies. A finished game stores no length, because the rules end it. */
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

/** Codes the dice of a roll, side by side in seat order: one of six values per die. */
function codeRoll(coder: Coder, game: Game, given: Move | null): Move {
  const thrown = given?.type === 'roll' ? given.dice : [];
  const dice = (dueDice(game)?.dice ?? []).map((count, side) => {
    if (count === 0) return null;
    return Array.from({ length: count }, (_, die) => 1 + coder.among(6, (thrown[side]?.[die] ?? 1) - 1));
  });
  return { type: 'roll', dice };
}

/**
 * Part of the format and independent of the engine: tiles by id; placements by y, x and rotation; actions: pass, take
 * back, then deploy by y, x, kind and side of the place, and kind of meeple.
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

/** Writes coordinates as text that sorts by y, then x. */
function cellKey({ x, y }: { readonly x: number; readonly y: number }): string {
  return String((y + 128) * 256 + x + 128).padStart(5, '0');
}
