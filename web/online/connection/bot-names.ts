import type { Entry, Table, TableEvent } from '@asteroute/protocol';

/** In its `started` event; a second bot of a kind becomes "Trader 2". `table` is the table before the entry. */
export function withBotNames(entry: Entry, table: Table | null, botName: (bot: string) => string): Entry {
  const rename = (event: TableEvent): TableEvent => {
    if (event.type !== 'started') return event;
    const bots = botsOf(entry, table);
    const players = event.players.map((player, seat) => {
      if (!bots.has(player.name)) return player;
      const before = event.players.slice(0, seat).filter(({ name }) => name === player.name).length;
      return { ...player, name: before === 0 ? botName(player.name) : `${botName(player.name)} ${before + 1}` };
    });
    return { ...event, players };
  };
  return { ...entry, events: entry.events.map(rename) };
}

function botsOf({ events }: Entry, table: Table | null): ReadonlySet<string> {
  const planned = table?.plan.seats.flatMap(({ bot }) => bot ?? []) ?? [];
  const seated = table?.seats.flatMap(({ bot }) => bot ?? []) ?? [];
  // A table that begins at once is opened in the same entry.
  const opened = events.flatMap((event) =>
    event.type === 'opened' ? event.plan.seats.flatMap(({ bot }) => bot ?? []) : [],
  );
  const now = events.flatMap((event) => (event.type === 'bot-seated' && event.bot !== null ? [event.bot] : []));
  return new Set([...planned, ...seated, ...opened, ...now]);
}
