/** Events in sentences for people who use a screen reader: a rival's tile with its effect on realms, scores with cell and sum. */

import {
  type Coordinates,
  type Game,
  type GameEvent,
  heldRealms,
  lastGame,
  lastPlaced,
  type PlaceRef,
  type Realm,
  type SidePoints,
  seatsOf,
  sideOf,
} from '@asteroute/engine';
import { ENDING, type EndingWords } from '@asteroute/words/en/review/ending.ts';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { wordsIn } from '@asteroute/words/load.ts';
import { decisionOf } from '../../analysis/deciding.ts';
import { type Change, changesOf, cutOff } from '../../analysis/placement/changes.ts';
import type { TableController } from '../../match/controller.ts';
import { isHere } from '../../match/link.ts';
// This module is loaded by itself, and not by `later`, which would load the rest of English.
import '@asteroute/words/en/table.ts';
import type { Tag } from '@asteroute/words/tags.ts';
import { kindNamed, tileOn } from '../appearance.ts';
import type { Teller } from '../choices/turn-text.ts';
import { eventText, formulaText, names, parts, sideName, sideNames, sumsOf } from '../event-text.ts';
import { reasonWords } from '../player-text.ts';
import { placeText, reachText, tileText } from '../tile-text.ts';
import { decisionText } from './decision-text.ts';

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

/** Puts events into sentences in a language, those about the end of the game included. */
export async function eventSentencesIn(tag: Tag): Promise<typeof eventSentences> {
  const ending = await wordsIn(ENDING, tag).catch(() => null);
  return (teller, table, event) => eventSentences(teller, table, event, ending);
}

/** An event in sentences; empty for events that need no announcement. `ending` says what decided the game. */
export function eventSentences(
  teller: Teller,
  table: TableController,
  event: GameEvent,
  ending: EndingWords | null = null,
): string[] {
  const { words } = teller;
  const game = table.shown.game.value;
  switch (event.type) {
    case 'placed':
      return placedSentences(teller, table, event);
    case 'deployed':
      return [deployedText(words, table, event)];
    case 'scored':
    case 'recalled':
      return [pointsText(words, table, event)];
    case 'battle':
      return [`${eventText(words, game, event)}, ${atPlace(words, event.at)}`, ...sidesText(words, game, event)];
    case 'ended':
      return [eventText(words, game, event) ?? '', ...decided(words, ending, table), ...totals(words, game, event)];
    default:
      return [eventText(words, game, event) ?? ''].filter(Boolean);
  }
}

/** The tile with its sides, and what it did: "Trader placed a tile at West 2: road north. Extends your road to 3 tiles". */
function placedSentences({ words, spoken, hints }: Teller, table: TableController, event: EventOf<'placed'>): string[] {
  const game = table.shown.game.value;
  const said = words.heard.colon(
    eventText(words, game, event) ?? '',
    tileText(words, game, event.tile, event.rotation),
  );
  const [before, after] = gamesAround(table, event);
  const effects = effectTexts(words, changesOf(before, after), table);
  const own = listenersSide(table);
  const lost = spoken === 'full' && hints.cells && own !== null ? cutOff(before, after, own) : [];
  return [
    said,
    ...effects,
    ...lost.map((realm) => words.heard.blocks(`${ownedText(words, table, realm)} (${atFigure(words, realm)})`)),
  ];
}

/** What a tile did, change by change: "completes your trade route, 5 tiles". */
export function effectTexts(words: Catalogue, changes: readonly Change[], table: TableController): string[] {
  return changes.map(({ type, before, after }) => {
    const tiles = after.cells.length;
    const owned = before.length === 0 ? ownedText(words, table, after) : ownedTogether(words, table, before);
    if (type === 'connects') {
      return words.heard.connects(names(words, [...new Set(before.map((one) => ownedText(words, table, one)))]), tiles);
    }
    if (type === 'surrounds') return words.heard.surrounds(`${owned} (${atFigure(words, after)})`, after.open);
    return words.heard[type](owned, tiles);
  });
}

/** Names several realms that became one by all sides that held a part. */
const ownedTogether = (words: Catalogue, table: TableController, [first, ...more]: readonly Realm[]): string =>
  ownedText(words, table, { ...first, holders: [...new Set([first, ...more].flatMap(({ holders }) => holders))] });

/** A realm by who holds it: "your city", "Ada’s city", "a free city". */
function ownedText(
  words: Catalogue,
  table: TableController,
  { kind, holders }: Pick<Realm, 'kind' | 'holders'>,
): string {
  if (holders.length === 0) return words.heard.unheld(kind);
  if (holders.length === 1 && holders[0] === listenersSide(table)) return words.heard.yours(kind);
  return words.heard.theirs(kind, sideNames(words, table.shown.game.value, holders));
}

