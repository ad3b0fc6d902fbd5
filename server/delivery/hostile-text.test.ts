/** What no text column takes, wherever an address has room for text: refused, and no bug of the server. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onBothStores, type StoreOpener } from '../test/stores/both-stores.ts';
import { newToken, startNode, type TestNode } from '../testing.ts';
import { describeApi } from './openapi/describe.ts';

const { paths } = describeApi() as { readonly paths: Readonly<Record<string, object>> };
/** A NUL, a mark of direction, and half of a character. */
const TEXTS = ['%00', 'a%00b', '%E2%80%AEx', '%ED%A0%80'];

const suite = (make: () => Promise<StoreOpener>) => () => {
  let opener: StoreOpener;
  let node: TestNode;
  const bugs: string[] = [];
  beforeAll(async () => {
    opener = await make();
    const log = {
      info: () => undefined,
      warn: () => undefined,
      error: (_: object, what: string) => void bugs.push(what),
    };
    node = await startNode({ store: await opener.open(), log });
  });
  afterAll(async () => {
    await node.close();
    await opener.close();
  });

  test('no path or query is answered as a bug', async () => {
    for (const [path, methods] of Object.entries(paths))
      for (const text of TEXTS) {
        const address = path.replace(/\{\w+\}/g, text);
        const headers = { Authorization: `Bearer ${newToken()}`, 'Asteroute-Account': newToken() };
        for (const method of Object.keys(methods)) {
          const body = method === 'post' ? '{}' : undefined;
          const { status } = await fetch(`${node.origin}${address}?since=${text}&for=${text}`, {
            method: method.toUpperCase(),
            headers,
            ...(body && { body }),
          });
          expect([method, address, status < 500]).toEqual([method, address, true]);
        }
      }
    expect(bugs).toEqual([]);
  });
};

onBothStores('hostile text', suite);
