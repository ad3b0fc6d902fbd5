/** What bots decide, as one script for a page: see `choices.ts`. */
import { join } from 'node:path';
import { build } from 'vite';

let bundled: Promise<string> | undefined;

/** `choices.ts` as one script for a page, which defines `turnsOf`; it is bundled once in a worker. */
export function bundledChoices(): Promise<string> {
  bundled ??= bundle();
  return bundled;
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry: join(import.meta.dirname, 'choices.ts'), formats: ['iife'], name: 'bots' },
    },
  });
  const [{ output }] = [built].flat() as { output: readonly { readonly code?: string }[] }[];
  return output[0].code ?? '';
}
