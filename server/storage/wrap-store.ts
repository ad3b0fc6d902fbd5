import type { Store } from '../domain/ports.ts';

type AnyOperation = (...args: readonly never[]) => Promise<unknown>;

/** A store whose operations, `close` aside, are called by `around`, which is given their names. */
export function wrapStore(
  store: Store,
  around: (run: () => Promise<unknown>, operation: string) => Promise<unknown>,
): Store {
  const names = Object.keys(store).filter((name) => name !== 'close');
  const wrapped = names.map((name): [string, AnyOperation] => [
    name,
    (...args) => around(() => Reflect.get(store, name)(...args), name),
  ]);
  return { ...store, ...Object.fromEntries(wrapped) };
}
