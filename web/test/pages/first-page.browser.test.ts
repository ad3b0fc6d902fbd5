import { expect, inject, onTestFinished, test } from 'vitest';
import { sharedChromium } from '../support/stage.ts';

const START = '.start-front';

/** A first visit in a language, whose scripts wait until they are let through. */
async function firstVisit(locale: string) {
  const context = await (await sharedChromium()).newContext({ locale, baseURL: inject('gameServer') });
  onTestFinished(() => context.close());
  // A busy machine may take long; the test has a limit of its own.
  context.setDefaultTimeout(0);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  const { promise, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/assets\/index-[^/]*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return { page, complaints, letThrough };
}

/** Runs in the page: what pictures refer to, directly or not, that is missing or a placeholder. */
function undrawn(): string[] {
  const found = new Set<string>();
  const follow = (from: Element): void => {
    for (const use of from.querySelectorAll('use')) {
      const id = use.getAttribute('href')?.slice(1) ?? '';
      const drawing = document.getElementById(id);
      if (drawing === null || id.startsWith('flat-')) found.add(id);
      else follow(drawing);
    }
  };
  for (const picture of document.querySelectorAll('.door-picture')) follow(picture);
  return [...found];
}

/** What is drawn and said above the fold, without what only the page's own scripts know. */
const above = (start: Element): string => {
  const copy = start.cloneNode(true) as Element;
  copy.querySelector('.demo')?.replaceChildren();
  for (const input of copy.querySelectorAll('input')) input.removeAttribute('value');
  // The script has set the styles, which a browser writes in its own way.
  for (const styled of copy.querySelectorAll('[data-style]')) styled.removeAttribute('data-style');
  return copy.outerHTML;
};

test('a first visit shows the whole start page before the scripts are there, which take over what is shown', async () => {
  const { page, complaints, letThrough } = await firstVisit('de-AT');
  await page.goto('/', { waitUntil: 'commit' });
  const start = page.locator(START);
  await start.waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  expect(await page.locator('.door-text b').allTextContents()).toEqual(
    expect.arrayContaining(['Spielen', 'In fünf Minuten lernen', 'Mit Freunden']),
  );
  expect(await page.evaluate(undrawn), 'what the pictures of the doors refer to').toEqual([]);
  const before = await start.evaluate(above);
  const door = await page.locator('.door-go').first().elementHandle();
  letThrough();
  await page.locator('.demo-board').waitFor({ state: 'attached' });
  expect(await start.evaluate(above)).toBe(before);
  expect(await door?.evaluate((element) => element.isConnected), 'the same element').toBe(true);
  expect(complaints).toEqual([]);
});

test('a door that is pressed before the scripts are there is busy, and opens once they are', async () => {
  const { page, letThrough } = await firstVisit('fil');
  await page.goto('/', { waitUntil: 'commit' });
  const door = page.getByRole('button', { name: /^Play Against/ });
  await door.click();
  expect(await door.getAttribute('aria-busy')).toBe('true');
  letThrough();
  await page.getByRole('application').or(page.locator('.board')).first().waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Settings' }).click();
  expect(await page.locator('[aria-busy=true]').count(), 'busy after the scripts took over').toBe(0);
});

test('a code that is begun before the scripts are there stays, and Enter does not leave the page', async () => {
  const { page, letThrough } = await firstVisit('ru');
  await page.goto('/', { waitUntil: 'commit' });
  const code = page.locator('.code-field input');
  await code.fill('ABCDE');
  const left: string[] = [];
  page.on('framenavigated', (frame) => left.push(frame.url()));
  await code.press('Enter');
  await code.fill('abc');
  letThrough();
  await page.locator('.demo-board').waitFor({ state: 'attached' });
  expect(await code.inputValue()).toBe('ABC');
  expect(left.filter((address) => address.includes('?'))).toEqual([]);
  // What is typed now is the code of the page.
  await code.pressSequentially('d');
  expect(await code.inputValue()).toBe('ABCD');
});

test('who has played before sees no start page of a first visit', async () => {
  const { page, letThrough } = await firstVisit('en');
  await page.addInitScript(() => localStorage.setItem('asteroute.language', 'fr'));
  const script = page.waitForResponse(/first-page\.js$/).then((response) => response.finished());
  await page.goto('/', { waitUntil: 'commit' });
  await script;
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.locator(START).count()).toBe(0);
  letThrough();
  await page.locator(START).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
});
