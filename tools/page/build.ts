/**
 * `npm run build -- [--base PATH] [--out FOLDER]`: the page for a web space that serves nothing but files. With
 * `--server` that of this folder's own server, which otherwise builds it when it starts.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createCommand, runProgram, UsageError } from '@asteroute/cli/arguments';
import { buildPage, freshenBundle } from '@asteroute/server/pages';

const ROOT = join(import.meta.dirname, '..', '..');
const BUILDING = 'Building the page ...\n';
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

function megabytes(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  return (bytes / 1e6).toFixed(1);
}

const program = createCommand('build')
  .description('Builds the page for a web space that serves nothing but files, where it plays alone and with bots.')
  .option('--base <path>', 'the folder of the web space, from its root; ./ is any', readBase, './')
  .option('--out <folder>', 'where the files go', 'dist')
  .option('--server', 'build the page of the server in this folder instead, if it is not up to date')
  .action(async ({ base, out, server }) => {
    if (server) return freshenBundle(ROOT, () => void process.stdout.write(BUILDING));
    const folder = resolve(out);
    requireOwn(folder);
    process.stdout.write(BUILDING);
    await buildPage(ROOT, folder, { base, mode: 'alone' });
    const where = base === './' ? 'into any folder of a web space' : `to ${base} of a web space`;
    process.stdout.write(`${megabytes(folder)} MB in ${folder}: copy it ${where}.\n`);
    return undefined;
  });

await runProgram(program);
