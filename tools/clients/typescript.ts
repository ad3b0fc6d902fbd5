/** A client in TypeScript, without dependencies: generated types, and a method for each operation over `fetch`. */
import { type ClientOperation, type OpenApi, operationsOf } from './operations.ts';
import { typesOf } from './types.ts';

const BASE = `/** A refusal, with its code. */
export class Refused extends Error {
  readonly status: number;
  readonly fault: Fault;
  constructor(status: number, fault: Fault) {
    super(\`\${fault.code}: \${fault.message}\`);
    this.status = status;
    this.fault = fault;
  }
}

export interface ClientOptions {
  readonly origin: string;
  readonly token?: string;
  readonly invite?: string;
}

export class AsterouteClient {
  readonly #options: ClientOptions;

  constructor(options: ClientOptions) {
    this.#options = options;
  }

  /** Sends a request, again when the server says that it cannot answer yet. */
  async #ask<T>(method: string, path: string, query: object = {}, body?: unknown): Promise<T> {
    const { origin, token, invite } = this.#options;
    const headers = new Headers({ Accept: 'application/json' });
    if (token !== undefined) headers.set('Authorization', \`Bearer \${token}\`);
    if (invite !== undefined) headers.set('Asteroute-Invite', invite);
    const url = new URL(path, origin);
    for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value));
    for (;;) {
      const response = await fetch(url, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
      if (response.ok) return (await response.json()) as T;
      if (response.status !== 429 && response.status !== 503) {
        const { fault } = (await response.json()) as { fault: Fault };
        throw new Refused(response.status, fault);
      }
      const seconds = Number(response.headers.get('Retry-After') ?? 1);
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    }
  }
`;

function methodOf({ name, summary, method, path, inPath, inQuery, body, answer }: ClientOperation): string {
  const query = inQuery.map((one) => `${one}?: number`).join('; ');
  const parameters = [
    ...inPath.map((one) => `${one}: string`),
    ...(body === null ? [] : [`body: ${body}`]),
    ...(query === '' ? [] : [`query: { ${query} } = {}`]),
  ];
  const url = path.replace(/\{(\w+)\}/g, (_, one) => `\${encodeURIComponent(${one})}`);
  const given = [`'${method}'`, `\`${url}\``, query === '' ? '{}' : 'query', ...(body === null ? [] : ['body'])];
  const type = `Promise<${answer ?? 'unknown'}>`;
  return `
  /** ${summary}. */
  ${name}(${parameters.join(', ')}): ${type} {
    return this.#ask(${given.join(', ')});
  }
`;
}

export async function typescriptClient(api: OpenApi): Promise<string> {
  const types = await typesOf(api, 'typescript', {
    'just-types': 'true',
    'prefer-unions': 'true',
    'prefer-types': 'true',
  });
  return `${types}\n${BASE}${operationsOf(api).map(methodOf).join('')}}\n`;
}
