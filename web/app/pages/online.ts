import { LOBBY_ADDRESS, type OnlinePlace, onlineAddress } from '@asteroute/page-online/place';
import { definePage } from './definition.ts';

const ONLINE = /^#(?:online|table\/([a-z0-9]{16})(?:\/([\w-]{43}))?)$/;
/** An address with the key to a seat, which the page stores and removes from the address. */
const SEAT = /^#seat\/([a-z0-9]{16})\/([\w.-]{89})$/;

/** The lobby of the server, or one of its tables, which may have been opened from the lobby. */
export const onlinePage = definePage<{ readonly place: OnlinePlace; readonly fromLobby?: true }>()({
  name: 'online',
  parse(path) {
    const seat = SEAT.exec(path);
    if (seat !== null) return { place: { table: seat[1], invite: null, seat: seat[2] } };
    const found = ONLINE.exec(path);
    return found && { place: { table: found[1] ?? null, invite: found[2] ?? null } };
  },
  make: ({ place }) => onlineAddress(place),
  under: ({ fromLobby }) => (fromLobby ? LOBBY_ADDRESS : null),
  needs: 'server',
  load: () => import('@asteroute/page-online/page').then(({ OnlinePage }) => OnlinePage),
  loading: (words) => words.online.loading,
});
