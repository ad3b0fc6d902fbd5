/** For tests only: one node for all tests of a file, and the answers to commands. */
import { afterAll, beforeAll } from 'vitest';
import { startNode, type TestNode, type TestPlan } from '../testing.ts';

/** Returns a node that starts before the first test of the file, which fills the object, and is closed after the last. */
export function sharedNode(plan: TestPlan): TestNode {
  const node = {} as TestNode;
  beforeAll(async () => void Object.assign(node, await startNode(plan)));
  afterAll(() => node.close());
  return node;
}

/** The answer to a command that was carried out. */
export const done = { ok: true, already: false };
/** The answer to a command that was refused. */
export const refused = (code: string) => ({ ok: false, fault: { code } });
