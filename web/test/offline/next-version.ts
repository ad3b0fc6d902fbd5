/** Makes another version of a bundle as a build of changed sources would, without the time that a build takes. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The list of all files with their digests, with which the service worker begins; see `web/app/offline/precache.ts`. */
interface Build {
  readonly version: string;
  readonly files: readonly (readonly [path: string, digest: string])[];
}

const BUILD = /^const __BUILD__=(.*?);(?=\S)/;
const sha256 = (bytes: string | Uint8Array, form: 'base64' | 'hex'): string =>
  createHash('sha256').update(bytes).digest(form);

/** Replaces a text in the bundle and gives all scripts longer names, because browsers keep a script by its name. */
export function makeNextVersion(dist: string, before: string, after: string): void {
  const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
  const names = new Map(scripts.map((name) => [name, name.replace(/\.js$/, '0.js')]));
  const rename = (text: string): string => text.replace(/[\w-]+\.js\b/g, (name) => names.get(name) ?? name);
  const written = (text: string): string => rename(text.replaceAll(before, after));
  for (const [name, next] of names) {
    const text = readFileSync(join(dist, 'assets', name), 'utf8');
    rmSync(join(dist, 'assets', name));
    writeFileSync(join(dist, 'assets', next), written(text));
  }
  const page = join(dist, 'index.html');
  writeFileSync(page, written(readFileSync(page, 'utf8')));
  const worker = join(dist, 'sw.js');
  const code = readFileSync(worker, 'utf8');
  const { files } = JSON.parse(BUILD.exec(code)?.[1] ?? '') as Build;
  const next = files.map(([path]) => {
    const now = rename(path);
    const bytes = readFileSync(join(dist, now === './' ? 'index.html' : now));
    return [now, `sha256-${sha256(bytes, 'base64')}`] as const;
  });
  const build: Build = { version: sha256(JSON.stringify(next), 'hex').slice(0, 12), files: next };
  writeFileSync(
    worker,
    code.replace(BUILD, () => `const __BUILD__=${JSON.stringify(build)};`),
  );
}
