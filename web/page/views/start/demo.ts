/** Games that the start page plays by itself behind its doors, in the form of game links. */

import type { MeepleView, TileView } from '@asteroute/board/model/state.ts';
import type { ThemeName } from '@asteroute/board/theme/theme-name.ts';
import { endsTurn, type Game } from '@asteroute/engine';
import { readGameLink } from '../../library/share.ts';
import { meepleViews, tileViews } from '../../present/appearance.ts';

/** The board after a turn. */
export interface Scene {
  readonly tiles: readonly TileView[];
  readonly meeples: readonly MeepleView[];
}

/** Games of about 55 turns without a battle, four rows high: as wide as any window after the first 24 turns. */
const GAMES: Readonly<Record<ThemeName, string>> = {
  'charted-space':
    '1kLUC9at9FS8-E7J8xTrNl9dhfhSszvuDVf9658RHfUsxLGXlX0FcgJMid4JnzqNC0gkalXaPpkcDvq3HGp0mcffjAZUAQflS5_uFshR8yxQMAA',
  countryside:
    '1hiADlUx_07OFnPUlJL9NeutvPkHDDhRHffZwN_S1vJJW54RPcMA0wtY1_Ua3RvDLgnVSyHi4WsC7SbBtseNuPzgDCVjieRhNY6CH-Xk7TdoMAJ',
};

/** The boards of a theme's game, turn by turn. */
export function demoScenes(theme: ThemeName): readonly Scene[] {
  const read = readGameLink({ text: GAMES[theme], ply: null }, String);
  if (!read.ok) return [];
  return read.value.past.steps.filter(endsTurn).map(({ game }) => sceneOf(game));
}

function sceneOf(game: Game): Scene {
  return { tiles: tileViews(game, () => ''), meeples: meepleViews(game, [], () => '') };
}
