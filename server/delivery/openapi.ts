import { command, FAULTS, MAX_PAGE_ENTRIES, mineRequest, opening } from '@asteroute/protocol';
import { toJsonSchema } from '@valibot/to-json-schema';

type Json = Readonly<Record<string, unknown>>;

/**
 * Converts a schema, omitting the rules that JSON Schema cannot express: trimming, and which characters a text may
 * have.
 */
const schemaOf = (schema: Parameters<typeof toJsonSchema>[0]): Json => {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }) as Json;
  return rest;
};

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Json): Json => ({ 'application/json': { schema } });
const answers = (description: string, schema: Json, status = 200): Json => ({
  [status]: { description, content: json(schema) },
  default: { description: 'Refused, with a code', content: json(ref('Refusal')) },
});

const TABLE: Json = { name: 'id', in: 'path', required: true, schema: { type: 'string', pattern: '^[a-z0-9]{16}$' } };
const INVITE: Json = {
  name: 'Asteroute-Invite',
  in: 'header',
  description: 'For a table by link',
  schema: { type: 'string' },
};
const query = (name: string, description: string, range: Json = { minimum: 0, default: 0 }): Json => ({
  name,
  in: 'query',
  description,
  schema: { type: 'integer', ...range },
});
const CODE: Json = { name: 'code', in: 'path', required: true, schema: { type: 'string', pattern: '^[A-Za-z]{4}$' } };
const PAGE: Json = { minimum: 1, maximum: MAX_PAGE_ENTRIES, default: MAX_PAGE_ENTRIES };
const SEATED: readonly Json[] = [{ seat: [] }];
const ANY_CLIENT: readonly Json[] = [{}, { seat: [] }];

const get = (summary: string, parameters: readonly Json[], schema: Json): Json => ({
  get: { summary, parameters, security: ANY_CLIENT, responses: answers(summary, schema) },
});
const post = (summary: string, body: string | null, extra: Json): Json => ({
  post: { summary, ...(body && { requestBody: { required: true, content: json(ref(body)) } }), ...extra },
});

const integer: Json = { type: 'integer' };
const text: Json = { type: 'string' };
const list = (items: Json): Json => ({ type: 'array', items });
const object = (properties: Json): Json => ({ type: 'object', properties });

const SCHEMAS = (): Json => ({
  Command: schemaOf(command),
  Opening: schemaOf(opening),
  Mine: schemaOf(mineRequest),
  Refusal: object({ fault: ref('Fault') }),
  Fault: object({ code: { enum: Object.keys(FAULTS) }, message: text, until: integer }),
  Answer: object({
    type: { const: 'answer' },
    table: { type: 'string' },
    id: { type: 'string' },
    ok: { type: 'boolean' },
    seq: integer,
    already: { type: 'boolean' },
    fault: ref('Fault'),
  }),
  Entries: object({
    type: { const: 'entries' },
    table: { type: 'string' },
    up: integer,
    more: { const: true, description: 'There are further entries: ask again with the last `seq`' },
    entries: list(object({ seq: integer, at: integer, up: integer, events: list({ type: 'object' }) })),
  }),
  Board: object({
    head: integer,
    turns: integer,
    tiles: list({ type: 'array', description: 'x, y, rotation, tile' }),
    meeples: list({ type: 'array', description: 'x, y, seat, kind' }),
  }),
  Table: { type: 'object', description: 'The table as it stands now' },
  Turns: object({
    turn: integer,
    turns: list(object({ x: integer, y: integer, rotation: integer, actions: list({ type: 'object' }) })),
  }),
});

/** The requests and answers of each path. */
const PATHS: Json = {
  '/api/games': {
    ...get('Public tables that are open or running', [], { type: 'object' }),
    ...post('Creates a table', 'Opening', {
      security: SEATED,
      responses: answers('The id of the table', object({ table: text }), 201),
    }),
  },
  '/api/budget': get('What is left today to the address of the client', [], { type: 'object' }),
  '/api/mine': post('The tables of these tokens', 'Mine', {
    responses: answers('Tables', list({ type: 'object' })),
  }),
  '/api/games/{id}': get('The table as it stands now', [TABLE, INVITE], ref('Table')),
  '/api/games/{id}/events': get(
    'The entries after `since`, without a gap, in pages',
    [
      TABLE,
      INVITE,
      query('since', 'The last entry that the client has'),
      query('limit', 'Entries in one answer', PAGE),
      query('wait', 'Seconds to wait for one'),
    ],
    ref('Entries'),
  ),
  '/api/games/{id}/legal': get('Every legal way to play the turn', [TABLE, INVITE], ref('Turns')),
  '/api/games/{id}/board': get('The tiles and meeples that lie there, in short', [TABLE, INVITE], ref('Board')),
  '/api/games/{id}/code': post('The code of a table that has not begun, for somebody who sits there', null, {
    parameters: [TABLE, INVITE],
    security: SEATED,
    responses: answers('Four letters', object({ code: text })),
  }),
  '/api/codes/{code}': get(
    'The table of a code',
    [CODE],
    object({ table: text, invite: { type: ['string', 'null'] } }),
  ),
  '/api/games/{id}/record': get('The game as a record', [TABLE, INVITE], { type: 'object' }),
  '/api/games/{id}/mine': get('What the log of the table keeps of the owner of the token', [TABLE], {
    type: 'object',
  }),
  '/api/games/{id}/commands': post('Sends a command to a table', 'Command', {
    parameters: [TABLE, INVITE],
    security: SEATED,
    responses: answers('Whether it was carried out', ref('Answer')),
  }),
};

/** The OpenAPI 3.1 description, generated from the schemas that validate every message. */
export function describeApi(): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Asteroute',
      version: '1',
      description:
        'Tables of a tile-laying game. A token is 32 random bytes in base64url, made by the client that takes a seat.',
    },
    components: { schemas: SCHEMAS(), securitySchemes: { seat: { type: 'http', scheme: 'bearer' } } },
    paths: PATHS,
  };
}
