import type { Stores } from '../domain/ports.ts';

type Around = (run: () => Promise<unknown>, operation: string, args: readonly unknown[]) => Promise<unknown>;

/** `around` receives each operation but `close` by its name, such as `tables.append`. It is looked up when called. */
export function wrapStores(stores: Stores, around: Around): Stores {
  const parts = Object.entries(stores).filter(([name]) => name !== 'close');
  const wrapped = parts.map(([name, part]) => [name, wrapPart(name, part, around)]);
  return { ...stores, ...Object.fromEntries(wrapped) };
}

function wrapPart(name: string, part: object, around: Around): object {
  const wrapped = Object.keys(part).map((operation) => [
    operation,
    (...args: readonly unknown[]) => around(() => Reflect.get(part, operation)(...args), `${name}.${operation}`, args),
  ]);
  return Object.fromEntries(wrapped);
}
