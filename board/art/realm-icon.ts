/** The kinds of realms that have an icon of their own. */
const DRAWN = ['route', 'asteroid', 'planet', 'road', 'city', 'monastery', 'garden', 'field'];

/** The icon of a kind of realm; the icon of a person if the kind has none. */
export const iconOf = (kind: string): string => (DRAWN.includes(kind) ? kind : 'person');
