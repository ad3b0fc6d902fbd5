import { type FigureRef, type Formula, type Game, type GameEvent, type SidePoints, seatsOf } from '@asteroute/engine';
import { isolated } from '@asteroute/record';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { grammarOf } from '@asteroute/words/grammar.ts';

/** Turns what happened into words: for the log, the live region and the cues. */

export function seatName(game: Game, seat: number): string {
  return isolated(game.rules.players[seat].name);
}

/** A player's name, or the team's. */
export function sideName(words: Catalogue, game: Game, side: number): string {
  const seats = seatsOf(game, side);
  return seats.length === 1 ? seatName(game, seats[0]) : words.teams[side];
}

export function sideNames(words: Catalogue, game: Game, sides: readonly number[]): string {
  const list = sides.map((side) => sideName(words, game, side));
  return names(words, list);
}

export function seatNames(words: Catalogue, game: Game, seats: readonly number[]): string {
  const list = seats.map((seat) => seatName(game, seat));
  return names(words, list);
}

/** "Ada 57 · Ben 44": the points of all sides. */
export function scoreLine(words: Catalogue, game: Game, scores: readonly number[]): string {
  return scores.map((points, side) => `${sideName(words, game, side)} ${points}`).join('  ·  ');
}

/** Names as a list in a sentence: "Ada, Ben and Cleo". */
export function names(words: Catalogue, list: readonly string[]): string {
  return grammarOf(words.tag).list(list);
}

/** Features, or parts of an answer: "road north; city south". */
export function parts(words: Catalogue, list: readonly string[]): string {
  return list.length === 0 ? '' : list.reduceRight((rest, first) => words.heard.parts(first, rest));
}

/** A meeple in words, with its player and where it stands. */
export function figureLabel(words: Catalogue, game: Game, figure: FigureRef): string {
  return words.board.meeple(seatName(game, figure.seat), figure.at.kind, figure.meeple);
}

/** Whether a symbol is a print that changes rates, instead of the symbol of a faction. */
export const isPrint = (words: Catalogue, symbol: string): boolean => symbol in words.heard.prints;

/** The features of a tile in words: "trade route, planet with symbol of the Empire". */
function tileWords(words: Catalogue, game: Game, tile: string): string {
  const features = game.rules.tables.tiles.find((t) => t.id === tile)?.features ?? [];
  // Meadows are everywhere: naming them would hide what matters.
  const told = features.filter((f) => f.type !== 'field');
  const parts = told.map((f) => {
    const realm = words.realms[f.type] ?? f.type;
    if (f.symbol === undefined) return realm;
    return `${realm} (${isPrint(words, f.symbol) ? words.heard.prints[f.symbol] : words.factions[f.symbol]})`;
  });
  return parts.length === 0 ? tile : names(words, parts);
}

type Score = Extract<GameEvent, { type: 'scored' | 'recalled' }>;

/** The shares of a score by the sum behind them: a pig pays its owner more for the same meadow (TB-13). */
export function sumsOf(event: Score): { readonly formula: Formula; readonly shares: readonly SidePoints[] }[] {
  if (event.type === 'recalled') return [{ formula: event.formula, shares: event.shares }];
  const own = event.shares.filter(({ formula }) => formula !== undefined);
  const usual = event.shares.filter(({ formula }) => formula === undefined);
  return [
    ...(own.length === 0 ? [] : [{ formula: own[0].formula as Formula, shares: own }]),
    ...(usual.length === 0 ? [] : [{ formula: event.formula, shares: usual }]),
  ];
}

/** The sum behind a score, such as "7 tiles × 1"; if sides have different sums, one after the other. */
export function formulaText(words: Catalogue, event: Score): string {
  return sumsOf(event)
    .map(({ formula }) => words.score.formula(formula))
    .join(', ');
}

const sidesIn = (list: readonly { readonly side: number }[]): number[] => list.map(({ side }) => side);

/** One event in a sentence; null for events that need no mention. */
export function eventText(words: Catalogue, game: Game, event: GameEvent): string | null {
  const text = EVENT_TEXTS[event.type] as ((w: Catalogue, g: Game, e: GameEvent) => string | null) | undefined;
  return text?.(words, game, event) ?? null;
}

type EventTexts = {
  readonly [T in GameEvent['type']]: (w: Catalogue, g: Game, e: Extract<GameEvent, { type: T }>) => string | null;
};

const EVENT_TEXTS: EventTexts = {
  drew: () => null,
  passed: () => null,
  'turn-ended': (w, g, e) => (e.again ? w.log.again(seatName(g, e.seat)) : null),
  took: (w, g, e) => w.log.took(seatName(g, e.seat), w.score.tokens(e.tokens)),
  awarded: (w, g, e) => w.log.awarded(sideNames(w, g, sidesIn(e.shares)), e.shares[0].points, e.what),
  'set-aside': (w, g, e) => w.log.aside(tileWords(w, g, e.tile)),
  'put-back': (w, g, e) => w.log.back(tileWords(w, g, e.tile)),
  placed: (w, g, e) => w.log.placed(seatName(g, e.seat), w.board.at(e.x, e.y)),
  deployed: (w, g, e) => w.log.deployed(seatName(g, e.figure.seat), e.figure.at.kind, e.figure.meeple),
  recalled: (w, g, e) => w.log.recalled(seatName(g, e.figure.seat), e.formula.points, e.figure.at.kind),
  battle: (w, g, e) => w.log.battle(sideNames(w, g, sidesIn(e.sides)), e.at.kind),
  rolled: (w, g, e) =>
    parts(
      w,
      e.dice.flatMap((dice, side) => (dice === null ? [] : [w.battle.rolled(sideName(w, g, side), dice.join(', '))])),
    ),
  tied: (w, g, e) => w.battle.tie(sideNames(w, g, sidesIn(e.shares)), e.shares[0].points),
  defeated: (w, g, e) => w.battle.lost(sideName(w, g, e.side), e.points),
  won: (w, g, e) => w.battle.won(sideName(w, g, e.side)),
  scored: (w, g, e) => {
    const sentence = e.complete ? w.log.scored : w.log.final;
    return parts(
      w,
      sumsOf(e).map(({ formula, shares }) => sentence(sideNames(w, g, sidesIn(shares)), formula.points, e.at.kind)),
    );
  },
  ended: (w, g, e) => w.end.winner(sideNames(w, g, e.winners), e.winners.length > 1),
};
