import * as v from 'valibot';
import { about, type Immutable } from './words.ts';

/** With what a table refuses a command, whatever way it comes. */
const TABLE_FAULTS = {
  malformed: 400,
  'unknown-table': 404,
  'signed-out': 401,
  'no-token': 401,
  'wrong-token': 403,
  'not-host': 403,
  'ask-first': 403,
  asked: 403,
  'turned-away': 403,
  'bad-setup': 422,
  'wrong-status': 409,
  'seat-taken': 409,
  'color-taken': 409,
  'name-taken': 409,
  'already-seated': 409,
  'too-many-seats': 409,
  'not-your-turn': 409,
  stale: 409,
  'wrong-phase': 409,
  illegal: 422,
  'takebacks-off': 409,
  'nothing-to-take-back': 409,
  'not-asked': 409,
  'wrong-number': 422,
  'too-early': 409,
  present: 409,
  'time-up': 409,
  'seat-lost': 409,
  banned: 403,
  blocked: 403,
  'not-offered': 403,
  'log-full': 409,
  'day-spent': 429,
} as const;

/** Codes of all refusals of a server, with the HTTP status of each. Clients show their own messages for them. */
export const FAULTS = {
  ...TABLE_FAULTS,
  'too-large': 413,
  'unknown-path': 404,
  'unknown-host': 421,
  'unknown-code': 404,
  'unknown-key': 403,
  'bad-signature': 403,
  'key-taken': 409,
  'last-key': 409,
  'too-many': 429,
  busy: 503,
  internal: 500,
} as const;

export type FaultCode = keyof typeof FAULTS;
export type TableRefusal = keyof typeof TABLE_FAULTS;
export const TABLE_REFUSALS = Object.keys(TABLE_FAULTS) as readonly TableRefusal[];

export const faultSchema = v.object({
  code: v.picklist(Object.keys(FAULTS) as FaultCode[]),
  message: about(v.string(), 'A sentence for developers; clients show their own.'),
  until: v.optional(
    about(v.number(), 'With `day-spent` and `too-many`: when it will be taken again, in milliseconds since 1970.'),
  ),
});
export type Fault<C extends FaultCode = FaultCode> = Immutable<Omit<v.InferOutput<typeof faultSchema>, 'code'>> & {
  readonly code: C;
};

/** What an address may use in a day: new tables, bytes of chat, bytes of entries that it causes, and reports. */
export type DailyBudget = 'tables' | 'chat' | 'disk' | 'reports';

export interface Refused<C extends FaultCode = FaultCode> {
  readonly ok: false;
  readonly fault: Fault<C>;
}

export type Outcome<T, C extends FaultCode = FaultCode> = { readonly ok: true; readonly value: T } | Refused<C>;
export type TableOutcome<T> = Outcome<T, TableRefusal>;

export function grant<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** Refuses with a code and a reason; `until` says when it will be taken again, in milliseconds since 1970. */
export function deny<const C extends FaultCode>(code: C, message: string, until?: number): Refused<C> {
  return { ok: false, fault: { code, message, ...(until !== undefined && { until }) } };
}
