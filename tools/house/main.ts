/** `npm run lab -- house`; with `--places` also the places above the limits. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createCommand, runProgram } from '@asteroute/cli/arguments';
import { type HouseFigure, houseFigures } from './figures.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Files on an import cycle, as the linter reports them. It also counts type imports and dynamic imports. */
function importCycles(): HouseFigure {
  const biome = join(ROOT, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const args = [biome, 'lint', '--only=suspicious/noImportCycles', '--reporter=json', '--max-diagnostics=none', '.'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { location: { path: string } }[] };
  const places = diagnostics.map(({ location }) => location.path);
  return { name: 'import cycles', value: places.length, limit: 0, unit: 'imports on one', places };
}

const isOver = ({ value, limit }: HouseFigure): boolean => limit !== null && value > limit;

function row(figure: HouseFigure): string {
  const { name, value, limit, unit = '' } = figure;
  const rule = limit === null ? '' : `at most ${limit}${isOver(figure) ? '  OVER' : ''}`;
  return `${name.padEnd(60)} ${String(value).padStart(6)} ${unit.padEnd(14)} ${rule}`.trimEnd();
}

const program = createCommand('house')
  .description('Prints the figures of the house; exits with 1 when one is above its limit.')
  .option('--places', 'name every place that counts', false)
  .action(({ places }) => {
    const figures = [importCycles(), ...houseFigures()];
    for (const figure of figures) {
      console.log(row(figure));
      if (places || isOver(figure)) for (const place of figure.places) console.log(`    ${place}`);
    }
    if (figures.some(isOver)) process.exitCode = 1;
  });

await runProgram(program);
