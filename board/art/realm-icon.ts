/** The kinds of realms that have an icon of their own. */
const DRAWN = ['route', 'asteroid', 'planet', 'road', 'city', 'monastery', 'garden', 'field'];

/** The icon of a kind of realm; a person's for a kind that has none. */
export const iconOf = (kind: string): string => (DRAWN.includes(kind) ? kind : 'person');
