/** Builds the service worker: `sw.js`, with the list of all files of the bundle and their digests. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';
const SOURCE = join(import.meta.dirname, 'worker.ts');

/** Whether a module is the service worker, which shares no code with the page. */
export const isWorker = (id: string): boolean => id === SOURCE;

type Bytes = string | Uint8Array;

const digest = (bytes: Bytes): string => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/** For systems that install the game, and messengers that show an invitation; the page itself uses none. */
const FOR_OTHERS = /\.(png|jpg)$/;

/** Files that are copied as they are, by their paths beside the page. */
function copiedFiles(folder: string): [string, Bytes][] {
  const entries = folder === '' ? [] : readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !FOR_OTHERS.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [relative(folder, file).replaceAll('\\', '/'), readFileSync(file)]);
}

/** The path of a file beside the worker; that of the page itself is `./`. */
const pathOf = (fileName: string): string => (fileName === 'index.html' ? './' : fileName);

export function precache(): Plugin {
  let copied = '';
  return {
    name: 'precache',
    apply: 'build',
    configResolved(config) {
      copied = config.publicDir;
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: SOURCE, fileName: WORKER });
    },
    generateBundle: {
      // Last of all: after the page itself and every asset have their final form.
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') throw new Error(`the bundle has no ${WORKER}`);
        const made = Object.values(bundle)
          .filter((file) => file !== worker)
          .map((file): [string, Bytes] => [pathOf(file.fileName), file.type === 'chunk' ? file.code : file.source]);
        const files = [...made, ...copiedFiles(copied)].map(([path, bytes]) => [path, digest(bytes)]).sort();
        const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
        worker.code = `const __BUILD__=${JSON.stringify({ version, files })};${worker.code}`;
      },
    },
  };
}
