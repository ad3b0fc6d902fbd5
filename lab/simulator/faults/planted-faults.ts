import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/** A fault that is inserted into the server's source while it is loaded, to see whether a run finds it. */
export interface PlantedFault {
  readonly name: string;
  /** The file of the server, and a text that occurs in it exactly once. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  /** A seed that found the fault when this was written; it is tried first. */
  readonly seed: number;
}

const faultOf = (block: string): PlantedFault => {
  const [head, ...lines] = block.split('\n');
  const [name, file, seed] = head.split(' ');
  const marked = (sign: string) => lines.flatMap((line) => (line.startsWith(sign) ? line.slice(2) : [])).join('\n');
  return { name, file, find: marked('-'), replace: marked('+'), seed: Number(seed) };
};

/** One fault for each promise of the server that the simulations check. */
export const PLANTED_FAULTS: readonly PlantedFault[] = readFileSync(
  new URL('./planted-faults.txt', import.meta.url),
  'utf8',
)
  .split('\n\n')
  .map(faultOf);

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
