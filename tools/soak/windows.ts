import { launchChromium } from '../../web/test/support/chromium.ts';
import { startServer } from '../../web/test/support/server.ts';
import { SCENES } from '../../web/test/windows/scenes.ts';
import { SIZES, TAGS, walk } from '../../web/test/windows/walk.ts';
import type { Findings, Progress } from './campaign.ts';

/** Scenes that the whole walk plays: each once in every language. */
export const WINDOW_SCENES = SCENES.length * TAGS.length;

/** Windows that were looked at, and what was wrong in them. */
export interface WindowFindings extends Findings {
  /** States times sizes of the window times languages. */
  readonly states: number;
}

/** Walks through the first scenes of the page, in windows of every size: nothing may be cut, covered or out of reach. */
export async function walkWindows(count: number, progress: Progress): Promise<WindowFindings> {
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
  return { done, faults, states };
}
