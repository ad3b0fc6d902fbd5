/** A real Firefox, driven over its built-in WebDriver BiDi. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from '@asteroute/server/child-program';
import { type EnginePage, evaluateBy } from './engine.ts';

const PLACES = [
  process.env.FIREFOX_PATH ?? '',
  '/usr/bin/firefox',
  '/usr/bin/firefox-esr',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** The path of this machine's Firefox; undefined if there is none. */
export const FIREFOX = PLACES.find((path) => path !== '' && existsSync(path));

/** No update, no telemetry, no start page, so that Firefox contacts only the server of the test. */
const PREFERENCES = {
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'intl.accept_languages': 'en-US',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#',
  'toolkit.telemetry.enabled': false,
};

interface Answer {
  readonly id?: number;
  readonly error?: string;
  readonly message?: string;
  readonly result?: unknown;
  readonly method?: string;
  readonly params?: { readonly level?: string; readonly text?: string };
}

type Command = (method: string, params: unknown) => Promise<unknown>;

/** Starts Firefox with a profile of its own and a window of 1280 x 800. */
export async function launchFirefox(): Promise<EnginePage> {
  const profile = mkdtempSync(join(tmpdir(), 'asteroute-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`);
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'];
  const program = startProgram(FIREFOX ?? '', args);
  const complaints: string[] = [];
  const [, address] = await program.printed(/BiDi listening on (\S+)/);
  const { command, socket } = await connect(address, complaints);
  await command('session.new', { capabilities: {} });
  const { contexts } = (await command('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const [{ context }] = contexts;
  await command('browsingContext.setViewport', { context, viewport: { width: 1280, height: 800 } });
  await command('session.subscribe', { events: ['log.entryAdded'] });
  return {
    complaints: async () => complaints,
    ...pageOf(command, context),
    async close() {
      socket.close();
      await program.kill();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

function pageOf(command: Command, context: string): Omit<EnginePage, 'close' | 'complaints'> {
  return {
    async goto(url) {
      await command('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: evaluateBy(async (source, json) => {
      const answer = (await command('script.callFunction', {
        functionDeclaration: source,
        arguments: [{ type: 'string', value: json }],
        target: { context },
        awaitPromise: true,
        userActivation: false,
      })) as { result: { value: string }; exceptionDetails?: { text: string } };
      if (answer.exceptionDetails !== undefined) throw new Error(answer.exceptionDetails.text);
      return answer.result.value;
    }),
    async script(code) {
      await command('script.evaluate', { expression: code, target: { context }, awaitPromise: false });
    },
    async input(actions) {
      await command('input.performActions', { context, actions });
    },
  };
}

/**
 * Connects to a socket for commands and their answers; errors and warnings of the console are added to `complaints`.
 */
async function connect(url: string, complaints: string[]): Promise<{ command: Command; socket: WebSocket }> {
  const socket = new WebSocket(`${url}/session`);
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    else if (answer.method === 'log.entryAdded' && ['error', 'warn'].includes(answer.params?.level ?? ''))
      complaints.push(answer.params?.text ?? '');
  };
  await new Promise((resolve, reject) => Object.assign(socket, { onopen: resolve, onerror: reject }));
  let last = 0;
  const command: Command = (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ error, message, result }) => {
        waiting.delete(id);
        if (error === undefined) resolve(result);
        else reject(new Error(`${method}: ${error}: ${message}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  return { command, socket };
}
