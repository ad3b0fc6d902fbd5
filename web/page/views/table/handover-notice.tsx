import { useLayoutEffect, useRef } from 'preact/hooks';
import { colorOf } from '../../present/appearance.ts';
import { seatName } from '../../present/event-text.ts';
import { Button, Piece } from '../controls/parts.tsx';
import type { ViewProps } from '../controls/props.ts';

export function HandOverBanner({ table, words }: ViewProps) {
  const game = table.shown.game.value;
  const { seat } = game.position;
  return (
    <p
      class="handover-banner row gap-3 rounded-full font-semibold pointer-events-none"
      data-color={colorOf(game, seat)}
      role="status"
    >
      <Piece color={colorOf(game, seat)} />
      {words.handover.pass(seatName(game, seat))}
    </p>
  );
}

export function HandOverCard({ table, words, onTake }: ViewProps & { readonly onTake: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Modal, so that neither Tab nor a screen reader reaches the table before the next person takes the screen.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const game = table.shown.game.value;
  const { seat } = game.position;
  const name = seatName(game, seat);
  return (
    <dialog
      ref={dialog}
      class="handover fixed inset-0 stack gap-6 justify-items-center text-center w-full"
      onCancel={(event) => event.preventDefault()}
      aria-label={words.handover.pass(name)}
      data-color={colorOf(game, seat)}
    >
      <Piece color={colorOf(game, seat)} />
      <h2>{words.handover.pass(name)}</h2>
      <Button text={words.handover.ready(name)} class="primary" onClick={onTake} />
    </dialog>
  );
}
