/** A set of tiles while it is put together: what is in it, and whether it can be played. */
import {
  EDITIONS,
  editionNamed,
  type Game,
  newGame,
  type PlayableEdition,
  type Result,
  type TileCounts,
  unwrap,
  usualTiles,
} from '@asteroute/engine';
import { type LinkFault, readLink, writeLink } from '@asteroute/record';
import type { KeptSet } from '../../settings/kept-tile-sets.ts';
import { shortDeck, totalOf } from '../../settings/short-deck.ts';

/** A set of tiles; a short deck may have any number of them. */
export interface SetDraft extends KeptSet {
  readonly short: boolean;
}

const editionOf = (name: string): PlayableEdition => editionNamed(name) ?? EDITIONS[0];

export const usualIn = (edition: string): TileCounts => usualTiles(editionOf(edition), []);

export function setDraftOf({ edition, name, counts }: KeptSet): SetDraft {
  const usual = usualIn(edition);
  const own = { ...usual, ...counts };
  return { edition, name, counts: own, short: totalOf(own) !== totalOf(usual) };
}

export const usualDraft = (edition: string): SetDraft => setDraftOf({ edition, name: '', counts: {} });

export const shortDraft = (edition: string, name: string): SetDraft => {
  const counts = shortDeck(editionOf(edition));
  return { edition, name, counts, short: true };
};

/** The kinds of which the set has more or fewer than usual. */
export function differencesOf({ edition, counts }: SetDraft): readonly { id: string; count: number; usual: number }[] {
  return Object.entries(usualIn(edition)).flatMap(([id, usual]) =>
    counts[id] === usual ? [] : [{ id, usual, count: counts[id] }],
  );
}

/** How many tiles a set lacks of a whole box, negative if it has too many; 0 for a short deck. */
export function missingIn({ edition, counts, short }: SetDraft): number {
  return short ? 0 : totalOf(usualIn(edition)) - totalOf(counts);
}

/** The game of as few players as can play with a set, or the reason why it cannot be played. */
export function setGame({ edition, name, counts }: SetDraft): Result<Game> {
  const { colors, players } = editionOf(edition);
  const seats = colors.slice(0, players.min).map((color) => ({ name: '', color }));
  return newGame({ edition, players: seats, tiles: { name: name.trim(), counts } });
}

/** A game with the usual tiles, in which every kind can be looked up. */
export const usualGame = (edition: string): Game => unwrap(setGame(usualDraft(edition)));

/** Writes a set that can be played as the end of an address. */
export const linkText = ({ rules }: Game): string => writeLink({ setup: rules.setup, moves: [] });

export function readSet(text: string): SetDraft | LinkFault {
  const read = readLink(text);
  if (!read.ok) return read.fault;
  const { edition, tiles } = read.value.setup;
  return setDraftOf({ edition, name: tiles?.name ?? '', counts: tiles?.counts ?? {} });
}
