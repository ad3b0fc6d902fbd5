import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { getMimeType } from 'hono/utils/mime';

type Encoding = 'br' | 'gzip' | 'identity';

type Bytes = Uint8Array<ArrayBuffer>;

export type Asset = ReturnType<typeof createAsset>;

const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|manifest))/;
const MIN_COMPRESSED_BYTES = 512;

const encoders: Readonly<Record<Encoding, (plain: Bytes) => Promise<Bytes>>> = {
  br: async (plain) =>
    new Uint8Array(await promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })),
  gzip: async (plain) => new Uint8Array(await promisify(gzip)(plain)),
  identity: async (plain) => plain,
};

/** Requests are looked up here and never in the file system, so that no path can lead out of the folder. */
export function loadAssets(folder: string): ReadonlyMap<string, Asset> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  return new Map(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const path = relative(folder, file).split(sep).join('/');
      return [`/${path}`, createAsset(path, new Uint8Array(readFileSync(file)))];
    }),
  );
}

function createAsset(path: string, plain: Bytes) {
  const type = getMimeType(path) ?? 'application/octet-stream';
  const cache = new Map<Encoding, Promise<Bytes>>();
  return {
    type,
    /** Made once, because browsers ask again and again whether a file has changed. */
    etag: `W/"${createHash('sha1').update(plain).digest('base64url')}"`,
    /** True if the file's name contains a digest of its contents, so that clients may cache it forever. */
    immutable: path.startsWith('assets/'),
    /** False for small files and for formats that are compressed already, such as pictures. */
    compressible: COMPRESSIBLE.test(type) && plain.length >= MIN_COMPRESSED_BYTES,
    body(encoding: Encoding): Promise<Bytes> {
      const body = cache.get(encoding) ?? encoders[encoding](plain);
      cache.set(encoding, body);
      return body;
    },
  };
}

export function bestEncoding(header = '', offered: readonly Encoding[] = ['br', 'gzip']): Encoding {
  const accepted = new Set(parseAccept(header).flatMap(({ type, q }) => (q > 0 ? [type] : [])));
  return offered.find((encoding) => accepted.has(encoding)) ?? 'identity';
}
