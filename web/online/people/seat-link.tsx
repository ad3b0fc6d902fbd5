import { useCopy } from '@asteroute/page/library/links/copy.ts';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
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
  const { copied, field, copy } = useCopy(sharer, address);
  if (seat === null || connection.seat.value === null) return null;
  return (
    <details>
      <summary class="text-muted text-sm">{online.seatLink.heading}</summary>
      <p class="text-muted text-sm">{online.seatLink.about}</p>
      <input ref={field} type="text" readOnly value={address} aria-label={online.seatLink.heading} />
      <Button text={copied.value === true ? page.share.copied : page.share.copy} onClick={copy} />
      {copied.value === false && <p role="alert">{page.share.byHand}</p>}
    </details>
  );
}
