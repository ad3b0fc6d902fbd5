import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:https';
import type { Config } from '../config/config.ts';
import { type Clock, type Logger, StartError } from '../domain/ports.ts';
import { codeOf } from './private-file.ts';

/** How often the files are read again: whoever renews a certificate does so weeks before it ends. */
const READ_EVERY_MS = 60_000;

type TlsFiles = NonNullable<Config['tls']>;

export type Certificate = ReturnType<typeof readCertificate>;

export function readCertificate(files: TlsFiles) {
  const [cert, key] = [readPem('TLS_CERT', files.cert), readPem('TLS_KEY', files.key)];
  const first = parsed(`TLS_CERT: ${files.cert} is no certificate in PEM`, () => new X509Certificate(cert));
  const own = parsed(`TLS_KEY: ${files.key} is no private key in PEM without a password`, () => createPrivateKey(key));
  if (!first.checkPrivateKey(own)) throw new StartError(`TLS_KEY: ${files.key} is not the key of ${files.cert}.`);
  // Such as `DNS:games.example, DNS:*.games.example, IP Address:192.0.2.1`.
  const names = [...(first.subjectAltName ?? '').matchAll(/DNS:([a-z0-9.-]+)(?=,|$)/gi)].map(([, name]) => name);
  return { files, cert, key, names, until: first.validTo };
}

function readPem(setting: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartError(`${setting}: ${file} cannot be read (${codeOf(error)}).`);
  }
}

function parsed<T>(fault: string, parse: () => T): T {
  try {
    return parse();
  } catch {
    throw new StartError(`${fault}.`);
  }
}

/** Every minute, for new connections. Files that do not go together, as within a renewal, are logged and not taken. */
export function renewCertificate(
  server: Pick<Server, 'setSecureContext'>,
  served: Certificate,
  { clock, log }: { readonly clock: Clock; readonly log: Logger },
): void {
  let current = served;
  let fault = '';
  clock.every(READ_EVERY_MS, () => {
    try {
      const next = readCertificate(served.files);
      fault = '';
      if (next.cert === current.cert && next.key === current.key) return;
      server.setSecureContext({ cert: next.cert, key: next.key });
      current = next;
      log.info({ until: next.until }, 'the certificate was renewed');
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      // Once for each reason, not every minute.
      if (message !== fault) log.warn({ error: message }, 'the certificate cannot be renewed');
      fault = message;
    }
  });
}
