import { type GameRecord, replay } from '@asteroute/record';
import { createCommand } from './program/arguments.ts';
import { RECORDS_FILE, readRecords } from './program/records.ts';

/** Differences shown for one game; the rest are counted. */
const MAX_SHOWN = 5;

/** What `replay` has read so far. */
interface Tally {
  games: number;
  agree: number;
}

/**
 * `asteroute replay FILE`: plays every record again, ignores its points and compares (RECORD). Exit 0 when all agree,
 * 1 on a difference or an illegal move, 2 on text that is no record.
 */
export const replayCommand = createCommand('replay')
  .summary('play records again and compare their points')
  .description('Plays every record of a file again and compares points, battles, dice, scores and legal counts.')
  .argument('<file>', RECORDS_FILE)
  .option('--json', 'write the recomputed records', false)
  .action(async (file, { json }) => {
    const { games, agree } = await replayFile(file, json);
    if (!json) process.stdout.write(`${games} games, ${agree} agree, ${games - agree} differ\n`);
    if (agree < games) process.exitCode = 1;
  });

async function replayFile(file: string, json: boolean): Promise<Tally> {
  const tally = { games: 0, agree: 0 };
  for await (const record of readRecords(file)) replayOne(record, tally, json);
  return tally;
}

function replayOne(record: GameRecord, tally: Tally, json: boolean): void {
  tally.games++;
  const played = replay(record);
  const faults = played.ok
    ? played.value.differences.map(({ turn, message }) => `${turn === null ? 'end' : `turn ${turn}`}: ${message}`)
    : [played.error.message];
  if (faults.length === 0) tally.agree++;
  if (json && played.ok) process.stdout.write(`${JSON.stringify(played.value.record)}\n`);
  const out = json ? process.stderr : process.stdout;
  if (!json || faults.length > 0) out.write(`game ${tally.games}: ${faults.length === 0 ? 'agrees' : 'differs'}\n`);
  for (const fault of faults.slice(0, MAX_SHOWN)) out.write(`  game ${tally.games}, ${fault}\n`);
  if (faults.length > MAX_SHOWN) out.write(`  and ${faults.length - MAX_SHOWN} more\n`);
}
