import { deserialize, serialize } from 'node:v8';
import { type Game, Position } from '@asteroute/engine';
import { rulesBytes } from '../domain/table-size.ts';
import type { TableState } from '../domain/table-state.ts';
import type { Packed } from './log/log-actor.ts';

/** A table as bytes, for as long as nobody uses it: a tenth of what its objects and its positions take. */
export function packTable(state: TableState): Packed<TableState> {
  const { game, before, plan } = state.table;
  const rest = Buffer.from(serialize({ ...state, table: { ...state.table, game: null, before: null } }));
  const positions = [game, before].map((one) => (one === null ? null : packGame(one)));
  return {
    bytes: positions.reduce((sum, one) => sum + (one?.bytes ?? 0), PACKED_BYTES + rulesBytes(plan) + rest.length),
    unpack() {
      const state: TableState = deserialize(rest);
      const [game = null, before = null] = positions.map((one) => one?.unpack() ?? null);
      return { ...state, table: { ...state.table, game, before } };
    },
  };
}

/** What the actor of a packed table takes beside its bytes, with its place in the cache. */
const PACKED_BYTES = 1500;

function packGame({ rules, position }: Game): Packed<Game> {
  const { tables, figureTable } = position;
  const packed = packWords(position.memory);
  return {
    bytes: packed.byteLength,
    unpack: () => ({ rules, position: new Position(tables, figureTable, unpackWords(packed)) }),
  };
}

/** Most words of a position are zeros: their number, then runs of others, each after the zeros before it and its length. */
function packWords(words: Int32Array): Int32Array {
  const runs = [words.length];
  for (let at = 0, last = 0; at < words.length; last = at) {
    while (at < words.length && words[at] === 0) at++;
    const begin = at;
    while (at < words.length && words[at] !== 0) at++;
    runs.push(begin - last, at - begin, ...words.subarray(begin, at));
  }
  return Int32Array.from(runs);
}

function unpackWords(packed: Int32Array): Int32Array {
  const words = new Int32Array(packed[0]);
  for (let from = 1, to = 0; from < packed.length; ) {
    to += packed[from];
    const begin = from + 2;
    from = begin + packed[from + 1];
    for (let at = begin; at < from; ) words[to++] = packed[at++];
  }
  return words;
}
