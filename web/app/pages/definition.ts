import type { PageProps } from '@asteroute/page/views/pages/page-ports.ts';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import type { ComponentType } from 'preact';

/** A page of the app: its addresses, what lies under it, what it needs and how it is loaded. */
export interface PageDefinition<Name extends string, At> {
  readonly name: Name;
  /** Reads the path of an address; null if it is that of another page. */
  readonly parse: (path: string) => At | null;
  readonly make: (at: At) => string;
  /** The address of the page under it; null or absent for the start page. */
  readonly under?: (at: At) => string | null;
  readonly needs?: 'server';
  /** Loads the page; absent for a game at this screen, which is loaded with the first page. */
  readonly load?: () => Promise<ComponentType<PageProps<At>>>;
  /** What is said while it loads; absent for the words of games. */
  readonly loading?: (words: Catalogue) => string;
}

export type AddressOf<P> = P extends PageDefinition<infer Name, infer At> ? At & { readonly page: Name } : never;

/** Defines the page with a name; its addresses say `At`. */
export const definePage =
  <At extends object>() =>
  <const Name extends string>(definition: PageDefinition<Name, At>): PageDefinition<Name, At> =>
    definition;
