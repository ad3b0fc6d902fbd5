import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string }[];
}

interface Axe {
  run(options: { readonly resultTypes: readonly string[] }): Promise<{ violations: Violation[] }>;
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
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe };
    // Drawings that are only referred to: hidden from listeners, and most of the elements that axe would look through.
    const symbols = document.getElementById('symbols');
    const app = document.getElementById('app');
    // What is transparent has no contrast: for axe the page is opaque, without being painted for it.
    const read = globalThis.getComputedStyle;
    globalThis.getComputedStyle = (element, pseudo) => {
      const style = read(element, pseudo);
      return element === document.documentElement && !pseudo ? opaque(style) : style;
    };
    symbols?.remove();
    try {
      return (await axe.run({ resultTypes: ['violations'] })).violations;
    } finally {
      app?.before(...(symbols === null ? [] : [symbols]));
      globalThis.getComputedStyle = read;
    }

    function opaque(style: CSSStyleDeclaration): CSSStyleDeclaration {
      return new Proxy(style, {
        get(target, name) {
          if (name === 'opacity') return '1';
          if (name === 'getPropertyValue')
            return (asked: string) => (asked === 'opacity' ? '1' : target.getPropertyValue(asked));
          const value: unknown = Reflect.get(target, name, target);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
    }
  });
}
