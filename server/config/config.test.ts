import { expect, test } from 'vitest';
import { StartError } from '../domain/ports.ts';
import { readConfig } from './config.ts';

const read = (env: Record<string, string>) => readConfig(env, '/x');

test('what reaches outside is off until it is set', () => {
  const { notifications, telemetry, backups } = read({});
  expect(notifications).toMatchObject({ pushContact: null, webhookHosts: [] });
  expect(notifications.pushHosts).toContain('https://fcm.googleapis.com');
  expect([telemetry, backups.every]).toEqual([null, 0]);
});

test('lists of origins and headers are read, and encrypted where nothing else is said', () => {
  const { notifications, telemetry } = read({
    PUSH_CONTACT: 'mailto:me@example.org',
    PUSH_HOSTS: '*.push.example, http://localhost:9000',
    WEBHOOK_HOSTS: 'hooks.example:8443',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YQ==,x-odd=%ff',
  });
  expect(notifications).toEqual({
    pushContact: 'mailto:me@example.org',
    pushHosts: ['https://*.push.example', 'http://localhost:9000'],
    webhookHosts: ['https://hooks.example:8443'],
  });
  expect(telemetry).toEqual({
    endpoint: 'http://localhost:4318',
    headers: { authorization: 'Basic YQ==', 'x-odd': '%ff' },
    serviceName: 'asteroute',
  });
});

test.each([
  ['PUSH_CONTACT', 'me@example.org', /^PUSH_CONTACT must begin with mailto: or https:\/\/\.$/],
  ['WEBHOOK_HOSTS', 'https://hooks.example/path', /^WEBHOOK_HOSTS.* must be a list such as/],
  ['WEBHOOK_HOSTS', '1', /^WEBHOOK_HOSTS must be a list/],
  ['WEBHOOK_HOSTS', 'yes', /^WEBHOOK_HOSTS must be a list/],
  ['WEBHOOK_HOSTS', 'https://1', /^WEBHOOK_HOSTS must be a list/],
  ['WEBHOOK_HOSTS', 'hooks.example,2', /^WEBHOOK_HOSTS must be a list/],
  ['SMTP_URL', 'mail.example', /^SMTP_URL must begin with smtp:\/\/ or smtps:\/\/\.$/],
  ['SMTP_URL', 'smtp://mail.example', /^SMTP_URL needs MAIL_FROM\.$/],
  ['MAIL_FROM', 'a@b.example', /^MAIL_FROM needs SMTP_URL\.$/],
  ['MAIL_FROM', 'nobody', /^MAIL_FROM must be an address, or Name <address>\.$/],
  ['KEEP_FINSHED', '3', /^KEEP_FINSHED is no setting\. Did you mean KEEP_FINISHED\?$/],
  ['trust_proxy', '1', /^trust_proxy is no setting\. Did you mean TRUST_PROXY\?$/],
  ['DATADIR', '/data', /^DATADIR is no setting\. Did you mean DATA_DIR\?$/],
  ['BACKUP_FOLDER', '/x', /^BACKUP_FOLDER is no setting\. There are BACKUP_EVERY, BACKUP_KEEP\.$/],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318', /must begin with http/],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'token', /must be a list such as name=value/],
  ['BACKUP_EVERY', 'daily', /must be a number of hours/],
  ['TLS_CERT', '/x.pem', /^TLS_CERT needs TLS_KEY\.$/],
  ['TLS_KEY', '/x.pem', /^TLS_KEY needs TLS_CERT\.$/],
  ['TLS_CERTS', '/x.pem', /^TLS_CERTS is no setting\. Did you mean TLS_CERT\?$/],
  ['KEEP_OPNE', '3', /^KEEP_OPNE is no setting\. Did you mean KEEP_OPEN\?$/],
  ['PORTT', '80', /^PORTT is no setting\. Did you mean PORT\?$/],
  ['HOTS', '0.0.0.0', /^HOTS is no setting\. Did you mean HOST\?$/],
  ['ORIGIN', 'https://a.example', /^ORIGIN is no setting\. Did you mean ORIGINS\?$/],
  ['BACKUP_KEEP', '0', /must be a number of copies/],
])('%s=%s is refused with the reason', (name, value, reason) => {
  expect(() => read({ [name]: value })).toThrow(StartError);
  expect(() => read({ [name]: value })).toThrow(reason);
});

test('variables that are meant for others pass, however near', () => {
  const others = ['HOME', 'POST', 'PORTS', 'HOSTS', 'HOSTNAME', 'XDG_DATA_DIRS', 'LOGNAME', 'PGHOST', 'DATABASE_HOST'];
  const more = ['OTEL_RESOURCE_ATTRIBUTES', 'OTEL_EXPORTER_OTLP_PROTOCOL', 'npm_config_port', 'WEB_PORT_3000_TCP_PORT'];
  expect(read(Object.fromEntries([...others, ...more].map((name) => [name, 'x'])))).toEqual(read({}));
  expect(read({ KEEP_FINSHED: '' })).toEqual(read({}));
});

test('mails need a name of the server, to which their links lead', () => {
  const mail = { SMTP_URL: 'smtps://me:pass@mail.example', MAIL_FROM: 'Asteroute <table@play.example>' };
  expect(() => read(mail)).toThrow(/^SMTP_URL needs ORIGINS/);
  const { SMTP_URL: url, MAIL_FROM: from } = mail;
  expect(read({ ...mail, ORIGINS: 'https://play.example' }).mail).toEqual({ url, from, site: 'https://play.example' });
  expect(read({}).mail).toBe(null);
});

test('hosts of webhooks may be of this network, where their scheme says so', () => {
  const { webhookHosts } = read({ WEBHOOK_HOSTS: 'http://hooks:8080,localhost:9000,*.example.org' }).notifications;
  expect(webhookHosts).toEqual(['http://hooks:8080', 'https://localhost:9000', 'https://*.example.org']);
});
