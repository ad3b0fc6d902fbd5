/** JSON Schemas of records and messages, for others' programs; nothing that plays or serves needs them. */
export { DIALECT, type Json, jsonSchemas } from './json-schema.ts';
export { protocolJsonSchema } from './messages.ts';
export { HTTP_PARTS } from './parts.ts';
export { recordJsonSchema } from './record.ts';
