import type { BookParagraph, Rulebook } from '@asteroute/words/rulebook.ts';
import { PAGES, type PageId } from './content/pages.ts';

/** The paragraph that states a rule. */
export interface BookSpot {
  readonly page: PageId;
  readonly paragraph: number;
}

/** The first paragraph that cites a rule, on a page of this edition if there is one; null for an unknown number. */
export function spotOf(book: Rulebook, rule: string, edition?: string): BookSpot | null {
  const order = [...PAGES].sort((a, b) => Number(b.edition === edition) - Number(a.edition === edition));
  for (const { id } of order) {
    const paragraph = book[id].paragraphs.findIndex(({ rules }) => rules.includes(rule));
    if (paragraph >= 0) return { page: id, paragraph };
  }
  return null;
}

export type Hit = BookSpot & BookParagraph;

/** The minimum number of letters of a text search. */
const SHORTEST = 3;

/** The paragraphs with this rule number (`sw 20` too); if there are none, those with this text in a language. */
export function searchIn(book: Rulebook, wanted: string, tag: string): Hit[] {
  const hits = PAGES.flatMap(({ id }) =>
    book[id].paragraphs.map((told, paragraph): Hit => ({ ...told, page: id, paragraph })),
  );
  const number = /^\s*([a-z]{1,2})[\s-]*(\d+)\s*$/i.exec(wanted);
  if (number !== null) {
    const rule = `${number[1].toUpperCase()}-${number[2]}`;
    return hits.filter(({ rules }) => rules.includes(rule));
  }
  const text = wanted.trim().toLocaleLowerCase(tag);
  if (text.length < SHORTEST) return [];
  const says = (hit: Hit) => `${book[hit.page].title} ${hit.text}`.toLocaleLowerCase(tag).includes(text);
  return hits.filter(says);
}
