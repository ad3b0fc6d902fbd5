import type { DeviceSecret } from './device-key.ts';

/** What this browser keeps of its account: who it is, and the key that shows it. */
export interface KeptDevice {
  readonly account: { readonly id: string; readonly name: string };
  readonly secret: DeviceSecret;
}

const [DATABASE, STORE, OWN] = ['asteroute-account', 'device', 'own'];

/** The browser's own database, which can keep a key that no script can read. */
export interface KeyStore {
  /** Null if this browser has no account; also if it refuses its storage. */
  load(): Promise<KeptDevice | null>;
  /** Keeps it; false if the browser refuses, so that the account lasts as long as the page. */
  keep(device: KeptDevice | null): Promise<boolean>;
}

export function browserKeyStore(): KeyStore {
  return {
    load: () =>
      within<KeptDevice | undefined>('readonly', (store) => store.get(OWN)).then(
        (found) => found ?? null,
        () => null,
      ),
    keep: (device) =>
      within('readwrite', (store) => (device === null ? store.delete(OWN) : store.put(device, OWN))).then(
        () => true,
        () => false,
      ),
  };
}

/** Runs one request in a transaction; resolves once the transaction is written. */
async function within<T>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => IDBRequest): Promise<T> {
  const database = await opened();
  try {
    const transaction = database.transaction(STORE, mode);
    const request = run(transaction.objectStore(STORE));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    return request.result as T;
  } finally {
    database.close();
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('blocked'));
  });
}
