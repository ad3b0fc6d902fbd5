/** A place on a server: the lobby, or a table. */
export interface OnlinePlace {
  /** Null for the lobby. */
  readonly table: string | null;
  /** The secret from an invitation link; null for an open table. */
  readonly invite: string | null;
  /** The key to a seat, from the link that its owner saved: see `people/seat-key.ts`. */
  readonly seat?: string;
}

/** The lobby of the server. */
export const LOBBY: OnlinePlace = { table: null, invite: null };
