// Starts every npm script. This is plain JavaScript for any Node since 18. It installs missing packages, then runs a
// TypeScript program on the pinned Node, which strips the types by itself.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const windows = process.platform === 'win32';
const pinnedNode = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');
const lockCopy = join(root, 'node_modules', '.package-lock.json');
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs `program` (a path from the repository's root) with `args` and exits with its exit code. */
export function launch(program, args) {
  if (!isInstalled()) install();
  const child = spawn(pinnedNode, [join(root, program), ...args], { stdio: 'inherit' });
  for (const signal of FORWARDED) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) onOrphaned(() => child.kill('SIGTERM'));
  child.on('error', (error) => fail(`Could not start Node: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

/**
 * Calls `end` when the parent process is gone. npm forwards a SIGTERM only to the shell between npm and this process;
 * the shell ends and this process would keep running.
 */
function onOrphaned(end) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(), 500).unref();
}

/**
 * Whether every package in the lock file is installed in its version. npm writes its own copy of the lock file last.
 */
function isInstalled() {
  if (!isBegun()) return false;
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(lockCopy);
  return Object.entries(wanted).every(([path, want]) => {
    if (!path.startsWith('node_modules/')) return true;
    const have = present[path];
    return have ? have.version === want.version : want.optional === true;
  });
}

function isBegun() {
  return existsSync(lockCopy) && existsSync(pinnedNode);
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * Installs the packages. Prints to stderr only, so that a command's output can be piped even from a fresh clone. Stale
 * packages are updated in place, because `npm ci` would delete node_modules under running programs, including the Node
 * of this one.
 */
function install() {
  const command = isBegun() ? ['install', '--no-save'] : ['ci'];
  console.error(`Installing packages with npm ${command[0]} (only when something is missing) ...`);
  const done = npm([...command, '--no-audit', '--no-fund', '--loglevel=error', '--no-progress']);
  if (done.status === 0 && existsSync(pinnedNode)) return;
  const said = `${done.stdout ?? ''}${done.stderr ?? ''}${done.error?.message ?? ''}`.trimEnd();
  fail(`npm ${command[0]} did not install what is needed:\n${said}`);
}

/**
 * Runs npm. If npm started this script, uses the same npm and Node, because they survive the reinstallation of the Node
 * in node_modules.
 */
function npm(args) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 };
  if (script?.endsWith('.js') && node && !node.startsWith(root)) return spawnSync(node, [script, ...args], options);
  return spawnSync('npm', args, { ...options, shell: windows });
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

if (pathToFileURL(process.argv[1]).href === import.meta.url) launch(process.argv[2], process.argv.slice(3));
