import type { Store } from '../domain/ports.ts';

type Around = (run: () => Promise<unknown>, operation: string, args: readonly unknown[]) => Promise<unknown>;

/** Wraps a store so that `around` calls each operation except `close`, and receives its name and its arguments. */
export function wrapStore(store: Store, around: Around): Store {
  return { ...store, ...wrapPart(store, '', around), close: () => store.close() };
}

/** Wraps the operations of a part of a store, and of the parts in it. An operation is looked up when it is called. */
function wrapPart(part: object, prefix: string, around: Around): object {
  const wrapped = Object.entries(part).map(([name, value]) => [
    name,
    typeof value === 'object'
      ? wrapPart(value, `${prefix}${name}.`, around)
      : (...args: readonly unknown[]) => around(() => Reflect.get(part, name)(...args), prefix + name, args),
  ]);
  return Object.fromEntries(wrapped);
}
