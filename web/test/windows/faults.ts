/**
 * Faults that no window may cause in the page: a control outside of the window or under another one, words that are
 * cut.
 */
import type { Page } from 'playwright-core';

/** Everything that can be pressed or typed into, except for places on the board, which can be moved into view. */
const CONTROLS = 'button, input, select, textarea, summary, a[href], [role="button"], [role="slider"]';
/** Controls that are covered on purpose: places on the board, and a picture under a large button. */
const LAYERED = '.board-cell, .board-spot, .track-open';
/** What opens over the rest and closes again; it may cover controls. */
const OVER = '.sheet, .stage, .results, .handover';
/** The least height in pixels of a scrolling part in which a control can be found. */
const LEAST_SCROLLER = 32;

/** Controls that cannot be reached in the current window, one line for each. */
export function unreachable(page: Page): Promise<string[]> {
  return page.evaluate(
    ([controls, layered, over, least]) => {
      type Box = { left: number; top: number; right: number; bottom: number };
      const modal = [...document.querySelectorAll('[aria-modal="true"], dialog:modal')].at(-1);
      const nameOf = (element: Element) =>
        `${element.localName}.${element.getAttribute('class') ?? ''} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40)}"`;
      const boxText = ({ left, top, right, bottom }: Box) =>
        `${[left, right].map(Math.round).join('-')} x ${[top, bottom].map(Math.round).join('-')}`;
      const cut = (a: Box, b: Box): Box => ({
        left: Math.max(a.left, b.left),
        top: Math.max(a.top, b.top),
        right: Math.min(a.right, b.right),
        bottom: Math.min(a.bottom, b.bottom),
      });
      const beyond = (inner: Box, outer: Box) =>
        inner.left < outer.left - 1 ||
        inner.top < outer.top - 1 ||
        inner.right > outer.right + 1 ||
        inner.bottom > outer.bottom + 1;
      const screen: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      /** The part that contains an element and stays at the edge while the rest scrolls. */
      const stuck = (element: Element | null): Element | null => {
        for (let at = element; at !== null; at = at.parentElement) {
          if (getComputedStyle(at).position === 'sticky') return at;
        }
        return null;
      };
      const CENTRE = [0.5, 0.5] as const;
      const told: string[] = [];

      /**
       * The part of the window in which an element can be seen, and the number of scrollable boxes around the element.
       */
      const frameOf = (element: Element): { readonly frame: Box; readonly scrollers: number } => {
        let [frame, scrollers] = [screen, 0];
        for (let at: Element | null = element; at !== null; at = at.parentElement) {
          const { position, overflowX, overflowY } = getComputedStyle(at);
          const scrolls = [overflowX, overflowY].some((flow) => flow === 'auto' || flow === 'scroll');
          const clips = overflowX !== 'visible' || overflowY !== 'visible';
          const edge = at.getBoundingClientRect();
          // What clips only others scrolls with the element.
          if (at !== element && (scrolls || (clips && beyond(element.getBoundingClientRect(), edge)))) {
            frame = cut(frame, edge);
            scrollers += scrolls ? 1 : 0;
          }
          if (position === 'fixed') break;
        }
        if (document.documentElement.scrollHeight > innerHeight + 1) scrollers++;
        return { frame, scrollers };
      };

      // The list of places beside an open loupe is seen only while it has the focus.
      const hidden = '[inert], [hidden], .visually-hidden, [aria-hidden="true"], [data-beside="true"] .choices';
      for (const control of document.querySelectorAll<HTMLElement>(controls)) {
        if (control.closest(hidden) !== null) continue;
        if (control.matches(layered) || (modal !== undefined && !modal.contains(control))) continue;
        const shown = control.closest('label') ?? control;
        if (!shown.checkVisibility({ visibilityProperty: true })) continue;
        const box = shown.getBoundingClientRect();
        if (box.width < 2 || box.height < 2) continue;
        const { frame, scrollers } = frameOf(shown);
        const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
        for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(node);
          const words = range.getBoundingClientRect();
          const isHigher = words.height > 0 && (words.top < box.top - 2 || words.bottom > box.bottom + 2);
          // Clipped words are meant for screen readers.
          const parent = node.parentElement ?? control;
          if (isHigher && parent.closest('.unread') === null && getComputedStyle(parent).clipPath === 'none') {
            told.push(`${nameOf(control)}: its words are ${boxText(words)} in ${boxText(box)}`);
          }
        }
        if (scrollers === 1 && frame.bottom - frame.top < Math.min(least, box.height)) {
          told.push(`${nameOf(control)}: what it scrolls in is ${boxText(frame)}`);
        }
        if (scrollers === 0 && beyond(box, frame))
          told.push(`${nameOf(control)}: ${boxText(box)} outside ${boxText(frame)}`);
        const seen = cut(box, frame);
        if (seen.right - seen.left < 4 || seen.bottom - seen.top < 4) continue;
        // Edges and not corners, because a button may be round. For a control that is half scrolled away, the centre of
        // the visible part is enough.
        const points = beyond(box, frame) ? [CENTRE] : [CENTRE, [0.08, 0.5], [0.92, 0.5], [0.5, 0.08], [0.5, 0.92]];
        const covering = points.flatMap(([u, v]) => {
          const x = seen.left + u * (seen.right - seen.left);
          const y = seen.top + v * (seen.bottom - seen.top);
          const hit = document.elementFromPoint(x, y);
          const apart = hit !== null && !shown.contains(hit) && !hit.contains(shown);
          const opened = hit?.closest(over) ?? null;
          // A control under a part that sticks to the edge is no fault: it can be scrolled out from under it.
          const foot = apart && scrollers > 0 ? stuck(hit) : null;
          const passes = foot !== null && !foot.contains(shown);
          return apart && !passes && (opened === null || opened.contains(shown)) ? hit : [];
        });
        if (covering.length > 0) told.push(`${nameOf(control)}: under ${nameOf(covering[0])}`);
      }
      return told;
    },
    [CONTROLS, LAYERED, OVER, LEAST_SCROLLER] as const,
  );
}
