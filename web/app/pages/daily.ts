import { definePage } from './definition.ts';

const DAILY = /^#daily(?:\/([a-z0-9]{16}))?$/;

/** The deck of the day; with a table of the server, among the people there. */
export const dailyPage = definePage<{ readonly id: string | null }>()({
  name: 'daily',
  parse(path) {
    const found = DAILY.exec(path);
    return found && { id: found[1] ?? null };
  },
  make: ({ id }) => (id === null ? '#daily' : `#daily/${id}`),
  under: ({ id }) => (id === null ? null : `#table/${id}`),
  load: () => import('@asteroute/page-club/daily').then(({ DailyPage }) => DailyPage),
});
