import type { LearnWords } from '@asteroute/words/en/book.ts';
import { PAGES, type PageId } from './content/pages.ts';

/** A paragraph without the rule numbers at its end, and these numbers. */
export interface Cited {
  readonly text: string;
  readonly rules: readonly string[];
}

/** The paragraph that states a rule. */
export interface BookSpot {
  readonly page: PageId;
  readonly paragraph: number;
}

/** A paragraph without its trailing rule numbers, and the numbers. */
export function citedIn(paragraph: string): Cited {
  const match = /^(.*) \[([^\]]+)\]$/s.exec(paragraph);
  return match === null ? { text: paragraph, rules: [] } : { text: match[1], rules: match[2].split(' ') };
}

/** The first paragraph that cites a rule, on a page of this edition if there is one; null for an unknown number. */
export function spotOf(words: LearnWords, rule: string, edition?: string): BookSpot | null {
  const order = [...PAGES].sort((a, b) => Number(b.edition === edition) - Number(a.edition === edition));
  for (const { id } of order) {
    const paragraph = words.pages[id].text.findIndex((text) => citedIn(text).rules.includes(rule));
    if (paragraph >= 0) return { page: id, paragraph };
  }
  return null;
}

/** A paragraph that a search found. */
export interface Hit extends BookSpot {
  readonly text: string;
  readonly rules: readonly string[];
}

/** The minimum number of letters of a text search. */
const SHORTEST = 3;

/** The paragraphs with this rule number (`sw 20` too); if there are none, those with this text. */
export function searchIn(words: LearnWords, wanted: string): Hit[] {
  const hits = PAGES.flatMap(({ id }) =>
    words.pages[id].text.map((paragraph, i): Hit => ({ page: id, paragraph: i, ...citedIn(paragraph) })),
  );
  const number = /^\s*([a-z]{1,2})[\s-]*(\d+)\s*$/i.exec(wanted);
  if (number !== null) {
    const rule = `${number[1].toUpperCase()}-${number[2]}`;
    return hits.filter(({ rules }) => rules.includes(rule));
  }
  const text = wanted.trim().toLocaleLowerCase(words.tag);
  if (text.length < SHORTEST) return [];
  const says = (hit: Hit) => `${words.pages[hit.page].title} ${hit.text}`.toLocaleLowerCase(words.tag).includes(text);
  return hits.filter(says);
}
