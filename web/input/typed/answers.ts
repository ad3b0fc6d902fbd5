/** Answers to typed questions: everything visible on the table, in sentences. */
import {
  allRealms,
  boardFigures,
  boardTiles,
  type Coordinates,
  drawnTile,
  type Game,
  heldRealms,
  type Realm,
  reserve,
  sideOf,
  stackCounts,
} from '@asteroute/engine';
import { completedPoints, inMiddle } from '../../analysis/worth.ts';
import type { TableController } from '../../match/controller.ts';
import { EMPTY_DRAFT, effectOf, forecastOf, type Spot, spotsOf, withTile } from '../../match/draft.ts';
import { isHere } from '../../match/link.ts';
import { eventSentences } from '../../present/announcements.ts';
import { colorOf } from '../../present/appearance.ts';
import { figureLabel, seatName } from '../../present/event-text.ts';
import { fitText } from '../../present/fit-words.ts';
import { earnings } from '../../present/spot-words.ts';
import { placeText, tileLabel, tileText, wholeTileText } from '../../present/tile-text.ts';
import { holdersText } from '../../present/turn-text.ts';
import type { Hints } from '../../settings/hints.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { cellName, parseCell, parseRotation, parseTypedLine, rotationName } from './notation.ts';

/** The context of a question. */
export interface Asked {
  readonly table: TableController;
  readonly words: Catalogue;
  /** The hints that may be given. Legal placements are always listed, since a screen reader shows no board. */
  readonly hints: Hints;
  /** What was announced last. */
  readonly said: string;
  /** The text after the command. */
  readonly about: string;
}

type Answer = (asked: Asked) => string[];

/** Battles that are listed, the likeliest to be won first. */
const MAX_BATTLES = 8;

/** The tile in hand: each feature with the sides it touches. */
export const tile: Answer = ({ table, words, about }) => {
  const game = table.game.value;
  const drawn = drawnTile(game);
  if (drawn === null) return [words.typed.wait];
  const rotation = parseRotation(about, words.typed) ?? table.draft.value.rotation;
  return [`${words.turn.drawn(wholeTileText(words, game, drawn, rotation))} (${rotationName(rotation, words.typed)})`];
};

/** Every cell where the tile fits, with its rotations and what it does there. */
export const legalCells: Answer = ({ table, words, hints }) => {
  if (!table.mine.value) return [words.typed.wait];
  return table.placements.value.map((opening) => {
    const effect = hints.cells ? effectOf(table.game.value, opening) : { completes: false, battle: false };
    const letters = [...opening.rotations].sort().map((rotation) => rotationName(rotation, words.typed));
    return `${cellName(opening, words.typed)} ${letters.join(' ')}: ${fitText(words, opening, effect)}`;
  });
};

/** Answers `meeples`: positions and reserves, of one player if a name or colour is given. */
export const meeples: Answer = ({ table, words, about }) => {
  const game = table.game.value;
  const seats = game.rules.players.map((_, seat) => seat);
  const meant = seats.filter((seat) => namesOf(words, game, seat).includes(about));
  return (meant.length === 0 ? seats : meant).flatMap((seat) => {
    const counts = Object.entries(reserve(game, seat)).map(([meeple, count]) => ({ meeple, count }));
    const standing = boardFigures(game).filter((figure) => figure.seat === seat);
    return [
      `${seatName(game, seat)} (${words.colors[colorOf(game, seat)]}). ${words.score.reserve(counts)}`,
      ...standing.map((figure) => `${cellName(figure.at, words.typed)}: ${figureLabel(words, game, figure)}`),
    ];
  });
};

function namesOf(words: Catalogue, game: Game, seat: number): string[] {
  const color = colorOf(game, seat);
  return [seatName(game, seat), color, words.colors[color]].map((name) => name.toLowerCase());
}

/** The tile on a cell, and the sides that hold its realms. */
export const realm: Answer = ({ table, words, about }) => {
  const game = table.game.value;
  const cell = parseCell(about, words.typed);
  const there = cell && boardTiles(game).find(({ x, y }) => x === cell.x && y === cell.y);
  if (!there) return [words.typed.noTile];
  const lies = `${words.board.at(there.x, there.y)}: ${wholeTileText(words, game, there.tile, there.rotation)}`;
  return [lies, ...realmsOn(game, there).map((one) => realmLine(words, game, one, there))];
};

/** The realms of a tile, in the order of its features. */
function realmsOn(game: Game, { x, y }: Coordinates): Realm[] {
  return allRealms(game).filter(({ places }) => places.some((place) => place.x === x && place.y === y));
}

/** A realm as it touches a cell: "trade route east and south, held by Ada, 3 tiles, 2 open ends, 3 points now". */
function realmLine(words: Catalogue, game: Game, realm: Realm, cell: Coordinates): string {
  const place = realm.places.find(({ x, y }) => x === cell.x && y === cell.y) ?? realm.places[0];
  return [placeText(words, game, place, cell), holdersText(words, game, realm), ...worthOf(words, realm)].join(', ');
}

