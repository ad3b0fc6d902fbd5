/** A missing name of `K` is a compile error; it can be read with any name that the engine gives. */
export type Named<K extends string, T = string> = Readonly<Record<K, T>> & Readonly<Record<string, T>>;
