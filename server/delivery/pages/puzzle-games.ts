import * as v from 'valibot';
import type { Asset } from './assets.ts';

const pack = v.object({ puzzles: v.array(v.object({ id: v.string(), game: v.string() })) });

export class PuzzleGames {
  readonly #assets: ReadonlyMap<string, Asset>;
  readonly #packs = new Map<string, Promise<ReadonlyMap<string, string>>>();

  constructor(assets: ReadonlyMap<string, Asset>) {
    this.#assets = assets;
  }

  async find(edition: string, id: string): Promise<string | null> {
    const games = this.#packs.get(edition) ?? this.#load(edition);
    this.#packs.set(edition, games);
    return (await games).get(id) ?? null;
  }

  async #load(edition: string): Promise<ReadonlyMap<string, string>> {
    const body = await this.#assets.get(`/puzzles/${edition}.json`)?.body('identity');
    if (body === undefined) return new Map();
    const read = v.safeParse(pack, JSON.parse(Buffer.from(body).toString('utf8')));
    return new Map(read.success ? read.output.puzzles.map(({ id, game }) => [id, game]) : []);
  }
}
