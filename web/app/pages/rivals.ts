import { rivalsAddress } from '@asteroute/page-club/place';
import { definePage } from './definition.ts';

/** Names are written as parts of a path, and may end in any sign. */
export const RIVALS = /^#rivals((?:\/[^/]+)*)$/;
/** The most people in the address of a rivalry. */
const MAX_RIVALS = 6;

/** How people fared against each other: the choice of names, or some of them. */
export const rivalsPage = definePage<{ readonly names: readonly string[] }>()({
  name: 'rivals',
  parse(path) {
    const found = RIVALS.exec(path);
    return found && { names: parseNames(found[1]) };
  },
  make: ({ names }) => rivalsAddress(names),
  under: ({ names }) => (names.length === 0 ? '#daily' : rivalsAddress([])),
  load: () => import('@asteroute/page-club/page').then(({ RivalsPage }) => RivalsPage),
});

/** The names of a path such as `/Ada/Ben`; none if they are not written as an address is. */
function parseNames(path: string): string[] {
  try {
    return path.split('/').filter(Boolean).slice(0, MAX_RIVALS).map(decodeURIComponent);
  } catch {
    return [];
  }
}
