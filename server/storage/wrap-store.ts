import type { Store } from '../domain/ports.ts';

type Around = (run: () => Promise<unknown>, operation: string, args: readonly unknown[]) => Promise<unknown>;

/** Wraps a store so that `around` calls each operation except `close`, and receives its name and its arguments. */
export function wrapStore(store: Store, around: Around): Store {
  return { ...store, ...wrapPart(store, '', around), close: () => store.close() };
}

/** Wraps the operations of a part of a store, and of the parts in it. */
function wrapPart<Part extends object>(part: Part, prefix: string, around: Around): Part {
  const wrapped = Object.entries(part).map(([name, value]) => [
    name,
    typeof value === 'object'
      ? wrapPart(value, `${prefix}${name}.`, around)
      : (...args: readonly unknown[]) => around(() => value(...args), prefix + name, args),
  ]);
  return { ...part, ...Object.fromEntries(wrapped) };
}
