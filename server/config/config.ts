import { join } from 'node:path';
import { OPPONENTS } from '@asteroute/bots';
import * as v from 'valibot';
import { StartError } from '../domain/ports.ts';
import { LOOPBACK, readPort } from './port.ts';
import { unknownSetting } from './unknown-setting.ts';

const LIMIT_SECONDS = 10;
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
/** A host with its scheme, or an internet host name. `1` and `yes` are refused, although they are legal names. */
const HOST = /^(https?:\/\/(\*\.)?(?=[^:]*[a-z.])[a-z0-9.-]+|(\*\.)?([a-z0-9-]+\.)+[a-z0-9-]+|localhost)(:\d+)?$/;
const PUSH_SERVICES = [
  'https://fcm.googleapis.com',
  'https://updates.push.services.mozilla.com',
  'https://*.push.apple.com',
  'https://*.notify.windows.com',
];

const matching = (pattern: RegExp, reason: string) => v.pipe(v.string(), v.regex(pattern, reason));
const whole = (pattern: RegExp, reason: string, usual: number) =>
  v.optional(v.pipe(matching(pattern, reason), v.transform(Number)), String(usual));
const limit = (usual: number) => whole(/^\d{1,6}$/, 'must be a whole number from 0 (no limit) to 999999', usual);
const days = (usual: number) => whole(/^\d{1,5}$/, 'must be a number of days, or 0 for good', usual);
const listOf = <T>(item: v.GenericSchema<string, T>) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split(',').map((one) => one.trim())),
    v.array(item),
  );
/** A list of hosts; a host without a scheme means HTTPS. */
const hosts = listOf(
  v.pipe(
    matching(HOST, 'must be a list such as https://a.example,https://*.b.example'),
    v.transform((one) => (one.includes('://') ? one : `https://${one}`)),
  ),
);

