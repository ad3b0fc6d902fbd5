/** Plays a typed move through the same draft that every hand fills: nothing is laid that could not be pointed at. */
import { nodeName } from '@asteroute/engine';
import type { TableController } from '../../match/controller.ts';
import { forecastOf, type Spot } from '../../match/draft.ts';
import { earnings } from '../../present/spot-words.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { cellName, rotationName, type TypedMove } from './notation.ts';

/** Words of a move that every language shares, beside its own. */
const NONE = 'none';
const RECALL = 'recall';

/** Puts the tile where it was typed, and confirms when nothing is left to choose. Answers what to say. */
export function typeMove(table: TableController, words: Catalogue, move: TypedMove): string[] {
  if (!table.mine.value) return [words.typed.wait];
  const opening = table.placements.value.find(({ x, y }) => x === move.cell.x && y === move.cell.y);
  if (opening === undefined) return [words.errors.refused['illegal-placement']];
  const { rotations } = opening;
  const rotation = move.rotation ?? (rotations.length === 1 ? rotations[0] : null);
  const letters = [...rotations].sort().map(rotationName);
  if (rotation === null) return [words.typed.rotations(letters.join(', '))];
  if (!rotations.includes(rotation)) {
    return [words.errors.refused['illegal-placement'], words.typed.rotations(letters.join(', '))];
  }
  takeBack(table);
  table.intent({ type: 'cell', cell: move.cell });
  for (let turns = 0; turns < 4 && table.draft.value.rotation !== rotation; turns++) table.rotate(1);
  return move.place === null ? finish(table, words) : typePlace(table, words, move.place);
}

/** Chooses where the meeple goes, on the tile that is being laid. */
export function typePlace(table: TableController, words: Catalogue, text: string): string[] {
  if (table.drafted.value === null) return [table.mine.value ? words.turn.place : words.typed.wait];
  const { place, kind } = splitKind(table, words, text.toLowerCase());
  if (place === NONE || place === words.turn.none.toLowerCase()) table.choose(0);
  else if (place === RECALL && table.recallable.value) table.recall();
  else {
    const spots = spotsNamed(table, words, place);
    if (spots.length === 0) return [words.errors.refused['illegal-action'], ...choices(table, words)];
    const [spot] = spots;
    if (spots.length > 1 || (kind !== null && !spot.meeples.some((m) => m === kind))) return choices(table, words);
    table.swap(kind === 1);
    table.choose(table.spots.value.indexOf(spot) + 1);
  }
  return finish(table, words);
}

/** Parts the kind of meeple, if one is named at the end: "route large". */
function splitKind(table: TableController, words: Catalogue, text: string): { place: string; kind: number | null } {
  const [, place, last] = /^(.*\S)\s+(\S+)$/.exec(text) ?? [null, text, ''];
  const { meeples } = table.game.value.rules;
  const kind = meeples.findIndex(({ name }) => last === name || last === words.kinds[name].toLowerCase());
  return kind < 0 ? { place: text, kind: null } : { place, kind };
}

/** The places that a text means: by number, by kind in the rules or in the language, by kind and side. */
function spotsNamed(table: TableController, words: Catalogue, text: string): Spot[] {
  const game = table.drafted.value;
  if (game === null) return [];
  return table.spots.value.filter((spot, index) => {
    const { kind } = spot.place;
    const own = [String(index + 1), kind, words.realms[kind].toLowerCase(), nodeName(game, spot.node).toLowerCase()];
    return own.includes(text);
  });
}

/** Confirms a draft that leaves nothing open; else says what can be chosen. */
function finish(table: TableController, words: Catalogue): string[] {
  if (table.action.value === null) return [words.turn.choose, ...choices(table, words)];
  const said = notationOf(table);
  table.confirm();
  const refusal = table.refusal.value;
  return refusal === null ? [said] : [words.errors.refused[refusal]];
}

/** The places of the draft with what each is worth, as they can be typed. */
export function choices(table: TableController, words: Catalogue): string[] {
  const game = table.drafted.value;
  if (game === null) return [];
  const spots = table.spots.value.map((spot, index) => {
    const worth = earnings(words, spot, forecastOf(game, { type: 'deploy', meeple: spot.meeples[0], node: spot.node }));
    return `@${nodeName(game, spot.node)} = ${words.turn.spot(index + 1, spot.place.kind)}, ${worth}`;
  });
  const recall = table.recallable.value ? [`@${RECALL} = ${words.turn.recall}`] : [];
  return [...spots, ...recall, `@${NONE} = ${words.turn.none}`];
}

/** The draft as somebody would type it. */
export function notationOf(table: TableController): string {
  const game = table.drafted.value;
  const action = table.action.value;
  const opening = table.placements.value.find(({ cell }) => cell === table.draft.value.cell);
  if (game === null || action === null || opening === undefined) return '';
  const laid = `L ${cellName(opening)} ${rotationName(table.draft.value.rotation)}`;
  if (action.type === 'recall') return `${laid} @${RECALL}`;
  if (action.type !== 'deploy') return `${laid} @${NONE}`;
  const kind = action.meeple === 0 ? '' : ` ${game.rules.meeples[action.meeple].name}`;
  return `${laid} @${nodeName(game, action.node)}${kind}`;
}

/** Whatever was drafted before goes back into the hand. */
function takeBack(table: TableController): void {
  for (let steps = 0; steps < 3 && table.draft.value.cell !== null; steps++) table.undo();
}
