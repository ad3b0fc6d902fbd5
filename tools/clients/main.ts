/** `node tools/clients/main.ts FOLDER`: writes a client of the HTTP API in TypeScript and one in Python. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeApi } from '@asteroute/server/openapi';
import type { OpenApi } from './operations.ts';
import { pythonClient } from './python.ts';
import { typescriptClient } from './typescript.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('name a folder: node tools/clients/main.ts FOLDER');
const api = describeApi() as unknown as OpenApi;
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'asteroute.ts'), await typescriptClient(api));
writeFileSync(join(folder, 'asteroute.py'), await pythonClient(api));
