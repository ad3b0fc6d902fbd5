/** Links to games; loaded when the first is read or written. */

import { newGame, play, unwrap } from '@asteroute/engine';
import { type LinkedGame, type LinkFault, type Ply, readLink, writeLink } from '@asteroute/record';
import type { Past } from '../../match/links/link-local.ts';

/** A game from elsewhere, and the ply at which it opens; null for its end. */
interface Visit {
  readonly past: Past;
  readonly at: number | null;
}

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
