/** Where somebody is among the tables of a server: in the lobby, or at a table. */
export interface OnlinePlace {
  /** Null for the lobby. */
  readonly table: string | null;
  readonly invite: string | null;
}

export const LOBBY: OnlinePlace = { table: null, invite: null };

const ADDRESS = /^#(?:online|table\/([a-z0-9]{16})(?:\/([\w-]{43}))?)$/;

/** The place that an address names; null where it names none. */
export function placeOfAddress(hash: string): OnlinePlace | null {
  const found = ADDRESS.exec(hash);
  return found === null ? null : { table: found[1] ?? null, invite: found[2] ?? null };
}

export function addressOfPlace({ table, invite }: OnlinePlace): string {
  if (table === null) return '#online';
  return `#table/${table}${invite === null ? '' : `/${invite}`}`;
}
