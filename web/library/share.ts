import { endsTurn, type Game, newGame, play, tileId, unwrap } from '@asteroute/engine';
import { type LinkedGame, type LinkFault, readLink, recordOf, writeLink } from '@asteroute/record';
import type { SeatPlan, Step } from '../match/link.ts';
import type { Past } from '../match/link-local.ts';
import type { Saved } from '../match/saved.ts';

/** A game from somewhere, and the ply at which it is to be looked at; null for its end. */
export interface Visit {
  readonly past: Past;
  readonly at: number | null;
}

export type VisitRead =
  | { readonly ok: true; readonly value: Visit }
  | { readonly ok: false; readonly fault: LinkFault };

/** What the page calls a player whom nobody has named. */
export type NameOf = (seat: number) => string;

/** The part of an address that names a game: `game/` with its text, and the ply it opens at. */
const ADDRESS = /#game\/([\w-]*)(?:\/(\d{1,5}))?/;

/** The part of an address that opens a game at a ply, at its end where none is given. */
export function addressOf({ start, steps }: Past, at: number | null, nameOf: NameOf): string {
  const { setup } = start.rules;
  const players = setup.players.map(({ name, color }, seat) => ({ name: name === nameOf(seat) ? '' : name, color }));
  const text = writeLink({ setup: { ...setup, players }, moves: steps.map(({ move }) => move) });
  return `#game/${text}${at === null || at === steps.length ? '' : `/${at}`}`;
}

/** Whether a text holds the address of a game, good or not. */
export function isAddress(text: string): boolean {
  return ADDRESS.test(text);
}

/** Reads the address of a game. */
export function visitOf(address: string, nameOf: NameOf): VisitRead {
  const [, text, ply] = ADDRESS.exec(address) ?? [];
  const read = readLink(text ?? '');
  if (!read.ok) return read;
  const past = pastOfLink(read.value, nameOf);
  const at = ply === undefined ? null : Math.min(Number(ply), past.steps.length);
  return { ok: true, value: { past, at } };
}

/** Every ply of a game that came through a link, whose moves are known to be legal. */
function pastOfLink({ setup, moves }: LinkedGame, nameOf: NameOf): Past {
  const players = setup.players.map(({ name, color }, seat) => ({ name: name === '' ? nameOf(seat) : name, color }));
  const start = unwrap(newGame({ ...setup, players }));
  const steps: Step[] = [];
  let game = start;
  for (const move of moves) {
    const played = unwrap(play(game, move));
    steps.push({ move, ...played });
    game = played.game;
  }
  return { start, steps };
}

/** Who plays on, with which chance. */
export interface Branch {
  readonly seats: readonly SeatPlan[];
  readonly seed: number;
}

/**
 * A game of its own that goes on from a moment of another: from the last decision at or before it about where to place
 * a tile, with the tile that was in hand.
 */
export function branchOf({ start, steps }: Past, at: number, { seats, seed }: Branch): Saved {
  const kept = steps.slice(0, cutOf(steps, at));
  const ended = kept.findLastIndex(endsTurn);
  const from = kept.slice(0, ended + 1).filter(({ move }) => move.type === 'draw').length;
  const tiles = kept.slice(ended + 1).flatMap(({ move }) => (move.type === 'draw' ? [tileId(start, move.tile)] : []));
  return {
    record: recordOf(start.rules.setup, kept),
    seats,
    seed,
    ...(tiles.length > 0 ? { dealt: { from, tiles } } : {}),
  };
}

/** The last ply up to here after which nothing of a turn is on the table yet. */
function cutOf(steps: readonly Step[], at: number): number {
  for (let ply = at; ply > 0; ply--) {
    if (['place', 'draw', 'over'].includes(steps[ply - 1].game.position.phase)) return ply;
  }
  return 0;
}

/** The game that a branch begins with, for asking who is to move. */
export function cutGame({ start, steps }: Past, at: number): Game {
  const cut = cutOf(steps, at);
  return cut === 0 ? start : steps[cut - 1].game;
}
