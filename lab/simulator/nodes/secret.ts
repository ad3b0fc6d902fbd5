import { createSealer } from '@asteroute/server/simulation';

/** The secret that seals seeds in the store, until it is lost and another one takes its place. */
export function createSecret() {
  let current = createSealer(new Uint8Array(32).fill(1));
  const sealer: typeof current = {
    keyId: current.keyId,
    seal: (text, table) => current.seal(text, table),
    open: (sealed, table) => current.open(sealed, table),
  };
  return {
    sealer,
    lose(): void {
      current = createSealer(new Uint8Array(32).fill(2));
    },
  };
}
