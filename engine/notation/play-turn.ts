import type { Dealer } from '../chance/chance.ts';
import { chanceMove } from '../observe/observe.ts';
import { type Game, type Played, type Ply, play } from '../play/play.ts';
import type { ActionMove, Move, PlaceMove } from '../ruleset/moves.ts';
import { coordinates } from '../vocabulary/geometry.ts';
import { ok, type Result, unwrap } from '../vocabulary/result.ts';
import { type ActionWords, actionWords, type PlacementWords, parseAction, parsePlacement } from './notation.ts';

/** A whole turn of a player: where the tile in hand goes, then the meeple action. */
export interface Turn {
  readonly place: PlaceMove;
  readonly action: ActionMove;
}

/** A whole turn, as a record writes it. */
export interface TurnWords extends PlacementWords {
  readonly action: ActionWords;
}

/**
 * Plays both moves of a turn, or none. The random moves that follow (dice, the next draw) are played by `playChance`.
 */
export function playTurn(game: Game, { place, action }: Turn): Result<readonly Ply[]> {
  const placed = playPly(game, place);
  if (!placed.ok) return placed;
  const acted = playPly(placed.value.game, action);
  return acted.ok ? ok([placed.value, acted.value]) : acted;
}

/** Plays both moves of a turn given in words, or none. */
export function playTurnWords(game: Game, words: TurnWords): Result<readonly Ply[]> {
  const place = parsePlacement(words);
  if (!place.ok) return place;
  const placed = playPly(game, place.value);
  if (!placed.ok) return placed;
  const action = parseAction(placed.value.game, words.action);
  if (!action.ok) return action;
  const acted = playPly(placed.value.game, action.value);
  return acted.ok ? ok([placed.value, acted.value]) : acted;
}

/** Writes a legal turn as a record does. */
export function turnWords(game: Game, { place, action }: Turn): TurnWords {
  const placed = unwrap(play(game, place)).game;
  return { ...coordinates(place.cell), rotation: place.rotation, action: actionWords(placed, action) };
}

/**
 * Plays draws and rolls until a player must decide or the game is over; with `dice` it stops before a tile is drawn.
 */
export function playChance(start: Game, dealer: Dealer, until: 'decision' | 'dice' = 'decision'): readonly Ply[] {
  const plies: Ply[] = [];
  for (let game = start; until === 'decision' || game.position.phase === 'roll'; game = lastGame(start, plies)) {
    const move = chanceMove(game, dealer);
    if (move === null) break;
    plies.push(unwrap(playPly(game, move)));
  }
  return plies;
}

function playPly(game: Game, move: Move): Result<Ply> {
  const played = play(game, move);
  return played.ok ? ok({ move, ...played.value }) : played;
}

/** Returns the game after the last of these plies, or `start` if there are none. */
export function lastGame(start: Game, plies: readonly Played[]): Game {
  return plies.at(-1)?.game ?? start;
}

/** Whether a turn ended with this ply: battles are decided, realms scored, the next player is on turn. */
export function endsTurn({ events }: Pick<Played, 'events'>): boolean {
  return events.some(({ type }) => type === 'turn-ended');
}
