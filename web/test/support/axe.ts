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
  run(
    within: string | Document,
    options: {
      readonly resultTypes: readonly string[];
      readonly rules: Readonly<Record<string, { enabled: boolean }>>;
    },
  ): Promise<{ violations: Violation[] }>;
}

/**
 * All violations that axe-core finds on the page, one line for each element; with `within` only in the elements of that
 * selector, which saves most of the time where the rest of the page is examined elsewhere.
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  return (await complaints(page, within)).flatMap(lines);
}

/** The violations that axe-core calls serious or critical. */
export async function seriousViolations(page: Page): Promise<string[]> {
  return (await complaints(page)).filter(({ impact }) => impact === 'serious' || impact === 'critical').flatMap(lines);
}

const lines = ({ id, nodes }: Violation): string[] => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`);

async function complaints(page: Page, within?: string): Promise<Violation[]> {
  // By evaluation, because the page's security policy forbids scripts given as text, but does not bind Playwright.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(readFileSync(AXE, 'utf8'));
  return page.evaluate(async (part) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    // Pictures are hidden from screen readers, and most of the elements that axe would examine: the drawings that others
    // refer to, and those of the board.
    const pictures = [...document.querySelectorAll('#symbols, .board-picture')].map((picture) => {
      const place = document.createComment('a picture');
      picture.replaceWith(place);
      return { picture, place };
    });
    // Without painting the page is transparent, which has no contrast; axe gets the answer that it is opaque.
    const read = globalThis.getComputedStyle;
    globalThis.getComputedStyle = (element, pseudo) => {
      const style = read(element, pseudo);
      return element === document.documentElement && !pseudo ? opaque(style) : style;
    };
    try {
      // The address of a view begins with # too: a link to one that is scrolled out of sight is no skip link.
      const rules = { 'skip-link': { enabled: false } };
      return (await axe.run(part ?? document, { resultTypes: ['violations'], rules })).violations;
    } finally {
      for (const { picture, place } of pictures) place.replaceWith(picture);
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
  }, within);
}
