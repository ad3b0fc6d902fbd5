/** The page in a real Firefox and a real WebKit (the engine of every iPhone and iPad), if this machine has them. */

import { WHOLE_GAMES } from '@asteroute/page/testing/prepared.ts';
import { afterAll, beforeAll, inject, test } from 'vitest';
import { showGames } from '../viewer/engine-look.ts';
import type { EnginePage } from './engine.ts';
import { FIREFOX, launchFirefox } from './firefox.ts';
import { playSix } from './six.ts';
import { playTogether } from './together.ts';
import { offlineTour, shortTour, solve, tour } from './tour.ts';
import { HAS_WEBKIT, launchWebKit } from './webkit.ts';

const FOUND: Readonly<Record<string, boolean>> = { Firefox: FIREFOX !== undefined, WebKit: HAS_WEBKIT };

/** Options of a test that needs these browsers: without one of them it is skipped, and `npm test` prints why. */
function needs(...engines: readonly string[]): { readonly skip: boolean; readonly meta: object } {
  const missing = engines.filter((engine) => !FOUND[engine]);
  return { skip: missing.length > 0, meta: { skipReason: `no ${missing.join(' and no ')} on this machine` } };
}

/** The engines of this machine. Each is started once for all tests, because a start takes as long as some turns. */
let firefox: EnginePage | null = null;
let webKit: EnginePage | null = null;

beforeAll(async () => {
  firefox = FOUND.Firefox ? await launchFirefox() : null;
  webKit = FOUND.WebKit ? await launchWebKit() : null;
});
afterAll(async () => {
  await firefox?.close();
  await webKit?.close();
});

function found(page: EnginePage | null): EnginePage {
  if (page === null) throw new Error('a browser that was found has not started');
  return page;
}

/** The steps of a soak: a board of 124 tiles and the list of puzzles, which take an engine many seconds. */
async function soak(page: EnginePage, url: string): Promise<void> {
  await playSix(page, url);
  await solve(page, url);
  await tour(page, url);
}

test(
  'Firefox draws, plays, fights, plans and works offline as Node has it, and in a soak shows every page',
  needs('Firefox'),
  async () => {
    const steps = WHOLE_GAMES ? soak : offlineTour;
    await steps(found(firefox), inject('gameServer'));
  },
);

test(
  'WebKit draws, plays, fights and plans as Node has it, and in a soak all that Firefox does',
  needs('WebKit'),
  async () => {
    const steps = WHOLE_GAMES ? soak : shortTour;
    await steps(found(webKit), inject('gameServer'));
  },
);

test('Firefox and WebKit play at one table', needs('Firefox', 'WebKit'), () =>
  playTogether([found(firefox), found(webKit)], inject('gameServer')),
);

test(
  'WebKit shows a game on the page of somebody else, and its curve; in a soak Firefox too',
  { ...needs('WebKit'), tags: ['soak'] },
  () => showGames(WHOLE_GAMES ? [found(firefox), found(webKit)] : [found(webKit)]),
);
