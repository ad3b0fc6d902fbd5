/**
 * `npm run build` in this folder: makes the site in `dist`, with the game at `play/`, the viewer of games at `viewer/` and
 * the packages at `api/`.
 * `SITE_BASE=/asteroute/` is the folder of the web space in which it will be, `SITE_ORIGIN=https://example.org` where.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { buildViewer } from '@asteroute/viewer/build';
import { MADE, ROOT, writeContent } from './content.mjs';
import { brokenLinks } from './links.mjs';

const HERE = import.meta.dirname;
const { SITE_BASE: base = '/' } = process.env;
const say = (line) => process.stdout.write(`${line}\n`);
const run = (program, ...args) =>
  execFileSync(process.execPath, [program, ...args], {
    cwd: HERE,
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });

if (!/^\/([\w.~-]+\/)*$/.test(base)) throw new Error(`SITE_BASE must begin and end with a slash, not "${base}"`);
say('Pages from docs/ ...');
writeContent(base);
run(join(ROOT, 'tools/page/build.ts'), '--out', join(MADE, 'public', 'play'));
say('The viewer ...');
await buildViewer(join(MADE, 'public', 'viewer'));
say('The reference of the packages ...');
run(join(HERE, 'node_modules/typedoc/bin/typedoc'), '--options', join(HERE, 'typedoc.json'), '--titleLink', base);
say('The site ...');
run(join(HERE, 'node_modules/astro/bin/astro.mjs'), 'build', '--silent');
const broken = brokenLinks(join(HERE, 'dist'), base);
for (const link of broken) say(`broken: ${link}`);
say(
  broken.length === 0
    ? `The site is in ${join(HERE, 'dist')}; all links lead somewhere.`
    : `${broken.length} links are broken.`,
);
process.exitCode = broken.length === 0 ? 0 : 1;
