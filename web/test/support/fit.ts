import type { Page } from 'playwright-core';

/**
 * The elements that may be cut: names of people, for which there may be no room, and the board and the score track,
 * which are pictures. Choices and what is written in a field may scroll.
 */
const MAY_BE_CUT =
  '.player-name, .banner-name, .review-who, .result-name, .game-scores .truncate, .odds strong, .visually-hidden, .board, .track';
const MAY_SCROLL =
  '.choices, .entry-kinds, .story, .chat-scroll, .chat-lines, .table-scroll, input:not(:placeholder-shown)';
/** Groups of elements in which no button may cover words. */
const GROUPS =
  '.setup form, .dialog, .lobby-card, .lobby-row, .start header, .door-card, .running > li, .top, .hand, .stage, .sheet, .results';

/**
 * Everything that does not fit on the page now, one line for each: words that are cut off, parts beyond the edges,
 * words under a button.
 */
export async function misfits(page: Page): Promise<string[]> {
  await arrived(page);
  return page.evaluate(
    ([cut, scroll, groups]) => {
      const told: string[] = [];
      const root = document.documentElement;
      if (root.scrollWidth > root.clientWidth) told.push(`the page is ${root.scrollWidth} wide`);
      const named = (element: Element, what: string) =>
        told.push(`<${element.localName} class="${element.className}"> ${element.textContent?.slice(0, 50)}: ${what}`);

      for (const element of document.querySelectorAll<HTMLElement>('main :not(svg, svg *)')) {
        const { left, right, width } = element.getBoundingClientRect();
        const speaks = element.textContent !== '' || element instanceof HTMLInputElement;
        if (width < 2 || !speaks || element.closest(cut) !== null || !element.checkVisibility()) continue;
        const inside = element.closest(scroll) === null;
        if (inside && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1) {
          named(element, `${element.scrollWidth} in ${element.clientWidth}`);
        }
        if (inside && (left < -1 || right > window.innerWidth + 1)) named(element, `${left} to ${right}`);
      }

      /**
       * The lower edge at which an element is cut on purpose: by the results page, or because only its first lines are
       * shown.
       */
      const end = (element: Element): number => {
        const clips = element.closest('.results-body') ?? (getComputedStyle(element).overflowY === 'hidden' && element);
        return clips ? clips.getBoundingClientRect().bottom : Number.POSITIVE_INFINITY;
      };
      /** The part that stays at the edge while the rest scrolls, so that what it covers can be scrolled into view. */
      const stuck = (element: Element): Element | null => {
        for (let at: Element | null = element; at !== null; at = at.parentElement) {
          if (getComputedStyle(at).position === 'sticky') return at;
        }
        return null;
      };
      const texts = document.createTreeWalker(document.querySelector('main') ?? root, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const parent = node.parentElement;
        const group = parent?.closest(groups);
        if (!parent || !group || parent.closest(cut) !== null || !parent.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        for (const button of group.querySelectorAll('button:not(.track-open)')) {
          if (!button.checkVisibility()) continue;
          const box = button.getBoundingClientRect();
          const over = Math.min(right, box.right) - Math.max(left, box.left);
          const high = Math.min(bottom, box.bottom, end(parent), end(button)) - Math.max(top, box.top);
          const apart = !button.contains(node) && parent.closest(scroll) === button.closest(scroll);
          const together = [stuck(button), stuck(parent)].every(
            (foot) => foot?.contains(button) === foot?.contains(parent),
          );
          const isCovered = apart && together && over > 1 && high > 1;
          if (isCovered) named(parent, `under the button ${button.textContent}`);
        }
      }
      return told;
    },
    [MAY_BE_CUT, MAY_SCROLL, GROUPS] as const,
  );
}

/** Waits until all animations that slide or fade have finished; endless ones are ignored. */
export async function arrived(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((a) => a.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((a) => a.finished),
    ),
  );
}
