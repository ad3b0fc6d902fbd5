/** Keeps the keyboard focus on the page: if the focused element is removed or disabled, another takes its place. */

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

/** An ancestor of the focused element, and how many controls in it come before that element. */
interface Around {
  readonly element: Element;
  readonly index: number;
}

/**
 * The focus of a removed, hidden or disabled element goes to the control now in its place, to the board, or to the
 * heading. It is left alone if a person takes it away on purpose. The returned function stops watching.
 */
export function keepFocus(document: Document): () => void {
  let last: Element | null = null;
  let around: readonly Around[] = [];
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    last = target;
    around = aroundOf(target);
  };
  const check = () => {
    const { activeElement } = document;
    if (last === null || (activeElement !== document.body && activeElement !== last)) return;
    if (!isUsable(last)) successor(document, last, around)?.focus({ preventScroll: true });
    else if (activeElement === document.body) last = null;
  };
  // Later than the frame in which the board looks for a successor among its own cells.
  const later = () => requestAnimationFrame(() => requestAnimationFrame(check));
  const changes = new MutationObserver(() => {
    if (last !== null && (document.activeElement === document.body || last.matches('[disabled]'))) later();
  });
  changes.observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden', 'inert', 'open'],
  });
  document.addEventListener('focusin', onFocus);
  return () => {
    changes.disconnect();
    document.removeEventListener('focusin', onFocus);
  };
}

function aroundOf(target: Element): Around[] {
  const list: Around[] = [];
  for (
    let element = target.parentElement;
    element !== null && element.tagName !== 'BODY';
    element = element.parentElement
  ) {
    list.push({ element, index: [...element.querySelectorAll(FOCUSABLE)].indexOf(target) });
  }
  return list;
}

function isUsable(element: Element): boolean {
  return element.isConnected && element.checkVisibility() && element.matches(FOCUSABLE);
}

function successor(document: Document, last: Element, around: readonly Around[]): HTMLElement | null {
  const inSheet = last.closest('.sheet, dialog, [role="dialog"]')?.isConnected === true;
  const board = document.querySelector<HTMLElement>('.table .board [tabindex="0"], .table .board[tabindex]');
  if (last.isConnected && !inSheet && board !== null) return board;
  return nearBy(around) ?? board ?? headingOf(document);
}

/** The control that is now where the lost one was, within the main part of the page. */
function nearBy(around: readonly Around[]): HTMLElement | null {
  const left = around.find(({ element }) => element.isConnected && element.querySelector(FOCUSABLE) !== null);
  if (left === undefined || left.element.querySelector('main') !== null || left.element.matches('main')) return null;
  const controls = [...left.element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => one.checkVisibility());
  const found = controls[Math.min(left.index, controls.length - 1)] ?? null;
  // Not a text field, because its focus would open the on-screen keyboard unasked.
  return found?.matches('input[type="text"], textarea') ? null : found;
}

/** The heading of a new page, made focusable, so that a screen reader reads where the person is. */
function headingOf(document: Document): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading !== null) heading.tabIndex = -1;
  return heading;
}
