/** The OpenAPI description of the HTTP API, made from its routes and the schemas that check requests and type answers. */
import { CHARACTERS, FORMER_NAMES, OPPONENTS } from '@asteroute/bots';
import { ROUTE_TAGS, ROUTES, type Route, refusalsOf } from '@asteroute/protocol/routes';
import { type Json, jsonSchemas, PARTS, referredTo } from '@asteroute/protocol/schema';
import type * as v from 'valibot';
import { EXAMPLES } from './examples.ts';
import { refusals } from './refusals.ts';

const quoted = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');
const characters = Object.entries(CHARACTERS).map(([edition, names]) => `${quoted(names)} (${edition})`);
const former = Object.entries(FORMER_NAMES).map(([name, now]) => `\`${name}\` (now \`${now}\`)`);

const DESCRIPTION = `Tables of a tile-laying game, for programs that play, watch or keep records.

A token is 32 random bytes in base64url (43 letters), made by the client that takes a seat, and sent as \`Authorization: Bearer TOKEN\`.

Bots that a table takes, from the weakest: ${quoted(OPPONENTS)}; characters: ${characters.join(', ')}. Old names are still taken: ${former.join(', ')}.

Refusals have a \`code\`. With 429 and 503 the header \`Retry-After\` says in how many seconds to send it again.

A client ignores keys and types of events that it does not know.`;

const SCHEMAS = '#/components/schemas/';
const JSON_SCHEMAS = jsonSchemas(PARTS, SCHEMAS);
const CLAIM: Json = {
  properties: { claim: { contentMediaType: 'application/json', contentSchema: { $ref: `${SCHEMAS}SignedClaim` } } },
};
const NAMES = new Map<v.GenericSchema, string>(Object.entries(PARTS).map(([name, schema]) => [schema, name]));

function schemaOf(schema: v.GenericSchema): Json {
  const name = NAMES.get(schema);
  if (name !== undefined) return { $ref: `${SCHEMAS}${name}` };
  return jsonSchemas({ ...PARTS, It: schema }, SCHEMAS).It;
}

const HEADERS = {
  'invite?': {
    name: 'Asteroute-Invite',
    description: 'For a table by link, until the client sits there',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{43}$' },
  },
  'account?': { name: 'Asteroute-Account', description: 'The session of an account', schema: { type: 'string' } },
} as const;

function parametersOf({ params = {}, query = {}, who = [] }: Route): readonly Json[] {
  const inside = (place: 'path' | 'query', schemas: Readonly<Record<string, v.GenericSchema>>) =>
    Object.entries(schemas).map(([name, one]) => {
      const { description, ...schema } = schemaOf(one);
      return { name, in: place, ...(place === 'path' && { required: true }), description, schema };
    });
  const headers = (['invite?', 'account?'] as const).filter((one) => who.includes(one));
  return [
    ...inside('path', params),
    ...inside('query', query),
    ...headers.map((one) => ({ in: 'header', ...HEADERS[one] })),
  ];
}

function securityOf({ who = [], refuses = [] }: Route): readonly Json[] {
  if (who.includes('account') || who.includes('session?')) return [{ session: [] }];
  if (who.includes('token') || refuses.includes('no-token')) return [{ seat: [] }];
  return who.includes('token?') ? [{}, { seat: [] }] : [{}];
}

function operationOf(id: string, route: Route): Json {
  const { tag, summary, description, body, answer, media = 'application/json', status = 200, refusal } = route;
  const parameters = parametersOf(route);
  const examples = EXAMPLES[id];
  const content = { schema: body && schemaOf(body), ...(examples && { examples }) };
  const refused = schemaOf(PARTS.FaultMessage);
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: { 'application/json': content } } }),
    security: securityOf(route),
    responses: {
      [status]: { description: summary, content: { [media]: { schema: schemaOf(answer) } } },
      ...refusals(refusalsOf(route), refusal === undefined ? refused : { anyOf: [schemaOf(refusal), refused] }),
    },
  };
}

export function pathsOf(routes: Readonly<Record<string, Route>>): Json {
  const paths: Record<string, Json> = {};
  for (const [id, route] of Object.entries(routes)) {
    const [method, address] = route.address.split(' ');
    const path = address.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(id, route) };
  }
  return paths;
}

export function describeApi(basePath = ''): Json {
  const paths = pathsOf(ROUTES);
  const schemas = { ...JSON_SCHEMAS, SignedRequest: { allOf: [JSON_SCHEMAS.SignedRequest, CLAIM] } };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Asteroute',
      version: '1',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: basePath || '/', description: 'The server that this description comes from' }],
    tags: Object.entries(ROUTE_TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        seat: { type: 'http', scheme: 'bearer', description: 'The token of a seat or host' },
        session: { type: 'apiKey', in: 'header', name: 'Asteroute-Account', description: 'The session of an account' },
      },
      schemas: referredTo(schemas, SCHEMAS, paths),
    },
  };
}
