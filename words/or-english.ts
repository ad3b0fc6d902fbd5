/** Words of which some may be missing, at any depth. */
export type Partly<T> = T extends ((...given: never[]) => unknown) | readonly unknown[] | string
  ? T
  : { readonly [K in keyof T]?: Partly<T[K]> };

/** The words of a language that is not finished: what it does not say yet is said in English. */
export function orEnglish<T extends object>(english: T, own: Partly<T>): T {
  const entries = Object.entries(english).map(([key, text]) => {
    const said: unknown = Reflect.get(own, key);
    return [key, isGroup(text) ? orEnglish(text, (said ?? {}) as Partly<object>) : (said ?? text)];
  });
  // What only the English words can say, such as the name of a rule that has no words, comes from behind.
  return Object.assign(Object.create(english), Object.fromEntries(entries)) as T;
}

const isGroup = (text: unknown): text is object => typeof text === 'object' && text !== null && !Array.isArray(text);
