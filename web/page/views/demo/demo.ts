/** Games that the start page plays by itself behind its doors. */

import type { MeepleView, TileView } from '@asteroute/board/model/state.ts';
import type { ThemeName } from '@asteroute/board/theme/theme-name.ts';
import { endsTurn, type Game, unwrap } from '@asteroute/engine';
import type { GameRecord } from '@asteroute/record';
import { pastOf } from '../../match/links/link-local.ts';
import { meepleViews, tileViews } from '../../present/appearance.ts';

export interface Scene {
  readonly tiles: readonly TileView[];
  readonly meeples: readonly MeepleView[];
}

/** Records of games of about 55 turns without a battle, four rows high: as wide as any window after the first 24. */
const GAMES: Readonly<Record<ThemeName, () => Promise<unknown>>> = {
  'charted-space': async () => (await import('./demo-charted-space.json')).default,
  countryside: async () => (await import('./demo-countryside.json')).default,
};

export async function demoScenes(theme: ThemeName): Promise<readonly Scene[]> {
  const record = (await GAMES[theme]()) as GameRecord;
  return unwrap(pastOf(record))
    .steps.filter(endsTurn)
    .map(({ game }) => sceneOf(game));
}

function sceneOf(game: Game): Scene {
  return { tiles: tileViews(game, () => ''), meeples: meepleViews(game, [], () => '') };
}
