import { type CreateTableBuilder, type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Schema } from './schema.ts';
import { type ColumnType, DATABASE_TABLES, type TablePlan } from './tables.ts';

/** All migrations, in SQL that both SQLite and PostgreSQL accept. A released migration never changes. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-baseline': { up: createBaseline },
};

async function createBaseline(db: Kysely<Schema>): Promise<void> {
  for (const [name, plan] of Object.entries<TablePlan>(DATABASE_TABLES)) await createTable(db, name, plan);
  // The first beat starts the server time.
  await db.insertInto('server_time').values({ id: 1, wall: 0, up: 0 }).execute();
  await db.insertInto('rated_order').values({ id: 1, number: 0 }).execute();
}

async function createTable(db: Kysely<Schema>, name: string, plan: TablePlan): Promise<void> {
  const { columns, key, unique = {}, indexes = {}, partitionBy } = plan;
  let table: CreateTableBuilder<string, string> = db.schema.createTable(name);
  for (const [column, type] of Object.entries(columns)) table = withColumn(table, column, type);
  table = table.addPrimaryKeyConstraint(`${name}_pk`, [...key]);
  for (const [end, by] of Object.entries(unique)) table = table.addUniqueConstraint(`${name}_${end}`, [...by]);
  const isParted = partitionBy !== undefined && (await hasPartitions(db));
  await (isParted ? table.modifyEnd(sql`partition by list (${sql.ref(partitionBy)})`) : table).execute();
  for (const [end, by] of Object.entries(indexes))
    await db.schema
      .createIndex(`${name}_${end}`)
      .on(name)
      .columns([...by])
      .execute();
}

function withColumn(
  table: CreateTableBuilder<string, string>,
  name: string,
  type: ColumnType,
): CreateTableBuilder<string, string> {
  const [, kind, end] = /^(\w+)(.*)$/.exec(type) ?? [];
  return table.addColumn(name, sql.raw(kind === 'double' ? 'double precision' : kind), (column) => {
    if (end === '?') return column;
    const filled = column.notNull();
    return end === '' ? filled : filled.defaultTo(end === '=0' ? 0 : '');
  });
}

/** Whether the database has declarative partitions: only PostgreSQL and databases built from it do. */
export async function hasPartitions<T>(db: Kysely<T>): Promise<boolean> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return false;
  const { rows } = await sql<{ version: string }>`select version()`.execute(db);
  return rows[0].version.startsWith('PostgreSQL');
}
