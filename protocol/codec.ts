import { describeIssue } from '@asteroute/record';
import * as v from 'valibot';
import type { ServerMessage } from './entries.ts';
import { deny, grant, type Outcome } from './parts/faults.ts';

/** Longest message that a client may send, in bytes: much longer than any command. */
export const MAX_MESSAGE_BYTES = 4096;

/** Checks a value from outside. The refusal names the place of the first fault: `plan.seats.2.color is missing`. */
export function check<T extends v.GenericSchema>(schema: T, value: unknown): Outcome<v.InferOutput<T>, 'malformed'> {
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (parsed.success) return grant(parsed.output);
  return deny('malformed', describeIssue(parsed.issues[0]));
}

export function decode<T extends v.GenericSchema>(
  schema: T,
  text: string,
  longest = MAX_MESSAGE_BYTES,
): Outcome<v.InferOutput<T>, 'malformed' | 'too-large'> {
  if (text.length > longest) return deny('too-large', `a message has at most ${longest} bytes`);
  try {
    return check(schema, JSON.parse(text));
  } catch {
    return deny('malformed', 'not JSON');
  }
}

/** Parses a message of a server, which is trusted: only its `type` is checked. Returns null for anything else. */
export function decodeServer(text: string): ServerMessage | null {
  try {
    const message = JSON.parse(text) as ServerMessage | null;
    return typeof message?.type === 'string' ? message : null;
  } catch {
    return null;
  }
}
