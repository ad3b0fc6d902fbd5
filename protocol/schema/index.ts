/** JSON Schemas of records and messages, for others' programs; nothing that plays or serves needs them. */
export { DIALECT, type Json, jsonSchemas, referredTo } from './json-schema.ts';
export { protocolJsonSchema } from './messages.ts';
export { PARTS } from './parts.ts';
export { recordJsonSchema } from './record.ts';
