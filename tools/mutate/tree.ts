/** A copy of the working tree for mutants, so that the tree itself is never changed. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const PACKAGES = join(ROOT, 'node_modules');

/** Copies the files that git tracks or would add. Workspaces resolve to the copy, other packages to the original. */
export function copyTree(): string {
  const tree = mkdtempSync(join(tmpdir(), 'asteroute-mutate-'));
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' });
  for (const path of list.split('\n').filter((line) => line !== '')) {
    cpSync(join(ROOT, path), join(tree, path), { force: true });
  }
  linkPackages(join(tree, 'node_modules'));
  return tree;
}

export function removeTree(tree: string): void {
  rmSync(tree, { recursive: true, force: true });
}

function linkPackages(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(PACKAGES)) {
    if (name !== '@asteroute') symlinkSync(join(PACKAGES, name), join(folder, name));
  }
  // Links to workspaces are relative, so that in the copy they point into the copy.
  cpSync(join(PACKAGES, '@asteroute'), join(folder, '@asteroute'), { recursive: true, verbatimSymlinks: true });
}
