import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** How far a key moves the focus: by how many lines, and by how many buttons within a line. */
const STEPS: Readonly<Record<string, readonly [lines: number, buttons: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  Home: [Number.NEGATIVE_INFINITY, 0],
  End: [Number.POSITIVE_INFINITY, 0],
};

/** A single tab stop: arrows lead from line to line and along a line, Home and End to the first and last line. */
export function useArrowList(): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const stop = useRef<HTMLButtonElement | null>(null);
  // After every render, because lines are added and removed.
  useLayoutEffect(() => setStop(list.current, stop));
  useLayoutEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      stop.current = target as HTMLButtonElement;
      setStop(list.current, stop);
    };
    const onKey = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
      const next = buttonAt(list.current, event.target as Element, step);
      next?.focus();
      event.preventDefault();
      event.stopPropagation();
    };
    const off = new AbortController();
    list.current?.addEventListener('focusin', onFocus, { signal: off.signal });
    list.current?.addEventListener('keydown', onKey, { signal: off.signal });
    return () => off.abort();
  }, []);
  return list;
}

/** Makes one button the tab stop: the one that had the focus last, or the first. */
function setStop(list: HTMLOListElement | null, stop: { current: HTMLButtonElement | null }): void {
  const buttons = [...(list?.querySelectorAll('button') ?? [])];
  if (stop.current === null || !buttons.includes(stop.current)) stop.current = buttons[0] ?? null;
  for (const button of buttons) button.tabIndex = button === stop.current ? 0 : -1;
}

/** The button `lines` lines and `buttons` buttons away from `here`, or the nearest one. */
function buttonAt(
  list: HTMLOListElement | null,
  here: Element,
  [lines, buttons]: readonly [lines: number, buttons: number],
): HTMLButtonElement | undefined {
  const rows = [...(list?.children ?? [])].map((row) => [...row.querySelectorAll('button')]);
  const line = rows.findIndex((row) => row.some((button) => button === here));
  const within = (index: number, length: number): number => Math.max(0, Math.min(length - 1, index));
  const row = rows[within(line + lines, rows.length)] ?? [];
  const column = rows[line]?.indexOf(here as HTMLButtonElement) ?? 0;
  return row[within(column + buttons, row.length)];
}
