import { type ReadonlySignal, signal } from '@preact/signals';

/** The key with which the server signs its records: the one that this browser knows, and whether it still is that. */
export interface ServerKey {
  /** The key that this browser keeps from its first visit; null where it has not seen one. */
  readonly known: ReadonlySignal<string | null>;
  /** Another key that the server shows now; null where there is none. */
  readonly changed: ReadonlySignal<string | null>;
  /** Asks the server for its key. The first one is kept; another one is not, until the person accepts it. */
  check(): Promise<void>;
  /** Keeps the new key. */
  accept(): void;
}

/** What the key of a server needs. */
export interface ServerKeyPorts {
  /** The key that the server publishes; null where it does not answer. */
  readonly load: () => Promise<string | null>;
  /** The kept key; with a key it is kept from now on. */
  readonly stored: (key?: string) => string | null;
}

/** The key of the server that the page came from. */
export function createServerKey({ load, stored }: ServerKeyPorts): ServerKey {
  const known = signal(stored());
  const changed = signal<string | null>(null);
  const keep = (key: string) => {
    known.value = stored(key) ?? key;
    changed.value = null;
  };
  return {
    known,
    changed,
    async check() {
      const key = await load();
      if (key === null || key === known.value) return;
      if (known.value === null) keep(key);
      else changed.value = key;
    },
    accept: () => changed.value !== null && keep(changed.value),
  };
}
