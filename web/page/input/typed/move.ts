/** Plays a typed move through the draft that the mouse fills too, so that only legal placements can be typed. */

import {
  COMMON_LETTERS,
  cellAt,
  cellName,
  drawnTile,
  explain,
  type Game,
  type Letters,
  lastNodes,
  lastPlaced,
  type MeepleIndex,
  NO_FIGURE,
  type Node,
  nodeName,
  parsePlace,
  placeOf,
  RECALLED,
  type Rotation,
  reserve,
  rotationName,
} from '@asteroute/engine';
import { firstAlike } from '../../analysis/looks.ts';
import { changesOf } from '../../analysis/placement/changes.ts';
import type { TableController } from '../../match/controller.ts';
import { type Spot, spotForecast, tileInHand } from '../../match/draft.ts';
import { citedText, explained } from '../../present/choices/refusal.ts';
import { earnings, spotName } from '../../present/choices/spot-words.ts';
import { choiceSentences, joins } from '../../present/choices/turn-text.ts';
import { parts } from '../../present/event-text.ts';
import { effectTexts } from '../../present/narration/event-sentences.ts';
import { tileText } from '../../present/tile-text.ts';
import { HINTS } from '../../settings/hints.ts';
import type { TypedMove } from './notation.ts';
import type { TypedCatalogue } from './typed-words.ts';

/** Puts the tile on the typed cell, and confirms when nothing is left to choose. Returns what to say. */
export function typeMove(table: TableController, words: TypedCatalogue, move: TypedMove): string[] {
  if (!table.mine.value) return [words.typed.wait];
  const opening = table.turn.placements.value.find(({ x, y }) => x === move.cell.x && y === move.cell.y);
  if (opening === undefined) return whyNotThere(table, words, move);
  const { rotations } = opening;
  const typed = move.rotation === null ? null : firstAlike(tileInHand(table.shown.game.value), move.rotation);
  const rotation = typed ?? (rotations.length === 1 ? rotations[0] : null);
  const letters = [...rotations].sort().map((one) => rotationName(one, words.typed));
  if (rotation === null) return [words.typed.rotations(letters.join(', '))];
  if (!rotations.includes(rotation)) {
    return [...whyNotThere(table, words, { ...move, rotation }), words.typed.rotations(letters.join(', '))];
  }
  takeBack(table);
  table.intent({ type: 'cell', cell: move.cell });
  for (let turns = 0; turns < 4 && table.turn.draft.value.rotation !== rotation; turns++) table.turn.rotate(1);
  return move.place === null ? laid(table, words) : typePlace(table, words, move.place);
}

/** Without a typed rotation no single side is named. */
function whyNotThere(table: TableController, words: TypedCatalogue, { cell, rotation }: TypedMove): string[] {
  const game = table.shown.game.value;
  const told = explain(game, { type: 'place', cell: cellAt(cell.x, cell.y), rotation: rotation ?? 0 });
  const oneOfFour = rotation === null && told?.why === 'sides-differ';
  return [citedText(words, game, { code: 'illegal-placement', told: oneOfFour ? null : told })];
}

/** Whether a text names a choice as `choices` lists them: a number at any time, or a place of the tile that is laid. */
export function namesChoice(table: TableController, words: TypedCatalogue, text: string): boolean {
  if (/^\d+$/.test(text)) return true;
  if (table.turn.drafted.value === null) return false;
  const { place } = splitKind(table, words, text.toLowerCase());
  const others = [NO_FIGURE, RECALLED, words.turn.none.toLowerCase()];
  return others.includes(place) || spotsNamed(table, words, place).length > 0;
}

export function typePlace(table: TableController, words: TypedCatalogue, text: string): string[] {
  if (table.turn.drafted.value === null) return [table.mine.value ? words.turn.place : words.typed.wait];
  const { place, kind } = splitKind(table, words, text.toLowerCase());
  if (place === NO_FIGURE || place === words.turn.none.toLowerCase()) table.choose(0);
  else if (place === RECALLED && table.turn.recallable.value) table.turn.recall();
  else {
    const spots = spotsNamed(table, words, place);
    if (spots.length > 1) return choices(table, words);
    const [spot] = spots;
    if (spot === undefined || (kind !== null && !spot.meeples.some((m) => m === kind))) {
      return [whyNotSent(table, words, { place, kind }), ...choices(table, words)];
    }
    // Choose the spot by its number, because choosing the kind creates all spots again.
    const number = table.turn.spots.value.indexOf(spot) + 1;
    table.turn.send(kind ?? 0);
    table.choose(number);
  }
  return finish(table, words);
}

function whyNotSent(table: TableController, words: TypedCatalogue, { place, kind }: TypedPlace): string {
  const game = table.turn.drafted.value ?? table.shown.game.value;
  const node = place === RECALLED ? null : nodeNamed(game, words, place);
  const inHand = Object.values(reserve(game, game.position.seat)).findIndex((count) => count > 0);
  const meeple = (kind ?? Math.max(0, inHand)) as MeepleIndex;
  const move = node === null ? ({ type: 'recall' } as const) : ({ type: 'deploy', meeple, node } as const);
  const told = node === null && place !== RECALLED ? null : explain(game, move);
  return citedText(words, game, { code: 'illegal-action', told });
}

/** The feature that a text names, on the new tile or by its name in the rules; null if there is none. */
function nodeNamed(game: Game, words: TypedCatalogue, text: string): Node | null {
  const own = lastNodes(game).find((node) => namesOf(game, words, node).includes(text));
  const named = parsePlace(game, text);
  return own ?? (named.ok ? named.value : null);
}

