/** What the board widget draws of a game: the one place that knows both. The page, the viewer and link previews use it. */
export { drawnColor, figurePieces, type PieceLooks, poseOf } from './pieces.ts';
export { cellsMiddle, pointOf, shapeViews } from './realms.ts';
export { kindNamed, symbolOf, TILE_UNITS, themeName, tileOn, tileViews } from './tiles.ts';
