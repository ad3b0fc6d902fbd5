import { type Command, isPerson, type Table } from '@asteroute/protocol';

interface View {
  readonly table: Table;
  /** The next seat. */
  readonly other: number;
  readonly isHost: boolean;
  readonly isPlaying: boolean;
}

/** A command besides the game: how often it comes, and the fields with which it is right; null if it is not. */
interface Aside {
  readonly type: Command['type'];
  readonly fields: (view: View) => Readonly<Record<string, unknown>> | null;
}

const aside = (type: Aside['type'], weight: number, fields: Aside['fields']) =>
  new Array<Aside>(weight).fill({ type, fields });

const removing = ({ table, other, isHost, isPlaying }: View) =>
  isHost && isPlaying && isPerson(table.seats[other]) ? { seat: other, name: undefined, bot: undefined } : null;

/** Each as often as its weight. */
export const WEIGHED_ASIDES: readonly Aside[] = [
  ...aside('chat', 20, () => ({})),
  ...aside('mute', 10, ({ other }) => ({ seat: other, name: undefined })),
  ...aside('report', 10, ({ table, other }) =>
    table.seats[other].name === null ? null : { seat: other, name: undefined },
  ),
  ...aside('leave', 6, ({ isHost, isPlaying }) => (isPlaying && !isHost ? { bot: undefined } : null)),
  ...aside('kick', 3, removing),
  ...aside('ban', 3, removing),
  ...aside('unban', 6, ({ table, isHost, isPlaying }) => {
    const ban = table.bans.findIndex(({ lifted }) => !lifted);
    return isHost && isPlaying && ban >= 0 ? { ban } : null;
  }),
  // A host who leaves an open table leaves nobody who could begin.
  ...aside('erase', 6, ({ table, isHost, isPlaying }) =>
    isPlaying && (!isHost || table.status === 'running') ? {} : null,
  ),
];
