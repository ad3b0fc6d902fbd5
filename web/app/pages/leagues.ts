import { definePage } from './definition.ts';

const LEAGUES = /^#leagues?(?:\/([a-z0-9]{16}))?$/;

/** The leagues of this browser, or one of them. */
export const leaguesPage = definePage<{ readonly id: string | null }>()({
  name: 'leagues',
  parse(path) {
    const found = LEAGUES.exec(path);
    return found && { id: found[1] ?? null };
  },
  make: ({ id }) => (id === null ? '#leagues' : `#league/${id}`),
  under: ({ id }) => (id === null ? null : '#leagues'),
  needs: 'server',
  load: () => import('@asteroute/page-club/leagues').then(({ LeaguesPage }) => LeaguesPage),
});
