import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Pixels by which a finger must pull a sheet down to close it. */
const ENOUGH = 80;

/** Closes a bottom sheet when a finger pulls it down by its header, or by content that is scrolled to the top. */
export function useSwipeDown(sheet: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    const element = sheet.current;
    return element === null ? undefined : listen(element, onClose);
  }, []);
}

interface Start {
  readonly x: number;
  readonly y: number;
}

function listen(sheet: HTMLElement, onClose: () => void): () => void {
  let start: Start | null = null;
  let drawn = 0;
  const down = (event: TouchEvent) => {
    const [touch] = event.touches;
    start = event.touches.length === 1 && mayDraw(sheet, event.target) ? { x: touch.clientX, y: touch.clientY } : null;
    drawn = 0;
  };
  const move = ({ touches: [touch] }: TouchEvent) => {
    if (start === null) return;
    const [across, along] = [Math.abs(touch.clientX - start.x), touch.clientY - start.y];
    if (drawn === 0 && across > along) start = null;
    drawn = start === null ? 0 : Math.max(0, along);
    sheet.style.translate = drawn === 0 ? '' : `0 ${drawn}px`;
  };
  const up = () => {
    if (drawn > ENOUGH) onClose();
    else sheet.style.translate = '';
    drawn = 0;
    start = null;
  };
  const stop = new AbortController();
  const options = { passive: true, signal: stop.signal };
  sheet.addEventListener('touchstart', down, options);
  sheet.addEventListener('touchmove', move, options);
  for (const type of ['touchend', 'touchcancel'] as const) sheet.addEventListener(type, up, options);
  return () => stop.abort();
}

/** Only a sheet as wide as the screen is a bottom sheet; a slider and scrolled text keep the finger. */
function mayDraw(sheet: HTMLElement, target: EventTarget | null): boolean {
  if (sheet.clientWidth < innerWidth * 0.9 || !(target instanceof Element)) return false;
  if (target.closest('input, select, textarea') !== null) return false;
  return [...sheet.querySelectorAll('*')].every((part) => !part.contains(target) || part.scrollTop <= 0);
}
