import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Environment } from '../domain/ports.ts';
import { repeat } from '../domain/timers.ts';
import { createPrivateFolder } from '../secrets/private-file.ts';
import { backup } from './backup.ts';

/** What scheduled backups need; copies go to the folder `backups` beside `file`. */
export interface BackupPorts extends Pick<Environment, 'clock' | 'log'>, Pick<Config, 'file'> {
  readonly onResult?: (result: 'done' | 'failed') => void;
}

const HOUR_MS = 3_600_000;
const CHECK_EVERY_MS = 60_000;
const UNFINISHED = '.part';
const COPY = /^asteroute-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)Z\.sqlite$/;

export const backupFolder = (file: string): string => join(dirname(file), 'backups');

export async function backUpIfDue(plan: Config['backups'], { file, clock, log }: BackupPorts): Promise<string | null> {
  const folder = backupFolder(file);
  createPrivateFolder(join(folder, 'copy'));
  const now = clock.now();
  const last = copiesIn(folder).at(-1);
  if (last !== undefined && timeOf(last) > now - plan.every * HOUR_MS) return null;
  const name = `asteroute-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z.sqlite`;
  const to = join(folder, name);
  // Removes the unfinished copy of a server that was killed.
  rmSync(to + UNFINISHED, { force: true });
  await backup(file, to + UNFINISHED);
  renameSync(to + UNFINISHED, to);
  dropOld(folder, plan.keep);
  log.info({ file: to, bytes: statSync(to).size, ms: clock.now() - now }, 'the store was backed up');
  return to;
}

export function lastBackup(file: string): number | null {
  const folder = backupFolder(file);
  const last = existsSync(folder) ? copiesIn(folder).at(-1) : undefined;
  return last === undefined ? null : timeOf(last);
}

function copiesIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => COPY.test(name))
    .sort();
}

function timeOf(name: string): number {
  return Date.parse(name.replace(COPY, '$1:$2:$3Z'));
}

function dropOld(folder: string, keep: number): void {
  const unfinished = readdirSync(folder).filter((name) => name.endsWith(UNFINISHED));
  for (const name of [...copiesIn(folder).slice(0, -keep), ...unfinished]) rmSync(join(folder, name));
}

/** Copies the store whenever it is due, even if it became due while the server was down. */
export function startBackups(plan: Config['backups'], ports: BackupPorts): { close(): void } {
  if (plan.every === 0) return { close: () => undefined };
  const { clock, log } = ports;
  const onError = ({ message }: Error) => {
    log.error({ error: message }, 'the store could not be backed up');
    ports.onResult?.('failed');
  };
  const run = async () => {
    if ((await backUpIfDue(plan, ports)) !== null) ports.onResult?.('done');
  };
  return { close: repeat({ clock, ms: CHECK_EVERY_MS, now: true, run, onError }) };
}
