import { definePage } from './definition.ts';

const DUEL = /^#duel(?:\/([a-z0-9]{16}))?$/;

/** The duels against the bot, or one of them. */
export const duelPage = definePage<{ readonly id: string | null }>()({
  name: 'duel',
  parse(path) {
    const found = DUEL.exec(path);
    return found && { id: found[1] ?? null };
  },
  make: ({ id }) => (id === null ? '#duel' : `#duel/${id}`),
  under: ({ id }) => (id === null ? '#daily' : '#duel'),
  needs: 'server',
  load: () => import('@asteroute/page-club/duels').then(({ DuelsPage }) => DuelsPage),
});
