/** Files and standard input, whatever their compression and encoding. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { decoded, encodingOf, readableText } from '@asteroute/foreign';
import { errorText, UsageError } from './arguments.ts';

const MAX_BYTES = 64_000_000;

/** Opens a file, which may be compressed (.gz); `-` is standard input. Throws a `UsageError` if there is none. */
async function openFile(path: string): Promise<Readable> {
  if (path === '-') return process.stdin;
  const info = await stat(path).catch(() => null);
  if (info === null) throw new UsageError(`there is no file ${path}`);
  if (info.isDirectory()) throw new UsageError(`${path} is a folder, not a file`);
  const file = createReadStream(path);
  if (!path.endsWith('.gz')) return file;
  const text = createGunzip();
  file.on('error', (error) => text.destroy(error)).pipe(text);
  return text;
}

export async function openLines(path: string): Promise<Readable> {
  return Readable.from(decodedParts(await openFile(path)));
}

async function* decodedParts(file: Readable): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | null = null;
  for await (const part of file) {
    decoder ??= new TextDecoder(encodingOf(part as Uint8Array));
    yield decoder.decode(part as Uint8Array, { stream: true });
  }
  yield decoder?.decode() ?? '';
}

/** Reads a whole file as text. Throws a `UsageError` if it cannot be read, is too large or is empty. */
export async function readText(path: string): Promise<string> {
  const bytes = await buffer(await openFile(path)).catch((error) => {
    throw faultOf(path, error);
  });
  if (bytes.length > MAX_BYTES) throw new UsageError(`${path} is larger than ${MAX_BYTES / 1e6} MB; divide it`);
  const text = readableText(decoded(bytes));
  if (text.trim() === '') throw new UsageError(`${path} is empty`);
  return text;
}

/** The `UsageError` of an error that comes from a file or its compression, to which Node gives a code; others as they are. */
export function faultOf(path: string, error: unknown): unknown {
  if (error instanceof UsageError || !(error instanceof Error && 'code' in error)) return error;
  return new UsageError(`${path} cannot be read: ${errorText(error)}`);
}
