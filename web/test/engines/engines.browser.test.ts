/** The page in a real Firefox and a real WebKit (the engine of every iPhone and iPad), if this machine has them. */
import { inject, test } from 'vitest';
import type { EnginePage } from './engine.ts';
import { FIREFOX, launchFirefox } from './firefox.ts';
import { playTogether } from './together.ts';
import { tour } from './tour.ts';
import { HAS_WEBKIT, launchWebKit } from './webkit.ts';

const FOUND: Readonly<Record<string, boolean>> = { Firefox: FIREFOX !== undefined, WebKit: HAS_WEBKIT };

/** Options of a test that needs these browsers: without one of them it is skipped, and `npm test` prints why. */
function needs(...engines: readonly string[]): { readonly skip: boolean; readonly meta: object } {
  const missing = engines.filter((engine) => !FOUND[engine]);
  return { skip: missing.length > 0, meta: { skipReason: `no ${missing.join(' and no ')} on this machine` } };
}

async function using(page: EnginePage, work: (page: EnginePage) => Promise<void>): Promise<void> {
  try {
    await work(page);
  } finally {
    await page.close();
  }
}

test(
  'Firefox draws, plays, fights, counts, reviews, solves, plans and works offline as Node has it',
  needs('Firefox'),
  async () => {
    await using(await launchFirefox(), (page) => tour(page, inject('gameServer')));
  },
);

test(
  'WebKit draws, plays, fights, counts, reviews, solves, plans and works offline as Node has it',
  needs('WebKit'),
  async () => {
    await using(await launchWebKit(), (page) => tour(page, inject('gameServer')));
  },
);

test('Firefox and WebKit play at one table', needs('Firefox', 'WebKit'), async () => {
  await using(await launchFirefox(), async (host) => {
    await using(await launchWebKit(), (guest) => playTogether([host, guest], inject('gameServer')));
  });
});
