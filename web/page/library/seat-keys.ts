import { storedList } from '../storage/stored.ts';

/** The entry in the browser's storage for the keys to seats at a server's tables. */
export const KEYS = 'asteroute.tables';

/** Whether this browser may have seats at tables. If not, the page does not load the code that asks the server. */
export const hasKeys = (storage: () => Storage): boolean => storedList(storage, KEYS).get().length > 0;
