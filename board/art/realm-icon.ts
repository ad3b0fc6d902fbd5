/** The kinds of realms and of tokens that have an icon of their own. */
const DRAWN = ['route', 'asteroid', 'planet', 'road', 'city', 'monastery', 'garden', 'field', 'wine', 'grain', 'cloth'];

/** The icon of a kind of realm or token; a person's for a kind that has none. */
export const iconOf = (kind: string): string => (DRAWN.includes(kind) ? kind : 'person');
