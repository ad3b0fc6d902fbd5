import { definePage } from './definition.ts';

export const formPage = definePage<object>()({
  name: 'form',
  parse: (path) => (path === '#form' ? {} : null),
  make: () => '#form',
  under: () => '#daily',
  load: () => import('@asteroute/page-review/form/page').then(({ FormPage }) => FormPage),
  loading: (words) => words.review.loading,
});
