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

/** Games of 42 turns, wide and low, without a battle. */
const GAMES: Readonly<Record<ThemeName, string>> = {
  'charted-space': '1ihZBzkGBy_xGA55zfLfm3LfrmXHEGQdI_26MWVBscZjArjLQlpPnANTQKpa8CDDfUBRP2VmmkeK7VPngK6POyQMAA',
  countryside: '1VYLBbhZ0tEkhmNdC0RNcQQG9JdDnQhgMGP15Q4YtPNm-nEet_vg1rl9mEB7V9kKrmXSpF61MIPy48uxoMAJ',
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
