/** The board's one tab stop: which control has it, and where the focus goes when that control disappears. */
import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { allStops, cellKey, rovingStop, type Stop } from '../model/focus.ts';
import type { BoardView } from '../model/state.ts';
import { obeyKey, readKey } from './keys.ts';
import { useLive } from './live.ts';
import { type BoardPorts, OWN_CLICKS } from './pointer.ts';

type Root = RefObject<HTMLElement | null>;

export function stopOf(view: BoardView, element: Element): Stop | null {
  const key = element.closest('[data-stop]')?.getAttribute('data-stop');
  return allStops(view).find((stop) => stop.key === key) ?? null;
}

const elementOf = (root: Root, key: string): HTMLElement | null =>
  root.current?.querySelector<HTMLElement>(`[data-stop="${CSS.escape(key)}"]`) ?? null;

/** The focused element as the board sees it, whether it lies in the page itself or in a shadow root. */
const focusedFrom = (root: Root): Element | null =>
  (root.current?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement ?? null;

const holdsFocus = (root: Root): boolean => root.current?.contains(focusedFrom(root)) ?? false;

const focusIsFree = (): boolean => document.activeElement === null || document.activeElement === document.body;

function focusOn(root: Root, stop: Stop | null): void {
  const element = stop ? elementOf(root, stop.key) : root.current;
  element?.focus({ preventScroll: true });
}

/** Handles a stop reached by keyboard: makes it visible, and reports it to the page like a hovered cell. */
function arrive(root: Root, { camera, onIntent }: BoardPorts, stop: Stop): void {
  // The camera makes the stop visible on the board; if the page itself scrolls, the board must be in sight first.
  root.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  camera.visit(stop.target.cell);
  onIntent({ type: 'hover', cell: stop.target.cell });
}

const comesFromOutside = (root: HTMLElement, { relatedTarget }: FocusEvent): boolean =>
  !(relatedTarget instanceof Node && root.contains(relatedTarget));

/** When a closed sheet returns the focus to a tile: the tab stop, which the next turn may have moved. */
function stopForReturn(root: HTMLElement, event: FocusEvent, here: Stop, owed: Stop | null): Stop | null {
  const returns = here.target.kind === 'tile' && comesFromOutside(root, event);
  return returns && owed !== null && owed.key !== here.key ? owed : null;
}

function listenToFocus(root: HTMLElement, ports: BoardPorts, roving: Signal<string | null>): () => void {
  const focusIn = (event: FocusEvent): void => {
    const stop = event.target instanceof Element ? stopOf(ports.view.peek(), event.target) : null;
    if (!stop || !(event.target instanceof Element)) return;
    const instead = stopForReturn(root, event, stop, rovingStop(allStops(ports.view.peek()), roving.peek()));
    if (instead !== null) return focusOn({ current: root }, instead);
    roving.value = stop.key;
    if (event.target.matches(':focus-visible')) arrive({ current: root }, ports, stop);
  };
  root.addEventListener('focusin', focusIn);
  return () => root.removeEventListener('focusin', focusIn);
}

const belongsToButton = (event: KeyboardEvent, type: string): boolean =>
  ['press', 'move', 'first', 'last'].includes(type) &&
  event.target instanceof Element &&
  event.target.closest(`[${OWN_CLICKS}]`) !== null;

function listenToKeys(root: Root, ports: BoardPorts, roving: Signal<string | null>): () => void {
  const keyDown = (event: KeyboardEvent): void => {
    const meaning = readKey(event);
    if (meaning === null || event.defaultPrevented || belongsToButton(event, meaning.type)) return;
    event.preventDefault();
    const here = focusedFrom(root) === root.current ? null : roving.peek();
    const focus = (stop: Stop): void => focusOn(root, stop);
    obeyKey(meaning, { ...ports, view: ports.view.peek(), focused: here, focus });
  };
  root.current?.addEventListener('keydown', keyDown);
  return () => root.current?.removeEventListener('keydown', keyDown);
}

/** When the focused control disappears at the end of a turn, the focus goes to the current tab stop. */
function useKeepFocus(root: Root, ports: BoardPorts, roving: Signal<string | null>): void {
  useLive(() => {
    void ports.view.value;
    if (!holdsFocus(root)) return;
    const focused = focusedFrom(root);
    requestAnimationFrame(() => {
      // If the control still exists, the player has moved the focus.
      if (focused?.isConnected !== true && focusIsFree())
        focusOn(root, rovingStop(allStops(ports.view.peek()), roving.peek()));
    });
  });
}

/** Focuses the cell that the view asks for, but only if the focus is on the board or nowhere. */
function useAskedFocus(root: Root, { view }: BoardPorts, roving: Signal<string | null>): void {
  let asked: string | null = null;
  useLive(() => {
    const { focus } = view.value;
    const key = focus && cellKey(focus);
    // A view that changes for another reason makes no new request.
    if (key === asked) return;
    asked = key;
    if (key === null || key === roving.peek()) return;
    roving.value = key;
    // Focusing before the board is drawn would lay out the whole page twice.
    requestAnimationFrame(() => setTimeout(() => takeFocus(root, key)));
  });
}

/** Focuses a stop, unless the focus has moved elsewhere: a sheet may have opened in which somebody types. */
function takeFocus(root: Root, key: string): void {
  if (holdsFocus(root) || focusIsFree()) elementOf(root, key)?.focus({ preventScroll: true });
}

/** Attaches focus and key handling to the board's root. Returns the key of the stop that was focused last. */
export function useRoving(root: Root, ports: BoardPorts): ReadonlySignal<string | null> {
  const roving = useSignal<string | null>(null);
  useLayoutEffect(() => (root.current ? listenToFocus(root.current, ports, roving) : undefined), []);
  useLayoutEffect(() => listenToKeys(root, ports, roving), []);
  useKeepFocus(root, ports, roving);
  useAskedFocus(root, ports, roving);
  return roving;
}
