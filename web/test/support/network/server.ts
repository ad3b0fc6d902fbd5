import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portOf, ROOT, startServerAt } from '@asteroute/server/node-process';

/** The address to which hosts may have turns reported; nothing listens there. */
const WEBHOOK_HOSTS = 'https://hooks.example';

/** A host name under which this machine counts as plain HTTP; browsers trust `localhost` like HTTPS. */
export const PLAIN_HOST = 'asteroute.test';

export interface GameServer {
  /** Such as `http://127.0.0.1:40123`. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts the real server in a process of its own, as `npm start` does: with a fresh bundle of the repository at `root`,
 * and on a port of this machine only (0: any free one). Its games are deleted with it, and it limits no rates. `more`
 * are further settings.
 */
export async function startServer(
  root = ROOT,
  wanted = 0,
  more: Readonly<Record<string, string>> = {},
): Promise<GameServer> {
  const folder = mkdtempSync(join(tmpdir(), 'asteroute-games-'));
  const ORIGINS = `http://${PLAIN_HOST}`;
  // A bot that takes no time, so that a duel can be played to its end.
  const own = { PORT: String(wanted), DATA_DIR: folder, WEBHOOK_HOSTS, ORIGINS, DUEL_BOT: 'hasty' };
  const program = startServerAt(root, { ...own, ...more });
  const port = await portOf(program);
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      await program.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
