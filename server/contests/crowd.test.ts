/** Many people enter a contest at the same moment, at several nodes: all get in. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Stores } from '../domain/ports.ts';
import { onBothStores, type StoreOpener } from '../test/stores/both-stores.ts';
import { ask, newToken, startNode, type TestNode } from '../testing.ts';

/** How many people enter at once. */
const PEOPLE = 60;
const PLAN = { title: 'Crowd', format: 'swiss', rounds: 3, edition: 'classic' };

onBothStores('a crowd', (make) => () => {
  let opener: StoreOpener;
  const stores: Stores[] = [];
  const nodes: TestNode[] = [];
  beforeAll(async () => {
    opener = await make();
    for (let node = 0; node < (opener.rivals ? 2 : 1); node++) {
      stores.push(await opener.open());
      nodes.push(await startNode({ store: stores[node] }));
    }
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
    await opener?.close();
  });

  test('of people who enter at once is let in as a whole', async () => {
    const { contest } = await ask<{ contest: string }>(`${nodes[0].origin}/api/contests`, {
      token: newToken(),
      body: { id: 'crowd', plan: PLAN },
    });
    const answers = await Promise.all(
      Array.from({ length: PEOPLE }, (_, i) =>
        fetch(`${nodes[i % nodes.length].origin}/api/contests/${contest}/commands`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${newToken()}` },
          body: JSON.stringify({ id: 'e', type: 'enter', name: `Person ${i}` }),
        }).then(async (answer) => (await answer.json()) as { ok?: boolean }),
      ),
    );
    expect(answers.filter(({ ok }) => !ok)).toEqual([]);
  });
});
