import { type ErrorCode, turnText } from '@asteroute/engine';
import { type GameRecord, type Replay, replay, unknownOptions } from '@asteroute/record';
import { createCommand, suggest, UsageError } from '../program/arguments.ts';
import { safeJson, safeLine, safeLines } from '../program/print.ts';
import { RECORDS_FILE, type RecordedGame, readGames } from '../program/records.ts';
import { ALL_OPTIONS } from '../program/setting.ts';

/** Maximum number of differences that are printed for a game. The others are only counted. */
const MAX_SHOWN = 5;

/** Errors in the set-up with which a line is not a record. Other errors count as a difference of the game. */
const NO_RECORD: readonly ErrorCode[] = [
  ...(['malformed', 'unknown-edition', 'unknown-module', 'unknown-tile-set', 'player-color'] as const),
];

/** What is printed for each game: a line, also its turns, the recomputed record, or nothing if the game agrees. */
type Print = 'lines' | 'turns' | 'json' | 'quiet';

/** Counts of the games that `replay` has read so far. */
interface Tally {
  games: number;
  agree: number;
  /** Unknown options that have already been reported. */
  readonly noted: Set<string>;
}

/**
 * `asteroute replay FILE`: plays records again and compares the result (RECORD). Exits with 0 when all agree, 1 on a
 * difference or an illegal move, 2 when the text is not a record.
 */
export const replayCommand = createCommand('replay')
  .summary('play records again and compare their points')
  .description('Plays every record of a file again and compares points, battles, dice, scores and legal counts.')
  .argument('<file>', RECORDS_FILE)
  .option('--json', 'write the recomputed records', false)
  .option('--quiet', 'no line for a game that agrees', false)
  .option('--turns', 'also write every turn as a line of text', false)
  .action(async (file, { json, quiet, turns }) => {
    const { games, agree } = await replayFile(file, json ? 'json' : turns ? 'turns' : quiet ? 'quiet' : 'lines');
    if (!json) process.stdout.write(`${games} games, ${agree} agree, ${games - agree} differ\n`);
    if (agree < games) process.exitCode = 1;
  });

async function replayFile(file: string, print: Print): Promise<Tally> {
  const tally: Tally = { games: 0, agree: 0, noted: new Set() };
  for await (const game of readGames(file)) replayOne(game, tally, print);
  return tally;
}

function replayOne({ record, line }: RecordedGame, tally: Tally, print: Print): void {
  const played = replay(record);
  if (!played.ok && NO_RECORD.includes(played.error.code)) {
    throw new UsageError(`line ${line}: ${played.error.message}`);
  }
  tally.games++;
  noteOptions(record, tally);
  const faults = played.ok ? faultsOf(played.value) : [played.error.message];
  if (faults.length === 0) tally.agree++;
  if (print === 'json' && played.ok) process.stdout.write(`${safeJson(played.value.record)}\n`);
  if ((print === 'json' || print === 'quiet') && faults.length === 0) return;
  const out = print === 'json' ? process.stderr : process.stdout;
  out.write(`game ${tally.games}: ${faults.length === 0 ? 'agrees' : 'differs'}\n`);
  if (print === 'turns' && played.ok) out.write(`${safeLines(turnLines(played.value))}\n`);
  for (const fault of faults.slice(0, MAX_SHOWN)) out.write(`${safeLine(`  game ${tally.games}, ${fault}`)}\n`);
  if (faults.length > MAX_SHOWN) out.write(`  and ${faults.length - MAX_SHOWN} more\n`);
}

/** Every turn with its number, player and tile; where points were made, the totals after it. */
function turnLines({ start, record }: Replay): string {
  const usual = start.rules.meeples[0].name;
  const lines = record.turns.map(({ player, tile, points, scores, ...turn }, index) => {
    const totals = points.length === 0 ? '' : ` (${scores.join(' : ')})`;
    const name = record.players[player].name || `player ${player + 1}`;
    return `  ${index + 1}. ${name}: ${tile} ${turnText(turn, usual)}${totals}`;
  });
  return lines.join('\n');
}

function faultsOf({ differences }: Replay): string[] {
  return differences.map(({ turn, message }) => `${turn === null ? 'end' : `turn ${turn}`}: ${message}`);
}

/** Once for each option that no edition has: readers ignore it, but its writer may have mistyped it. */
function noteOptions(record: GameRecord, { games, noted }: Tally): void {
  for (const name of unknownOptions(record)) {
    if (noted.has(name)) continue;
    noted.add(name);
    const text = `note: game ${games}: the option ${JSON.stringify(name)} is not known and is ignored`;
    process.stderr.write(`${safeLine(`${text}${suggest(name, Object.keys(ALL_OPTIONS))}`)}\n`);
  }
}
