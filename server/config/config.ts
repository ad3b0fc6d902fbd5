import { join } from 'node:path';
import * as v from 'valibot';
import type { BackupPlan } from '../backup/schedule.ts';
import { StartError } from '../domain/ports.ts';
import type { LimitPlan } from '../limits/rate-limiter.ts';
import type { RetentionPlan } from '../limits/retention.ts';
import type { NotificationPlan } from '../notifications/channels.ts';
import type { TelemetryPlan } from '../telemetry/otlp.ts';
import { LOOPBACK, readPort } from './port.ts';
import { unknownSetting } from './unknown-setting.ts';

/** The settings of a server. */
export interface Config {
  readonly port: number;
  /** The address to listen on. */
  readonly host: string;
  /** The PostgreSQL database; null for the embedded store. */
  readonly databaseUrl: string | null;
  /** The file of the embedded store. */
  readonly file: string;
  /** The server's secret, 64 hexadecimal digits; null to keep it in `secretKeyFile`. */
  readonly secretKey: string | null;
  readonly secretKeyFile: string;
  /** The socket for the operator's commands. */
  readonly adminSocket: string;
  /** Seconds that a node which stops goes on, so that proxies notice that it is not ready. */
  readonly drainSeconds: number;
  readonly logLevel: string;
  /** Whether a proxy in front sets X-Forwarded-For. */
  readonly trustProxy: boolean;
  /** Origins whose pages may open WebSockets, beside the server's own. */
  readonly origins: readonly string[];
  readonly metricsToken: string | null;
  readonly limits: LimitPlan;
  readonly keep: RetentionPlan;
  readonly notifications: NotificationPlan;
  /** Null where no collector is told of requests. */
  readonly telemetry: TelemetryPlan | null;
  /** Of the embedded store. */
  readonly backups: BackupPlan;
  /** Tables held in memory. */
  readonly cachedTables: number;
  /** Groups of tables that are written in transactions of their own. */
  readonly commitGroups: number;
}

/** Rate limits are per this many seconds. */
const LIMIT_SECONDS = 10;

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

const number = (usual: number) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'must be a whole number from 0 (no limit) to 999999'), v.transform(Number)),
    String(usual),
  );

const days = (usual: number) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'must be a number of days, or 0 for good'), v.transform(Number)),
    String(usual),
  );

const ORIGIN_LIST = 'must be a list such as https://a.example,https://*.b.example';
/** A host with its scheme, or the name of one on the internet: `1` and `yes` are no hosts that anybody means. */
const ORIGIN = /^(https?:\/\/(\*\.)?(?=[^:]*[a-z.])[a-z0-9.-]+|(\*\.)?([a-z0-9-]+\.)+[a-z0-9-]+|localhost)(:\d+)?$/;
const withScheme = (one: string): string => (one.includes('://') ? one : `https://${one}`);
/** A list of origins; one without a scheme is reached by HTTPS. */
const origins = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => text.split(',').map((one) => one.trim())),
    v.array(v.pipe(v.string(), v.regex(ORIGIN, ORIGIN_LIST), v.transform(withScheme))),
  ),
);
/** The push services of the browsers. */
const PUSH_SERVICES = [
  ...['https://fcm.googleapis.com', 'https://updates.push.services.mozilla.com'],
  ...['https://*.push.apple.com', 'https://*.notify.windows.com'],
];

/** A header of the standard's list, whose value is written as in an address. */
function headerOf(text: string): readonly [string, string] {
  const at = text.indexOf('=');
  const [name, value] = [text.slice(0, at), text.slice(at + 1)];
  try {
    return [name, decodeURIComponent(value)];
  } catch {
    return [name, value];
  }
}

