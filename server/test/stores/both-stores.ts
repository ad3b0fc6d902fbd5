/** For tests that every store must pass. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from 'vitest';
import type { Stores } from '../../domain/ports.ts';
import { createSealer, type Sealer } from '../../secrets/sealer.ts';
import { openPostgres } from '../../storage/postgres.ts';
import { openSqlite } from '../../storage/sqlite.ts';
import { NEEDS_POSTGRES, openDatabase } from '../postgres/postgres.ts';

const SEALER = createSealer(Buffer.alloc(32, 7));

/** Opens a database, more than once if needed, and deletes it at the end. */
export interface StoreOpener {
  open(sealer?: Sealer): Promise<Stores>;
  /**
   * Whether two connections of this process may write at the same time; SQLite would block the process that holds the
   * lock.
   */
  readonly rivals: boolean;
  /** Whether logs of finished games move. */
  readonly moves: boolean;
  close(): Promise<void>;
}

async function sqlite(): Promise<StoreOpener> {
  const folder = mkdtempSync(join(tmpdir(), 'asteroute-store-'));
  return {
    rivals: false,
    moves: false,
    open: (sealer = SEALER) => openSqlite(join(folder, 'deep', 'test.sqlite'), { sealer }),
    close: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function postgres(): Promise<StoreOpener> {
  const { url, close } = await openDatabase();
  return { rivals: true, moves: true, open: (sealer = SEALER) => openPostgres(url, { sealer }), close };
}

/** Runs the tests that `suite` declares on each store. */
export function onBothStores(name: string, suite: (make: () => Promise<StoreOpener>) => () => void): void {
  describe(`${name} on SQLite`, suite(sqlite));
  describe(`${name} on PostgreSQL`, NEEDS_POSTGRES, suite(postgres));
}
