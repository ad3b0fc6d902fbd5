/** For tests only: one node for all tests of a file, and the answers to commands. */
import { afterAll, beforeAll } from 'vitest';
import { startNode, type TestNode, type TestPlan } from '../testing.ts';

/** Returns a node that starts before the first test of the file and is closed after the last. */
export function sharedNode(plan: TestPlan): Omit<TestNode, 'close'> {
  let started: TestNode;
  beforeAll(async () => {
    started = await startNode(plan);
  });
  afterAll(() => started.close());
  return {
    get origin() {
      return started.origin;
    },
    get node() {
      return started.node;
    },
    get server() {
      return started.server;
    },
    get store() {
      return started.store;
    },
  };
}

/** The answer to a command that was carried out. */
export const done = { ok: true, already: false };
/** The answer to a command that was refused. */
export const refused = (code: string) => ({ ok: false, fault: { code } });
