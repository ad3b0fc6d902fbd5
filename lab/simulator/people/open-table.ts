import type { Opening, Outcome } from '@asteroute/protocol';
import type { Core } from '@asteroute/server/simulation';

/** Opens a table on a node, as a request over HTTP does. */
export async function openAt(
  { limiter, service }: Core,
  asked: Opening,
  { token, address }: { readonly token: string; readonly address: string },
): Promise<Outcome<string>> {
  const taken = await limiter.take('openings', address);
  return taken.ok ? service.open(asked, { token, address }) : taken;
}
