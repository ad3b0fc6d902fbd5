import { ThreadPool } from '@asteroute/threads';
import { nodeThread } from '@asteroute/threads/node';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../domain/ports.ts';
import type { PictureBoard } from './picture-board.ts';
import type { PictureAnswer, PictureQuestion, ReadPicture } from './picture-program.ts';

/** Memory for pictures: about a hundred of them. */
const MAX_BYTES = 32 * 1_048_576;
/** Games of links that were read: page and picture of one are asked for one after the other. */
const MAX_GAMES = 200;
/** Milliseconds after which a picture counts as hanging; it takes one or two seconds of a core. */
const TIMEOUT_MS = 60_000;
/** Questions that wait for the thread. More come only from who wants to tie up the server. */
const MAX_WAITING = 12;

export class Pictures {
  readonly #pool: ThreadPool<PictureQuestion, PictureAnswer>;
  readonly #games = new LRUCache<string, { readonly read: ReadPicture }>({ max: MAX_GAMES });
  readonly #drawn = new LRUCache<string, Uint8Array>({ maxSize: MAX_BYTES, sizeCalculation: (png) => png.length });
  readonly #underWay = new Map<string, Promise<PictureAnswer>>();

  constructor({ after }: Pick<Clock, 'after'>) {
    this.#pool = new ThreadPool({
      start: nodeThread(new URL('./picture-thread.ts', import.meta.url)),
      threads: 1,
      timeout: { ms: TIMEOUT_MS, after },
    });
  }

  /** The game of a link; null if it is none. `payer` shares the thread with others. Rejects while too many wait. */
  async read(link: string, payer: string): Promise<ReadPicture> {
    const known = this.#games.get(link);
    if (known !== undefined) return known.read;
    const read = (await this.#ask(`read ${link}`, { type: 'read', link }, payer)) as ReadPicture;
    this.#games.set(link, { read });
    return read;
  }

  drawn(key: string): Uint8Array | undefined {
    return this.#drawn.get(key);
  }

  async draw(key: string, board: PictureBoard, payer: string): Promise<Uint8Array> {
    const png = (await this.#ask(`draw ${key}`, { type: 'draw', board }, payer)) as Uint8Array;
    this.#drawn.set(key, png);
    return png;
  }

  close(): Promise<void> {
    return this.#pool.close();
  }

  #ask(key: string, question: PictureQuestion, payer: string): Promise<PictureAnswer> {
    const asked = this.#underWay.get(key);
    if (asked !== undefined) return asked;
    if (this.#underWay.size >= MAX_WAITING) return Promise.reject(new Error('too many pictures are being drawn'));
    const answer = this.#pool.ask(question, payer).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, answer);
    return answer;
  }
}
