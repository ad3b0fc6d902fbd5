/** Vitest's global setup of the browser tests: one game server with one bundle for all files of a run. */
import type { TestProject } from 'vitest/node';
import { unpackChromium } from './browser/chromium.ts';
import { startServer } from './network/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the game server that all browser tests may share. */
    readonly gameServer: string;
  }
}

/** Starts the server; returns the function that stops it after the last file. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  await unpackChromium();
  project.provide('gameServer', server.url);
  return () => server.stop();
}
