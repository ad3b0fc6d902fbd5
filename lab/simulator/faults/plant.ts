import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import type { PlantedFault } from './planted-faults.ts';

const SERVER = new URL('../../../server/', import.meta.url);

/** Makes this thread load the server with the fault from now on. The file on disk is not changed. */
export function plant({ name, file, find, replace }: PlantedFault): void {
  const target = new URL(file, SERVER);
  const source = readFileSync(target, 'utf8');
  if (source.split(find).length !== 2) throw new Error(`${name}: server/${file} does not hold its text once`);
  const planted = source.replace(find, () => replace);
  registerHooks({
    load: (url, context, next) =>
      url === target.href ? { format: 'module-typescript', source: planted, shortCircuit: true } : next(url, context),
  });
}