const environment = v.object({
  PORT: v.optional(v.string()),
  HOST: v.optional(v.string(), LOOPBACK),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1, 'must name a folder'))),
  DATABASE_URL: v.optional(matching(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')),
  SECRET_KEY: v.optional(matching(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits')),
  SECRET_KEY_FILE: v.optional(v.string()),
  TLS_CERT: v.optional(v.string()),
  TLS_KEY: v.optional(v.string()),
  LOG_LEVEL: v.optional(v.picklist(LEVELS, `must be one of ${LEVELS.join(', ')}`), 'info'),
  TRUST_PROXY: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  BASE_PATH: v.optional(
    v.pipe(
      matching(/^(\/[\w.~-]+)*\/?$/, 'must be a path such as /games/'),
      v.transform((text) => text.replace(/\/$/, '')),
    ),
    '',
  ),
  ORIGINS: v.optional(
    listOf(matching(/^https?:\/\/[^/]+$/, 'must be a list such as https://a.example,https://b.example')),
  ),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 letters'))),
  DRAIN_SECONDS: whole(/^\d{1,3}$/, 'must be a number of seconds up to 999', 0),
  DAILY: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '1'),
  DUEL_BOT: v.optional(v.picklist(['0', ...OPPONENTS], 'must be the name of a bot, or 0 for none'), 'master'),
  KEEP_OPEN: days(30),
  KEEP_RUNNING: days(365),
  KEEP_FINISHED: days(365),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(matching(/^https?:\/\/\S+$/, 'must begin with http:// or https://')),
  OTEL_EXPORTER_OTLP_HEADERS: v.optional(
    v.pipe(
      matching(/^[^=,\s]+=[^,]*(,[^=,\s]+=[^,]*)*$/, 'must be a list such as name=value,name=value'),
      v.transform((text) => Object.fromEntries(text.split(',').map((one) => headerOf(one)))),
    ),
  ),
  OTEL_SERVICE_NAME: v.optional(v.string(), 'asteroute'),
  PUSH_CONTACT: v.optional(matching(/^(mailto:.+@.+|https:\/\/.+)$/, 'must begin with mailto: or https://')),
  PUSH_HOSTS: v.optional(hosts),
  WEBHOOK_HOSTS: v.optional(hosts),
  SMTP_URL: v.optional(matching(/^smtps?:\/\/\S+$/, 'must begin with smtp:// or smtps://')),
  MAIL_FROM: v.optional(matching(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, 'must be an address, or Name <address>')),
  WEBHOOK_PRIVATE: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  BACKUP_EVERY: whole(/^\d{1,4}$/, 'must be a number of hours, or 0 for never', 0),
  BACKUP_KEEP: whole(/^[1-9]\d{0,3}$/, 'must be a number of copies from 1 to 9999', 7),
  CACHE_MEMORY: whole(/^[1-9]\d{0,5}$/, 'must be a number of MiB from 1 to 999999', 192),
  COMMIT_GROUPS: whole(/^([1-9]|[1-5]\d|6[0-4])$/, 'must be a whole number from 1 to 64', 1),
});
type Environment = v.InferOutput<typeof environment>;

/** Of one address or seat in `LIMIT_SECONDS`, unless another period is said; 0 is no limit. */
const limits = v.object({
  requests: limit(300),
  files: limit(1500),
  pictures: limit(3),
  lists: limit(60),
  commands: limit(40),
  chat: limit(5),
  openings: limit(10),
  /** In an hour. */
  codes: limit(30),
  accounts: limit(20),
  signatures: limit(30),
  /** Held at public tables of others that are not over. */
  seats: limit(16),
  /** In a day (UTC): leagues, tables, KiB of chat, MiB of entries, and reports. */
  leagues: limit(20),
  dayTables: limit(1000),
  dayChat: limit(4096),
  dayDisk: limit(128),
  dayReports: limit(20),
  /** Open at a time. */
  sockets: limit(50),
  connections: limit(200),
});
const LIMIT_NAMES = Object.keys(limits.entries);

const settingOf = (limit: string): string => `LIMIT_${limit.replace(/[A-Z]/g, '_$&').toUpperCase()}`;

/** Parses a header from the list format of OpenTelemetry, whose values are percent-encoded. */
function headerOf(text: string): readonly [string, string] {
  const at = text.indexOf('=');
  const [name, value] = [text.slice(0, at), text.slice(at + 1)];
  try {
    return [name, decodeURIComponent(value)];
  } catch {
    return [name, value];
  }
}

/** Reads the settings from the environment; empty variables count as missing. Throws a StartError. */
export function readConfig(env: Readonly<Record<string, string | undefined>>, root: string): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, text]) => text !== ''));
  const unknown = unknownSetting(Object.keys(given), [
    ...Object.keys(environment.entries),
    ...LIMIT_NAMES.map(settingOf),
  ]);
  if (unknown !== null) throw new StartError(unknown);
  const own = settingsIn(environment, given);
  const limited = settingsIn(limits, Object.fromEntries(LIMIT_NAMES.map((name) => [name, given[settingOf(name)]])));
  return configOf(own, limited, own.DATA_DIR ?? join(root, 'data'));
}

