import type { CommandOf } from '@asteroute/protocol';
import type { SeenPromise } from './promises.ts';

/** What must outlive a client of a table, by the table's id. */
export interface ClientMemory {
  /** Called when the client asks for a seat: its token now stands for a player. */
  keepKey(): void;
  /** The turn that was confirmed and not yet acknowledged. */
  unsent(table: string): CommandOf<'turn'> | null;
  keepUnsent(table: string, command: CommandOf<'turn'> | null): void;
  /** The promises of a table that were seen; null if none were. */
  seen(table: string): SeenPromise | null;
  keepSeen(table: string, seen: SeenPromise): void;
}

/** A memory that lasts as long as the program. */
export function createMemory(): ClientMemory {
  const unsent = new Map<string, CommandOf<'turn'> | null>();
  const seen = new Map<string, SeenPromise>();
  return {
    keepKey: () => undefined,
    unsent: (table) => unsent.get(table) ?? null,
    keepUnsent: (table, command) => void unsent.set(table, command),
    seen: (table) => seen.get(table) ?? null,
    keepSeen: (table, promise) => void seen.set(table, promise),
  };
}