/** What a realm still needs and what it is worth. A meadow has neither: it counts at the end. */
function worthOf(words: Catalogue, realm: Realm): string[] {
  const now = words.turn.now(words.score.points(realm.now.points));
  if (!realm.scoresComplete) return [words.turn.atEnd(realm.now.points)];
  const open = inMiddle(realm) ? words.turn.around(realm.open) : words.turn.open(realm.open);
  return realm.complete ? [now] : [open, now, words.turn.ifDone(completedPoints(realm))];
}

/** The realms that nobody holds and that can still be completed, the largest first. */
export const free: Answer = ({ table, words }) => {
  const game = table.game.value;
  const open = allRealms(game).filter(
    ({ holders, complete, kind }) => holders.length === 0 && !complete && kind !== 'river',
  );
  const largest = open.sort((a, b) => b.cells.length - a.cells.length);
  if (largest.length === 0) return [words.heard.noFree];
  return largest.map(
    (one) => `${words.board.at(one.places[0].x, one.places[0].y)}: ${realmLine(words, game, one, one.places[0])}`,
  );
};

/** The tiles of a row from west to east, or of a column from north to south, and the meeples on them. */
export const row: Answer = ({ table, words, about }) => {
  const line = parseTypedLine(about, words.typed);
  if (line === null) return [words.typed.about.row];
  const game = table.game.value;
  const tiles = boardTiles(game).filter((there) => there[line.axis] === line.at);
  if (tiles.length === 0) return [words.heard.emptyRow];
  return tiles.sort((a, b) => a.x - b.x || a.y - b.y).map((there) => tileLabel(words, game, there));
};

/** The next of the person's own meeples, with its realm; the board shows that realm too. */
export const mine: Answer = ({ table, words }) => {
  const game = table.game.value;
  const seat = ownSeat(table);
  const own = boardFigures(game).filter((figure) => figure.seat === seat);
  const last = own.findIndex(({ at }) => table.pointed.value?.x === at.x && table.pointed.value?.y === at.y);
  const next = own[(last + 1) % own.length];
  if (next === undefined) return [words.heard.noMeeple];
  table.intent({ type: 'hover', cell: next.at });
  const held = heldRealms(game).find(({ figures }) => figures.some(({ id }) => id === next.id));
  const where = `${words.board.at(next.at.x, next.at.y)}: ${figureLabel(words, game, next)}`;
  return [held === undefined ? where : `${where}. ${realmLine(words, game, held, next.at)}`];
};

/** The seat of the person at this screen: the one on turn, or the first here. */
function ownSeat({ link, game }: TableController): number {
  const { seat } = game.value.position;
  return isHere(link.seats[seat]) ? seat : link.seats.findIndex(isHere);
}

/** What was announced last. */
export const again: Answer = ({ words, said }) => [said === '' ? words.log.empty : said];

/** The tiles left in the stack, the most frequent first. */
export const bag: Answer = ({ table, words, hints }) => {
  const game = table.game.value;
  const counts = hints.counts ? Object.entries(stackCounts(game)).sort(([, a], [, b]) => b - a) : [];
  return [
    words.stack.left(game.position.stackSize),
    ...counts.map(([id, count]) => `${count} × ${tileText(words, game, id)}`),
  ];
};

/** The chances of all battles that the tile in hand can start. */
export const odds: Answer = ({ table, words, hints }) => {
  if (!hints.odds) return [words.typed.unknown('odds')];
  if (!table.mine.value) return [words.typed.wait];
  const { drafted, draft, placements } = table;
  const laid =
    drafted.value !== null
      ? [{ game: drafted.value, where: '' }]
      : placements.value.flatMap(({ cell, x, y, rotations }) =>
          rotations.map((rotation) => ({
            game: withTile(table.game.value, { ...draft.value, ...EMPTY_DRAFT, cell, rotation }),
            where: `${cellName({ x, y }, words.typed)} ${rotationName(rotation, words.typed)} `,
          })),
        );
  const battles = laid.flatMap(({ game, where }) => spotsOf(game).flatMap((spot) => attack(words, game, spot, where)));
  const best = battles.sort((a, b) => b.win - a.win).slice(0, MAX_BATTLES);
  return best.length === 0 ? [words.typed.noBattle] : best.map(({ text }) => text);
};

function attack(words: Catalogue, game: Game, spot: Spot, where: string): { win: number; text: string }[] {
  if (spot.held !== 'rival') return [];
  const [meeple] = spot.meeples;
  const outcome = forecastOf(game, { type: 'deploy', meeple, node: spot.node });
  const own = outcome.attack?.sides.find(({ reasons }) => reasons.side === outcome.side);
  return own === undefined
    ? []
    : [{ win: own.win, text: `${where}@${spot.place.kind}: ${earnings(words, spot, outcome)}` }];
}

/** The events from the last placement on. */
export const last: Answer = ({ table, words, hints }) => {
  const events = table.history.value;
  const from = events.findLastIndex((event) => event.type === 'placed');
  const teller = { words, spoken: 'full', hints } as const;
  const told = events.slice(Math.max(0, from)).flatMap((event) => eventSentences(teller, table, event));
  return told.length === 0 ? [words.log.empty] : told;
};

/** Answers `score`: the points of every side. */
export const score: Answer = ({ table, words }) => {
  const game = table.game.value;
  const seats = game.rules.players.map((_, seat) => seat);
  return seats.map((seat) => words.score.laps(seatName(game, seat), table.scores.value[sideOf(game, seat)]));
};
