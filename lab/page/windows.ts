import { withGame } from '@asteroute/page-test/support/stage.ts';
import { SCENES } from '@asteroute/page-test/windows/scenes.ts';
import { SIZES, TAGS, walk } from '@asteroute/page-test/windows/walk.ts';
import type { CampaignResult, LongCampaign, Progress } from '../campaign/campaign.ts';

/**
 * Scenes of the page, each once in every language, in windows of many sizes. Nothing may be cut off, covered or
 * unreachable.
 */
export const WINDOWS: LongCampaign = {
  name: 'windows',
  count: SCENES.length * TAGS.length,
  runAll: ({ count }, progress) => walkWindows(count, progress),
};

async function walkWindows(count: number, progress: Progress): Promise<CampaignResult> {
  const faults: string[] = [];
  let [done, states] = [0, 0];
  await withGame(async (game) => {
    for (const tag of TAGS) {
      for (const scene of SCENES.slice(0, Math.ceil(count / TAGS.length))) {
        const walked = await walk({ ...game, sizes: SIZES, scenes: [scene], tags: [tag] });
        faults.push(...walked.faults);
        states += walked.states;
        progress(++done, faults.length);
      }
    }
  });
  return { done, faults, lines: [`${states} states of the page in windows of every size and three languages`] };
}
