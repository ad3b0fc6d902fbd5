import type { Ui } from '../settings/ui.ts';

/** Focus must not be hidden (WCAG 2.4.11). The returned function removes the listener. */
export function closeSheetOverFocus(target: Window, ui: Ui): () => void {
  const check = (element: Element) => {
    if (ui.panel.value !== null && document.activeElement === element && isCovered(element)) ui.panel.value = null;
  };
  const onFocus = ({ target: element }: FocusEvent) => {
    // Later, because a sheet that is replaced by another panel returns the focus before it is removed.
    if (element instanceof Element) queueMicrotask(() => check(element));
  };
  target.addEventListener('focusin', onFocus);
  return () => target.removeEventListener('focusin', onFocus);
}

function isCovered(element: Element): boolean {
  if (element.closest('.sheet') !== null) return false;
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.sheet') != null;
}
