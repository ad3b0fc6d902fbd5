/** Answers to typed questions: everything visible on the table, in sentences. */
import {
  boardFigures,
  boardTiles,
  drawnTile,
  featuresBySide,
  type Game,
  heldRealms,
  type Realm,
  type Rotation,
  reserve,
  sideOf,
  stackCounts,
  type TileIndex,
} from '@asteroute/engine';
import { SIDES } from '@asteroute/tiles';
import type { TableController } from '../../match/controller.ts';
import { EMPTY_DRAFT, effectOf, forecastOf, type Spot, spotsOf, withTile } from '../../match/draft.ts';
import { colorOf, kindNamed } from '../../present/appearance.ts';
import { eventText, figureLabel, names, seatName, sideName } from '../../present/event-text.ts';
import { fitText } from '../../present/fit-words.ts';
import { earnings } from '../../present/spot-words.ts';
import type { Hints } from '../../settings/hints.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { cellName, parseCell, rotationName } from './notation.ts';

/** The context of a question. */
export interface Asked {
  readonly table: TableController;
  readonly words: Catalogue;
  /** The hints that may be given. Legal placements are always listed, since a screen reader shows no board. */
  readonly hints: Hints;
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
  const rotation = Math.max(0, 'abcd'.indexOf(about)) as Rotation;
  return [`${words.turn.drawn(shape(words, game, drawn, rotation))} (${rotationName(rotation)})`];
};

/** The features of a rotated tile with the sides they touch: "trade route: north and east; planet (Empire)". */
function shape(words: Catalogue, game: Game, id: string, rotation: Rotation): string {
  // Meadows are everywhere else: naming them would hide what matters.
  const told = kindNamed(game, id).features.flatMap((feature, index) =>
    feature.type === 'field' ? [] : [{ ...feature, index }],
  );
  const bySide = featuresBySide(game, game.rules.tables.indexOf.get(id) as TileIndex, rotation);
  const parts = told.map(({ type, symbol, index }) => {
    const turned = SIDES.filter((_, side) => bySide[side] === index);
    const touched = names(
      words,
      turned.map((side) => words.typed.sides[side]),
    );
    const realm = symbol === undefined ? words.realms[type] : `${words.realms[type]} (${words.factions[symbol]})`;
    return touched === '' ? realm : `${realm}: ${touched}`;
  });
  return parts.length === 0 ? id : parts.join('; ');
}

/** Every cell where the tile fits, with its rotations and what it does there. */
export const legalCells: Answer = ({ table, words, hints }) => {
  if (!table.mine.value) return [words.typed.wait];
  return table.placements.value.map((opening) => {
    const effect = hints.cells ? effectOf(table.game.value, opening) : { completes: false, battle: false };
    const letters = [...opening.rotations].sort().map(rotationName).join(' ');
    return `${cellName(opening)} ${letters}: ${fitText(words, opening, effect)}`;
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
      ...standing.map((figure) => `${cellName(figure.at)}: ${figureLabel(words, game, figure)}`),
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
  const cell = parseCell(about);
  const there = cell && boardTiles(game).find(({ x, y }) => x === cell.x && y === cell.y);
  if (!there) return [words.typed.noTile];
  const held = heldRealms(game).filter(({ places }) => places.some(({ x, y }) => x === there.x && y === there.y));
  const lies = `${words.board.at(there.x, there.y)}: ${shape(words, game, there.tile, there.rotation)}`;
  return [lies, ...held.map((one) => realmLine(words, game, one))];
};

function realmLine(words: Catalogue, game: Game, { kind, holders, cells, open, completed, now }: Realm): string {
  const sides = names(
    words,
    holders.map((side) => sideName(words, game, side)),
  );
  const worth = `${words.turn.now(words.score.points(now.points))}, ${words.turn.ifDone(completed.points)}`;
  return `${words.typed.held(kind, sides, cells.length)}, ${words.turn.open(open)}, ${worth}`;
}

/** The tiles left in the stack, the most frequent first. */
export const bag: Answer = ({ table, words, hints }) => {
  const game = table.game.value;
  const counts = hints.counts ? Object.entries(stackCounts(game)).sort(([, a], [, b]) => b - a) : [];
  return [
    words.stack.left(game.position.stackSize),
    ...counts.map(([id, count]) => `${count} × ${shape(words, game, id, 0)}`),
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
            where: `${cellName({ x, y })} ${rotationName(rotation)} `,
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
export const last: Answer = ({ table, words }) => {
  const events = table.history.value;
  const from = events.findLastIndex((event) => event.type === 'placed');
  const told = events.slice(Math.max(0, from)).flatMap((event) => eventText(words, table.game.value, event) ?? []);
  return told.length === 0 ? [words.log.empty] : told;
};

/** Answers `score`: the points of every side. */
export const score: Answer = ({ table, words }) => {
  const game = table.game.value;
  const seats = game.rules.players.map((_, seat) => seat);
  return seats.map((seat) => words.score.laps(seatName(game, seat), table.scores.value[sideOf(game, seat)]));
};
