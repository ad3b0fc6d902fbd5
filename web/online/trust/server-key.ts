import { signal } from '@preact/signals';

interface ServerKeyPorts {
  /** The key that the server publishes; null if it does not answer. */
  readonly load: () => Promise<string | null>;
  /** The stored key; with an argument it is replaced first. */
  readonly stored: (key?: string) => string | null;
}

export type ServerKey = ReturnType<typeof createServerKey>;

export function createServerKey({ load, stored }: ServerKeyPorts) {
  /** The key that this browser stored at its first visit; null if it has not seen one. */
  const known = signal(stored());
  /** The different key that the server shows now; null if there is none. */
  const changed = signal<string | null>(null);
  const keep = (key: string) => {
    known.value = stored(key) ?? key;
    changed.value = null;
  };
  return {
    known,
    changed,
    /** Requests the server's key. The first one is stored; a different one only after the person accepts it. */
    async check() {
      const key = await load();
      if (key === null || key === known.value) return;
      if (known.value === null) keep(key);
      else changed.value = key;
    },
    accept: () => changed.value !== null && keep(changed.value),
  };
}
