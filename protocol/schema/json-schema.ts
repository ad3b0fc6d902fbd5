import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** A JSON value, or a part of a JSON Schema. */
export type Json = Readonly<Record<string, unknown>>;

/** The dialect of all schemas: the one that OpenAPI 3.1 uses. */
export const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/**
 * Converts schemas by name; wherever one of them is part of another, a reference to it stands, beginning with `path`.
 * Leaves out what JSON Schema cannot express: trimming, and which characters a text may have.
 */
export function jsonSchemas(
  parts: Readonly<Record<string, v.GenericSchema>>,
  path: string,
): Readonly<Record<string, Json>> {
  return toJsonSchemaDefs(
    { ...parts },
    {
      target: 'draft-2020-12',
      errorMode: 'ignore',
      typeMode: 'output',
      overrideRef: ({ referenceId }) => `${path}${referenceId}`,
    },
  ) as Readonly<Record<string, Json>>;
}
