import { existsSync } from 'node:fs';
import chromiumPackage from '@sparticuz/chromium';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { PLAIN_HOST } from '../network/server.ts';

const SYSTEM_BROWSERS = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`,
  // One process for all pages of an origin: to start another takes a sixth of the time in which a page opens.
  '--renderer-process-limit=1',
];

/** The browser that ships inside an npm package for Linux x64; `paths` are tried first. */
async function optionsOf(paths: readonly (string | undefined)[]): Promise<LaunchOptions> {
  const found = [process.env.CHROME_PATH, ...paths].find((path) => path && existsSync(path));
  if (found) return { executablePath: found, args: ARGS };
  // The package's own flags suit cloud functions (single process); only its binary and libraries are wanted here.
  return { executablePath: await chromiumPackage.executablePath(), args: [...ARGS, '--disable-gpu'] };
}

/** The package has a headless shell: without toolbars and tabs, which take a third of a whole browser's work unseen. */
const shellOptions = () => optionsOf(process.platform === 'linux' && process.arch === 'x64' ? [] : SYSTEM_BROWSERS);

/** Unpacks the browser of the tests if it is needed, once before any test launches it. */
export async function unpackChromium(): Promise<void> {
  await shellOptions();
}

/** Launches a browser without toolbars, for tests. */
export async function launchShell(): Promise<Browser> {
  return chromium.launch(await shellOptions());
}

/** Launches the Chromium of this machine, for what measures it or keeps what it draws. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch(await optionsOf(SYSTEM_BROWSERS));
}
