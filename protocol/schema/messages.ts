import { DIALECT, type Json, jsonSchemas, referredTo } from './json-schema.ts';
import { PARTS } from './parts.ts';

const DEFS = '#/$defs/';

export function protocolJsonSchema(): Json {
  const anyOf = ['ClientMessage', 'ServerMessage'].map((name) => ({ $ref: `${DEFS}${name}` }));
  return {
    $schema: DIALECT,
    $id: 'urn:asteroute:protocol:1',
    title: 'Asteroute messages of a WebSocket',
    description:
      'What a client sends (ClientMessage) and what a server sends (ServerMessage). A client ignores types and keys that it does not know.',
    anyOf,
    $defs: referredTo(jsonSchemas(PARTS, DEFS), DEFS, anyOf),
  };
}
