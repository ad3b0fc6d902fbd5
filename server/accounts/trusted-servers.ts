/** Another server whose word the operator believes; what is null here is not asked about. */
export interface TrustedServer {
  readonly origin: string | null;
  /** Its public key, 64 hexadecimal digits; without one it is read where the server publishes it. */
  readonly key: string | null;
}

/** What is known of the server that signed something: `no-answer` if it does not say now what its key is. */
type Trust = 'trusted' | 'unknown' | 'forged' | 'no-answer';

/** Says what is known of a server that calls itself by this origin and signs with this key. */
export type TrustOf = (origin: string, key: string) => Promise<Trust>;

/** Milliseconds for which a server may think about its key. */
const KEY_TIMEOUT_MS = 5000;
/** Most bytes of the answer that names a key. */
const MAX_KEY_BYTES = 65_536;

/** Recognises the servers that the operator has listed. Only of these are keys asked for. */
export function createTrust(servers: readonly TrustedServer[], ask: typeof fetch): TrustOf {
  return async (origin, key) => {
    if (servers.some((one) => one.key === key && (one.origin ?? origin) === origin)) return 'trusted';
    const named = servers.find((one) => one.origin === origin);
    if (named === undefined) return 'unknown';
    if (named.key !== null) return 'forged';
    const published = await publishedKey(origin, ask);
    if (published === null) return 'no-answer';
    return published === key ? 'trusted' : 'forged';
  };
}

/** The key that a server publishes; null if it does not answer as one. */
async function publishedKey(origin: string, ask: typeof fetch): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(KEY_TIMEOUT_MS);
    const answer = await ask(`${origin}/.well-known/asteroute.json`, { signal, redirect: 'error' });
    if (!answer.ok || Number(answer.headers.get('Content-Length') ?? 0) > MAX_KEY_BYTES) return null;
    const { publicKey } = (await answer.json()) as { readonly publicKey?: unknown };
    return typeof publicKey === 'string' ? publicKey : null;
  } catch {
    return null;
  }
}