const environment = v.object({
  HOST: v.optional(v.string(), LOOPBACK),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1, 'must name a folder'))),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')),
  ),
  SECRET_KEY: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits'))),
  SECRET_KEY_FILE: v.optional(v.string()),
  LOG_LEVEL: v.optional(v.picklist(LEVELS, `must be one of ${LEVELS.join(', ')}`), 'info'),
  TRUST_PROXY: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((one) => one.trim())),
      v.array(
        v.pipe(v.string(), v.regex(/^https?:\/\/[^/]+$/, 'must be a list such as https://a.example,https://b.example')),
      ),
    ),
  ),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 letters'))),
  LIMIT_REQUESTS: number(300),
  LIMIT_FILES: number(1500),
  LIMIT_LISTS: number(60),
  LIMIT_COMMANDS: number(40),
  LIMIT_CHAT: number(5),
  LIMIT_OPENINGS: number(10),
  LIMIT_CODES: number(30),
  LIMIT_SOCKETS: number(50),
  LIMIT_CONNECTIONS: number(200),
  DRAIN_SECONDS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/, 'must be a number of seconds up to 999'), v.transform(Number)),
    '0',
  ),
  KEEP_OPEN: days(30),
  KEEP_RUNNING: days(365),
  KEEP_FINISHED: days(365),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/, 'must begin with http:// or https://')),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[^=,\s]+=[^,]*(,[^=,\s]+=[^,]*)*$/, 'must be a list such as name=value,name=value'),
      v.transform((text) => Object.fromEntries(text.split(',').map((one) => headerOf(one)))),
    ),
  ),
  OTEL_SERVICE_NAME: v.optional(v.string(), 'asteroute'),
  PUSH_CONTACT: v.optional(
    v.pipe(v.string(), v.regex(/^(mailto:.+@.+|https:\/\/.+)$/, 'must begin with mailto: or https://')),
  ),
  PUSH_HOSTS: origins,
  WEBHOOK_HOSTS: origins,
  BACKUP_EVERY: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,4}$/, 'must be a number of hours, or 0 for never'), v.transform(Number)),
    '0',
  ),
  BACKUP_KEEP: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, 'must be a number of copies from 1 to 9999'), v.transform(Number)),
    '7',
  ),
  CACHED_TABLES: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{1,5}$/, 'must be a whole number from 10 to 999999'), v.transform(Number)),
    '4000',
  ),
  COMMIT_GROUPS: v.optional(
    v.pipe(v.string(), v.regex(/^([1-9]|[1-5]\d|6[0-4])$/, 'must be a whole number from 1 to 64'), v.transform(Number)),
    '1',
  ),
});

/** Reads the settings from the environment; an empty one counts as missing. Throws a StartError. */
export function readConfig(env: Readonly<Record<string, string | undefined>>, root: string): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, text]) => text !== ''));
  const unknown = unknownSetting(Object.keys(given), ['PORT', ...Object.keys(environment.entries)]);
  if (unknown !== null) throw new StartError(unknown);
  const parsed = v.safeParse(environment, given, { abortEarly: true });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const name = String(issue.path?.[0].key);
    // Without the value, which may contain a password.
    throw new StartError(`${name} ${issue.message}.`);
  }
  const { output: own } = parsed;
  const folder = own.DATA_DIR ?? join(root, 'data');
  return {
    port: readPort(given.PORT),
    host: own.HOST,
    databaseUrl: own.DATABASE_URL ?? null,
    file: join(folder, 'asteroute.sqlite'),
    secretKey: own.SECRET_KEY ?? null,
    secretKeyFile: own.SECRET_KEY_FILE ?? join(folder, 'secret.key'),
    adminSocket: join(folder, 'admin.sock'),
    drainSeconds: own.DRAIN_SECONDS,
    logLevel: own.LOG_LEVEL,
    trustProxy: own.TRUST_PROXY === '1',
    origins: own.ORIGINS ?? [],
    metricsToken: own.METRICS_TOKEN ?? null,
    limits: {
      seconds: LIMIT_SECONDS,
      requests: own.LIMIT_REQUESTS,
      files: own.LIMIT_FILES,
      lists: own.LIMIT_LISTS,
      commands: own.LIMIT_COMMANDS,
      chat: own.LIMIT_CHAT,
      openings: own.LIMIT_OPENINGS,
      codes: own.LIMIT_CODES,
      sockets: own.LIMIT_SOCKETS,
      // Behind a proxy every connection is the proxy's.
      connections: own.TRUST_PROXY === '1' ? 0 : own.LIMIT_CONNECTIONS,
    },
    keep: { open: own.KEEP_OPEN, running: own.KEEP_RUNNING, over: own.KEEP_FINISHED },
    notifications: {
      pushContact: own.PUSH_CONTACT ?? null,
      pushHosts: own.PUSH_HOSTS ?? PUSH_SERVICES,
      webhookHosts: own.WEBHOOK_HOSTS ?? [],
    },
    telemetry: telemetryOf(own),
    backups: { every: own.BACKUP_EVERY, keep: own.BACKUP_KEEP },
    cachedTables: own.CACHED_TABLES,
    commitGroups: own.COMMIT_GROUPS,
  };
}

type Environment = v.InferOutput<typeof environment>;

function telemetryOf(own: Environment): TelemetryPlan | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = {} } = own;
  return endpoint === undefined ? null : { endpoint, headers, serviceName: own.OTEL_SERVICE_NAME };
}
