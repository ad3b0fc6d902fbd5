/** Builds packages into folders and packs them into tarballs. */
import { readFileSync } from 'node:fs';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { npm, ROOT, readRoot, readWorkspace, run } from './build/modules.ts';
import type { Declarations, Published } from './build/published.ts';
import { PACKAGES } from './list.ts';

/** Oldest Node that runs the packages: that of their own dependencies. */
const ENGINES = { node: '>=22.12' };

interface BuiltFolder {
  readonly published: Published;
  readonly version: string;
  readonly folder: string;
}

/** A package that was packed into the tarball that would be published. */
export interface Built extends BuiltFolder {
  readonly tarball: string;
  /** The files in the tarball, by their paths in the package. */
  readonly files: readonly string[];
}

interface Packed {
  readonly name: string;
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

export async function buildPackages(out: string, onStep: (step: string) => void = () => {}): Promise<Built[]> {
  await rm(out, { recursive: true, force: true });
  onStep('declarations');
  const declarations = await makeDeclarations(join(out, 'declarations'));
  const built: BuiltFolder[] = [];
  for (const published of PACKAGES) {
    onStep(published.name);
    built.push(await buildOne(published, out, declarations));
  }
  onStep('tarballs');
  return pack(built, out);
}

/** Packs all folders by one start of npm. */
async function pack(built: readonly BuiltFolder[], out: string): Promise<Built[]> {
  const { stdout } = await npm(
    ['pack', '--json', '--pack-destination', out, ...built.map(({ folder }) => folder)],
    out,
  );
  // npm lists what it packed, since version 11 by the name of the package.
  const all = Object.values(JSON.parse(stdout) as Readonly<Record<string, Packed>>);
  return built.map((one) => {
    const packed = all.find(({ name }) => name === one.published.name);
    if (packed === undefined) throw new Error(`npm has not packed ${one.published.name}`);
    return { ...one, tarball: join(out, packed.filename), files: packed.files.map(({ path }) => path) };
  });
}

/** Has the compiler write the declaration of every source file into a folder, reads them, and removes the folder. */
async function makeDeclarations(folder: string): Promise<Declarations> {
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  const project = join(ROOT, 'packages/declarations.json');
  await run(process.execPath, [compiler, '-p', project, '--outDir', folder, '--emitDeclarationOnly']);
  const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.d.ts'));
  const declarations = new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
  await rm(folder, { recursive: true });
  return declarations;
}

async function buildOne(published: Published, out: string, declarations: Declarations): Promise<BuiltFolder> {
  const folder = join(out, published.name.replace('/', '-').replace('@', ''));
  await mkdir(folder, { recursive: true });
  const { version } = readWorkspace(published.workspace);
  const manifest = { ...commonManifest(published, version), ...(await published.build(folder, declarations)) };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await cp(join(ROOT, published.readme, 'README.md'), join(folder, 'README.md'));
  await cp(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  return { published, version, folder };
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
