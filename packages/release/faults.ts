export interface Repository {
  /** Changed files, as `git status --porcelain` prints them. */
  readonly changes: string;
  /** The address of the remote repository; null without one. */
  readonly origin: string | null;
  /** Names of files in `.changeset`. */
  readonly changesets: readonly string[];
  /** The address of the repository in package.json. */
  readonly named: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Returns why a release is refused, one sentence each; empty if nothing is in the way. */
export function releaseFaults({ changes, origin, changesets, named, env }: Repository): string[] {
  const faults: string[] = [];
  if (changes.trim() !== '') faults.push('The working tree has changes: commit them first.');
  if (changesets.some((name) => name.endsWith('.md'))) {
    faults.push('Changes wait in .changeset: give them a version first, with npm run lab -- changeset version.');
  }
  if (origin === null || placeOf(origin) !== placeOf(named)) {
    faults.push(`package.json names the repository ${named}, but origin is ${origin ?? 'missing'}.`);
  }
  if (!env.NODE_AUTH_TOKEN && !env.ACTIONS_ID_TOKEN_REQUEST_URL) {
    faults.push('There is no token: set NODE_AUTH_TOKEN, or run where the registry trusts the workflow.');
  }
  return faults;
}

/** A repository's host and path, the same for all ways to write its address. */
function placeOf(address: string): string {
  return address
    .replace(/^(git\+)?(https?|ssh|git):\/\/(git@)?|^git@/, '')
    .replace(':', '/')
    .replace(/(\.git)?\/?$/, '');
}
