/**
 * Plays and reviews seeded games for the figures of docs/review.md. Each game is a line of the file, so that a campaign
 * can be stopped and resumed and its figures be printed at any time.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createCommand, runProgram, UsageError, wholeNumber } from '@asteroute/cli/arguments';
import { progressOf } from '@asteroute/cli/progress';
import type { Campaign } from './campaign.ts';
import { CAMPAIGNS } from './campaigns.ts';

function readRows(file: string): object[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as object);
}

function run(campaign: Campaign, { file, games, seed }: { file: string; games: number; seed: number }): void {
  const rows = readRows(file);
  const show = progressOf(file, games);
  while (rows.length < games) {
    const row = campaign.play(seed + rows.length);
    appendFileSync(file, `${JSON.stringify(row)}\n`);
    rows.push(row);
    show(rows.length, 'games');
  }
  process.stdout.write(`${campaign.sum(rows).join('\n')}\n`);
}

const program = createCommand('review-figures')
  .description('Plays and reviews games, and sums up what the measure of a review is worth.')
  .argument('<campaign>', Object.keys(CAMPAIGNS).join(', '))
  .argument('<file>', 'where the games are kept, a line each')
  .option('--games <n>', 'number of games', wholeNumber('games', 1, 1e6), 100)
  .option('--seed <n>', 'seed of the first game', wholeNumber('seed', 0, 2 ** 30), 1)
  .action((name, file, { games, seed }) => {
    const campaign = CAMPAIGNS[name];
    if (campaign === undefined) throw new UsageError(`there is no campaign "${name}"`);
    run(campaign, { file, games, seed });
  });

await runProgram(program);
