import type { NoticeWords } from '../en/notices.ts';
import type { OnlineWords } from '../en/online.ts';
import type { Catalogue } from '../en/table.ts';
import { bestOf, TAGS, type Tag } from '../tags.ts';

/** The words of a server: its own, and those that it shares with the page. */
export interface ServerWords {
  readonly tag: Tag;
  readonly notices: NoticeWords;
  readonly online: OnlineWords;
  readonly table: Catalogue;
}

async function load(tag: Tag): Promise<ServerWords> {
  const files = await Promise.all([
    import(`../${tag}/notices.ts`),
    import(`../${tag}/online.ts`),
    import(`../${tag}/table.ts`),
  ]);
  const [notices, online, table] = files.map((file) => file[tag]);
  return { tag, notices, online, table };
}

/** The words of all languages. */
export const SERVER_WORDS: readonly ServerWords[] = await Promise.all(TAGS.map(load));

/** The words of the first of these languages that there are words in; English if there is none. */
export function serverWords(wanted: readonly string[]): ServerWords {
  const tag = bestOf(wanted);
  return SERVER_WORDS.find((words) => words.tag === tag) ?? SERVER_WORDS[0];
}