/** How a place is typed: `route`, `route:N` where several lie on the tile, `planet W2N2` on another tile. */
export function typedPlace(game: Game, words: TypedCatalogue, node: Node): string {
  const { kind } = placeOf(game, node);
  const alike = lastNodes(game).filter((one) => placeOf(game, one).kind === kind);
  const own = words.typed.places[kind] ?? kind;
  return alike.length === 1 && alike[0] === node ? own : `${own}${detailOf(game, words.typed, node)}`;
}

/** What distinguishes a place from others of its kind: its first side on the new tile, its cell on another. */
function detailOf(game: Game, letters: Letters, node: Node): string {
  const { x, y } = placeOf(game, node);
  const here = lastPlaced(game);
  if (x !== here.x || y !== here.y) return ` ${cellName({ x, y }, letters)}`;
  const half = /:.+$/.exec(nodeName(game, node))?.[0] ?? '';
  return [...half].map((one) => letters.cells[COMMON_LETTERS.cells.indexOf(one.toUpperCase())] ?? one).join('');
}

/** The accepted names of a feature: its kind in the rules or in the language, with or without its side or cell. */
function namesOf(game: Game, words: TypedCatalogue, node: Node): string[] {
  const { kind } = placeOf(game, node);
  const details = ['', detailOf(game, words.typed, node), detailOf(game, COMMON_LETTERS, node)];
  const kinds = [kind, words.realms[kind], words.typed.places[kind] ?? kind];
  const names = kinds.flatMap((one) => details.map((detail) => `${one}${detail}`));
  return [...names, nodeName(game, node)].map((one) => one.toLowerCase());
}

interface TypedPlace {
  readonly place: string;
  readonly kind: number | null;
}

/** Splits off the kind of meeple, if one is named at the end: "route large". */
function splitKind(table: TableController, words: TypedCatalogue, text: string): TypedPlace {
  const [, place, last] = /^(.*\S)\s+(\S+)$/.exec(text) ?? [null, text, ''];
  const { meeples } = table.shown.game.value.rules;
  const kind = meeples.findIndex(({ name }) => last === name || last === words.kinds[name].toLowerCase());
  return kind < 0 ? { place: text, kind: null } : { place, kind };
}

function spotsNamed(table: TableController, words: TypedCatalogue, text: string): Spot[] {
  const game = table.turn.drafted.value;
  if (game === null) return [];
  return table.turn.spots.value.filter(
    ({ node }, index) => text === String(index + 1) || namesOf(game, words, node).includes(text),
  );
}

/** Confirms a complete draft; otherwise lists what can still be chosen. */
function finish(table: TableController, words: TypedCatalogue): string[] {
  if (table.turn.action.value === null) return [words.turn.choose, ...choices(table, words)];
  const said = words.typed.played(notationOf(table, words));
  table.confirm();
  const refusal = table.turn.refusal.value;
  return refusal === null ? [said] : [citedText(words, table.shown.game.value, explained(refusal))];
}

/** What the tile joins and changes, and what can be chosen; if there is no choice, why the turn is played at once. */
function laid(table: TableController, words: TypedCatalogue): string[] {
  const teller = { words, spoken: 'full', hints: HINTS.standard } as const;
  const why = table.turn.action.value === null ? [] : choiceSentences(teller, table);
  const { drafted, draft } = table.turn;
  const told = drafted.value && laidText(words, table, { laid: drafted.value, rotation: draft.value.rotation });
  return [...(told === null ? [] : [told]), ...why, ...finish(table, words)];
}

/** What the sides of the tile join on its cell, or how it lies if they join nothing, and what it changes there. */
export function laidText(
  words: TypedCatalogue,
  table: TableController,
  { laid, rotation }: { readonly laid: Game; readonly rotation: Rotation },
): string {
  const game = table.shown.game.value;
  const joined = joins(words, laid);
  const effects = effectTexts(words, changesOf(game, laid), table);
  return parts(words, [joined === '' ? tileText(words, game, drawnTile(game) ?? '', rotation) : joined, ...effects]);
}

/** The places of the draft with what each is worth, as they can be typed. */
export function choices(table: TableController, words: TypedCatalogue): string[] {
  const game = table.turn.drafted.value;
  if (game === null) return [];
  const spots = table.turn.spots.value.map((spot, index) => {
    const worth = earnings(words, spot, spotForecast(game, table.turn.draft.value, spot));
    const number = `@${typedPlace(game, words, spot.node)} = ${index + 1}`;
    return words.heard.colon(number, `${spotName(words, table, spot)}, ${worth}`);
  });
  const recall = table.turn.recallable.value ? [`@${RECALLED} = ${words.turn.recall}`] : [];
  return [...spots, ...recall, `@${NO_FIGURE} = ${words.turn.none}`];
}

function notationOf(table: TableController, words: TypedCatalogue): string {
  const game = table.turn.drafted.value;
  const action = table.turn.action.value;
  const opening = table.turn.placements.value.find(({ cell }) => cell === table.turn.draft.value.cell);
  if (game === null || action === null || opening === undefined) return '';
  const laid = `L ${cellName(opening, words.typed)} ${rotationName(table.turn.draft.value.rotation, words.typed)}`;
  if (action.type === 'recall') return `${laid} @${RECALLED}`;
  if (action.type !== 'deploy') return `${laid} @${NO_FIGURE}`;
  const kind = action.meeple === 0 ? '' : ` ${game.rules.meeples[action.meeple].name}`;
  return `${laid} @${typedPlace(game, words, action.node)}${kind}`;
}

function takeBack(table: TableController): void {
  for (let steps = 0; steps < 3 && table.turn.draft.value.cell !== null; steps++) table.undo();
}
