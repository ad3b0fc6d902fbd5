/** A person who sees nothing: hears the live regions and the name of what has the focus, and acts by keys alone. */
import type { Page } from 'playwright-core';
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

/** Runs in the page before its program: notes whatever a live region says, as a screen reader would. */
export function listen(): void {
  window.heard = [];
  const regions =
    '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"], output';
  const regionOf = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(regions) ?? null;
  const observer = new MutationObserver((mutations) => {
    const added = mutations.flatMap(({ addedNodes }) => [...addedNodes]);
    // A region that comes with its text is silent, except for an alert.
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

/** What was announced and not yet taken notice of, and how to go on. */
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
    await this.#page.waitForFunction(() => window.heard.some(({ answer }) => answer));
    const heard = await this.#take();
    return heard.flatMap(({ answer, text }) => (answer ? text.split('\n') : []));
  }

  /** Waits for an announcement, and answers everything that was announced up to it, sentence by sentence. */
  async until(wanted: RegExp): Promise<string[]> {
    if (!wanted.test(this.#announced.join('. '))) {
      await this.#page.waitForFunction(
        (source) => window.heard.some(({ answer, text }) => !answer && new RegExp(source).test(text)),
        wanted.source,
      );
    }
    await this.#take();
    const sentences = this.#announced.flatMap((text) => text.replaceAll('\u00a0', ' ').split('. '));
    this.#announced = [];
    return sentences;
  }

  async #take(): Promise<Heard[]> {
    const heard = await this.#page.evaluate(() => window.heard.splice(0));
    this.#announced.push(...heard.flatMap(({ answer, text }) => (answer ? [] : [text])));
    return heard;
  }
}
