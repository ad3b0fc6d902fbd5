import { definePage } from './definition.ts';

/** Who the person is on this server. */
export const accountPage = definePage<object>()({
  name: 'account',
  parse: (path) => (path === '#account' ? {} : null),
  make: () => '#account',
  load: () => import('@asteroute/page-account/page').then(({ AccountPage }) => AccountPage),
});
