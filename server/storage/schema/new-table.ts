import type { CreateTableBuilder, Kysely } from 'kysely';

/**
 * Returns a statement that creates a table; run it with `execute`. Columns may not be null, unless their type ends with
 * `?`. A key of several columns becomes a constraint.
 */
export function newTable(
  db: Kysely<unknown>,
  name: string,
  columns: Readonly<Record<string, 'text' | 'text?' | 'integer' | 'bigint'>>,
  key: readonly string[],
): CreateTableBuilder<string, string> {
  let table: CreateTableBuilder<string, string> = db.schema.createTable(name);
  for (const [column, type] of Object.entries(columns)) {
    const isKey = key.length === 1 && key[0] === column;
    table = table.addColumn(column, type === 'text?' ? 'text' : type, (c) =>
      isKey ? c.primaryKey() : type === 'text?' ? c : c.notNull(),
    );
  }
  return key.length === 1 ? table : table.addPrimaryKeyConstraint(`${name}_pk`, [...key]);
}
