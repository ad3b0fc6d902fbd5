import { join } from 'node:path';
import { eventually, type Kept, keep } from './keep.ts';

const MAIN = join(import.meta.dirname, '..', 'main.ts');
const NO_LIMITS = {
  LIMIT_REQUESTS: '0',
  LIMIT_COMMANDS: '0',
  LIMIT_CHAT: '0',
  LIMIT_OPENINGS: '0',
  LIMIT_SOCKETS: '0',
};

/** The real server in a process of its own, on a port that stays the same when it is started again. */
export interface NodeProcess {
  readonly origin: string;
  start(): Promise<void>;
  kill(): Promise<unknown>;
  stop(): Promise<unknown>;
  output(): string;
}

export function nodeProcess(port: number, env: NodeJS.ProcessEnv): NodeProcess {
  const origin = `http://127.0.0.1:${port}`;
  const settings = { ...process.env, DATABASE_URL: '', ...NO_LIMITS, HOST: '127.0.0.1', PORT: String(port), ...env };
  let kept: Kept | null = null;
  return {
    origin,
    async start() {
      const own = keep(process.execPath, [MAIN], { env: settings });
      kept = own;
      await eventually(async () => {
        if (!own.output().includes('ready at')) throw new Error(`the node does not start: ${own.output()}`);
      }, 25_000);
    },
    kill: async () => kept?.kill(),
    stop: async () => kept?.stop(),
    output: () => kept?.output() ?? '',
  };
}
