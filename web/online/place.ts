/** A place on a server: the lobby, or a table. */
export interface OnlinePlace {
  /** Null for the lobby. */
  readonly table: string | null;
  /** The secret from an invitation link; null for an open table. */
  readonly invite: string | null;
  /** The key to a seat, from the link that its owner saved: see `people/seat-key.ts`. */
  readonly seat?: string;
}

export const LOBBY_ADDRESS = '#online';

export function onlineAddress({ table, invite, seat }: OnlinePlace): string {
  if (seat !== undefined) return ['#seat', table, seat].join('/');
  return table === null ? LOBBY_ADDRESS : ['#table', table, invite].filter(Boolean).join('/');
}

/** The address that invites to a place. It has a path, because messengers fetch a preview without the hash. */
export function inviteAddress(place: OnlinePlace): string {
  return place.table === null ? LOBBY_ADDRESS : `invite/${place.table}${onlineAddress(place)}`;
}
