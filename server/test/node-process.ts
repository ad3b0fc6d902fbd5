import { join } from 'node:path';
import { type ChildProgram, startProgram } from './child-program.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const MAIN = join(ROOT, 'server', 'main.ts');
/** Node keeps compiled modules here: a server that is started again and again then starts in a third of the time. */
const NODE_COMPILE_CACHE = join(ROOT, 'node_modules', '.cache', 'compiled');
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

/** Opens the metrics of every node of a test. */
export const METRICS_TOKEN = 'metrics-of-a-test-node';

/** The metrics of a node of a test, as Prometheus reads them. */
export async function metricsOf(origin: string): Promise<string> {
  return (await fetch(`${origin}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } })).text();
}

/** The real server as a program, on the loopback address only, with no limits but those of `env`. */
export function startServer(env: NodeJS.ProcessEnv, ...args: string[]): ChildProgram {
  const own = { DATABASE_URL: '', HOST: '127.0.0.1', PORT: '0', NODE_COMPILE_CACHE, METRICS_TOKEN, ...NO_LIMITS };
  return startProgram(process.execPath, [MAIN, ...args], { env: { ...process.env, ...own, ...env } });
}

/** The port that a started server prints. */
export async function portOf(server: ChildProgram): Promise<number> {
  return Number((await server.printed(/ready at http:\/\/localhost:(\d+)\n/))[1]);
}

/** The real server in a process of its own, on a port that stays the same when it is started again. */
export interface NodeProcess {
  readonly origin: string;
  start(): Promise<void>;
  kill(): Promise<unknown>;
  stop(): Promise<unknown>;
  /** Such as SIGSTOP, which freezes it, and SIGCONT. */
  signal(name: NodeJS.Signals): void;
  output(): string;
}

/** A node that is not started yet. */
export function nodeProcess(port: number, env: NodeJS.ProcessEnv): NodeProcess {
  let program: ChildProgram | null = null;
  return {
    origin: `http://127.0.0.1:${port}`,
    async start() {
      program = startServer({ PORT: String(port), ...env });
      await portOf(program);
    },
    kill: async () => program?.kill(),
    stop: async () => program?.stop(),
    signal: (name) => program?.signal(name),
    output: () => program?.output() ?? '',
  };
}
