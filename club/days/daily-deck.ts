/** The deck of the day: a short game with the same tiles and dice for everybody. */
import {
  createRandom,
  type Dealer,
  EDITIONS,
  mixText,
  type OwnTiles,
  type PlayableEdition,
  type Random,
  type TileCounts,
  usualTiles,
} from '@asteroute/engine';
import { commitmentOf, fairDealer, seedHashOf } from '@asteroute/record';

/** The number of tiles, the start tile included. */
const MIN_TILES = 24;
const MAX_TILES = 30;

export interface DailyDeck {
  /** As "2026-11-26". */
  readonly day: string;
  readonly edition: string;
  /** The tiles in the form of a set-up. */
  readonly tiles: OwnTiles;
  /** How many there are, the start tile included. */
  readonly count: number;
  /** The hash of the seed, which can be published before the day: it proves the deck without telling it. */
  readonly seedHash: string;
}

/** The bot of every day: it decides by itself, so that it plays alike on every machine. */
export const DAILY_BOT = 'shrewd';

/** The seed, 32 bytes in hexadecimal, decides all but a given edition; who keeps it secret keeps the deck secret. */
export function dailyDeck(day: string, seed: string, wanted?: string): DailyDeck {
  const random = createRandom(mixText(mixText(0, day), seed));
  const drawn = EDITIONS[random.below(EDITIONS.length)];
  const edition = EDITIONS.find(({ name }) => name === wanted) ?? drawn;
  const count = MIN_TILES + random.below(MAX_TILES - MIN_TILES + 1);
  const counts = someTiles(edition, count, random);
  return { day, edition: edition.name, tiles: { name: day, counts }, count, seedHash: seedHashOf(seed) };
}

/** The start tile and others, drawn from the usual ones. */
function someTiles(edition: PlayableEdition, count: number, random: Random): TileCounts {
  const usual = Object.entries(usualTiles(edition, []));
  const start = edition.tiles.tiles.find((tile) => tile.start)?.id;
  const stack = usual.flatMap(([id, number]) => new Array<string>(id === start ? number - 1 : number).fill(id));
  const counts = Object.fromEntries(usual.map(([id]) => [id, Number(id === start)]));
  for (let taken = 1; taken < count; taken++) {
    const [id] = stack.splice(random.below(stack.length), 1);
    counts[id]++;
  }
  return counts;
}

/** The name under which a server deals the deck of an edition on a day. */
export function dealName(day: string, edition: string): string {
  return `deck${day}${edition}`.replaceAll('-', '');
}

export function dailyDealer(day: string, seed: string): Dealer {
  return fairDealer({ game: `deck of ${day}`, serverSeed: seed, clientSeeds: [] });
}

/** The seed of a day for practice, which needs no server; anybody can compute it, so nothing is at stake. */
export function practiceSeed(day: string): string {
  return commitmentOf('deck of the day', day);
}
