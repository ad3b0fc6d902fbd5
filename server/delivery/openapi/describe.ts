/** The OpenAPI description of the HTTP API, made from the schemas that check requests and type the answers. */
import { CHARACTERS, FORMER_NAMES, OPPONENTS } from '@asteroute/bots';
import { HTTP_PARTS, type Json, jsonSchemas } from '@asteroute/protocol/schema';
import { LEAGUE_PATHS } from './league-operations.ts';
import { OPERATION_TAGS } from './operation.ts';
import { PARAMETERS, PATHS } from './operations.ts';

const quoted = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');
const characters = Object.entries(CHARACTERS).map(([edition, names]) => `${quoted(names)} (${edition})`);
const former = Object.entries(FORMER_NAMES).map(([name, now]) => `\`${name}\` (now \`${now}\`)`);

/** What a client has to know before the first request. */
const DESCRIPTION = `Tables of a tile-laying game, for programs that play, watch or keep records.

A token is 32 random bytes in base64url (43 letters), made by the client that takes a seat, and sent as \`Authorization: Bearer TOKEN\`.

Bots that a table takes, from the weakest: ${quoted(OPPONENTS)}; characters: ${characters.join(', ')}. Old names are still taken: ${former.join(', ')}.

Refusals have a \`code\`. With 429 and 503 the header \`Retry-After\` says in how many seconds to send it again.

A client ignores keys and types of events that it does not know.`;

/** Describes the HTTP API in OpenAPI 3.1, of a server below a path such as `/games`. */
export function describeApi(basePath = ''): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Asteroute',
      version: '1',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: basePath || '/', description: 'The server that this description comes from' }],
    tags: OPERATION_TAGS,
    paths: { ...PATHS, ...LEAGUE_PATHS },
    components: {
      securitySchemes: {
        seat: { type: 'http', scheme: 'bearer', description: 'The token of a seat or host' },
        session: { type: 'apiKey', in: 'header', name: 'Asteroute-Account', description: 'The session of an account' },
      },
      parameters: PARAMETERS,
      schemas: jsonSchemas(HTTP_PARTS, '#/components/schemas/'),
    },
  };
}
