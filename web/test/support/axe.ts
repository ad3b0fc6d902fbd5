import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { painted } from './painting.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string }[];
}

interface Axe {
  run(): Promise<{ violations: Violation[] }>;
}

/** All that axe-core complains of on the page as it stands, one line for each element. */
export async function violations(page: Page): Promise<string[]> {
  return (await complaints(page)).flatMap(lines);
}

/** What it calls serious or critical. */
export async function seriousViolations(page: Page): Promise<string[]> {
  return (await complaints(page)).filter(({ impact }) => impact === 'serious' || impact === 'critical').flatMap(lines);
}

const lines = ({ id, nodes }: Violation): string[] => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`);

async function complaints(page: Page): Promise<Violation[]> {
  // The page's security policy lets no script in as text; Playwright's own evaluation is not bound by it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(readFileSync(AXE, 'utf8'));
  // What is transparent has no contrast.
  return painted(page, () =>
    page.evaluate(async () => {
      const { axe } = globalThis as unknown as { axe: Axe };
      // Drawings that are only referred to: hidden from listeners, and most of the elements that axe would look through.
      const symbols = document.getElementById('symbols');
      const app = document.getElementById('app');
      symbols?.remove();
      const { violations } = await axe.run();
      app?.before(...(symbols === null ? [] : [symbols]));
      return violations;
    }),
  );
}
