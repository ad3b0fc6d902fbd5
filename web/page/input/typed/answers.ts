/** Answers to typed questions: everything visible on the table, in sentences. */

import {
  allRealms,
  boardFigures,
  boardTiles,
  type Coordinates,
  cellName,
  drawnTile,
  type Game,
  heldRealms,
  parseCell,
  parseRotation,
  type Realm,
  reserve,
  rotationName,
  sideOf,
  stackCounts,
} from '@asteroute/engine';
import { changesOf } from '../../analysis/placement/changes.ts';
import { fitsOf } from '../../analysis/placement/fits.ts';
import { completedPoints } from '../../analysis/placement/worth.ts';
import type { TableController } from '../../match/controller.ts';
import {
  EMPTY_DRAFT,
  effectOf,
  type PlacementOption,
  type Spot,
  spotForecast,
  spotsOf,
  withTile,
} from '../../match/draft.ts';
import { isHere } from '../../match/link.ts';
import { colorOf, kindNamed } from '../../present/appearance.ts';
import { fitText } from '../../present/choices/fit-words.ts';
import { earnings, openText } from '../../present/choices/spot-words.ts';
import { holdersText } from '../../present/choices/turn-text.ts';
import { figureLabel, names, parts, seatName } from '../../present/event-text.ts';
import { effectTexts, eventSentences } from '../../present/narration/event-sentences.ts';
import { playerText } from '../../present/player-text.ts';
import { placeText, tileLabel, tileText, wholeTileText } from '../../present/tile-text.ts';
import type { Hints } from '../../settings/hints.ts';
import { laidText, typedPlace } from './move.ts';
import { parseTypedLine } from './notation.ts';
import type { TypedCatalogue } from './typed-words.ts';

export interface Asked {
  readonly table: TableController;
  readonly words: TypedCatalogue;
  /** The hints that may be given. Legal placements are always listed, since a screen reader shows no board. */
  readonly hints: Hints;
  /** The last announcement. */
  readonly said: string;
  /** The text after the command. */
  readonly about: string;
}

type Answer = (asked: Asked) => string[];

/** How many battles are listed at most; the likeliest to be won come first. */
const MAX_BATTLES = 8;

export const tile: Answer = ({ table, words, about }) => {
  const game = table.shown.game.value;
  const drawn = drawnTile(game);
  if (drawn === null) return [words.typed.wait];
  const rotation = parseRotation(about, words.typed) ?? table.turn.draft.value.rotation;
  return [`${words.turn.drawn(wholeTileText(words, game, drawn, rotation))} (${rotationName(rotation, words.typed)})`];
};

/** Cells that complete realms or start battles come first. For one cell, what the tile joins there. */
export const legalCells: Answer = ({ table, words, hints, about }) => {
  if (!table.mine.value) return [words.typed.wait];
  if (about !== '') return legalAt({ table, words, about });
  const cells = table.turn.placements.value.toSorted((a, b) => a.y - b.y || a.x - b.x);
  const effects = cells.map((cell) => ({
    cell,
    effect: hints.cells ? effectOf(table.shown.game.value, cell) : { completes: false, battle: false },
  }));
  const listed = (wanted: typeof effects): string => wanted.map(({ cell }) => lettersOf(words, cell)).join(', ');
  const completing = effects.filter(({ effect }) => effect.completes);
  const fights = effects.filter(({ effect }) => effect.battle);
  const others = effects.filter(({ effect }) => !effect.completes && !effect.battle);
  if (others.length === cells.length) return [words.stack.cells(cells.length), listed(others), words.typed.legalMore];
  return [
    words.stack.cells(cells.length),
    ...completing.map(({ cell }) => words.heard.colon(lettersOf(words, cell), completed(words, table, cell))),
    ...(fights.length === 0 ? [] : [words.heard.colon(words.typed.battles, listed(fights))]),
    ...(others.length === 0 ? [] : [words.heard.colon(words.typed.fits, listed(others))]),
    words.typed.legalMore,
  ];
};

