import { endsTurn, type Game, newGame, play, tileId, unwrap } from '@asteroute/engine';
import type { Ply } from '@asteroute/record';
import { type LinkedGame, type LinkFault, readLink, recordOf, writeLink } from '@asteroute/record';
import type { SeatPlan } from '../match/link.ts';
import type { Past } from '../match/links/link-local.ts';
import type { Saved } from '../match/saved.ts';

/** A game from elsewhere, and the ply at which it opens; null for its end. */
interface Visit {
  readonly past: Past;
  readonly at: number | null;
}

/** A shared game, or what is wrong with its link. */
export type VisitRead =
  | { readonly ok: true; readonly value: Visit }
  | { readonly ok: false; readonly fault: LinkFault };

/** The page's name for a player without one. */
export type NameOf = (seat: number) => string;

/** A link to a game: the game written by `writeLink`, and the ply it opens at; null for its end. */
export interface GameLink {
  readonly text: string;
  readonly ply: number | null;
}

/** The link that opens a game at a ply, at its end if none is given. Names that the page gave are left out. */
export function linkOf({ start, steps }: Past, at: number | null, nameOf: NameOf): GameLink {
  const { setup } = start.rules;
  const players = setup.players.map(({ name, color }, seat) => ({ name: name === nameOf(seat) ? '' : name, color }));
  const text = writeLink({ setup: { ...setup, players }, moves: steps.map(({ move }) => move) });
  return { text, ply: at === steps.length ? null : at };
}

/** Reads a link to a game. */
export function readGameLink({ text, ply }: GameLink, nameOf: NameOf): VisitRead {
  const read = readLink(text);
  if (!read.ok) return read;
  const past = pastOfLink(read.value, nameOf);
  return { ok: true, value: { past, at: ply === null ? null : Math.min(ply, past.steps.length) } };
}

/** Every ply of a game that came through a link, whose moves are known to be legal. */
function pastOfLink({ setup, moves }: LinkedGame, nameOf: NameOf): Past {
  const players = setup.players.map(({ name, color }, seat) => ({ name: name === '' ? nameOf(seat) : name, color }));
  const start = unwrap(newGame({ ...setup, players }));
  const steps: Ply[] = [];
  let game = start;
  for (const move of moves) {
    const played = unwrap(play(game, move));
    steps.push({ move, ...played });
    game = played.game;
  }
  return { start, steps };
}

/** Players and seed of a game that branches off another. */
export interface Branch {
  readonly seats: readonly SeatPlan[];
  readonly seed: number;
}

/**
 * Branches a new game off another: it continues from the last decision at or before a ply about where to place a tile,
 * with the tile that was in hand.
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

/** The last ply, at most `at`, at which no part of a turn has been played yet. */
function cutOf(steps: readonly Ply[], at: number): number {
  for (let ply = at; ply > 0; ply--) {
    if (['place', 'draw', 'over'].includes(steps[ply - 1].game.position.phase)) return ply;
  }
  return 0;
}

/** The position that a branch starts with. */
export function cutGame({ start, steps }: Past, at: number): Game {
  const cut = cutOf(steps, at);
  return cut === 0 ? start : steps[cut - 1].game;
}
