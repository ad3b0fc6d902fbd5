/** Where the keys to seats at tables of a server lie in the browser's storage. */
export const KEYS = 'asteroute.tables';

/** Whether this browser may have seats at tables: without any, the page needs no program that asks the server. */
export function hasKeys(storage: () => Storage): boolean {
  try {
    return storage().getItem(KEYS) !== null;
  } catch {
    return false;
  }
}
