/** What the published packages export: each name with the file that declares it. */
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'vite';
import { read } from './sources.ts';

function entries(): string[] {
  return Array.from(read('packages/list.ts').matchAll(/'(\w[\w/-]*\.ts)'/g), ([, path]) => path);
}

function fileOf(from: string, request: string): string | null {
  if (request.startsWith('.')) return join(dirname(from), request);
  const [, workspace, rest] = /^@asteroute\/([\w-]+)(.*)$/.exec(request) ?? [];
  if (workspace === undefined) return null;
  const { exports } = JSON.parse(read(`${workspace}/package.json`)) as { exports: Record<string, string> };
  return join(workspace, exports[`.${rest}`]);
}

/** `FILE NAME` of all that the libraries export, where it is declared. */
export function publishedNames(paths: readonly string[] = entries()): ReadonlySet<string> {
  const found = new Set<string>();
  for (const path of paths) collect(path, null, found);
  return found;
}

/** Follows re-exports of a name, or of all names if it is null, to the files that declare them. */
function collect(path: string, wanted: string | null, found: Set<string>): void {
  const { module } = parseSync(path, read(path));
  for (const { exportName, importName, moduleRequest } of module.staticExports.flatMap(({ entries }) => entries)) {
    const file = moduleRequest === null ? null : fileOf(path, moduleRequest.value);
    const isAll = importName.kind.startsWith('All') && exportName.name === null;
    if (wanted !== null && !isAll && exportName.name !== wanted) continue;
    if (moduleRequest === null) found.add(`${path} ${exportName.name}`);
    else if (file !== null) collect(file, isAll ? wanted : importName.name, found);
  }
}
