import type { GameRecord } from '@asteroute/record';
import { START_TYPE, typeOf } from '../format/base-tiles.ts';
import { numberedTurn } from '../format/numbered-turn.ts';
import { writeMove, writeTypes } from './digits.ts';

const SITE = 'https://www.carcassonnelab.com/';

/** Writes a game of the base game as a link. Which of two tiles has the garden is lost. */
export function writeLabLink({ players, turns, setAside = [] }: GameRecord): string {
  const draws = turns.flatMap((turn) => [
    ...(turn.setAside ?? []).map(asideType),
    { type: typeOf(turn.tile), aside: false },
  ]);
  const all = [...draws, ...setAside.map(asideType)];
  const aside = all.flatMap((draw, index) => (draw.aside ? [index] : []));
  const tiles = writeTypes([START_TYPE, ...all.map(({ type }) => type)]);
  const moves = turns.map((turn) => {
    const { rotation, position } = numberedTurn(turn);
    return writeMove({ x: turn.x, y: turn.y, rotation, meeple: position ?? 0 });
  });
  const list = (texts: readonly string[]) => texts.map(encoded).join(',');
  const query = `players=${list(players.map(({ name }) => name))}&colors=${list(players.map(({ color }) => color))}`;
  return `${SITE}#/0/${[0, ...aside].join('.')}/${tiles}/${moves.join('')}?${query}`;
}

const asideType = (id: string) => ({ type: typeOf(id), aside: true });

/** Encodes a text for an address; lone halves of a letter, which no address can hold, become `?`. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
