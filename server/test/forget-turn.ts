import Database from 'better-sqlite3';

/**
 * For tests only: deletes the newest turn of all games from an embedded database, as if it had never been committed.
 */
export function forgetNewestTurn(file: string): void {
  const database = new Database(file);
  database.exec(`delete from entries where rowid =
    (select max(rowid) from entries where events like '%"type":"turn"%')`);
  database.close();
}
