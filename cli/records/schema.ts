import { protocolJsonSchema, recordJsonSchema } from '@asteroute/protocol/schema';
import { describeApi } from '@asteroute/server/openapi';
import { Argument } from '@commander-js/extra-typings';
import { createCommand } from '../program/arguments.ts';
import { reviewJsonSchema } from '../review/schema.ts';

/** What is described, by name, and the function that describes it. */
const SCHEMAS = {
  record: recordJsonSchema,
  review: reviewJsonSchema,
  protocol: protocolJsonSchema,
  openapi: describeApi,
} as const;

export type SchemaName = keyof typeof SCHEMAS;
export const SCHEMA_NAMES = Object.keys(SCHEMAS) as SchemaName[];

/** A description as text, as `docs/schema` holds it. */
export function schemaText(name: SchemaName): string {
  return `${JSON.stringify(SCHEMAS[name](), null, 2)}\n`;
}

/** `asteroute schema NAME`: writes a description of a format for other programs, made from what checks the format. */
export const schemaCommand = createCommand('schema')
  .summary('describe records and messages for other programs')
  .description(
    'Writes the JSON Schema of a record (record), of the lines of review --json (review) or of the messages of a socket (protocol), or the OpenAPI description of the HTTP API (openapi).',
  )
  .addArgument(new Argument('<name>', 'what to describe').choices(SCHEMA_NAMES))
  .action((name) => {
    process.stdout.write(schemaText(name));
  });
