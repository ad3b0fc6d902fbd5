import { DIALECT, type Json, jsonSchemas } from './json-schema.ts';
import { SOCKET_PARTS } from './parts.ts';

export function protocolJsonSchema(): Json {
  return {
    $schema: DIALECT,
    $id: 'urn:asteroute:protocol:1',
    title: 'Asteroute messages of a WebSocket',
    description:
      'What a client sends (ClientMessage) and what a server sends (ServerMessage). A client ignores types and keys that it does not know.',
    anyOf: [{ $ref: '#/$defs/ClientMessage' }, { $ref: '#/$defs/ServerMessage' }],
    $defs: jsonSchemas(SOCKET_PARTS, '#/$defs/'),
  };
}
