/** Messages that a server must refuse: malformed, oversized, replayed, out of turn. */
import type { Random } from '@asteroute/engine';
import { onTurn, type Table } from '@asteroute/protocol';
import { anyTurn, newToken } from '@asteroute/server/testing';
import { COMMAND_TYPES, commandFromSchema } from '../attacks/from-schema.ts';
import { mutated, mutatedText } from '../engine/garbage.ts';
import { createChances } from '../simulator/virtual/chances.ts';

export interface Target {
  readonly name: string;
  readonly table: Table;
  readonly tokens: readonly string[];
  readonly invite: string | null;
  /** Commands that were already carried out, with the seat that sent them. */
  readonly done: readonly { readonly seat: number; readonly command: object }[];
}

/** A message and the expected codes of its answer. `already` is the answer to a command that was carried out before. */
export interface Wrong {
  readonly text: string | Uint8Array;
  readonly expected: readonly string[];
}

type Kind = (target: Target, random: Random) => Wrong;

const pick = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)];
const SHAPELESS = ['malformed'];
/** Codes that may refuse a command with a token that belongs to no seat. */
const REFUSED = [
  ...['malformed', 'too-large', 'unknown-table', 'wrong-status', 'stale', 'not-offered'],
  ...['no-token', 'wrong-token', 'not-host', 'signed-out'],
  // Who knocks at a table that lets everybody in changes nothing.
  'already',
];

const message = ({ name, invite }: Target, token: string | undefined, command: object): object => ({
  type: 'command',
  table: name,
  ...(token === undefined ? {} : { token }),
  ...(invite === null ? {} : { invite }),
  command,
});

/** Any command that the protocol knows, or a turn that could be played. */
function rightCommand({ table }: Target, random: Random): object {
  const id = `x${random.below(1e9)}`;
  if (random.below(3) === 0) return { id, ...anyTurn(table, random) };
  return { id, ...commandFromSchema(pick(COMMAND_TYPES, random), createChances(random.below(2 ** 31))) };
}

const KINDS: readonly Kind[] = [
  /** Well-formed, but with a token that belongs to no seat. */
  (target, random) => {
    const token = random.below(4) === 0 ? undefined : newToken();
    return { text: JSON.stringify(message(target, token, rightCommand(target, random))), expected: REFUSED };
  },
  /** A few random values of the message are changed. */
  (target, random) => {
    let value: unknown = message(target, newToken(), rightCommand(target, random));
    for (let n = 1 + random.below(3); n > 0; n--) value = mutated(value, random);
    return { text: textOf(value), expected: REFUSED };
  },
  /** A few random characters of the text are changed. */
  (target, random) => {
    const text = JSON.stringify(message(target, newToken(), rightCommand(target, random)));
    return { text: mutatedText(text, random), expected: REFUSED };
  },
  (_, random) => ({
    text: Uint8Array.from({ length: random.below(300) }, () => random.below(256)),
    expected: SHAPELESS,
  }),
  (_, random) => ({ text: 'x'.repeat(4097 + random.below(60_000)), expected: ['too-large'] }),
  (target, random) => {
    const { seat, command } = pick(target.done, random);
    return { text: JSON.stringify(message(target, target.tokens[seat], command)), expected: ['already'] };
  },
  (target, random) => {
    const others = target.tokens.filter((_, seat) => seat !== onTurn(target.table));
    const command = { id: `o${random.below(1e9)}`, ...anyTurn(target.table, random) };
    return { text: JSON.stringify(message(target, pick(others, random), command)), expected: ['not-your-turn'] };
  },
  /** The seat on turn, but with a wrong turn number or an illegal move. */
  (target, random) => {
    const token = target.tokens[onTurn(target.table) ?? 0];
    const turn = { id: `i${random.below(1e9)}`, ...anyTurn(target.table, random) };
    const late = random.below(2) === 0;
    const wrong = late
      ? { turn: turn.turn + 1 + random.below(9) }
      : { x: 60 + random.below(60), y: -random.below(120) };
    return {
      text: JSON.stringify(message(target, token, { ...turn, ...wrong })),
      expected: [late ? 'stale' : 'illegal'],
    };
  },
  /** Watches a table by link without its invitation, or a table that does not exist. */
  (target, random) => {
    const name = target.invite === null ? '0'.repeat(16) : target.name;
    const text = JSON.stringify({ type: 'watch', table: name, since: random.below(100), token: newToken() });
    return { text, expected: ['wrong-token', 'unknown-table'] };
  },
];

/** JSON text of a value of any type; broken JSON if it cannot be written as JSON. */
function textOf(value: unknown): string {
  try {
    return JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : part)) ?? 'undefined';
  } catch {
    return '{"type":"command"';
  }
}

/** A random message that the server must refuse, with the codes that it may answer. */
export function wrongMessage(targets: readonly Target[], random: Random): Wrong {
  return pick(KINDS, random)(pick(targets, random), random);
}
