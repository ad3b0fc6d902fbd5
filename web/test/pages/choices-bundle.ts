/** What bots decide, as one script for a page: see `choices.ts`. */
import { join } from 'node:path';
import { build } from 'vite';

/** Bundles `choices.ts` into one script for a page, which defines `turnsOf`. */
export async function bundledChoices(): Promise<string> {
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
