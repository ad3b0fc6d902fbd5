import { join } from 'node:path';
import * as v from 'valibot';
import { readPort } from './port.ts';
import type { LimitPlan } from './table/rate-limiter.ts';

/** Why a setting is refused, in words for the person who starts the server. */
export class ConfigError extends Error {}

export interface Config {
  readonly port: number;
  /** Undefined is every address. */
  readonly host: string | undefined;
  /** PostgreSQL; without it the embedded store is used. */
  readonly databaseUrl: string | null;
  /** The file of the embedded store. */
  readonly file: string;
  readonly logLevel: string;
  /** Whether a proxy in front says which address a request comes from. */
  readonly trustProxy: boolean;
  readonly metricsToken: string | null;
  readonly limits: LimitPlan;
}

/** Limits count what came within so many seconds. */
const LIMIT_SECONDS = 10;

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

const number = (usual: number) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'must be a whole number from 0 (no limit) to 999999'), v.transform(Number)),
    String(usual),
  );

const environment = v.object({
  HOST: v.optional(v.string()),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1, 'must name a folder'))),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')),
  ),
  LOG_LEVEL: v.optional(v.picklist(LEVELS, `must be one of ${LEVELS.join(', ')}`), 'info'),
  TRUST_PROXY: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 letters'))),
  LIMIT_REQUESTS: number(300),
  LIMIT_COMMANDS: number(40),
  LIMIT_CHAT: number(5),
  LIMIT_OPENINGS: number(10),
  LIMIT_SOCKETS: number(50),
});

/** Reads the settings from the environment. Empty texts count as missing. Throws a ConfigError or a PortError. */
export function readConfig(env: Readonly<Record<string, string | undefined>>, root: string): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, text]) => text !== ''));
  const parsed = v.safeParse(environment, given, { abortEarly: true });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const name = v.getDotPath(issue) ?? '';
    // The value itself may hold a password.
    throw new ConfigError(`${name} ${issue.message}.`);
  }
  const { output: own } = parsed;
  return {
    port: readPort(given.PORT),
    host: own.HOST,
    databaseUrl: own.DATABASE_URL ?? null,
    file: join(own.DATA_DIR ?? join(root, 'data'), 'asteroute.sqlite'),
    logLevel: own.LOG_LEVEL,
    trustProxy: own.TRUST_PROXY === '1',
    metricsToken: own.METRICS_TOKEN ?? null,
    limits: {
      seconds: LIMIT_SECONDS,
      requests: own.LIMIT_REQUESTS,
      commands: own.LIMIT_COMMANDS,
      chat: own.LIMIT_CHAT,
      openings: own.LIMIT_OPENINGS,
      sockets: own.LIMIT_SOCKETS,
    },
  };
}
