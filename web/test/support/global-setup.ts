/** Vitest's global setup of the browser tests: one game server with one bundle and one Chromium for all files of a run. */
import type { TestProject } from 'vitest/node';
import { serveChromium } from './chromium.ts';
import { startServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the game server that all browser tests may share. */
    readonly gameServer: string;
    /** The address that `chromium.connect` of Playwright takes. */
    readonly chromium: string;
  }
}

/** Starts both, and answers what stops them after the last file. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  const browser = await serveChromium();
  project.provide('gameServer', server.url);
  project.provide('chromium', browser.wsEndpoint());
  return async () => {
    await Promise.all([server.stop(), browser.close()]);
  };
}
