import { withGame } from '@asteroute/page-test/support/stage.ts';
import { GAME_SCENES } from '@asteroute/page-test/windows/scenes/game-scenes.ts';
import type { Scene } from '@asteroute/page-test/windows/scenes/scene.ts';
import { SCENES } from '@asteroute/page-test/windows/scenes.ts';
import { SIZES, TAGS, walk } from '@asteroute/page-test/windows/walk.ts';
import type { CampaignResult, LongCampaign, Progress } from '../campaign/campaign.ts';

/** Every scene in every language; whole games in the one with the longest words. */
const WALKS: readonly (readonly [tag: string, scene: Scene])[] = [
  ...TAGS.flatMap((tag) => SCENES.map((scene) => [tag, scene] as const)),
  ...GAME_SCENES.map((scene) => ['de-DE', scene] as const),
];

/**
 * Scenes of the page, each once in every language, and whole games, in windows of many sizes. Nothing may be cut off,
 * covered or unreachable.
 */
export const WINDOWS: LongCampaign = {
  name: 'windows',
  count: WALKS.length,
  runAll: ({ count }, progress) => walkWindows(count, progress),
};

async function walkWindows(count: number, progress: Progress): Promise<CampaignResult> {
  const faults: string[] = [];
  let [done, states] = [0, 0];
  await withGame(async (game) => {
    for (const [tag, scene] of WALKS.slice(0, count)) {
      const walked = await walk({ ...game, sizes: SIZES, scenes: [scene], tags: [tag] });
      faults.push(...walked.faults);
      states += walked.states;
      progress(++done, faults.length);
    }
  });
  return { done, faults, lines: [`${states} states of the page in windows of every size and three languages`] };
}
