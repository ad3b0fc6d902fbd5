import type { PlayerColor } from '@asteroute/board/theme/player-color.ts';
import { drawnColor } from '@asteroute/board-view';
import { type Game, seatsOf } from '@asteroute/engine';
import { isolated } from '@asteroute/record';
import type { ViewerWords } from '@asteroute/words/en/viewer.ts';

/** The name of a player; a player without one is called by the seat. */
export function playerName(words: ViewerWords, game: Game, seat: number): string {
  return isolated(game.rules.players[seat].name.trim()) || words.player(seat + 1);
}

export function sideLabel(words: ViewerWords, game: Game, side: number): string {
  const seats = seatsOf(game, side);
  return seats.length === 1 ? playerName(words, game, seats[0]) : words.teams[side];
}

/** The names of several sides as a list in a sentence. */
export function sideLabels(words: ViewerWords, game: Game, sides: readonly number[]): string {
  return nameList(
    words,
    sides.map((side) => sideLabel(words, game, side)),
  );
}

export const nameList = ({ tag }: ViewerWords, names: readonly string[]): string =>
  new Intl.ListFormat(tag, { type: 'conjunction' }).format(names);

export const colorOfSide = (game: Game, side: number): PlayerColor => drawnColor(game, seatsOf(game, side)[0]);
