/** A simulated person who sees nothing: hears the live regions and acts by keys alone. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { press } from '../support/keyboard.ts';

/** What a screen reader would have said: an answer to a typed line, or an announcement. */
interface Heard {
  readonly answer: boolean;
  readonly text: string;
}

declare global {
  interface Window {
    heard: Heard[];
  }
}

/** Runs in the page before its code: notes every text of a live region, as a screen reader would read it. */
export function listen(): void {
  window.heard = [];
  const regions =
    '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"], output';
  const regionOf = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(regions) ?? null;
  const observer = new MutationObserver((mutations) => {
    const added = mutations.flatMap(({ addedNodes }) => [...addedNodes]);
    // A region that is inserted together with its text is silent, except for an alert.
    const isNew = (region: Element) => region.role !== 'alert' && added.some((node) => node.contains(region));
    const changed = new Set<Element>();
    for (const { target, addedNodes } of mutations) {
      const region = regionOf(target);
      if (region === null || !region.isConnected || isNew(region)) continue;
      if (region.role !== 'log') changed.add(region);
      else for (const node of addedNodes) window.heard.push({ answer: true, text: answerOf(node) });
    }
    for (const region of changed) window.heard.push({ answer: false, text: region.textContent ?? '' });
  });
  const answerOf = (node: Node) =>
    node instanceof Element ? [...node.querySelectorAll('p')].map((p) => p.textContent).join('\n') : '';
  observer.observe(document, { subtree: true, childList: true, characterData: true });
}

/** The cells and rotations in an answer to `legal`, one by one: "E1 a c: completes ..." or "Other cells: E1 a c, W2 b". */
export function legalTurns(lines: readonly string[]): [cell: string, letter: string][] {
  const listed = lines.flatMap((line) => [
    ...line.matchAll(/(?<=^|: |, )((?:[NESW]\d+)+|start) ((?:[a-d] )*[a-d])(?=,|:|$)/g),
  ]);
  const cells = new Map(listed.map(([, cell, letters]) => [cell, letters.split(' ')]));
  return [...cells].flatMap(([cell, letters]) => letters.map((letter): [string, string] => [cell, letter]));
}

/** Milliseconds of page time per step, and the maximum number of steps, which is more than any wait takes. */
const [STEP, MAX_STEPS] = [250, 2000];

/** Collects announcements that have not been read yet. The test controls the page's clock. */
export class Listener {
  readonly #page: Page;
  #announced: string[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** Types a line, and waits for its answer. */
  async say(line: string): Promise<string[]> {
    await this.#page.keyboard.insertText(line);
    await press(this.#page, 'Enter');
    const answered = () => this.#page.evaluate(() => window.heard.some(({ answer }) => answer));
    for (let step = 0; !(await answered()); step++) {
      expect(step, `steps until "${line}" is answered`).toBeLessThan(MAX_STEPS);
      await this.#page.clock.runFor(1);
    }
    const heard = await this.#take();
    return heard.flatMap(({ answer, text }) => (answer ? text.replaceAll('\u00a0', ' ').split('\n') : []));
  }

  /**
   * Lets time pass until a wanted announcement; returns everything that was announced up to it, sentence by sentence.
   */
  async until(wanted: RegExp): Promise<string[]> {
    for (let step = 0; !this.#announced.some((text) => wanted.test(text)); step++) {
      expect(step, `steps until ${wanted} is announced`).toBeLessThan(MAX_STEPS);
      await this.#page.clock.runFor(STEP);
      await this.#take();
    }
    const sentences = this.#announced.flatMap((text) => text.split(/(?<=[.?!]) /));
    this.#announced = [];
    return sentences;
  }

  async #take(): Promise<Heard[]> {
    const heard = await this.#page.evaluate(() => window.heard.splice(0));
    const announced = heard.flatMap(({ answer, text }) => (answer ? [] : [text.replaceAll('\u00a0', ' ')]));
    this.#announced.push(...announced);
    return heard;
  }
}
