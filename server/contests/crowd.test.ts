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
    const { contest } = await ask(nodes[0].origin, 'POST /api/contests', {
      token: newToken(),
      body: { id: 'crowd', plan: PLAN },
    });
    const answers = await Promise.all(
      Array.from({ length: PEOPLE }, (_, i) =>
        ask(nodes[i % nodes.length].origin, 'POST /api/contests/:id/commands', {
          params: { id: contest },
          token: newToken(),
          body: { id: 'e', type: 'enter', name: `Person ${i}` },
        }),
      ),
    );
    expect(answers.filter(({ ok }) => !ok)).toEqual([]);
  });
});
