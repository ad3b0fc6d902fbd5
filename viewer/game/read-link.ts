import { readLinkInSteps } from '@asteroute/record';
import { inSlices } from './slices.ts';
import { type LinkedPlies, Unshowable } from './unshowable.ts';

const LINK = /[#/]game\/([\w-]*)(?:\/(\d{1,5}))?/;

/** The game of a link: the text alone, or the whole address that a player shares, which may name a ply. */
export async function readLinked(link: string, signal: AbortSignal): Promise<LinkedPlies> {
  const [, text, ply] = LINK.exec(link) ?? [link, link.trim()];
  const read = await inSlices(readLinkInSteps(text), signal);
  if (!read.ok) throw new Unshowable(read.fault);
  return { ...read.value, ply: ply === undefined ? null : Number(ply) };
}
