import type { RivalsWords } from '../words/use-words.ts';

/** The name of a bot in the language of the page. */
export function botName({ page }: Pick<RivalsWords, 'page'>, bot: string): string {
  return page.bots[bot]?.name ?? bot;
}
