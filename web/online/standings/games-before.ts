import { type AskServer, byKey } from '@asteroute/client';
import type { EveningGame } from '@asteroute/club';
import { newGame, sideOf } from '@asteroute/engine';
import { ERASED_NAME, type TableSnapshot } from '@asteroute/protocol';
import type { Key } from '../keyring/keyring.ts';

const MAX_GAMES = 40;

/** What a table says of its game and of the table before it. */
export type PlayedTable = Pick<TableSnapshot, 'edition' | 'modules' | 'seats' | 'ending' | 'rematchOf'>;

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

/** Who asks, and what was looked up before: a game that is over does not change. */
interface Asking {
  readonly ask: AskServer;
  readonly key: Key;
  readonly known: Map<string, PlayedTable>;
}

/** Oldest first; a table that was deleted or that this person may not read ends the list. */
export async function gamesBefore({ ask, key, known }: Asking, newest: string | null): Promise<EveningGame[]> {
  const games: EveningGame[] = [];
  for (let id = newest; id !== null && games.length < MAX_GAMES; ) {
    const read = known.has(id) ? null : await ask('GET /api/games/:id', byKey({ ...key, table: id }));
    const table: PlayedTable | undefined = read === null ? known.get(id) : read.ok ? read.value : undefined;
    if (table === undefined) break;
    known.set(id, table);
    const game = eveningGame(table);
    if (game !== null) games.unshift(game);
    id = table.rematchOf;
  }
  return games;
}
