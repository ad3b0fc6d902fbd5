/** The languages that there are words in, by their tags, English first. */
export const TAGS = ['en', 'de', 'fr', 'it', 'es', 'ru'] as const;
/** The tag of a language that there are words in. */
export type Tag = (typeof TAGS)[number];

/** The first wanted language that there are words in; English if there is none. */
export const bestOf = (wanted: readonly string[]): Tag =>
  wanted.map((one) => TAGS.find((tag) => tag === one.toLowerCase().split('-')[0])).find(Boolean) ?? 'en';
