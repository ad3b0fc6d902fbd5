import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';

export type Json = Readonly<Record<string, unknown>>;

/** The dialect of all schemas: the one that OpenAPI 3.1 uses. */
export const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/**
 * One that is part of another becomes a reference, beginning with `path`. Trimming, and which characters a text may
 * have, are left out.
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
