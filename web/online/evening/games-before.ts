import type { EveningGame } from '@asteroute/club';
import { newGame, sideOf } from '@asteroute/engine';
import { ERASED_NAME } from '@asteroute/protocol';
import type { Api, PlayedTable } from '../connection/api.ts';
import type { Key } from '../keys/keyring.ts';

/** The most games of an evening that are looked up. */
const MAX_GAMES = 40;

/** A game that is over, for the standings; null while it runs. */
export function eveningGame({ edition, modules, seats, ending }: PlayedTable): EveningGame | null {
  if (ending === null) return null;
  const taken = seats.filter(({ name, bot }) => name !== null || bot !== null);
  const players = taken.map(({ color }, seat) => ({ name: String(seat), color }));
  const game = newGame({ edition, modules, players });
  return {
    players: taken.map(({ name }) => (name === ERASED_NAME ? null : name)),
    sides: taken.map((_, seat) => (game.ok ? sideOf(game.value, seat) : seat)),
    scores: ending.scores,
    winners: ending.winners,
    finished: ending.reason === 'finished',
  };
}

/**
 * The games of a room before a table, oldest first, as far as the server tells them to this person: a table that was
 * deleted or that this person may not read ends the list. `known` keeps what was looked up, since a game that is over
 * does not change.
 */
export async function gamesBefore(
  { api, key, known }: { readonly api: Api; readonly key: Key; readonly known: Map<string, PlayedTable> },
  newest: string | null,
): Promise<EveningGame[]> {
  const games: EveningGame[] = [];
  for (let id = newest; id !== null && games.length < MAX_GAMES; ) {
    const table: PlayedTable | null = known.get(id) ?? (await api.played({ ...key, table: id }));
    if (table === null) break;
    known.set(id, table);
    const game = eveningGame(table);
    if (game !== null) games.unshift(game);
    id = table.rematchOf;
  }
  return games;
}
