import { InputData, JSONSchemaInput, type LanguageName, quicktype } from 'quicktype-core';
import type { OpenApi } from './operations.ts';

/** The dialect that the generator of types reads; the schemas use nothing that a later one changed but tuples. */
const DIALECT = 'http://json-schema.org/draft-07/schema#';

export async function typesOf(api: OpenApi, lang: LanguageName, options: Record<string, string>): Promise<string> {
  const schemas = JSON.stringify(api.components.schemas).replaceAll('#/components/schemas/', '#/$defs/');
  const input = new JSONSchemaInput(undefined);
  const schema = `{"$schema":"${DIALECT}","$defs":${schemas}}`;
  await input.addSource({ name: 'Asteroute', schema, uris: ['#/$defs/'] });
  const inputData = new InputData();
  inputData.addInput(input);
  return (await quicktype({ inputData, lang, rendererOptions: options })).lines.join('\n');
}
