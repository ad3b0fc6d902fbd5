import { copyFile, mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ended, startCommand } from './crowd.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** Milliseconds after which a command is stopped in the middle. */
const STOP_MS = 6000;

/** Work of one kind, as a command does it in a folder. */
export interface Work {
  readonly kind: string;
  /** The arguments beside the queue. */
  args(folder: string): string[];
  /** What must be the same, as files of the folder. */
  readonly files: readonly string[];
  /** What is added when it goes on. */
  readonly again?: readonly string[];
  /** Pairs that a worker takes at a time; a usual number without. */
  readonly band?: number;
}

/** Work of every kind, as large as `count` pairs of a match. */
export function worksOf(seed: number, count: number): Work[] {
  const about = (share: number) => String(Math.max(2, Math.round(count * share)));
  const match = ['arena', '--edition', 'classic', '--a', 'shrewd', '--b', 'steady', '--pairs', String(count)];
  const seeded = ['--seed', String(seed)];
  return [
    {
      kind: 'arena',
      args: (folder) => [...match, ...seeded, '--records', folder],
      files: [`classic-2-shrewd-steady-${seed}.jsonl`],
      again: ['--resume'],
      band: 2,
    },
    {
      kind: 'train',
      args: (folder) => [
        'train',
        '--edition',
        'classic',
        '--steps',
        '6',
        '--pairs',
        about(0.08),
        ...seeded,
        '--out',
        join(folder, 'weights.json'),
      ],
      files: ['weights.json'],
      band: 4,
    },
    {
      kind: 'puzzles',
      args: (folder) => [
        'puzzles',
        '--edition',
        'star-wars',
        '--kind',
        'endgame',
        '--games',
        about(0.06),
        ...seeded,
        '--out',
        join(folder, 'pack.json'),
      ],
      files: ['pack.json'],
    },
    {
      kind: 'review',
      args: (folder) => ['review', join(folder, 'games.jsonl'), '--json'],
      files: ['out'],
    },
  ];
}

/** Makes a folder for some work, with what it reads: weights to begin with, and so many records. */
export async function prepareFolder(folder: string, games: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await copyFile(join(ROOT, 'bots', 'judge', 'weights.json'), join(folder, 'weights.json'));
  await copyFile(games, join(folder, 'games.jsonl'));
}

/** Runs a command to its end in a folder. */
export async function runIn(folder: string, args: readonly string[]): Promise<void> {
  const out = await open(join(folder, 'out'), 'w');
  const code = await ended(startCommand(args, out.fd));
  await out.close();
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`);
}

/** Runs a command, stops it in the middle as Ctrl-C does, and lets it go on; tells whether it was stopped. */
export async function runStopped(folder: string, args: readonly string[], again: readonly string[]): Promise<boolean> {
  const out = await open(join(folder, 'out'), 'w');
  const first = startCommand(args, out.fd);
  await Promise.race([ended(first), setTimeout(STOP_MS)]);
  first.kill('SIGINT');
  const code = await ended(first);
  await out.close();
  if (code === 0) return false;
  await runIn(folder, [...args, ...again]);
  return true;
}

/** What work left in a folder, as one text. */
export async function resultIn(folder: string, { files }: Pick<Work, 'files'>): Promise<string> {
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.join('');
}
