/** Makes what is announced of its sentences: each begins with a capital and ends once. */

/** Sentences as one text to be read aloud. */
export function speechOf(tag: string, sentences: readonly string[]): string {
  return sentences
    .filter((text) => text !== '')
    .map((text) => `${text[0].toLocaleUpperCase(tag)}${text.slice(1)}${/[.?!…]$/.test(text) ? '' : '.'}`)
    .join(' ');
}
