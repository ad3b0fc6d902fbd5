import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';

export type Json = Readonly<Record<string, unknown>>;
type JsonSchemas = Readonly<Record<string, Json>>;

/** The dialect of all schemas: the one that OpenAPI 3.1 uses. */
export const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** Parts within others become references that begin with `path`. Trimming and allowed characters are left out. */
export function jsonSchemas(parts: Readonly<Record<string, v.GenericSchema>>, path: string): JsonSchemas {
  return toJsonSchemaDefs(
    { ...parts },
    {
      target: 'draft-2020-12',
      errorMode: 'ignore',
      typeMode: 'output',
      overrideRef: ({ referenceId }) => `${path}${referenceId}`,
    },
  ) as JsonSchemas;
}

/** The schemas that a description refers to, directly or through others. */
export function referredTo(schemas: JsonSchemas, path: string, description: unknown): JsonSchemas {
  const found = new Set<string>();
  const visit = (text: string) => {
    for (const [name] of text
      .split(`"${path}`)
      .slice(1)
      .map((rest) => rest.split('"'))) {
      if (found.has(name)) continue;
      found.add(name);
      visit(JSON.stringify(schemas[name]));
    }
  };
  visit(JSON.stringify(description));
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => found.has(name)));
}
