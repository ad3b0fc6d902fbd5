import { metricsOf } from '@asteroute/server/testing';
import { whenAnswered } from './tables.ts';

/** A number of the node's own account of itself. */
export async function metric(origin: string, name: string): Promise<number> {
  const text = await whenAnswered(() => metricsOf(origin));
  const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
  if (value === undefined) throw new Error(`the node does not tell ${name}`);
  return Number(value);
}
