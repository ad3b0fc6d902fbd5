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

/** Whether the npm package has a browser for this machine. */
const PACKED = process.platform === 'linux' && process.arch === 'x64';

/**
 * A real Chromium: the headless shell that ships inside an npm package (Linux x64), else the one on this machine. The
 * shell has no toolbars and tabs, which take a third of the work of a whole browser even where nobody sees them.
 */
async function chromiumOptions(): Promise<LaunchOptions> {
  const args = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
  args.push(`--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`);
  // One process for all pages of an origin: to start another takes a sixth of the time in which a page opens.
  args.push('--renderer-process-limit=1');
  const { CHROME_PATH } = process.env;
  const found = PACKED ? CHROME_PATH : [CHROME_PATH, ...SYSTEM_BROWSERS].find((path) => path && existsSync(path));
  if (found) return { executablePath: found, args };
  // The package's own flags suit cloud functions (single process); only its binary and libraries are wanted here.
  return { executablePath: await chromiumPackage.executablePath(), args: [...args, '--disable-gpu'] };
}

/** Unpacks the binary of the npm package if it is needed, once before any test launches it. */
export async function unpackChromium(): Promise<void> {
  await chromiumOptions();
}

/** Launches a browser for this process alone. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch(await chromiumOptions());
}
