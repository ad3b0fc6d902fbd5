import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { errorText, UsageError } from '../program/arguments.ts';
import { requireGame, type Setting } from '../program/setting.ts';

/** Milliseconds, with the same bounds as in the options of the arena. */
const Milliseconds = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600_000));

const Guests = v.pipe(
  v.array(
    v.strictObject({
      name: v.pipe(v.string(), v.minLength(1)),
      /** A command that speaks the protocol of docs/adding-a-bot.md. */
      command: v.pipe(v.string(), v.regex(/[\s/\\]/, 'a command has a blank or a slash in it')),
      settings: v.optional(
        v.strictObject({
          time: v.optional(Milliseconds),
          simulations: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
          helloTime: v.optional(Milliseconds),
          quitTime: v.optional(Milliseconds),
        }),
        {},
      ),
      plays: v.pipe(
        v.array(
          v.strictObject({
            edition: v.string(),
            modules: v.optional(v.array(v.string()), []),
            players: v.optional(v.pipe(v.number(), v.integer()), 2),
            options: v.optional(v.record(v.string(), v.union([v.string(), v.boolean()]))),
          }),
        ),
        v.minLength(1, 'a guest plays something'),
      ),
    }),
  ),
  v.minLength(1, 'the list is empty'),
);

/** An external program that our levels play against: how it is started, and which settings it plays. */
export type Guest = v.InferOutput<typeof Guests>[number];

export function readGuests(path: string): readonly Guest[] {
  const parsed = v.safeParse(Guests, readJson(path));
  if (!parsed.success) {
    const [{ message, path: at = [] }] = parsed.issues;
    throw new UsageError(`${path}: ${at.map(({ key }) => key).join('.')}: ${message}`);
  }
  for (const { plays } of parsed.output) for (const setting of plays) requireGame(setting satisfies Setting);
  return parsed.output;
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${errorText(error)}`);
  }
}
