import { useRef } from 'preact/hooks';
import { later } from '../controls/later.tsx';
import type { UiProps } from '../controls/props.ts';

const Banner = later(() => import('./handover-notice.tsx').then((part) => part.HandOverBanner));
const Card = later(() => import('./handover-notice.tsx').then((part) => part.HandOverCard));

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
