import type { Store } from '../domain/ports.ts';

type AnyOperation = (...args: readonly never[]) => Promise<unknown>;

/** Wraps a store so that `around` calls each operation except `close`, and receives its name and its arguments. */
export function wrapStore(
  store: Store,
  around: (run: () => Promise<unknown>, operation: string, args: readonly unknown[]) => Promise<unknown>,
): Store {
  const names = Object.keys(store).filter((name) => name !== 'close');
  const wrapped = names.map((name): [string, AnyOperation] => [
    name,
    (...args) => around(() => Reflect.get(store, name)(...args), name, args),
  ]);
  return { ...store, ...Object.fromEntries(wrapped) };
}
