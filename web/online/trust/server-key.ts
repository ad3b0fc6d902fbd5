import { signal } from '@preact/signals';

/** What the key of a server needs. */
interface ServerKeyPorts {
  /** The key that the server publishes; null where it does not answer. */
  readonly load: () => Promise<string | null>;
  /** The kept key; with a key it is kept from now on. */
  readonly stored: (key?: string) => string | null;
}

/** The key with which a server signs, and whether it still is the one that this browser keeps. */
export type ServerKey = ReturnType<typeof createServerKey>;

/** The key of the server that the page came from. */
export function createServerKey({ load, stored }: ServerKeyPorts) {
  /** The key that this browser keeps from its first visit; null where it has not seen one. */
  const known = signal(stored());
  /** Another key that the server shows now; null where there is none. */
  const changed = signal<string | null>(null);
  const keep = (key: string) => {
    known.value = stored(key) ?? key;
    changed.value = null;
  };
  return {
    known,
    changed,
    /** Asks the server for its key. The first one is kept; another one is not, until the person accepts it. */
    async check() {
      const key = await load();
      if (key === null || key === known.value) return;
      if (known.value === null) keep(key);
      else changed.value = key;
    },
    /** Keeps the new key. */
    accept: () => changed.value !== null && keep(changed.value),
  };
}
