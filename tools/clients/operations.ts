/** The operations of an OpenAPI description, as generators of clients need them. */

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: { readonly schemas: object; readonly parameters: Readonly<Record<string, ParameterObject>> };
}

interface ParameterObject {
  readonly name: string;
  readonly in: string;
}

interface Content {
  readonly content: { readonly 'application/json'?: { readonly schema: { readonly $ref?: string } } };
}

interface OperationObject {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly (ParameterObject | { readonly $ref: string })[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

export interface ClientOperation {
  readonly name: string;
  readonly summary: string;
  readonly method: string;
  /** With the parameters in braces. */
  readonly path: string;
  readonly inPath: readonly string[];
  readonly inQuery: readonly string[];
  /** The type of the body; null without one. */
  readonly body: string | null;
  /** The type of the answer; null if it has no name. */
  readonly answer: string | null;
}

const nameIn = ({ content }: Content): string | null =>
  content['application/json']?.schema.$ref?.split('/').at(-1) ?? null;

/** Whether an answer is JSON, which is all that the clients read. */
const isRead = ({ responses }: OperationObject): boolean =>
  Object.entries(responses).every(([status, { content }]) => !status.startsWith('2') || 'application/json' in content);

export function operationsOf({ paths, components }: OpenApi): ClientOperation[] {
  const found = (one: ParameterObject | { readonly $ref: string }): ParameterObject =>
    '$ref' in one ? components.parameters[one.$ref.split('/').at(-1) ?? ''] : one;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => isRead(operation))
      .map(([method, { operationId: name, summary, parameters = [], requestBody, responses }]) => {
        const all = parameters.map(found);
        const namesIn = (place: string) => all.filter((one) => one.in === place).map((one) => one.name);
        const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
        return {
          name,
          summary,
          method: method.toUpperCase(),
          path,
          inPath: namesIn('path'),
          inQuery: namesIn('query'),
          body: requestBody === undefined ? null : nameIn(requestBody),
          answer: success === undefined ? null : nameIn(success),
        };
      }),
  );
}
