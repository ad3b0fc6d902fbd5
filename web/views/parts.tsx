import type { ComponentChildren, RefObject } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import { meepleId } from '../board/art/piece.ts';
import type { MeeplePose } from '../board/model/state.ts';
import type { PlayerColor } from '../theme/player-color.ts';
import { Opener } from './later.tsx';
import { useSwipeDown } from './swipe.ts';

/** Small pieces that every view uses. */

export function Icon({ name }: { readonly name: string }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <use href={`#icon-${name}`} width="24" height="24" />
    </svg>
  );
}

/** A player's piece: shape and colour together. */
export function Piece({ color, pose = 'plain' }: { readonly color: PlayerColor; readonly pose?: MeeplePose }) {
  return (
    <svg class="piece" viewBox="0 0 38 38" aria-hidden="true" focusable="false">
      <use href={`#${meepleId(color, pose)}`} width="38" height="38" />
    </svg>
  );
}

/** The picture of a tile. */
export function Tile({ symbol, rotation = 0 }: { readonly symbol: string; readonly rotation?: number }) {
  return (
    <svg class="tile" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <g transform={`rotate(${rotation * 90} 50 50)`}>
        <rect width="100" height="100" rx="5" class="tile-ground" />
        <use href={`#tile-${symbol}`} width="100" height="100" style={{ '--turn': rotation }} />
      </g>
    </svg>
  );
}

/** The face of a die. */
export function Die({ face }: { readonly face: number }) {
  return (
    <svg class="die" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      {face === 0 ? (
        <rect class="die-blank" x="3" y="3" width="34" height="34" rx="8" />
      ) : (
        <use href={`#die-${face}`} width="40" height="40" />
      )}
    </svg>
  );
}

/** A button of an act beside the main one, with an icon before its words where it has one. */
export function QuietButton(props: {
  readonly icon?: string;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}) {
  return (
    <button type="button" class="quiet" onClick={props.onClick}>
      {props.icon !== undefined && <Icon name={props.icon} />}
      <span>{props.children}</span>
    </button>
  );
}

/** Takes the focus when the element appears, and gives it back when it goes. */
export function useFocus<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  const opener = useContext(Opener);
  // Before the next key can be pressed, so that it goes where the person expects.
  useLayoutEffect(() => {
    const before = opener?.current ?? document.activeElement;
    if (opener !== null) opener.current = null;
    // Whoever is typing is not interrupted.
    if (before instanceof HTMLInputElement && before.type === 'text') return;
    element.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return element;
}

/** A sheet over the table: a side panel on wide screens, from below on a phone. */
export function Sheet(props: {
  readonly title: string;
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}) {
  const close = useFocus<HTMLButtonElement>();
  const sheet = useRef<HTMLElement>(null);
  useSwipeDown(sheet, props.onClose);
  return (
    <section ref={sheet} class="sheet" role="dialog" aria-label={props.title}>
      <header>
        <h2>{props.title}</h2>
        <button ref={close} type="button" class="quiet" aria-label={props.close} onClick={props.onClose}>
          <Icon name="close" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable, so that keys can scroll it */}
      <section class="sheet-body" aria-label={props.title} tabIndex={0}>
        {props.children}
      </section>
    </section>
  );
}
