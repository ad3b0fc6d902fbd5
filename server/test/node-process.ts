import { join } from 'node:path';
import { type ChildProgram, startProgram } from './child-program.ts';
import { NO_LIMITS } from './no-limits.ts';

/** The repository's folder. */
export const ROOT = join(import.meta.dirname, '..', '..');
/** Where Node caches compiled modules: a server that is restarted often then starts in a third of the time. */
const NODE_COMPILE_CACHE = join(ROOT, 'node_modules', '.cache', 'compiled');
const { seconds: _, ...LIMITS } = NO_LIMITS;
const settingOf = (limit: string): string => `LIMIT_${limit.replace(/[A-Z]/, '_$&').toUpperCase()}`;
const UNLIMITED = Object.fromEntries(Object.keys(LIMITS).map((name) => [settingOf(name), '0']));

export const METRICS_TOKEN = 'metrics-of-a-test-node';

/** Returns the metrics of a test node in Prometheus's format. */
export async function metricsOf(origin: string): Promise<string> {
  return (await fetch(`${origin}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } })).text();
}

/** Starts the real server as a program, on the loopback address only, with no limits except those of `env`. */
export function startServer(env: NodeJS.ProcessEnv, ...args: string[]): ChildProgram {
  return startServerAt(ROOT, env, ...args);
}

export function startServerAt(root: string, env: NodeJS.ProcessEnv, ...args: string[]): ChildProgram {
  const own = { DATABASE_URL: '', HOST: '127.0.0.1', PORT: '0', NODE_COMPILE_CACHE, METRICS_TOKEN, ...UNLIMITED };
  const main = join(root, 'server', 'main.ts');
  return startProgram(process.execPath, [main, ...args], { env: { ...process.env, ...own, ...env } });
}

/** Returns the port that a started server prints. */
export async function portOf(server: ChildProgram): Promise<number> {
  return Number((await server.printed(/ready at https?:\/\/localhost:(\d+)\n/))[1]);
}

/** The real server in a separate process, on a port that stays the same after a restart. */
export type NodeProcess = ReturnType<typeof nodeProcess>;

/** Creates a node that is not started yet. */
export function nodeProcess(port: number, env: NodeJS.ProcessEnv) {
  let program: ChildProgram | null = null;
  return {
    origin: `http://127.0.0.1:${port}`,
    async start(): Promise<void> {
      program = startServer({ PORT: String(port), ...env });
      await portOf(program);
    },
    kill: async () => program?.kill(),
    stop: async () => program?.stop(),
    /** Sends a signal, such as SIGSTOP, which freezes the process, and SIGCONT. */
    signal: (name: NodeJS.Signals) => program?.signal(name),
    output: () => program?.output() ?? '',
  };
}