/** The side of the only person at this screen; null if several people share it, or if the side is a team. */
export function listenersSide({ link, shown: { game } }: TableController): number | null {
  const here = link.seats.flatMap((seat, index) => (isHere(seat) ? index : []));
  const [seat] = here;
  if (here.length !== 1) return null;
  const side = sideOf(game.value, seat);
  return seatsOf(game.value, side).length === 1 ? side : null;
}

/** Who went where: "Ada placed a merchant on the trade route east and south, 3 tiles". */
function deployedText(words: Catalogue, table: TableController, event: EventOf<'deployed'>): string {
  const [, after] = gamesAround(table, event);
  const { at, id } = event.figure;
  // The sentence ends with the realm; its sides or its cell follow.
  const place = placeText(words, after, at, lastPlaced(after)).slice(words.realms[at.kind].length);
  const said = `${eventText(words, after, event) ?? ''}${place}`;
  const tiles = heldRealms(after).find(({ figures }) => figures.some((figure) => figure.id === id))?.cells.length ?? 1;
  return tiles === 1 ? said : `${said}, ${words.score.tiles(tiles)}`;
}

/** Whose points, for what and where, and how they add up: "you +7 for a completed road, West 2: 7 tiles × 1". */
function pointsText(words: Catalogue, table: TableController, event: EventOf<'scored'> | EventOf<'recalled'>): string {
  const game = table.shown.game.value;
  const said =
    event.type === 'recalled'
      ? (eventText(words, game, event) ?? '')
      : parts(
          words,
          sumsOf(event).map(({ formula, shares }) =>
            words.log[event.complete ? 'scored' : 'final'](
              sharers(words, table, shares),
              formula.points,
              event.at.kind,
            ),
          ),
        );
  const at = event.type === 'recalled' ? event.figure.at : event.at;
  return words.heard.colon(`${said}, ${atPlace(words, at)}${amongAlike(words, game, at)}`, formulaText(words, event));
}

/** The sides of a place in parentheses, if its tile has several places of the kind: " (north)". */
function amongAlike(words: Catalogue, game: Game, place: PlaceRef): string {
  const alike = kindNamed(game, tileOn(game, place).tile).features.filter(({ type }) => type === place.kind);
  return alike.length < 2 ? '' : ` (${reachText(words, game, place)})`;
}

/** The names of the sides that get points; the listener's own side is "you". */
function sharers(words: Catalogue, table: TableController, shares: readonly SidePoints[]): string {
  const own = listenersSide(table);
  const game = table.shown.game.value;
  const list = shares.map(({ side }) => (side === own ? words.heard.you : sideName(words, game, side)));
  return names(words, list);
}

function sidesText(words: Catalogue, game: Game, { sides }: EventOf<'battle'>): string[] {
  return sides.map((side) => {
    const reasons = reasonWords(words, game, side).join(', ');
    return `${sideName(words, game, side.side)}, ${words.battle.dice(side.dice)} (${reasons})`;
  });
}

/** The sentence about what decided the game; none if its words could not be loaded. */
function decided(words: Catalogue, ending: EndingWords | null, { shown }: TableController): string[] {
  const decision = ending === null ? null : decisionOf(shown.past.value);
  return ending === null || decision === null ? [] : [decisionText(words, ending, shown.game.value, decision)];
}

const totals = (words: Catalogue, game: Game, { scores }: EventOf<'ended'>): string[] =>
  scores.map((points, side) => words.score.laps(sideName(words, game, side), points));

const atPlace = ({ board }: Catalogue, { x, y }: PlaceRef | Coordinates): string => board.at(x, y);

/** A realm by who holds it, and where: "your city, East 2". */
export const realmText = (words: Catalogue, table: TableController, realm: Realm): string =>
  `${ownedText(words, table, realm)}, ${atFigure(words, realm)}`;

/** Names a realm by the cell of a meeple in it. */
const atFigure = (words: Catalogue, { figures, places }: Realm): string => atPlace(words, figures[0]?.at ?? places[0]);

function gamesAround(table: TableController, event: GameEvent): [before: Game, after: Game] {
  const plies = table.shown.past.value;
  const at = plies.findLastIndex(({ events }) => events.includes(event));
  return [lastGame(table.link.start, plies.slice(0, Math.max(0, at))), plies[at]?.game ?? table.shown.game.value];
}
