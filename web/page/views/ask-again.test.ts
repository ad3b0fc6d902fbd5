import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askAgain } from './ask-again.ts';

const page = { hidden: false, look: () => undefined as unknown };

beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = false;
  vi.stubGlobal('document', {
    get hidden() {
      return page.hidden;
    },
    addEventListener: (_: string, run: () => unknown) => (page.look = run),
    removeEventListener: () => (page.look = () => undefined),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a question is asked again after the pause that its answer asks for, until that is null', async () => {
  let asked = 0;
  askAgain(
    async () => ++asked,
    (n) => (n < 3 ? 1000 * n : null),
  );
  await vi.advanceTimersByTimeAsync(999);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toBe(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(3);
  page.look();
  expect(asked).toBe(3);
});

test('a hidden page asks when it is seen again, and what was stopped takes no late answer', async () => {
  const taken: number[] = [];
  let asked = 0;
  const stop = askAgain(
    async () => ++asked,
    (n) => {
      taken.push(n);
      return 1000;
    },
  );
  await vi.advanceTimersByTimeAsync(0);
  page.hidden = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toBe(1);
  page.hidden = false;
  page.look();
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([asked, taken]).toEqual([2, [1]]);
});
