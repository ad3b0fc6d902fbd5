import { definePage } from './definition.ts';

/** An address that leads to no page, such as a link to a table that was cut off; null for a table without its server. */
export const unknownPage = definePage<{ readonly path: string | null }>()({
  name: 'unknown',
  parse: (path) => ({ path }),
  make: ({ path }) => path ?? '',
  load: () => import('@asteroute/page/views/start/unknown.tsx').then(({ UnknownPage }) => UnknownPage),
});
