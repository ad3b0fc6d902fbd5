/** A real WebKit (Safari's engine), driven over the W3C WebDriver of WebKitGTK on a virtual display. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ChildProgram, startProgram } from '@asteroute/server/child-program';
import { freePort } from '@asteroute/server/testing';
import { type EnginePage, evaluateBy } from './engine.ts';

const driver = [process.env.WEBKIT_DRIVER ?? '', '/usr/bin/WebKitWebDriver'].find(isThere);
const screen = ['/usr/bin/Xvfb'].find(isThere);

/** Whether this machine has what WebKit needs: its driver, and a display or a program that simulates one. */
export const HAS_WEBKIT = driver !== undefined && (process.env.DISPLAY !== undefined || screen !== undefined);

function isThere(path: string): boolean {
  return path !== '' && existsSync(path);
}

/** Starts a WebKit with a home folder of its own and a window of at most 1280 x 800. */
export async function launchWebKit(): Promise<EnginePage> {
  const home = mkdtempSync(join(tmpdir(), 'asteroute-webkit-'));
  const [display, server] = await openScreen();
  const port = await freePort();
  // Without a graphics card the shared buffers that WebKit draws into stay empty.
  const own = { DISPLAY: display, HOME: home, XDG_RUNTIME_DIR: home, WEBKIT_DISABLE_DMABUF_RENDERER: '1' };
  const env = { ...process.env, ...own, LANG: 'C.UTF-8', LANGUAGE: 'en', WAYLAND_DISPLAY: undefined };
  const program = startProgram(driver ?? '', [`--port=${port}`], { env });
  const base = `http://127.0.0.1:${port}`;
  const { sessionId } = (await whenReady(() => post(`${base}/session`, { capabilities: {} }))) as { sessionId: string };
  const session = `${base}/session/${sessionId}`;
  await post(`${session}/timeouts`, { script: 600_000, pageLoad: 600_000 });
  await post(`${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 800 });
  return {
    ...pageOf(session),
    async close() {
      await fetch(session, { method: 'DELETE' });
      await program.kill();
      await server?.kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function pageOf(session: string): Omit<EnginePage, 'close'> {
  const heard: string[] = [];
  const page: Omit<EnginePage, 'close'> = {
    async goto(url) {
      heard.push(...(await page.evaluate(heardSoFar)));
      await post(`${session}/url`, { url });
      // The driver reports nothing from the console, so the page notes its own errors. An error before that shows only
      // by what is missing on the page.
      await page.evaluate(noteComplaints);
    },
    async complaints() {
      return [...heard, ...(await page.evaluate(heardSoFar))];
    },
    evaluate: evaluateBy(async (source, json) => {
      const script = `const [json, done] = arguments;
        (${source})(json).then(done, (error) => done(JSON.stringify({ thrown: String(error) + error.stack })));`;
      const answer = (await post(`${session}/execute/async`, { script, args: [json] })) as string;
      const { thrown } = Object(JSON.parse(answer)) as { thrown?: unknown };
      if (typeof thrown === 'string') throw new Error(thrown);
      return answer;
    }),
    async script(code) {
      await post(`${session}/execute/sync`, { script: code, args: [] });
    },
    async input(actions) {
      await post(`${session}/actions`, { actions });
    },
  };
  return page;
}

async function post(url: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: { message?: string } | null };
  if (!response.ok) throw new Error(`${url}: ${value?.message}`);
  return value;
}

/** Tries again until the driver listens. */
async function whenReady<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      const refused = error instanceof TypeError;
      if (!refused || tries === 600) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** The display of this machine, or a virtual one with its process, which has to be ended. */
async function openScreen(): Promise<[string, ChildProgram | null]> {
  if (process.env.DISPLAY !== undefined) return [process.env.DISPLAY, null];
  const args = ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
  const server = startProgram(screen ?? '', args);
  const [, number] = await server.printed(/^(\d+)\n/m);
  return [`:${number}`, server];
}

/**
 * Runs in the page: notes errors, rejected promises, violations of the security policy, and messages of the console.
 */
function noteComplaints(): void {
  const heard: string[] = [];
  const note = (text: unknown) => heard.push(String(text));
  addEventListener('error', ({ message }) => note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber, target }) => {
    const at = target instanceof Element ? target.outerHTML.slice(0, 300) : '';
    note(`${violatedDirective}: ${blockedURI} (${sourceFile}:${lineNumber}) ${at}`);
  });
  console.error = note;
  console.warn = note;
  Object.assign(globalThis, { heard });
}

const heardSoFar = (): string[] => (globalThis as { heard?: string[] }).heard?.splice(0) ?? [];