/** A cell with the rotations that fit: `W2N3 b c`. */
function lettersOf(words: TypedCatalogue, opening: PlacementOption): string {
  const letters = [...opening.rotations].sort().map((rotation) => rotationName(rotation, words.typed));
  return `${cellName(opening, words.typed)} ${letters.join(' ')}`;
}

/** What the tile completes on a cell, in the first rotation that completes anything; otherwise how it fits there. */
function completed(words: TypedCatalogue, table: TableController, opening: PlacementOption): string {
  const game = table.shown.game.value;
  for (const rotation of opening.rotations) {
    const changes = changesOf(game, withTile(game, { ...EMPTY_DRAFT, cell: opening.cell, rotation }));
    const done = changes.filter(({ type }) => type === 'completes');
    if (done.length > 0) return names(words, effectTexts(words, done, table));
  }
  return fitText(words, opening, { completes: true, battle: false });
}

/** What the tile does on one cell, rotation by rotation: what its sides join and what it changes. */
function legalAt({ table, words, about }: Pick<Asked, 'table' | 'words' | 'about'>): string[] {
  const cell = parseCell(about, words.typed);
  const opening = table.turn.placements.value.find(({ x, y }) => x === cell?.x && y === cell.y);
  if (cell === null || opening === undefined) return [words.errors.refused['illegal-placement']];
  const game = table.shown.game.value;
  return [...opening.rotations].sort().map((rotation) => {
    const laid = withTile(game, { ...EMPTY_DRAFT, cell: opening.cell, rotation });
    return words.heard.colon(rotationName(rotation, words.typed), laidText(words, table, { laid, rotation }));
  });
}

/** Answers `meeples`: positions and reserves, of one player if a name or colour is given. */
export const meeples: Answer = ({ table, words, about }) => {
  const game = table.shown.game.value;
  const seats = game.rules.players.map((_, seat) => seat);
  const meant = seats.filter((seat) => namesOf(words, game, seat).includes(about));
  return (meant.length === 0 ? seats : meant).flatMap((seat) => {
    const counts = Object.entries(reserve(game, seat)).map(([meeple, count]) => ({ meeple, count }));
    const standing = boardFigures(game).filter((figure) => figure.seat === seat);
    return [
      `${playerName(words, table, seat)}. ${words.score.reserve(counts)}`,
      ...standing.map((figure) =>
        words.heard.colon(
          cellName(figure.at, words.typed),
          words.heard.on(words.heard.role(figure.at.kind, figure.meeple), placeText(words, game, figure.at, figure.at)),
        ),
      ),
    ];
  });
};

/** A player with colour, faction, and whether a bot plays: "Ada (Red, Rebel Alliance)". */
function playerName(words: TypedCatalogue, { link, shown: { game } }: TableController, seat: number): string {
  const isBot = link.seats[seat].bot !== null;
  const about = [playerText(words, game.value, seat), ...(isBot ? [words.heard.bot] : [])].join(', ');
  return `${seatName(game.value, seat)} (${about})`;
}

function namesOf(words: TypedCatalogue, game: Game, seat: number): string[] {
  const color = colorOf(game, seat);
  return [game.rules.players[seat].name, color, words.colors[color]].map((name) => name.toLowerCase());
}

export const realm: Answer = ({ table, words, about }) => {
  const game = table.shown.game.value;
  const cell = parseCell(about, words.typed);
  const there = cell && boardTiles(game).find(({ x, y }) => x === cell.x && y === cell.y);
  if (!there) return [words.typed.noTile];
  const lies = words.heard.colon(
    words.board.at(there.x, there.y),
    wholeTileText(words, game, there.tile, there.rotation),
  );
  const realms = allRealms(game).filter(({ places }) => places.some(({ x, y }) => x === there.x && y === there.y));
  return [lies, ...realms.map((one) => realmLine(words, game, one, there))];
};

