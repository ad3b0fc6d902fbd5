import type { FaultCode } from '@asteroute/protocol';
import type { HTTP_PARTS, Json } from '@asteroute/protocol/schema';
import { refusals } from './refusals.ts';

/** A schema of the description, by its name. */
export const ref = (name: keyof typeof HTTP_PARTS): Json => ({ $ref: `#/components/schemas/${name}` });
/** A parameter that requests share, by its name. */
export const parameter = (name: string): Json => ({ $ref: `#/components/parameters/${name}` });

/** The groups of operations. */
export const OPERATION_TAGS = [
  { name: 'tables', description: 'Opening and finding tables' },
  { name: 'play', description: 'Reading a table and playing' },
  { name: 'daily', description: 'The decks of the days: one official try for each account' },
  { name: 'duels', description: 'Duels against the bot of the server, and their public tally' },
  { name: 'leagues', description: 'Leagues, tournaments and series of games' },
  { name: 'client', description: 'What concerns the asking client' },
  { name: 'account', description: 'Who a client is: device keys, sessions, and further devices' },
] as const;

/** An operation, in short. */
export interface Operation {
  readonly id: string;
  readonly tag: (typeof OPERATION_TAGS)[number]['name'];
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly Json[];
  /** The schema of the body, and examples by name. */
  readonly body?: readonly [schema: Json, examples: Json];
  /** Whether a token is needed; null if it is of no use. */
  readonly token: boolean | null;
  /** Whether the session of an account is needed. */
  readonly session?: true;
  readonly answer: Json;
  /** The type of the answer, where it is not JSON. */
  readonly media?: string;
  readonly status?: 201;
  readonly refusals: readonly FaultCode[];
  /** The answer if it is refused, where it is not a `Refusal`. */
  readonly refusal?: Json;
}

/** Writes an operation in the form of OpenAPI. */
function operation(plan: Operation): Json {
  const { id, tag, summary, description, parameters = [], body, token, session, answer, media, status = 200 } = plan;
  const content = (schema: Json, more: Json = {}, type = 'application/json'): Json => ({ [type]: { schema, ...more } });
  const security = { true: [{ seat: [] }], false: [{}, { seat: [] }], null: [{}] }[String(token) as 'true'];
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: content(body[0], { examples: body[1] }) } }),
    security: session === true ? [{ session: [] }] : security,
    responses: {
      [status]: { description: summary, content: content(answer, {}, media) },
      ...refusals(plan.refusals, plan.refusal ?? ref('Refusal')),
    },
  };
}

/** A path that is read. */
export const get = (plan: Operation): Json => ({ get: operation(plan) });
/** A path that is posted to. */
export const post = (plan: Operation): Json => ({ post: operation(plan) });

const integer = (range: Json): Json => ({ type: 'integer', ...range });

/** A whole number in the query of a request. */
export const query = (name: string, description: string, range: Json): Json => ({
  name,
  in: 'query',
  description,
  schema: integer(range),
});
