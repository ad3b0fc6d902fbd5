/** Faults of texts that no window may cause: one over another or under something opaque, a short word broken. */
import type { Page } from 'playwright-core';

/** What opens over the rest and closes again, and the remarks that pass; they may cover texts. */
const OVER = '.sheet, .stage, .results, .handover, .bubble, .notice, .update';
/**
 * What may cover a cell for the tile besides: the card of what is under the pointer, and, where the smallest tiles leave
 * no room for the whole board, its map and the bar over it.
 */
const PASSING = `${OVER}, .realms, .plan, .minimap`;
/** What may be covered: the board, which can be moved, but a sign of a place may not cover its number. */
const MOVABLE = '.board, .minimap';
const ALONE = '.board-spot';
/** Words of at most so many letters have room everywhere. */
const SHORT = 14;
/** The least width of a text that ends in an ellipsis, in widths of its letters: about four letters. */
const LEAST_EM = 2.2;

/** One line for each text that cannot be read in the current window. */
export function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(
    ([over, passing, movable, alone, short, leastEm]) => {
      interface Line {
        readonly parent: Element;
        readonly text: string;
        readonly left: number;
        readonly right: number;
        readonly top: number;
        readonly bottom: number;
      }
      const told: string[] = [];
      const nameOf = (element: Element) => `${element.localName}.${element.getAttribute('class') ?? ''}`;

      /** The part of the window in which an element can be seen; null if it is clipped for screen readers only, or faded. */
      const frameOf = (element: Element): DOMRect | null => {
        let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
        for (let at: Element | null = element; at !== null; at = at.parentElement) {
          const { position, overflowX, overflowY, clipPath, display, opacity } = getComputedStyle(at);
          // The root is transparent where nothing is painted.
          if (clipPath.startsWith('inset') || (at !== document.documentElement && Number(opacity) < 0.1)) return null;
          if (display !== 'contents' && display !== 'inline' && (overflowX !== 'visible' || overflowY !== 'visible')) {
            const box = at.getBoundingClientRect();
            [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
            [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
          }
          if (position === 'fixed') break;
        }
        return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
      };

      const lines: Line[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const text = node.textContent?.trim() ?? '';
        const parent = node.parentElement;
        if (text === '' || parent === null || parent.closest('svg, option, script, style') !== null) continue;
        if (!parent.checkVisibility({ visibilityProperty: true })) continue;
        const size = Number.parseFloat(getComputedStyle(parent).fontSize);
        const frame = size < 1 ? null : frameOf(parent);
        if (frame === null) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const rects = [...range.getClientRects()];
        for (const rect of rects) {
          // The letters themselves: lines may be closer together than their boxes are high.
          const middle = (rect.top + rect.bottom) / 2;
          const [left, right] = [Math.max(rect.left, frame.left), Math.min(rect.right, frame.right)];
          const [top, bottom] = [middle - size * 0.35, middle + size * 0.35];
          // A line that is half scrolled away may go on under what is beside its scrolling part.
          const whole = top >= frame.top && bottom <= frame.bottom;
          if (right - left > 2 && whole) lines.push({ parent, text, left, right, top, bottom });
        }
        if (rects.length < 2 || getComputedStyle(parent).hyphens === 'auto') continue;
        for (const word of (node.textContent ?? '').matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
          if (word[0].length > short) continue;
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const [first, ...rest] = [...range.getClientRects()].filter(({ width }) => width > 0);
          if (rest.some(({ top }) => Math.abs(top - first.top) > size / 2)) {
            told.push(`${nameOf(parent)}: "${word[0]}" is broken`);
          }
        }
      }

      for (const element of document.querySelectorAll<HTMLElement>('body *')) {
        const { textOverflow, fontSize } = getComputedStyle(element);
        if (textOverflow !== 'ellipsis' || element.scrollWidth <= element.clientWidth + 1) continue;
        if (!element.checkVisibility({ visibilityProperty: true }) || frameOf(element) === null) continue;
        if (element.clientWidth < leastEm * Number.parseFloat(fontSize)) {
          told.push(
            `${nameOf(element)}: of "${element.textContent?.slice(0, 40)}" ${element.clientWidth} pixels are left`,
          );
        }
      }

      /** The part that stays at the edge while the rest scrolls. */
      const stuck = (element: Element): Element | null => {
        for (let at: Element | null = element; at !== null; at = at.parentElement) {
          if (getComputedStyle(at).position === 'sticky') return at;
        }
        return null;
      };
      const isOpaque = (element: Element): boolean => {
        if (element instanceof SVGElement) return false;
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
        const alpha = /[/,] ?([\d.]+)\)$/.exec(backgroundColor.replace(/^rgb\(.*/, ''))?.[1] ?? '1';
        const paints = backgroundColor !== 'rgba(0, 0, 0, 0)' && Number(alpha) > 0.5;
        return (
          Number(opacity) > 0.3 && (paints || (backgroundImage !== 'none' && !backgroundImage.includes('transparent')))
        );
      };
      /** What covers an element at a point, or else the box with other words over which it is painted. */
      const layersAt = (parent: Element, x: number, y: number): { cover?: Element; ground?: Element } => {
        let reached = false;
        for (const element of document.elementsFromPoint(x, y)) {
          const own = element.contains(parent);
          reached ||= own;
          if (!isOpaque(element)) continue;
          if (!own && !reached) return { cover: element };
          if (own || element.textContent.trim() !== '') return own ? {} : { ground: element };
        }
        return {};
      };
      const mayCover = (cover: Element, parent: Element): boolean => {
        const opened = cover.closest(over);
        const foot = stuck(cover);
        const lost = parent.closest(movable);
        if (parent.closest(alone) !== null && parent.closest(alone) === cover.closest(alone)) return false;
        return (
          (opened !== null && !opened.contains(parent)) ||
          (foot !== null && !foot.contains(parent)) ||
          lost !== null ||
          cover.closest('dialog:modal') !== null
        );
      };

      const sheet = new CSSStyleSheet();
      // Also what lets presses through covers a text.
      sheet.replaceSync('* { pointer-events: auto !important }');
      document.adoptedStyleSheets.push(sheet);
      const seen: Line[] = [];
      for (const line of lines) {
        const across = [line.left + 1, (line.left + line.right) / 2, line.right - 1];
        const down = [line.top + 1, (line.top + line.bottom) / 2, line.bottom - 1];
        const layers = across.flatMap((x) => down.map((y) => layersAt(line.parent, x, y)));
        const cover = layers.find((each) => each.cover && !mayCover(each.cover, line.parent))?.cover;
        const ground = layers.find((each) => each.ground)?.ground;
        const named = `${nameOf(line.parent)} "${line.text.slice(0, 40)}"`;
        if (cover) told.push(`${named}: under ${nameOf(cover)}`);
        if (layers.some((each) => each.cover)) continue;
        seen.push(line);
        if (ground && line.parent.closest(movable) === null) told.push(`${named}: over ${nameOf(ground)}`);
      }
      const drafts = document.querySelector('.hand[data-drafting="true"]') !== null;
      for (const cell of drafts ? [] : document.querySelectorAll('.board-cell[data-kind="legal"]')) {
        const [box, frame] = [cell.getBoundingClientRect(), frameOf(cell)];
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        const shown = frame !== null && x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
        const { cover } = shown ? layersAt(cell, x, y) : {};
        if (cover && cover.closest(passing) === null) told.push(`a cell for the tile: under ${nameOf(cover)}`);
      }
      document.adoptedStyleSheets.pop();
      const tops = seen.toSorted((a, b) => a.left - b.left);
      for (const [index, a] of tops.entries()) {
        for (const b of tops.slice(index + 1)) {
          if (b.left >= a.right - 1) break;
          if (Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) <= 1 || a.parent === b.parent) continue;
          const loose = [a, b].filter(({ parent }) => parent.closest(movable) !== null).length;
          const together = a.parent.closest(alone) !== null && a.parent.closest(alone) === b.parent.closest(alone);
          if (loose > 0 && !together) continue;
          told.push(`${nameOf(a.parent)} "${a.text.slice(0, 40)}": over ${nameOf(b.parent)} "${b.text.slice(0, 40)}"`);
        }
      }
      return told;
    },
    [OVER, PASSING, MOVABLE, ALONE, SHORT, LEAST_EM] as const,
  );
}
