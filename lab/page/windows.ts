import { launchChromium } from '@asteroute/page-test/support/browser/chromium.ts';
import { startServer } from '@asteroute/page-test/support/server.ts';
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
  const [server, browser] = await Promise.all([startServer(), launchChromium()]);
  const faults: string[] = [];
  let [done, states] = [0, 0];
  try {
    const plan = { url: server.url, browser, sizes: SIZES };
    for (const tag of TAGS) {
      for (const scene of SCENES.slice(0, Math.ceil(count / TAGS.length))) {
        const walked = await walk({ ...plan, scenes: [scene], tags: [tag] });
        faults.push(...walked.faults);
        states += walked.states;
        progress(++done, faults.length);
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return { done, faults, lines: [`${states} states of the page in windows of every size and three languages`] };
}