/** A realm as seen from a cell: "trade route east and south, held by Ada, 3 tiles, 2 open ends, 3 points now". */
function realmLine(words: TypedCatalogue, game: Game, realm: Realm, cell: Coordinates): string {
  const place = realm.places.find(({ x, y }) => x === cell.x && y === cell.y) ?? realm.places[0];
  const named = placeText(words, game, place, cell);
  // A river takes no meeples and scores nothing.
  if (realm.kind === 'river') return `${named}, ${words.score.tiles(realm.cells.length)}`;
  return [named, holdersText(words, game, realm), ...worthOf(words, realm)].join(', ');
}

/** What a realm still needs and what it is worth. A meadow only has its points at the end. */
function worthOf(words: TypedCatalogue, realm: Realm): string[] {
  const now = words.turn.now(words.score.points(realm.now.points));
  if (!realm.scoresComplete) return [words.turn.atEnd(realm.now.points)];
  return realm.complete ? [now] : [openText(words, realm), now, words.turn.ifDone(completedPoints(realm))];
}

/** The realms that nobody holds and that can still be completed, the largest first. */
export const free: Answer = ({ table, words }) => {
  const game = table.shown.game.value;
  const open = allRealms(game).filter(
    ({ holders, complete, kind }) => holders.length === 0 && !complete && kind !== 'river',
  );
  const largest = open.sort((a, b) => b.cells.length - a.cells.length);
  if (largest.length === 0) return [words.heard.noFree];
  return largest.map((one) =>
    words.heard.colon(words.board.at(one.places[0].x, one.places[0].y), realmLine(words, game, one, one.places[0])),
  );
};

/** The tiles of a row from west to east, or of a column from north to south, and the meeples on them. */
export const row: Answer = ({ table, words, about }) => {
  const line = parseTypedLine(about, words.typed);
  if (line === null) return [words.typed.about.row];
  const game = table.shown.game.value;
  const tiles = boardTiles(game).filter((there) => there[line.axis] === line.at);
  if (tiles.length === 0) return [words.heard.emptyRow];
  return tiles.sort((a, b) => a.x - b.x || a.y - b.y).map((there) => tileLabel(words, game, there));
};

/** The person's own meeples on the next cell that has any, with their realms; the cell is highlighted on the board. */
export const mine: Answer = ({ table, words }) => {
  const game = table.shown.game.value;
  const seat = ownSeat(table);
  const figures = boardFigures(game).filter((figure) => figure.seat === seat);
  const cells = [...Map.groupBy(figures, ({ at }) => cellName(at)).values()];
  const pointed = table.turn.pointed.value;
  const last = cells.findIndex(([{ at }]) => at.x === pointed?.x && at.y === pointed.y);
  const next = cells[(last + 1) % cells.length];
  if (next === undefined) return [words.heard.noMeeple];
  table.intent({ type: 'hover', cell: next[0].at });
  const own = cells.flat();
  return next.flatMap((figure) => {
    const named = words.heard.colon(words.board.at(figure.at.x, figure.at.y), figureLabel(words, game, figure));
    const where = parts(words, [words.typed.nth(own.indexOf(figure) + 1, own.length), named]);
    const held = heldRealms(game).find((realm) => realm.figures.some(({ id }) => id === figure.id));
    return held === undefined ? [where] : [where, realmLine(words, game, held, figure.at)];
  });
};

/** The seat of the person at this screen: the one on turn, or the first here. */
function ownSeat({ link, shown: { game } }: TableController): number {
  const { seat } = game.value.position;
  return isHere(link.seats[seat]) ? seat : link.seats.findIndex(isHere);
}

export const again: Answer = ({ words, said }) => [said === '' ? words.log.empty : said];

/** What is left in the stack: how many tiles have each feature, or the tiles of one kind, of one cell, or all of them. */
export const bag: Answer = ({ table, words, hints, about }) => {
  const game = table.shown.game.value;
  const left = words.stack.left(game.position.stackSize);
  if (!hints.counts) return [left];
  const counts = Object.entries(stackCounts(game)).sort(([, a], [, b]) => b - a);
  const wanted = about === '' ? null : wantedTiles(words, game, about);
  if (wanted !== null) {
    const tiles = counts.filter(([id]) => wanted(id));
    const total = tiles.reduce((sum, [, count]) => sum + count, 0);
    return [words.score.tiles(total), ...tiles.map(([id, count]) => `${count} × ${tileText(words, game, id)}`)];
  }
  const kinds = [...new Set(counts.flatMap(([id]) => kindsOn(game, id)))].filter((kind) => kind !== 'field');
  const having = (kind: string) =>
    counts.reduce((sum, [id, count]) => sum + (kindsOn(game, id).includes(kind) ? count : 0), 0);
  return [
    left,
    ...kinds.map((kind) => words.heard.colon(words.realms[kind], String(having(kind)))),
    words.typed.bagMore,
  ];
};

