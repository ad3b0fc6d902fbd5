// `npm run lab -- NAME`: starts a program for those who work on the game; without a name, lists them.
import { launch } from './launch.mjs';

const PROGRAMS = {
  soak: { does: 'runs long tests and campaigns', program: 'lab/main.ts', args: ['soak'] },
  'simulate-server': { does: 'runs the server on a virtual clock', program: 'lab/main.ts', args: ['simulate-server'] },
  figures: { does: 'measures reviews, and searches games for puzzles', program: 'lab/main.ts', args: ['figures'] },
  'puzzle-pack': { does: 'makes a pack of puzzles', program: 'lab/main.ts', args: ['puzzle-pack'] },
  'phase-weights': { does: 'fits the value by phase to games', program: 'lab/main.ts', args: ['phase-weights'] },
  mutate: { does: 'changes the engine and counts what tests notice', program: 'tools/mutate/main.ts' },
  measure: { does: 'measures the page in Chromium', program: 'tools/page/measure.ts' },
  house: { does: 'measures the structure of the code', program: 'tools/house/main.ts' },
  language: { does: 'begins a language, or lists what it lacks', program: 'tools/language/main.ts' },
  pack: { does: 'builds and checks the packages', program: 'packages/main.ts' },
  release: { does: 'publishes the packages', program: 'packages/release/main.ts' },
  changeset: { does: 'notes a change, or gives versions', program: 'node_modules/@changesets/cli/bin.js' },
};

const [name = '', ...typed] = process.argv.slice(2);
if (Object.hasOwn(PROGRAMS, name)) {
  const { program, args = [] } = PROGRAMS[name];
  launch(program, [...args, ...typed]);
} else {
  console.log('npm run lab -- NAME, where NAME is:');
  for (const [one, { does }] of Object.entries(PROGRAMS)) console.log(`  ${one.padEnd(16)} ${does}`);
  process.exitCode = name === '' ? 0 : 2;
}
