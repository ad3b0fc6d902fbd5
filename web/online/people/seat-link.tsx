import { CopyField } from '@asteroute/page/views/controls/copy-field.tsx';
import type { TableProps } from '../widgets/props.ts';
import { seatText } from './seat-key.ts';

interface Props extends Pick<TableProps, 'connection' | 'sharer' | 'words'> {
  readonly addressOf: (place: { readonly table: string; readonly invite: null; readonly seat: string }) => string;
}

/** Browsers forget what a page has stored, Safari after a week without a visit. */
export function SeatLink({ connection, sharer, addressOf, words: { page, online } }: Props) {
  const { key } = connection;
  const seat = seatText(key);
  const address = seat === null ? '' : addressOf({ table: key.table, invite: null, seat });
  if (seat === null || connection.seat.value === null) return null;
  return (
    <details>
      <summary class="text-muted text-sm">{online.seatLink.heading}</summary>
      <p class="text-muted text-sm">{online.seatLink.about}</p>
      <CopyField {...{ address, sharer }} label={online.seatLink.heading} words={page} />
    </details>
  );
}
