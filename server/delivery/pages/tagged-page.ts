import { constants, crc32, deflateRawSync } from 'node:zlib';
import type { Context } from 'hono';
import { type Asset, bestEncoding } from './assets.ts';

/** Text that every answer has, with its deflated form, which ends at a whole byte so that more may follow. */
interface Part {
  readonly plain: Buffer;
  readonly deflated: Buffer;
}

interface Parts {
  readonly before: Part;
  readonly after: Part;
  readonly etag: string;
}

const BESIDE = /((?:src|href|data-[\w-]+)=")\.\//g;
const HEAD_END = '</head>';
/** The header of a gzip stream without a name and a time (RFC 1952). */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/**
 * The page at other paths than its own, with tags at the end of its head. All else is compressed once: deflate lets
 * blocks that were made alone follow each other.
 */
export class TaggedPage {
  readonly #asset: Asset | undefined;
  readonly #base: string;
  #parts: Promise<Parts> | null = null;

  constructor(asset: Asset | undefined, base: string) {
    this.#asset = asset;
    this.#base = base;
  }

  async send(c: Context, tags = '', status: 200 | 404 = 200): Promise<Response | null> {
    if (this.#asset === undefined) return null;
    this.#parts ??= split(this.#asset, this.#base);
    const { before, after, etag } = await this.#parts;
    const own = Buffer.from(tags);
    const isGzip = bestEncoding(c.req.header('Accept-Encoding'), ['gzip']) === 'gzip';
    if (isGzip) c.header('Content-Encoding', 'gzip');
    c.header('Content-Type', 'text/html; charset=UTF-8');
    c.header('Cache-Control', 'no-cache');
    c.header('Vary', 'Accept-Encoding, Accept-Language');
    c.header('ETag', `W/"${etag}-${crc32(own).toString(16)}"`);
    const body = isGzip ? zipped(before, own, after) : Buffer.concat([before.plain, own, after.plain]);
    return c.body(new Uint8Array(body), status);
  }
}

async function split(asset: Asset, base: string): Promise<Parts> {
  const text = Buffer.from(await asset.body('identity'))
    .toString('utf8')
    .replace(BESIDE, `$1${base}`);
  const at = text.indexOf(HEAD_END);
  const part = (content: string, finishFlush: number): Part => {
    const plain = Buffer.from(content);
    return { plain, deflated: deflateRawSync(plain, { level: constants.Z_BEST_COMPRESSION, finishFlush }) };
  };
  return {
    before: part(text.slice(0, at), constants.Z_SYNC_FLUSH),
    after: part(text.slice(at), constants.Z_FINISH),
    etag: crc32(text).toString(16),
  };
}

/** A gzip stream of both parts with the tags between them, which are too short to compress. */
function zipped(before: Part, tags: Buffer, after: Part): Buffer {
  const stored = Buffer.alloc(5);
  stored.writeUInt16LE(tags.length, 1);
  stored.writeUInt16LE(tags.length ^ 0xffff, 3);
  const end = Buffer.alloc(8);
  const plain = [before.plain, tags, after.plain];
  end.writeUInt32LE(plain.reduce((crc, bytes) => crc32(bytes, crc), 0));
  end.writeUInt32LE(before.plain.length + tags.length + after.plain.length, 4);
  return Buffer.concat([GZIP_HEADER, before.deflated, stored, tags, after.deflated, end]);
}