const kindsOn = (game: Game, id: string): string[] => kindNamed(game, id).features.map(({ type }) => type);

/** All, those that fit a cell, or those with a kind of feature; null if the text names none of these. */
function wantedTiles(words: TypedCatalogue, game: Game, about: string): ((id: string) => boolean) | null {
  if (about === 'all' || about === words.typed.commands.all.toLowerCase()) return () => true;
  const cell = parseCell(about, words.typed);
  if (cell !== null) {
    const fit = fitsOf(game).find(({ x, y }) => x === cell.x && y === cell.y);
    return (id) => fit?.rotations.has(id) === true;
  }
  const named = Object.keys(words.realms).find((kind) =>
    [kind, words.realms[kind], words.typed.places[kind]].some((name) => name?.toLowerCase() === about),
  );
  return named === undefined ? null : (id) => kindsOn(game, id).includes(named);
}

export const odds: Answer = ({ table, words, hints }) => {
  if (!hints.odds) return [words.typed.unknown('odds')];
  if (!table.mine.value) return [words.typed.wait];
  const { drafted, draft, placements } = table.turn;
  const laid =
    drafted.value !== null
      ? [{ game: drafted.value, where: '' }]
      : placements.value.flatMap(({ cell, x, y, rotations }) =>
          rotations.map((rotation) => ({
            game: withTile(table.shown.game.value, { ...draft.value, ...EMPTY_DRAFT, cell, rotation }),
            where: `${cellName({ x, y }, words.typed)} ${rotationName(rotation, words.typed)} `,
          })),
        );
  const battles = laid.flatMap(({ game, where }) => spotsOf(game).flatMap((spot) => attack(words, game, spot, where)));
  const best = battles.sort((a, b) => b.win - a.win).slice(0, MAX_BATTLES);
  return best.length === 0 ? [words.typed.noBattle] : best.map(({ text }) => text);
};

function attack(words: TypedCatalogue, game: Game, spot: Spot, where: string): { win: number; text: string }[] {
  if (spot.held !== 'rival') return [];
  const outcome = spotForecast(game, EMPTY_DRAFT, spot);
  const own = outcome.attack?.sides.find(({ reasons }) => reasons.side === outcome.side);
  if (own === undefined) return [];
  const place = `${where}@${typedPlace(game, words, spot.node)}`;
  return [{ win: own.win, text: words.heard.colon(place, earnings(words, spot, outcome)) }];
}

export const last: Answer = ({ table, words, hints }) => {
  const events = table.shown.history.value;
  const from = events.findLastIndex((event) => event.type === 'placed');
  const teller = { words, spoken: 'full', hints } as const;
  const told = events.slice(Math.max(0, from)).flatMap((event) => eventSentences(teller, table, event));
  return told.length === 0 ? [words.log.empty] : told;
};

export const score: Answer = ({ table, words, hints }) => {
  const game = table.shown.game.value;
  return game.rules.players.map((_, seat) => {
    const [now, then] = [table.shown.scores.value, table.ifEnded.value].map((points) => points[sideOf(game, seat)]);
    const held = Object.entries(table.shown.tokensOf(sideOf(game, seat))).filter(([, count]) => count > 0);
    return parts(words, [
      words.score.laps(playerName(words, table, seat), now),
      ...(hints.ifEnded && now !== then ? [words.score.ifEnded(then)] : []),
      ...(held.length > 0 ? [words.score.tokens(Object.fromEntries(held))] : []),
    ]);
  });
};
