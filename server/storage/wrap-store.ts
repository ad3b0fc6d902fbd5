import type { Store } from '../domain/ports.ts';

type AnyOperation = (...args: readonly never[]) => Promise<unknown>;

/** Wraps a store so that `around` calls each operation except `close`, and receives its name. */
export function wrapStore(
  store: Store,
  around: (run: () => Promise<unknown>, operation: string) => Promise<unknown>,
): Store {
  const wrapped = Object.entries(store).flatMap(([name, operation]: [string, AnyOperation]) => {
    const called: AnyOperation = (...args) => around(() => operation(...args), name);
    return name === 'close' ? [] : [[name, called]];
  });
  return { ...store, ...Object.fromEntries(wrapped) };
}
