import { deny, grant } from '@asteroute/protocol';
import type { Context } from 'hono';
import { need } from '../../table/failures.ts';

/** The refusal of a request whose client breaks off while sending its body, which is no bug of the server. */
export const BROKEN_OFF = deny('malformed', 'the body did not arrive whole');

/** Reads the body of a request. */
export async function bodyOf(c: Context): Promise<string> {
  return need(await c.req.text().then(grant, () => BROKEN_OFF));
}
