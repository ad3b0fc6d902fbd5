/** Builds packages into folders and packs them into tarballs. */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { npm, ROOT, readRoot, readWorkspace, run } from './build/modules.ts';
import type { Published } from './build/published.ts';
import { PACKAGES } from './list.ts';

/** Oldest Node that runs the packages: that of their own dependencies. */
const ENGINES = { node: '>=22.12' };

/** A package that was built: its folder, and the tarball that would be published. */
export interface Built {
  readonly published: Published;
  readonly version: string;
  readonly folder: string;
  readonly tarball: string;
  /** The files in the tarball, by their paths in the package. */
  readonly files: readonly string[];
}

interface Packed {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

/** Builds and packs all packages into `out`, whose earlier contents are removed. */
export async function buildPackages(out: string, onStep: (step: string) => void = () => {}): Promise<Built[]> {
  await rm(out, { recursive: true, force: true });
  const declarations = join(out, 'declarations');
  onStep('declarations');
  await writeDeclarations(declarations);
  const built: Built[] = [];
  for (const published of PACKAGES) {
    onStep(published.name);
    built.push(await buildOne(published, out, declarations));
  }
  await rm(declarations, { recursive: true });
  return built;
}

/** Has the compiler write the declaration of every source file into a folder. */
async function writeDeclarations(folder: string): Promise<void> {
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  const project = join(ROOT, 'packages/declarations.json');
  await run(process.execPath, [compiler, '-p', project, '--outDir', folder, '--emitDeclarationOnly']);
}

async function buildOne(published: Published, out: string, declarations: string): Promise<Built> {
  const folder = join(out, published.name.replace('/', '-').replace('@', ''));
  await mkdir(folder, { recursive: true });
  const { version } = readWorkspace(published.workspace);
  const manifest = { ...commonManifest(published, version), ...(await published.build(folder, declarations)) };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await cp(join(ROOT, published.readme, 'README.md'), join(folder, 'README.md'));
  await cp(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  const { stdout } = await npm(['pack', '--json', '--pack-destination', out], folder);
  // npm lists what it packed, since version 11 by the name of the package.
  const [{ filename, files }] = Object.values(JSON.parse(stdout) as object) as [Packed];
  return { published, version, folder, tarball: join(out, filename), files: files.map(({ path }) => path) };
}

function commonManifest({ name, description, keywords, readme }: Published, version: string): object {
  const { license, repository, homepage, bugs } = readRoot();
  return {
    name,
    version,
    description,
    keywords,
    license,
    repository: { ...repository, directory: readme },
    homepage,
    bugs,
    type: 'module',
    engines: ENGINES,
    publishConfig: { access: 'public', provenance: true },
  };
}
