import type { MeepleView, OwnedView } from '@asteroute/board/model/state.ts';
import type { PlayerColor } from '@asteroute/board/theme/player-color.ts';
import { drawnColor, figurePieces, pointOf, shapeViews } from '@asteroute/board-view';
import {
  boardFigures,
  boardTiles,
  type FigureRef,
  factionOf,
  type Game,
  heldRealms,
  type Realm,
  seatsOf,
} from '@asteroute/engine';
import { shownColour } from '../theme/colour-overrides.ts';

export {
  cellsMiddle,
  kindNamed,
  pointOf,
  poseOf,
  shapeViews,
  symbolOf,
  themeName,
  tileOn,
  tileViews,
} from '@asteroute/board-view';

/** The colour a player has on this screen; for a colour that has no look, one that no other player has. */
export function colorOf(game: Game, seat: number): PlayerColor {
  return drawnColor(game, seat, shownColour);
}

/** The colour a side is drawn in: its player's, or its first player's. */
export function sideColor(game: Game, side: number): PlayerColor {
  return colorOf(game, seatsOf(game, side)[0]);
}

/** Meeples as the widget draws them: those on the board and those that are just about to leave. */
export function meepleViews(
  game: Game,
  leaving: readonly FigureRef[],
  label: (figure: FigureRef) => string,
): MeepleView[] {
  const standing = boardFigures(game);
  const all = [...standing, ...leaving.filter((l) => !standing.some((f) => f.id === l.id))];
  return figurePieces(all, {
    color: (seat) => colorOf(game, seat),
    label,
    spot: (place, index, count) => pointOf(game, place, index, count),
  });
}

/** The shapes of realms in the colour of the side that holds them; two colours for a tie. */
export function ownedViews(game: Game, realms: readonly Realm[] = heldRealms(game)): OwnedView[] {
  const tiles = boardTiles(game);
  return realms.flatMap((realm) => {
    const [color, second] = realm.holders.map((side) => sideColor(game, side));
    return shapeViews(tiles, game, realm).map((shape) => ({ ...shape, color, ...(second && { second }) }));
  });
}

export function factionOfSide(game: Game, side: number): string {
  return factionOf(game.rules.players[seatsOf(game, side)[0]].color);
}
