/** Reads the Markdown of a language: `rulebook.md` and `coach.md`. */

/** A live position by its name, with its words; it stands below a paragraph. */
interface BookFigure {
  readonly id: string;
  readonly title: string;
  readonly story: string;
}

/** A paragraph of the rulebook, and the numbers of the rules that it states. */
export interface BookParagraph {
  readonly text: string;
  readonly rules: readonly string[];
  readonly figures: readonly BookFigure[];
}

/** A page of the rulebook. */
interface BookPage {
  readonly title: string;
  readonly paragraphs: readonly BookParagraph[];
}

export type Rulebook = Readonly<Record<string, BookPage>>;

/** The texts of the coach by the names of the lessons. */
export type Lessons = Readonly<Record<string, string>>;

/** A part of a file, and where it stands: "words/de/rulebook.md:12". */
interface Block {
  readonly at: string;
  readonly text: string;
}

/** A page or lesson by its name. */
interface Named<T> extends Block {
  readonly id: string;
  readonly value: T;
}

type OpenParagraph = BookParagraph & { readonly figures: BookFigure[] };

const HEADING = /^## (?<id>\w+): (?<title>\S.*)$/;
const FIGURE = /^!\[(?<title>[^\]]+)\]\((?<id>\w+)\) (?<story>\S.*)$/;
const PARAGRAPH = /^(?<text>[^[\]]+) \[(?<rules>[A-Z]+-\d+(?: [A-Z]+-\d+)*)\]$/;
const LESSON = /^- \*\*(?<id>\w+)\*\* (?<text>\S.*)$/;

/** Reads a rulebook; throws with file, line and what to do if it cannot be read. */
export function readRulebook(markdown: string, file: string): Rulebook {
  const pages: Named<{ readonly title: string; readonly paragraphs: OpenParagraph[] }>[] = [];
  for (const block of blocksIn(markdown, /#.*|\S.*(?:\n(?!#).*\S.*)*/g, file)) {
    if (block.text.startsWith('#')) {
      const { id, title } = matched(block, HEADING, 'begin a page by ## name: Title');
      pages.push({ ...block, id, value: { title, paragraphs: [] } });
    } else add(block, pages.at(-1)?.value.paragraphs ?? refuse(block, 'begin a page above it by ## name: Title'));
  }
  return byName(pages);
}

/** Reads the texts of the coach; throws as `readRulebook` does. */
export function readLessons(markdown: string, file: string): Lessons {
  const lessons = blocksIn(markdown, /\S.*/g, file).map((block): Named<string> => {
    const { id, text } = matched(block, LESSON, 'write a text of the coach as - **name** and the text');
    return { ...block, id, value: text };
  });
  return byName(lessons);
}

function blocksIn(markdown: string, pattern: RegExp, file: string): Block[] {
  return [...markdown.matchAll(pattern)].map(({ 0: text, index }) => ({
    at: `${file}:${markdown.slice(0, index).split('\n').length}`,
    text: text.trim().replace(/\s*\n\s*/g, ' '),
  }));
}

function add(block: Block, paragraphs: OpenParagraph[]): void {
  if (block.text.startsWith('!')) {
    const above = paragraphs.at(-1) ?? refuse(block, 'write a paragraph above the figure');
    const { id, title, story } = matched(block, FIGURE, 'write a figure as ![Title](name) and its text');
    above.figures.push({ id, title, story });
  } else {
    const { text, rules } = matched(block, PARAGRAPH, 'end a paragraph with its rules, such as [SW-15 D-2]');
    paragraphs.push({ text, rules: rules.split(' '), figures: [] });
  }
}

function matched(block: Block, pattern: RegExp, due: string): Readonly<Record<string, string>> {
  return pattern.exec(block.text)?.groups ?? refuse(block, due);
}

function byName<T>(all: readonly Named<T>[]): Readonly<Record<string, T>> {
  for (const [i, one] of all.entries()) {
    if (all.findIndex(({ id }) => id === one.id) < i) refuse(one, `give it another name: there is ${one.id} above`);
  }
  return Object.fromEntries(all.map(({ id, value }) => [id, value]));
}

function refuse({ at, text }: Block, due: string): never {
  throw new Error(`${at}: ${due} (${text.length > 60 ? `${text.slice(0, 60)} …` : text})`);
}
