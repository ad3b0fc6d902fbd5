import { StoredValue, storedList } from '../storage/stored.ts';

/** The entry in the browser's storage for the keys to seats at a server's tables. */
export const KEYS = 'asteroute.tables';

/** Whether this browser may have seats at tables. If not, the page does not load the code that asks the server. */
export const hasKeys = (storage: () => Storage): boolean => storedList(storage, KEYS).get().length > 0;

/** The name that the person entered last at a table of a server. */
export const lastName = (storage: () => Storage) =>
  new StoredValue<string | null>(storage, 'asteroute.name', { none: null });
