import * as v from 'valibot';
import type { FaultCode } from '../parts/faults.ts';
import type { Immutable } from '../parts/words.ts';

/** A method and a path, whose parameters begin with a colon. */
export type Address = `${'GET' | 'POST'} /${string}`;

/** By headers. What ends in a question mark may be missing. */
type Credential = 'token' | 'token?' | 'invite?' | 'account' | 'account?' | 'session?';

export const ROUTE_TAGS = {
  tables: 'Opening and finding tables',
  play: 'Reading a table and playing',
  daily: 'The decks of the days: one official try for each account',
  duels: 'Duels against the bot of the server, and their public tally',
  contests: 'Leagues, tournaments and series of games',
  client: 'What concerns the asking client',
  account: 'Who a client is: device keys, sessions, and further devices',
} as const;

/** What is declared of a route. Server, description and clients follow from it. */
export interface RoutePlan {
  readonly tag: keyof typeof ROUTE_TAGS;
  readonly summary: string;
  readonly description?: string;
  /** Where a table or another thing is named by its id, the route refuses texts that are none as `unknown-table`. */
  readonly params?: Readonly<Record<string, v.GenericSchema>>;
  readonly query?: Readonly<Record<string, v.GenericSchema>>;
  readonly body?: v.GenericSchema;
  /** Most bytes of a body, where they are more than of a message. */
  readonly longest?: number;
  readonly who?: readonly Credential[];
  /** The limit of the client's address that a request counts against, beside that of all requests. */
  readonly limit?: 'lists' | 'openings' | 'leagues' | 'codes';
  readonly answer: v.GenericSchema;
  readonly media?: 'text/csv';
  readonly status?: 201;
  readonly anyOrigin?: true;
  /** The codes of refusals that only the request itself knows; `refusalsOf` adds those of what the route has. */
  readonly refuses?: readonly FaultCode[];
  /** The form of these refusals, where it is not `faultMessage`. */
  readonly refusal?: v.GenericSchema;
}

export type Route = RoutePlan & { readonly address: Address };

/**
 * Declares a route.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const route = <const A extends Address, const P extends RoutePlan>(address: A, plan: P) => ({
  address,
  ...plan,
});

/** Refusals of any request: by its host, its rate, and a server that cannot answer now. */
const ALWAYS = ['unknown-host', 'too-many', 'busy', 'internal'] as const;

type Who<R extends Route> = R extends { readonly who: readonly (infer C)[] } ? C : never;
type Own<R extends Route> = R extends { readonly refuses: readonly (infer C extends FaultCode)[] } ? C : never;

export type RefusalOf<R extends Route> =
  | (typeof ALWAYS)[number]
  | Own<R>
  | (R extends { readonly body: object } ? 'malformed' | 'too-large' : never)
  | (R extends { readonly query: object } ? 'malformed' : never)
  | (R extends { readonly params: object } ? ('unknown-table' extends Own<R> ? never : 'malformed') : never)
  | ('token' extends Who<R> ? 'no-token' | 'malformed' : never)
  | (Who<R> & ('token?' | 'invite?') extends never ? never : 'malformed')
  | ('account' extends Who<R> ? 'signed-out' : never);

export function refusalsOf({ body, query, params, who = [], refuses = [] }: Route): readonly FaultCode[] {
  const has = (...any: readonly Credential[]) => any.some((one) => who.includes(one));
  const reads = body ?? query ?? (refuses.includes('unknown-table') ? undefined : params);
  const codes: readonly FaultCode[] = [
    ...(reads !== undefined || has('token', 'token?', 'invite?') ? (['malformed'] as const) : []),
    ...(body === undefined ? [] : (['too-large'] as const)),
    ...(has('token') ? (['no-token'] as const) : []),
    ...(has('account') ? (['signed-out'] as const) : []),
  ];
  return [...new Set([...codes, ...refuses, ...ALWAYS])];
}

type Read<T> = { readonly [K in keyof T]: T[K] extends v.GenericSchema ? v.InferOutput<T[K]> : never };
type Written<T> = { readonly [K in keyof T]?: string | number };

export type ParamsOf<R> = R extends { readonly params: infer P } ? Read<P> : unknown;
export type QueryOf<R> = R extends { readonly query: infer Q } ? Read<Q> : unknown;
export type BodyOf<R> = R extends { readonly body: infer B extends v.GenericSchema }
  ? Immutable<v.InferOutput<B>>
  : unknown;
export type AnswerOf<R> = R extends { readonly answer: infer S extends v.GenericSchema }
  ? Immutable<v.InferOutput<S>>
  : never;

type Given<R, K extends PropertyKey, T> = K extends keyof R ? { readonly [_ in K]: T } : unknown;
type Sends<R> = R extends { readonly body: infer B extends v.GenericSchema } ? Immutable<v.InferInput<B>> : never;
type Needs<W, C extends string> = [W & C] extends [never] ? unknown : { readonly [_ in C]: string };
type Takes<W, C extends string> = [W & `${C}?`] extends [never]
  ? unknown
  : { readonly [_ in C]?: string | null | undefined };

export type RequestOf<R extends Route> = Given<R, 'params', { readonly [K in keyof ParamsOf<R>]: string }> &
  (R extends { readonly query: infer Q } ? { readonly query?: Written<Q> } : unknown) &
  Given<R, 'body', Sends<R>> &
  Needs<Who<R>, 'token'> &
  Needs<Who<R>, 'account'> &
  Takes<Who<R>, 'token'> &
  Takes<Who<R>, 'invite'> &
  Takes<Who<R>, 'account'> &
  Takes<Who<R>, 'session'>;

export const wholeQuery = (text: string, unless: number, [min, max]: readonly [min: number, max: number]) =>
  v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^\d{1,7}$/)), String(unless)),
    v.transform(Number),
    v.number(),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
    v.description(`${text}; ${unless} unless given`),
  );
