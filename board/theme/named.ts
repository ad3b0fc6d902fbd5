/** A value for each of these names, a missing one being a compile error; found by any name that the engine gives. */
export type Named<K extends string, T = string> = Readonly<Record<K, T>> & Readonly<Record<string, T>>;
