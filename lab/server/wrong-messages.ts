import type { Random } from '@asteroute/engine';
import { onTurn, type Table } from '@asteroute/protocol';
import { anyTurn, newToken } from '@asteroute/server/testing';
import { COMMAND_TYPES, commandFromSchema } from '../attacks/from-schema.ts';
import { changedJson, mutatedText } from '../engine/garbage.ts';
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
type Wrong = readonly [text: string | Uint8Array, ...expected: readonly string[]];

const pick = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)];
const idOf = (random: Random): string => `x${random.below(1e9)}`;
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

/** Any command that the protocol knows, or a turn that could be played, with a token that belongs to no seat. */
function strange(target: Target, random: Random, hasToken = true): object {
  const token = hasToken ? newToken() : undefined;
  const id = idOf(random);
  if (random.below(3) === 0) return message(target, token, { id, ...anyTurn(target.table, random) });
  const any = commandFromSchema(pick(COMMAND_TYPES, random), createChances(random.below(2 ** 31)));
  return message(target, token, { id, ...any });
}

const KINDS: readonly ((target: Target, random: Random) => Wrong)[] = [
  (target, random) => [JSON.stringify(strange(target, random, random.below(4) > 0)), ...REFUSED],
  (target, random) => [changedJson(strange(target, random), random), ...REFUSED],
  (target, random) => [mutatedText(JSON.stringify(strange(target, random)), random), ...REFUSED],
  (_, random) => [Uint8Array.from({ length: random.below(300) }, () => random.below(256)), 'malformed'],
  (_, random) => ['x'.repeat(4097 + random.below(60_000)), 'too-large'],
  (target, random) => {
    const { seat, command } = pick(target.done, random);
    return [JSON.stringify(message(target, target.tokens[seat], command)), 'already'];
  },
  (target, random) => {
    const others = target.tokens.filter((_, seat) => seat !== onTurn(target.table));
    const command = { id: idOf(random), ...anyTurn(target.table, random) };
    return [JSON.stringify(message(target, pick(others, random), command)), 'not-your-turn'];
  },
  /** The seat on turn, but with a wrong turn number or an illegal move. */
  (target, random) => {
    const token = target.tokens[onTurn(target.table) ?? 0];
    const turn = { id: idOf(random), ...anyTurn(target.table, random) };
    const late = { ...turn, turn: turn.turn + 1 + random.below(9) };
    const far = { ...turn, x: 60 + random.below(60), y: -random.below(120) };
    const [command, code] = random.below(2) === 0 ? [late, 'stale'] : [far, 'illegal'];
    return [JSON.stringify(message(target, token, command)), code];
  },
  /** Watches a table by link without its invitation, or a table that does not exist. */
  (target, random) => {
    const table = target.invite === null ? '0'.repeat(16) : target.name;
    const watch = { type: 'watch', table, since: random.below(100), token: newToken() };
    return [JSON.stringify(watch), 'wrong-token', 'unknown-table'];
  },
];

export function wrongMessage(targets: readonly Target[], random: Random) {
  const [text, ...expected] = pick(KINDS, random)(pick(targets, random), random);
  return { text, expected };
}
