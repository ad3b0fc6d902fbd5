import type { Row, Secret } from '../domain/ports.ts';
import type { Schema } from './schema.ts';

/** An entry as the database holds it. */
export function rowOf({ seq, at, up, command, events, personal, secret }: Schema['entries']): Row {
  const shown = { seq, at, up, command, events, personal: personal === 1 };
  return { ...shown, secret: secret === null ? null : (JSON.parse(secret) as Secret) };
}
