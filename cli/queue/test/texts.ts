import { inOrder } from '@asteroute/threads';
import type { JobRunner } from '../kind.ts';

/** For tests only: what comes out of some bands, in their order. */
export async function textsOf<B>(runner: Pick<JobRunner<B>, 'run'>, bands: readonly B[]): Promise<string[]> {
  const texts: string[] = [];
  for await (const { text } of inOrder(runner.run(bands))) texts.push(text);
  return texts;
}
