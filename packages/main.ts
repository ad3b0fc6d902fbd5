/** `npm run lab -- pack`: builds the packages that are published, as tarballs in dist/, and checks them. */
import { statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './build/modules.ts';
import { faultsOf } from './check.ts';
import { buildPackages } from './pack.ts';

const built = await buildPackages(join(ROOT, 'dist'), (step) => console.error(`Building ${step} ...`));
const faults = (await Promise.all(built.map(faultsOf))).flat();
for (const { tarball } of built) {
  console.log(`${relative(ROOT, tarball)}  ${Math.ceil(statSync(tarball).size / 1000)} kB`);
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
