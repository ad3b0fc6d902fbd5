import { randomBytes } from 'node:crypto';
import type { Server as TlsServer } from 'node:https';
import { join } from 'node:path';
import { pino } from 'pino';
import { listenForAdmin } from './admin/socket.ts';
import { announcement, houseAddresses, noticeHint } from './announce.ts';
import { startBackups } from './backup/schedule.ts';
import { threadBotPool } from './bots/bot-pool.ts';
import { readArguments } from './config/arguments.ts';
import { type Config, readConfig } from './config/config.ts';
import { listen } from './config/port.ts';
import { threadReviewer } from './contests/review/reviewer.ts';
import { createHttpServer } from './delivery/http-server.ts';
import { loadAssets } from './delivery/pages/assets.ts';
import { bundleOf, freshenBundle, hasPageSources } from './delivery/pages/bundle.ts';
import { type Logger, StartError, StoreUnavailable } from './domain/ports.ts';
import { createNode } from './node.ts';
import { createChannels } from './notifications/channels.ts';
import { createMailer } from './notifications/mail.ts';
import { createMailLinks } from './notifications/mail-links.ts';
import { createSender } from './notifications/resolve.ts';
import { createAddressTagger } from './secrets/address-tags.ts';
import { readCertificate, renewCertificate } from './secrets/certificate.ts';
import { createContestKeys } from './secrets/contest-keys.ts';
import { folderFault } from './secrets/private-file.ts';
import { createPushKeys } from './secrets/push-keys.ts';
import { createSealer } from './secrets/sealer.ts';
import { hasSecret, loadSecret } from './secrets/secret-key.ts';
import { createSigner } from './secrets/signer.ts';
import { stopOnSignals } from './stop.ts';
import { isSealed, openStore } from './storage/open-store.ts';
import { storeFault } from './storage/store-health.ts';
import { systemClock as clock } from './system-clock.ts';
import type { Telemetry } from './telemetry/otlp.ts';
import { plainLines } from './terminal-log.ts';

const ONLY_EMBEDDED = 'BACKUP_EVERY copies the embedded database only: back PostgreSQL up with pg_dump';
const NO_SOURCES = 'serve --dev serves the sources of the page, which only the repository has.';
const ROOT = join(import.meta.dirname, '..');

async function start(given: Config, dev: boolean): Promise<void> {
  const certificate = given.tls === null ? null : readCertificate(given.tls);
  const ownNames = (certificate?.names ?? []).map((name) => `https://${name}`);
  const config = { ...given, origins: [...given.origins, ...ownNames] };
  const fault = config.databaseUrl === null ? folderFault(config.file) : null;
  if (fault !== null) throw new StartError(`DATA_DIR cannot be used: ${fault}.`);
  const log = openLog(config.logLevel);
  if (dev && !hasPageSources(ROOT)) throw new StartError(NO_SOURCES);
  if (!dev) await freshenBundle(ROOT, () => console.log('Building the web bundle ...'));
  const assets = dev ? new Map() : loadAssets(bundleOf(ROOT));
  // A start that is refused must not leave a new secret, which somebody might keep in place of the right one.
  if (!hasSecret(config) && (await isSealed(config, log, clock))) throw new StartError(noSecret(config));
  const secret = loadSecret(config);
  const [signer, sealer] = [createSigner(secret), createSealer(secret)];
  const send = createSender({ toPrivate: config.webhookPrivate, log });
  const links = createMailLinks(secret, sealer);
  const mailer = createMailer(config.mail, { clock, links });
  const channels = createChannels(config.notifications, { clock, keys: createPushKeys(secret), send, mailer });
  const keys = { signer, sealer, links, channels, tagOf: createAddressTagger(secret), random: randomBytes };
  const official = { contestKeys: createContestKeys(secret), reviewer: threadReviewer(clock) };
  const ports = { ...(await openStore({ ...config, sealer }, log, clock)), clock, log, ...keys, ...official };
  const telemetry = await telemetryTo(config.telemetry, log);
  const node = await createNode({ ...ports, config, assets, telemetry, botPool: threadBotPool(clock) });
  const server = createHttpServer({ fetch: node.app.fetch, maxConnections: config.limits.connections, certificate });
  if (certificate !== null) renewCertificate(server as TlsServer, certificate, { clock, log });
  if (dev) await (await import('./delivery/pages/dev.ts')).serveSources(server);
  node.attach(server);
  const port = await listen(server, config.port, config.host);
  await listenForAdmin(node.admin, config.adminSocket, log);
  stopOnSignals(server, node, { clock, log, drainSeconds: config.drainSeconds });
  const lines = [announcement({ ...config, port }, houseAddresses(), process.stdout.isTTY), ...noticeHint(config)];
  console.log(lines.join('\n'));
  const { every } = config.backups;
  if (every > 0 && config.databaseUrl !== null) log.warn({}, ONLY_EMBEDDED);
  else startBackups(config.backups, { ...config, clock, log, onResult: node.backedUp });
}

const noSecret = ({ secretKeyFile }: Config): string =>
  `The store was sealed with a secret that is not here: there is no file ${secretKeyFile}. ` +
  'Give the one it was used with by SECRET_KEY_FILE or SECRET_KEY.';

function openLog(level: string): Logger {
  const to = process.stderr.isTTY
    ? plainLines((line) => process.stderr.write(line))
    : pino.destination({ dest: 2, sync: false });
  return pino({ level, base: null }, to);
}

async function telemetryTo(plan: Config['telemetry'], log: Logger): Promise<Telemetry | null> {
  if (plan === null) return null;
  const { createTelemetry } = await import('./telemetry/otlp.ts');
  return createTelemetry(plan, { clock, random: randomBytes, log, send: fetch });
}

try {
  const call = readArguments(process.argv.slice(2));
  if (call.help !== null) process.stdout.write(call.help);
  else await start(readConfig(process.env, ROOT), call.dev);
} catch (error) {
  if (error instanceof StoreUnavailable) console.error(`The store cannot be used: ${storeFault(error)}.`);
  else if (error instanceof StartError) console.error(error.message);
  else throw error;
  process.exit(1);
}
