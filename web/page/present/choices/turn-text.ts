/** The decisions of a turn in words: the tile in hand, the cell, what its sides join, and the places for a meeple. */

import type { BoardCell } from '@asteroute/board/model/state.ts';
import { drawnTile, type Game, lastNodes, placeOf, type Realm, type Rotation, realmOf } from '@asteroute/engine';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { chanceText } from '@asteroute/words/grammar.ts';
import type { TableController } from '../../match/controller.ts';
import { forecastOf, hasReserve, isFor } from '../../match/draft.ts';
import type { Hints } from '../../settings/hints.ts';
import type { Choice } from '../../settings/preferences.ts';
import { names, parts, seatName, sideName, sideNames } from '../event-text.ts';
import { placeText, tileText } from '../tile-text.ts';
import { spotSentence } from './spot-words.ts';

export interface Teller {
  readonly words: Catalogue;
  readonly spoken: Choice<'spoken'>;
  readonly hints: Hints;
}

/** The beginning of a turn: whose it is, the tile with its sides, and on how many cells it fits. */
export function turnSentences({ words, spoken, hints }: Teller, table: TableController): string[] {
  const game = table.shown.game.value;
  const drawn = drawnTile(game);
  const yours = words.turn.yours(seatName(game, game.position.seat));
  if (drawn === null) return [yours];
  const { rotation } = table.turn.draft.value;
  const lies = words.turn.drawn(tileText(words, game, drawn, rotation));
  // A tile starts in the rotation of the previous one, but typed rotations count from the unrotated tile.
  const tile = rotation === 0 ? lies : `${lies}, ${words.heard.rotation(letterOf(words, rotation))}`;
  const cells = spoken === 'full' && hints.legal ? [words.stack.cells(table.turn.placements.value.length)] : [];
  return [yours, tile, ...cells];
}

/** The beginning of another person's turn: who decides, and with which tile. */
export function othersTurnSentences(words: Catalogue, game: Game, drawn: string | null): string[] {
  const thinking = words.turn.thinking(seatName(game, game.position.seat));
  return drawn === null ? [thinking] : [thinking, words.turn.drawn(tileText(words, game, drawn))];
}

/** The tile on its cell: where, how it is turned, what each side joins, and what can be chosen next. */
export function laidSentences(teller: Teller, table: TableController): string[] {
  const { words, spoken } = teller;
  const cell = table.turn.placements.value.find((one) => one.cell === table.turn.draft.value.cell);
  if (cell === undefined) return [];
  const laid = words.heard.laid(words.board.at(cell.x, cell.y));
  const drawn = drawnTile(table.shown.game.value) ?? '';
  const tile =
    spoken === 'full'
      ? joinedText(words, table)
      : [tileText(words, table.shown.game.value, drawn, table.turn.draft.value.rotation)];
  const choices = [...choiceSentences(teller, table), ...battleSentences(teller, table)];
  return [`${laid}, ${rotationText(words, table)}`, ...tile, ...choices];
}

/** What each side of the tile on its cell joins; empty if the tile has only meadows and a river. */
function joinedText(words: Catalogue, table: TableController): string[] {
  const text = table.turn.drafted.value === null ? '' : joins(words, table.turn.drafted.value);
  return text === '' ? [] : [text];
}

/** The chosen meeple action of the draft, in the words in which it will be announced. */
export function chosenSentences(teller: Teller, table: TableController): string[] {
  const { words } = teller;
  const { choice } = table.turn.draft.value;
  const game = table.turn.drafted.value;
  if (game === null || choice === null) return [];
  if (choice.type === 'recall') return [words.turn.recall];
  const spot = table.turn.chosen.value;
  const chosen = spot === null ? words.turn.none : spotSentence(table, words, toldHints(teller), spot);
  return [chosen, ...battleSentences(teller, table)];
}

/** The battles that the tile starts by itself, with the odds of each side. Those of an attack are told with its place. */
function battleSentences(teller: Teller, { turn: { action, chosen, drafted } }: TableController): string[] {
  const { words } = teller;
  const game = drafted.value;
  if (game === null || action.value === null) return [];
  const realm = chosen.value?.realm;
  const others = forecastOf(game, action.value).attacks.filter((one) => realm === undefined || !isFor(one, realm));
  return others.flatMap((attack) => {
    const sides = attack.sides.map(({ reasons: { side, dice }, win }) =>
      words.heard.colon(
        sideName(words, game, side),
        `${words.battle.dice(dice)}, ${words.odds.win(chanceText(words.tag, win))}`,
      ),
    );
    return [words.battle.heading(attack.at.kind), ...(toldHints(teller).odds ? sides : [])];
  });
}

/** The places for a meeple, each with its number, its sides and what it earns. */
export function choiceSentences(teller: Teller, table: TableController): string[] {
  const { words } = teller;
  const game = table.turn.drafted.value;
  if (game === null) return [];
  const spots = table.turn.spots.value.map((spot, index) =>
    words.heard.colon(String(index + 1), spotSentence(table, words, toldHints(teller), spot)),
  );
  const recall = table.turn.recallable.value ? [words.turn.mayRecall] : [];
  if (spots.length > 0) return [words.turn.choose, ...spots, ...recall];
  return [hasReserve(game) ? words.turn.noPlaces : words.turn.noReserve, ...recall];
}

const toldHints = ({ spoken, hints }: Teller): Pick<Hints, 'worth' | 'odds'> =>
  spoken === 'full' ? hints : { worth: false, odds: false };

export function chosenCellText(
  words: Catalogue,
  table: TableController,
): (BoardCell & { readonly text: string }) | null {
  const { cell, rotation } = table.turn.draft.value;
  const option = table.turn.placements.value.find((one) => one.cell === cell);
  if (option === undefined) return null;
  const { x, y } = option;
  const tile = tileText(words, table.shown.game.value, drawnTile(table.shown.game.value) ?? '', rotation);
  const own = words.heard.colon(`${words.board.at(x, y)}, ${words.heard.own}`, tile);
  return { x, y, text: `${own}, ${rotationText(words, table)}` };
}

/** The rotation of the tile, and the others that fit its cell: "rotation b, also a and c". */
function rotationText(words: Catalogue, { turn: { placements, draft } }: TableController): string {
  const option = placements.value.find((one) => one.cell === draft.value.cell);
  const others = (option?.rotations ?? []).filter((rotation) => rotation !== draft.value.rotation).sort();
  const letter = letterOf(words, draft.value.rotation);
  const letters = others.map((rotation) => letterOf(words, rotation));
  return letters.length === 0 ? words.heard.rotation(letter) : words.heard.turned(letter, names(words, letters));
}

const letterOf = (words: Catalogue, rotation: Rotation): string => words.typed.turns[rotation];

/** Every feature of the tile placed last with its sides, and the realm that it joins. */
export function joins(words: Catalogue, game: Game): string {
  const places = lastNodes(game).map((node) => ({ place: placeOf(game, node), realm: realmOf(game, node) }));
  const told = places
    .filter(({ place }) => place.kind !== 'field' && place.kind !== 'river')
    .map(({ place, realm }) => `${placeText(words, game, place, place)}, ${holdersText(words, game, realm)}`);
  return parts(words, told);
}

/** Who holds a realm and how large it is: "held by Ada, 3 tiles"; "free, 1 tile". */
export function holdersText(words: Catalogue, game: Game, { kind, holders, cells }: Realm): string {
  if (holders.length === 0) return words.heard.free(kind, cells.length);
  return words.heard.held(sideNames(words, game, holders), cells.length);
}