function settingsIn<T extends v.GenericSchema>(schema: T, given: object): v.InferOutput<T> {
  const parsed = v.safeParse(schema, given, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const name = String(issue.path?.[0].key);
  // The message omits the value, which may contain a password.
  throw new StartError(`${LIMIT_NAMES.includes(name) ? settingOf(name) : name} ${issue.message}.`);
}

export type Config = Readonly<ReturnType<typeof configOf>>;

function configOf(own: Environment, limited: v.InferOutput<typeof limits>, folder: string) {
  const trustProxy = own.TRUST_PROXY === '1';
  return {
    port: readPort(own.PORT),
    host: own.HOST,
    /** The files of the certificate and its key with which the server speaks HTTPS itself; null for plain HTTP. */
    tls: tlsOf(own),
    /** The PostgreSQL database; null for the embedded store. */
    databaseUrl: own.DATABASE_URL ?? null,
    file: join(folder, 'asteroute.sqlite'),
    /** The server's secret, 64 hexadecimal digits; null to keep it in `secretKeyFile`. */
    secretKey: own.SECRET_KEY ?? null,
    secretKeyFile: own.SECRET_KEY_FILE ?? join(folder, 'secret.key'),
    adminSocket: join(folder, 'admin.sock'),
    /** Seconds for which a stopping node continues to serve, so that proxies notice that it is not ready. */
    drainSeconds: own.DRAIN_SECONDS,
    logLevel: own.LOG_LEVEL,
    /** Whether a proxy in front sets X-Forwarded-For. */
    trustProxy,
    /** The path below which a proxy serves this server, such as `/games`; empty for none. */
    basePath: own.BASE_PATH,
    origins: own.ORIGINS ?? [],
    metricsToken: own.METRICS_TOKEN ?? null,
    /** How many requests of each kind one client may make in `seconds`; 0 is no limit. */
    limits: {
      ...limited,
      seconds: LIMIT_SECONDS,
      // Behind a proxy all connections come from the proxy's address, so that they cannot be limited by address.
      connections: trustProxy ? 0 : limited.connections,
    },
    daily: own.DAILY === '1',
    duelBot: own.DUEL_BOT === '0' ? null : String(own.DUEL_BOT),
    /** Days for which a table is kept after its last entry, by its status; 0 keeps it forever. */
    keep: { open: own.KEEP_OPEN, running: own.KEEP_RUNNING, over: own.KEEP_FINISHED },
    notifications: {
      /** The operator's contact for push services, `mailto:` or `https:`; null turns web push off. */
      pushContact: own.PUSH_CONTACT ?? null,
      /** Allowed origins of push services; `https://*.example` stands for all subdomains. */
      pushHosts: own.PUSH_HOSTS ?? PUSH_SERVICES,
      /** Allowed origins of tables' webhooks; an empty list turns webhooks off. */
      webhookHosts: own.WEBHOOK_HOSTS ?? [],
    },
    mail: mailOf(own),
    webhookPrivate: own.WEBHOOK_PRIVATE === '1',
    /** The OpenTelemetry collector for traces, which accepts OTLP as JSON over HTTP; null without one. */
    telemetry: telemetryOf(own),
    /** Hours between two copies of the embedded store (0 for none), and how many copies are kept. */
    backups: { every: own.BACKUP_EVERY, keep: own.BACKUP_KEEP },
    cacheBytes: own.CACHE_MEMORY * 1_048_576,
    /** Number of groups of tables; each group is written in its own transactions. */
    commitGroups: own.COMMIT_GROUPS,
  };
}

function tlsOf({ TLS_CERT: cert, TLS_KEY: key }: Environment) {
  if (cert !== undefined && key !== undefined) return { cert, key };
  if (cert === key) return null;
  throw new StartError(cert === undefined ? 'TLS_KEY needs TLS_CERT.' : 'TLS_CERT needs TLS_KEY.');
}

/** Mails need the name of the server for their links: the first of ORIGINS. */
function mailOf({ SMTP_URL: url, MAIL_FROM: from, ORIGINS: origins = [], BASE_PATH: path }: Environment) {
  if (url === undefined && from === undefined) return null;
  if (url === undefined || from === undefined)
    throw new StartError(url === undefined ? 'MAIL_FROM needs SMTP_URL.' : 'SMTP_URL needs MAIL_FROM.');
  if (origins.length === 0) throw new StartError('SMTP_URL needs ORIGINS: links in mails lead to its first name.');
  return { url, from, site: `${origins[0]}${path}` };
}

function telemetryOf(own: Environment) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = {} } = own;
  return endpoint === undefined ? null : { endpoint, headers, serviceName: own.OTEL_SERVICE_NAME };
}
