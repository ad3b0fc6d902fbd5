import { type Game, newGame, play, unwrap } from '@asteroute/engine';
import { type LinkedGame, type Ply, recordOf } from '@asteroute/record';
import { momentOfPly, type PlayedGame, playedGame } from './moments.ts';
import type { LaidPosition } from './read-position.ts';
import { inSlices } from './slices.ts';
import { type LinkedPlies, Unshowable } from './unshowable.ts';

export type GameSource =
  | { readonly type: 'link'; readonly text: string }
  | { readonly type: 'record'; readonly record: unknown }
  | { readonly type: 'address'; readonly url: string };

/** A game, and the moment at which its link opens it; null if it names none. */
export interface OpenedGame {
  readonly played: PlayedGame;
  readonly at: number | null;
}

/** Reads a game; throws `Unshowable`, or the reason of the signal. */
export async function readGame(source: GameSource, signal: AbortSignal): Promise<OpenedGame> {
  if (source.type === 'link') {
    const { readLinked } = await import('./read-link.ts');
    return playLinked(await readLinked(source.text, signal), signal);
  }
  const given = source.type === 'record' ? fromText(source.record) : await fetchRecord(source.url, signal);
  return { played: await playedOf(given), at: null };
}

/** Reads what was given as JSON: a position has a set-up, which a record does not. */
async function playedOf(given: unknown): Promise<PlayedGame> {
  if (isPosition(given)) return (await import('./read-position.ts')).readPosition(given);
  return (await import('./read-record.ts')).readRecorded(given);
}

const isPosition = (given: unknown): given is LaidPosition =>
  typeof given === 'object' && given !== null && 'setup' in given && 'position' in given;

async function playLinked({ setup, moves, ply }: LinkedPlies, signal: AbortSignal): Promise<OpenedGame> {
  const start = unwrap(newGame(setup));
  const plies = await inSlices(playAll(start, moves), signal);
  const played = playedGame(recordOf(setup, plies), start, plies);
  return { played, at: ply === null || ply >= plies.length ? null : momentOfPly(plies, ply) };
}

function* playAll(start: Game, moves: LinkedGame['moves']): Generator<void, Ply[]> {
  const plies: Ply[] = [];
  let game = start;
  for (const move of moves) {
    const played = unwrap(play(game, move));
    plies.push({ move, ...played });
    game = played.game;
    yield;
  }
  return plies;
}

/** A record or position given as JSON, of which only the first line counts if it has several, or as an object. */
function fromText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  for (const text of [value, value.trim().split('\n', 1)[0]]) {
    try {
      return JSON.parse(text);
    } catch {
      // The text may be a file of games, one per line.
    }
  }
  throw new Unshowable('malformed');
}

/** The pages of a table on a server, whose record the server gives under another address. */
const TABLE = /(?:#table\/|\/invite\/|\/api\/games\/)([a-z0-9]{16})/;

/** The address of a record: itself, or for the address of a table on a server that of its game so far. */
function recordAddress(url: string): URL {
  const whole = new URL(url, document.baseURI);
  const table = TABLE.exec(`${whole.pathname}${whole.hash}`)?.[1];
  return table === undefined ? whole : new URL(`/api/games/${table}/record`, whole);
}

async function fetchRecord(url: string, signal: AbortSignal): Promise<unknown> {
  const text = await fetch(recordAddress(url), { signal }).then(
    (response) => (response.ok ? response.text() : null),
    () => null,
  );
  signal.throwIfAborted();
  if (text === null) throw new Unshowable('unreachable');
  return fromText(text);
}
