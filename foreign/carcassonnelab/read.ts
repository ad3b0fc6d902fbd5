import type { ActionWords, PlayerSetup } from '@asteroute/engine';
import { type NumberedTile, numberedTile, START_TYPE } from '../format/base-tiles.ts';
import { type ForeignParsed, type ForeignTurn, type TileChoice, unreadable } from '../format/foreign-game.ts';
import { turnedPlace } from '../format/places.ts';
import { foreignPlayers } from '../format/players.ts';
import { MOVE_LENGTH, readMove, readTypes } from './digits.ts';

/** A link, with or without the site in front of it. A blank in a part of the query belongs to it up to the next part. */
const LINK = /(?:#|%23)\/(\d+)\/([\d.]+)\/([\w-]*)\/([0-9A-Za-z]*)(?:\?((?:[^\n&]*&)*\S*))?/;
/** Longer than any link of a game of 72 tiles. */
const MAX_LENGTH = 4000;

export function isLabLink(text: string): boolean {
  return text.length <= MAX_LENGTH * 2 && LINK.test(text);
}

/** Reads a link. Names and colours that are missing are made up. */
export function readLabLink(text: string): ForeignParsed {
  const match = text.length > MAX_LENGTH * 2 ? null : LINK.exec(text);
  if (match === null) return unreadable('not-this-format', 'no link of CarcassonneLab');
  const [link, version, aside, tiles, moves, query = ''] = match;
  if (version !== '0') return unreadable('newer', `version ${version.slice(0, 10)}`);
  if (link.length > MAX_LENGTH) return unreadable('too-long', `${link.length} characters`);
  const types = readTypes(tiles);
  if (types === null || types[0] !== START_TYPE)
    return unreadable('damaged', 'the tiles do not begin with the start tile');
  if (moves.length % MOVE_LENGTH !== 0) return unreadable('damaged', 'the moves are cut off');
  const draws = readDraws(types.slice(1), aside);
  const parts = query.replaceAll('&amp;', '&');
  const [names, colors] = [listOf(parts, 'players'), listOf(parts, 'colors')];
  const told = names.length > 0 ? names : colors;
  const players = foreignPlayers(told.length > 0 ? told.map((_, seat) => names[seat] ?? '') : ['', ''], colors);
  const { game, faults } = readMoves(moves, draws, players);
  return { game, faults: game === null || told.length > 0 ? faults : [NO_PLAYERS] };
}

const NO_PLAYERS = { code: 'no-players', entry: null, turn: null, found: 'neither names nor colours' } as const;

/** Draws in order: the kind of tile, and whether it fitted nowhere. */
interface Draw {
  readonly type: number;
  readonly aside: boolean;
}

/** The first number of `aside` is a version; the others count draws from 0. */
function readDraws(types: readonly number[], aside: string): Draw[] {
  const set = new Set(aside.split('.').slice(1).map(Number));
  return types.map((type, index) => ({ type, aside: set.has(index) }));
}

function readMoves(moves: string, draws: readonly Draw[], players: readonly PlayerSetup[]): ForeignParsed {
  const turns: ForeignTurn[] = [];
  let setAside: TileChoice[] = [];
  for (const [index, { type, aside }] of draws.entries()) {
    const kind = numberedTile(type);
    if (kind === undefined) return unreadable('expansion', `tile ${type}`, index + 1);
    const text = moves.slice(turns.length * MOVE_LENGTH, (turns.length + 1) * MOVE_LENGTH);
    if (aside) setAside.push(kind.tiles);
    // Tiles that nobody has placed yet follow the moves of a game that is not over.
    else if (text === '') break;
    else {
      const turn = readTurn(text, kind, turns.length + 1);
      if (typeof turn === 'string') return unreadable(turn, `move ${text}`, turns.length + 1);
      turns.push({ ...turn, setAside });
      setAside = [];
    }
  }
  const more = moves.length > turns.length * MOVE_LENGTH;
  if (more) return unreadable('damaged', 'there are more moves than tiles', turns.length + 1);
  return { game: { players, modules: ['farmers'], turns, setAside, finished: true }, faults: [] };
}

/** Reads a move with a tile of a kind, or says what is wrong with it. */
function readTurn(
  text: string,
  kind: NumberedTile,
  entry: number,
): Omit<ForeignTurn, 'setAside'> | 'damaged' | 'place' {
  const move = readMove(text);
  if (move === null) return 'damaged';
  const { x, y, rotation, meeple } = move;
  const place = meeple === 0 ? null : kind.places[meeple - 1];
  if (place === undefined || (place === null && meeple > 0)) return 'place';
  const action: ActionWords =
    place === null ? { type: 'pass' } : { type: 'deploy', meeple: 'normal', on: turnedPlace(place, rotation) };
  return { entry, tile: kind.tiles, x, y, rotation: (rotation + kind.turned) % 4, action };
}

/** The list that a key of the query has; an item that is not encoded as it should be stays as it is. */
function listOf(query: string, key: string): string[] {
  const found = query.split('&').find((part) => part.startsWith(`${key}=`));
  const text = found?.slice(key.length + 1) ?? '';
  return text === '' ? [] : text.split(',').map(decoded);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
