import { botNamed, playMatch } from '@asteroute/bots';
import { dailyDealer, dailyDeck, practiceSeed } from '@asteroute/club';
import { createRandom, editionNamed, newGame, type Ply, unwrap } from '@asteroute/engine';
import { type GameRecord, recordOf } from '@asteroute/record';

/** A game of quick bots on the deck of a day, under these names. */
function gameOfDay(day: string, names: readonly string[]): GameRecord {
  const seed = practiceSeed(day);
  const { edition, tiles } = dailyDeck(day, seed);
  const colors = editionNamed(edition)?.colors ?? [];
  const players = names.map((name, seat) => ({ name, color: colors[seat] }));
  const start = unwrap(newGame({ edition, tiles, players }));
  const bot = botNamed('greedy');
  if (bot === null) throw new Error('there is no greedy bot');
  const plies: Ply[] = [];
  const dealt = { bots: names.map(() => bot), dealer: dailyDealer(day, seed), random: createRandom(1) };
  playMatch(start, dealt, (_, ply) => plies.push(ply));
  return recordOf(start.rules.setup, plies);
}

/** Five short games of Ada, Ben and Cleo, one of them against a bot. */
export const RIVAL_GAMES: readonly GameRecord[] = [
  gameOfDay('2026-11-01', ['Ada', 'Ben']),
  gameOfDay('2026-11-02', ['Ben', 'Ada']),
  gameOfDay('2026-11-03', ['Ada', 'Ben', 'Cleo']),
  gameOfDay('2026-11-04', ['Ben', 'Ada']),
  gameOfDay('2026-11-05', ['Ada', 'Robot']),
];
const seatsOf = ({ players }: GameRecord) => players.map(({ name }) => ({ bot: name === 'Robot' ? 'greedy' : null }));

/** The same games as the browser keeps them. */
export function rivalsKept(): Record<string, string> {
  return Object.fromEntries(
    RIVAL_GAMES.map((record, at) => [
      `asteroute.game.${at + 1}`,
      JSON.stringify({ record, seats: seatsOf(record), seed: 1, played: Date.UTC(2026, 10, at + 1, 12) }),
    ]),
  );
}
