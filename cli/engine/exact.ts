import type { GameRecord } from '@asteroute/record';
import { type EndRegret, endRegrets } from '@asteroute/review';
import { moments } from '../arena/statistics/statistics.ts';
import { createCommand, wholeNumber } from '../program/arguments.ts';
import { safeJson, safeLine } from '../program/print.ts';
import { RECORDS_FILE, readGames } from '../program/records.ts';

/** A player's losses in the last tiles of the games of a file. */
interface Player {
  readonly name: string;
  readonly regrets: number[];
}

/**
 * `asteroute exact FILE`: exact losses in the last tiles of each game. Exits with 0 when all games were solved, 1 when
 * one is unfinished, breaks the rules or has more than two sides, 2 when the text is not a record.
 */
export const exactCommand = createCommand('exact')
  .summary('what players lost in the last tiles of games, exactly')
  .description(
    'Solves the last tiles of every game of a file by full expansion, over all draws and dice, and prints what each player lost in them by name. For games between two sides.',
  )
  .argument('<file>', RECORDS_FILE)
  .option(
    '--tiles <n>',
    'tiles at the end that are solved; four take up to a minute a game',
    wholeNumber('tiles', 1, 5),
    3,
  )
  .option('--json', 'write one JSON object for each game, and one for the players', false)
  .action(async (file, { tiles, json }) => {
    const players = new Map<string, Player>();
    let [games, refused] = [0, 0];
    for await (const { record } of readGames(file)) {
      games++;
      const solved = endRegrets(record, tiles);
      if (!solved.ok) {
        refused++;
        const { code, message } = solved.error;
        (json ? process.stderr : process.stdout).write(`${safeLine(`game ${games}: ${code}: ${message}`)}\n`);
        continue;
      }
      for (const turn of solved.value) count(players, record, turn);
      process.stdout.write(
        `${json ? safeJson({ id: games, turns: solved.value.map((turn) => named(record, turn)) }) : safeLine(gameText(games, record, solved.value))}\n`,
      );
    }
    process.stdout.write(
      json ? `${safeJson({ players: [...players.values()].map(summaryOf) })}\n` : playersText(players),
    );
    if (!json) process.stdout.write(`${games} games, ${games - refused} solved, ${refused} refused\n`);
    if (refused > 0) process.exitCode = 1;
  });

/** A player's name in the record, or `seat 1` and so on if it has none. Losses are added up by this name. */
function nameOf({ players }: GameRecord, seat: number): string {
  return players[seat].name || `seat ${seat + 1}`;
}

function count(players: Map<string, Player>, record: GameRecord, { seat, regret }: EndRegret): void {
  const name = nameOf(record, seat);
  const player = players.get(name) ?? { name, regrets: [] };
  players.set(name, player);
  player.regrets.push(regret);
}

function named(record: GameRecord, turn: EndRegret): object {
  return { ...turn, name: nameOf(record, turn.seat) };
}

/** Points lost per turn, their standard error, and the share of turns that lost any points. */
function summaryOf({ name, regrets }: Player) {
  const turns = regrets.length;
  const { mean: regret, variance } = moments(regrets);
  const missed = regrets.filter((one) => one > 0).length / turns;
  return { name, turns, regret, se: turns > 1 ? Math.sqrt(variance / turns) : 0, missed };
}

function gameText(game: number, record: GameRecord, turns: readonly EndRegret[]): string {
  const list = turns.map(({ n, seat, regret }) => `turn ${n} ${nameOf(record, seat)} ${regret.toFixed(2)}`);
  return `game ${game}: ${list.join(', ')}`;
}

function playersText(players: ReadonlyMap<string, Player>): string {
  const lines = [...players.values()].map((player) => {
    const { name, turns, regret, se, missed } = summaryOf(player);
    return `${name}: ${regret.toFixed(3)} points lost a turn (standard error ${se.toFixed(3)}), ${turns} turns, ${(100 * missed).toFixed(0)} % lost something`;
  });
  return lines.map((line) => `${safeLine(line)}\n`).join('');
}
