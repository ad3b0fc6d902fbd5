import { useLayoutEffect, useRef } from 'preact/hooks';
import { colorOf } from '../../present/appearance.ts';
import { seatName } from '../../present/event-text.ts';
import { Button, Piece } from '../controls/parts.tsx';
import type { UiProps, ViewProps } from '../controls/props.ts';

/** Passing the device between two people: a banner, or a card that hides the table until the next one is ready. */
export function HandOver({ table, ui, words }: UiProps) {
  const before = useRef<number | null>(null);
  const { taken } = ui;
  const { seat } = table.shown.game.value.position;
  const mine = table.mine.value;
  const passes = mine && before.current !== null && before.current !== seat && taken.value !== seat;
  // Remembers the seat that decided last; the card keeps the old one until it is closed.
  if (mine && (!passes || ui.handover.value !== 'card')) before.current = seat;
  if (!passes || ui.handover.value === 'never') return null;
  if (ui.handover.value === 'banner')
    return <Banner key={table.shown.game.value.position.placed} table={table} words={words} />;
  return <Card table={table} words={words} onTake={() => (taken.value = seat)} />;
}

function Banner({ table, words }: ViewProps) {
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

function Card({ table, words, onTake }: ViewProps & { readonly onTake: () => void }) {
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
