import { meepleId } from '@asteroute/board/art/piece.ts';
import type { MeeplePose } from '@asteroute/board/model/state.ts';
import type { PlayerColor } from '@asteroute/board/theme/player-color.ts';
import type { Game, GameEvent } from '@asteroute/engine';
import type { ComponentChildren, ComponentProps, RefObject } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import { colorOf, sideColor } from '../../present/appearance.ts';
import { Opener } from './later.tsx';

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

export function Die({ face }: { readonly face: number }) {
  return (
    <svg class="die" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <use href={`#die-${face}`} width="40" height="40" />
    </svg>
  );
}

type ButtonProps = ComponentProps<'button'> & { readonly icon?: string | undefined; readonly text: ComponentChildren };

/** A button with words, after an icon if one is given; in the quiet style unless `class` names another one. */
export function Button({ icon, text, class: look = 'quiet', ...rest }: ButtonProps) {
  return (
    <button type="button" class={look} {...rest}>
      {icon !== undefined && <Icon name={icon} />}
      {text !== '' && <span>{text}</span>}
    </button>
  );
}

type IconButtonProps = ComponentProps<'button'> & { readonly icon: string; readonly name: string };

export function IconButton({ icon, name, class: look = 'quiet square', ...rest }: IconButtonProps) {
  return (
    <button type="button" class={look} aria-label={name} title={name} {...rest}>
      <Icon name={icon} />
    </button>
  );
}

/** Moves the focus to the element when it appears, and back when it disappears. */
export function useFocus<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  const opener = useContext(Opener);
  // A layout effect, so that the next key already goes to the new element.
  useLayoutEffect(() => {
    const before = opener?.current ?? document.activeElement;
    if (opener !== null) opener.current = null;
    // A text field keeps the focus, so that typing is not interrupted.
    if (before instanceof HTMLInputElement && before.type === 'text') return;
    element.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return element;
}

/** The piece of the player or side of an event, or an icon if the event has none. */
export function Mark({ game, event }: { readonly game: Game; readonly event: GameEvent }) {
  if (event.type === 'placed' || event.type === 'took' || event.type === 'turn-ended')
    return <Piece color={colorOf(game, event.seat)} />;
  if (event.type === 'deployed') return <Piece color={colorOf(game, event.figure.seat)} />;
  if (event.type === 'scored' || event.type === 'awarded')
    return <Piece color={sideColor(game, event.shares[0].side)} />;
  if (event.type === 'defeated' || event.type === 'won') return <Piece color={sideColor(game, event.side)} />;
  if (event.type === 'set-aside' || event.type === 'put-back') return <Icon name="bag" />;
  return <Icon name={event.type === 'ended' ? 'trophy' : 'battle'} />;
}
