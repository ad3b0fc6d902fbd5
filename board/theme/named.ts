/**
 * A value for each of the names `K`: a missing one is a compile error. It can be read with any name that the engine
 * gives.
 */
export type Named<K extends string, T = string> = Readonly<Record<K, T>> & Readonly<Record<string, T>>;
