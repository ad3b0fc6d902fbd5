import type { Ui } from '../settings/ui.ts';

/**
 * Closes the open panel when focus moves to an element behind it (WCAG 2.4.11). The returned function removes the
 * listener.
 */
export function uncoverFocus(target: Window, ui: Ui): () => void {
  const onFocus = ({ target: element }: FocusEvent) => {
    if (ui.panel.value !== null && element instanceof Element && isCovered(element)) ui.panel.value = null;
  };
  target.addEventListener('focusin', onFocus);
  return () => target.removeEventListener('focusin', onFocus);
}

function isCovered(element: Element): boolean {
  if (element.closest('.sheet') !== null) return false;
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.sheet') != null;
}
