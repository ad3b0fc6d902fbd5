import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ChildProgram, startProgram } from '@asteroute/server/child-program';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const DEPLOY = join(ROOT, 'deploy');
/** A certificate of `localhost` that signs itself. */
export const CERTIFICATE = ['crt', 'key'].map((end) => join(ROOT, 'server', 'test', 'certificates', `first.${end}`));
/** Milliseconds between two looks whether a proxy answers. */
const LOOK_MS = 100;

/** Where a proxy listens, and what is behind it. */
interface ProxyPlan {
  /** A folder for its files. */
  readonly folder: string;
  /** Its port for HTTPS, and the one that would be 80. */
  readonly ports: readonly [https: number, http: number];
  /** The ports of the nodes behind it. */
  readonly nodes: readonly number[];
}

/** A proxy that runs. */
export interface RunningProxy {
  readonly program: ChildProgram;
  /** The certificate, in PEM, that signs the one it serves. */
  readonly ca: () => string;
}

export interface ReverseProxy {
  readonly name: string;
  /** The arguments with which the program prints its version. */
  readonly version: readonly string[];
  start(plan: ProxyPlan): RunningProxy;
}

/** Whether a program is installed. */
export function isInstalled({ name, version }: ReverseProxy): boolean {
  try {
    execFileSync(name, version, { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

/** Caddy by `deploy/Caddyfile` itself, below settings that let it make its own certificate and run for any user. */
export const CADDY: ReverseProxy = {
  name: 'caddy',
  version: ['version'],
  start({ folder, ports: [https, http], nodes }) {
    const file = join(folder, 'Caddyfile');
    const own = ['admin off', `http_port ${http}`, 'local_certs', 'skip_install_trust'];
    writeFileSync(file, `{\n\t${own.join('\n\t')}\n}\nimport ${join(DEPLOY, 'Caddyfile')}\n`);
    const NODES = nodes.map((port) => `127.0.0.1:${port}`).join(' ');
    const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, SITE: `localhost:${https}`, NODES };
    const program = startProgram('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env });
    return { program, ca: () => readFileSync(join(folder, 'caddy/pki/authorities/local/root.crt'), 'utf8') };
  },
};

/** nginx by `deploy/nginx.conf` with other ports, names and files. */
export const NGINX: ReverseProxy = {
  name: 'nginx',
  version: ['-v'],
  start({ folder, ports: [https, http], nodes }) {
    const [cert, key] = CERTIFICATE;
    const changes: readonly (readonly [RegExp, string])[] = [
      [/ +listen \[::\].*\n/g, ''],
      [/listen 80;/, `listen 127.0.0.1:${http};`],
      [/listen 443 ssl;/, `listen 127.0.0.1:${https} ssl;`],
      [/server 127\.0\.0\.1:3000;/, nodes.map((port) => `server 127.0.0.1:${port};`).join(' ')],
      [/games\.example\.org;/g, 'localhost;'],
      [/ssl_certificate \S+;/, `ssl_certificate ${cert};`],
      [/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`],
    ];
    const site = changes.reduce(changed, readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8'));
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (one) => `${one}_temp_path ${folder}/${one};`,
    );
    mkdirSync(join(folder, 'logs'), { recursive: true });
    const file = join(folder, 'nginx.conf');
    const http1 = `http {\naccess_log off;\n${paths.join('\n')}\n${site}}\n`;
    writeFileSync(file, `daemon off;\npid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}\n${http1}`);
    const program = startProgram('nginx', ['-p', folder, '-c', file], { end: 'SIGQUIT' });
    return { program, ca: () => readFileSync(cert, 'utf8') };
  },
};

function changed(text: string, [from, to]: readonly [RegExp, string]): string {
  const next = text.replace(from, to);
  if (next === text) throw new Error(`deploy/nginx.conf has no ${from} any more`);
  return next;
}

/** Resolves once a server answers through the proxy. */
export async function untilAnswers({ program }: RunningProxy, isUp: () => Promise<boolean>): Promise<void> {
  while (!(await isUp())) {
    if (program.hasEnded()) throw new Error(`the proxy ended: ${program.output()}`);
    await sleep(LOOK_MS);
  }
}
