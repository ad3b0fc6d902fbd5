/**
 * `npm run build -- [--base PATH] [--out FOLDER]`: builds the page for a web space that serves nothing but files. It
 * plays alone, with all bots and without a network; for tables with friends it says that there is no game server.
 */
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createCommand, runProgram, UsageError } from '@asteroute/cli/arguments';

const ROOT = join(import.meta.dirname, '..', '..');
/** The files by which a folder is known as an earlier build. */
const OWN = ['index.html', 'sw.js'];

/** Reads the folder of the web space in which the page will be, as a path from the root; `./` is any folder. */
function readBase(text: string): string {
  if (text === './' || /^\/([\w.~-]+\/)*$/.test(text)) return text;
  throw new UsageError(
    `--base must begin and end with a slash, such as /play/, or be ./ for any folder, not "${text}"`,
  );
}

/** Throws if a folder holds anything but an earlier build, because its files would be lost. */
function requireOwn(folder: string): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) throw new UsageError(`${folder} is a file: name a folder by --out`);
  const names = readdirSync(folder);
  if (names.length > 0 && !OWN.every((name) => names.includes(name)))
    throw new UsageError(`${folder} holds other files, which would be lost: name a new folder by --out`);
}

/** Builds in a draft folder and renames it when complete: an interrupted build leaves the earlier one. */
async function build(base: string, out: string): Promise<void> {
  const draft = `${out}-${process.pid}`;
  // Always a production build, whatever NODE_ENV a shell has set.
  process.env.NODE_ENV = 'production';
  const vite = await import('vite');
  const configFile = join(ROOT, 'web', 'app', 'vite.config.ts');
  const options = { configFile, configLoader: 'native', mode: 'alone', base, logLevel: 'warn' } as const;
  try {
    await vite.build({ ...options, build: { outDir: draft } });
    rmSync(out, { recursive: true, force: true });
    renameSync(draft, out);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** The size of all files of a folder, in megabytes. */
function megabytes(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  return (bytes / 1e6).toFixed(1);
}

const program = createCommand('build')
  .description('Builds the page for a web space that serves nothing but files, where it plays alone and with bots.')
  .option('--base <path>', 'the folder of the web space, from its root; ./ is any', readBase, './')
  .option('--out <folder>', 'where the files go', 'dist')
  .action(async ({ base, out }) => {
    const folder = resolve(out);
    requireOwn(folder);
    process.stdout.write('Building the page ...\n');
    await build(base, folder);
    const where = base === './' ? 'into any folder of a web space' : `to ${base} of a web space`;
    process.stdout.write(`${megabytes(folder)} MB in ${folder}: copy it ${where}.\n`);
  });

await runProgram(program);
