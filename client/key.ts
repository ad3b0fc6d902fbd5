/** What identifies a client at a table. */
export interface TableKey {
  readonly table: string;
  /** Identifies the owner of a seat: 32 random bytes in base64url. Absent for a spectator. */
  readonly token?: string;
  /** The secret of an invitation link, for a table with access by link. */
  readonly invite?: string | null;
  /** The player's random number, which contributes to the game's chance: made for this table alone. */
  readonly clientSeed?: string;
  /** Whether the player commits to the number by its hash, and the client reveals it when it is asked for. */
  readonly commits?: boolean;
}
