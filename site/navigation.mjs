/**
 * The pages of the site in their order: each is a file of `docs/` or of the repository's root, by its name without
 * `.md`. A page whose file is not there yet is left out; a root test holds that every page of `docs/` is named.
 */
export const GROUPS = [
  { label: 'Play', pages: ['tour', 'rules', 'bots', 'review', 'fairness', 'accessibility'] },
  { label: 'Host', pages: ['host-in-ten-minutes', 'self-hosting', 'operating', 'many-machines'] },
  { label: 'Build', pages: ['my-first-bot', 'adding-a-bot', 'adding-a-rule', 'embedding'] },
  { label: 'Reference', pages: ['record', 'protocol'] },
  { label: 'The project', pages: ['ARCHITECTURE', 'CONTRIBUTING', 'CHANGELOG'] },
];

/** The file of a page: those in capitals are in the root. */
export const fileOf = (page) => (page === page.toUpperCase() ? `${page}.md` : `docs/${page}.md`);

/** The address of a page below the base of the site. */
export const slugOf = (page) => page.toLowerCase();
