import { type DatabaseConnection, type Driver, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';

type SqliteConfig = ConstructorParameters<typeof SqliteDialect>[0];

/** SQLite's dialect, where SQLite does what Kysely does not expect of it. */
export class TransactionalSqlite extends SqliteDialect {
  readonly #config: SqliteConfig;

  constructor(config: SqliteConfig) {
    super(config);
    this.#config = config;
  }

  override createAdapter(): SqliteAdapter {
    return new MigratingAdapter();
  }

  override createDriver(): Driver {
    return new RolledBackDriver(this.#config);
  }
}

/** SQLite can run a migration in one transaction. */
class MigratingAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * When the disk is full or fails, SQLite rolls a transaction back by itself. Kysely's rollback then fails, and its error
 * would be thrown in place of the first one, which says what has happened.
 */
class RolledBackDriver extends SqliteDriver {
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: Error) => {
      if (!error.message.includes('no transaction is active')) throw error;
    });
  }
}
