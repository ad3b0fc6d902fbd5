import { type DatabaseConnection, type Driver, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';

type SqliteConfig = ConstructorParameters<typeof SqliteDialect>[0];

/** SQLite's dialect, corrected where SQLite behaves differently than Kysely expects. */
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

/** Tells Kysely that SQLite can run a migration in one transaction. */
class MigratingAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** SQLite rolls back by itself on a full disk; Kysely's rollback then fails and would hide the first error. */
class RolledBackDriver extends SqliteDriver {
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: Error) => {
      if (!error.message.includes('no transaction is active')) throw error;
    });
  }
}
