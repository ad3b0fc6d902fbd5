/**
 * `npm run lab -- release`: publishes the packages with provenance; refuses a tree with changes and a missing token.
 * `-- --dry-run` stops before anything is published.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createCommand, runProgram } from '@asteroute/cli/arguments';
import { ROOT, readRoot } from '../build/modules.ts';
import { faultsOf } from '../check.ts';
import { type Built, buildPackages } from '../pack.ts';
import { releaseFaults } from './faults.ts';

function output(program: string, args: readonly string[]): string | null {
  const { status, stdout } = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** Publishes a package, unless the registry has this version already: a release that failed midway can be repeated. */
function publish({ published: { name }, version, tarball }: Built): string {
  if (output('npm', ['view', `${name}@${version}`, 'version']) === version)
    return `${name} ${version} is there already`;
  const { status } = spawnSync('npm', ['publish', tarball, '--provenance', '--access', 'public'], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${name} ${version} was not published`);
  return `${name} ${version} is published`;
}

async function release(isDry: boolean): Promise<void> {
  const faults = releaseFaults({
    changes: output('git', ['status', '--porcelain']) ?? 'git failed',
    origin: output('git', ['remote', 'get-url', 'origin']),
    changesets: readdirSync(join(ROOT, '.changeset')),
    named: readRoot().repository.url,
    env: process.env,
  });
  const built =
    faults.length > 0 ? [] : await buildPackages(join(ROOT, 'dist'), (step) => console.error(`Building ${step} ...`));
  faults.push(...(await Promise.all(built.map(faultsOf))).flat());
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) {
    process.exitCode = 1;
    return;
  }
  for (const one of built) {
    console.log(isDry ? `${one.published.name} ${one.version} would be published` : publish(one));
  }
}

const program = createCommand('release')
  .description('Publishes the packages with provenance, from a tree without changes and with a token.')
  .option('--dry-run', 'stop before anything is published', false)
  .action(({ dryRun }) => release(dryRun));
await runProgram(program);
