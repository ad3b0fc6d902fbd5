import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..', '..');
/** A program that ends another one when the process that started it is gone, even if it was killed. */
const KEEPER = join(ROOT, 'server', 'test', 'keeper.mjs');

const NO_LIMITS = {
  LIMIT_REQUESTS: '0',
  LIMIT_FILES: '0',
  LIMIT_LISTS: '0',
  LIMIT_COMMANDS: '0',
  LIMIT_CHAT: '0',
  LIMIT_OPENINGS: '0',
  LIMIT_CODES: '0',
  LIMIT_SOCKETS: '0',
  LIMIT_CONNECTIONS: '0',
};
/** The address to which hosts may have turns reported; nothing listens there. */
const WEBHOOK_HOSTS = 'https://hooks.example';

export interface GameServer {
  /** Such as `http://127.0.0.1:40123`. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts the real server in a process of its own, as `npm start` does: with a fresh bundle of the repository at `root`,
 * and on a port of this machine only (0: any free one). Its games are deleted with it, and it limits no rates.
 */
export async function startServer(root = ROOT, wanted = 0): Promise<GameServer> {
  const folder = mkdtempSync(join(tmpdir(), 'asteroute-games-'));
  const own = { PORT: String(wanted), HOST: '127.0.0.1', DATA_DIR: folder, DATABASE_URL: '', WEBHOOK_HOSTS };
  const env = { ...process.env, ...own, ...NO_LIMITS };
  const main = join(root, 'server', 'main.ts');
  const kept = ['-', 'SIGKILL', process.execPath, main];
  const child = spawn(process.execPath, [KEEPER, ...kept], { env, stdio: ['pipe', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve())).then(() =>
    rmSync(folder, { recursive: true, force: true }),
  );
  const port = await portOf(child);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      child.stdin.end();
      return ended;
    },
  };
}

/** The port that the server reports, after it has rebuilt a stale bundle. */
function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (why: string): void => {
      child.stdin?.end();
      reject(new Error(`the server ${why}: ${said}`));
    };
    const hear = (data: Buffer): void => {
      said += data;
      const port = /ready at http:\/\/localhost:(\d+)/.exec(said)?.[1];
      if (port === undefined) return;
      resolve(Number(port));
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('exit', () => fail('ended'));
  });
}
