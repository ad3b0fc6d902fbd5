import { type Answered, inOrder } from '@asteroute/threads';

/** For tests only: what comes out of some bands, in their order. */
export async function outputsOf<B, O>(done: AsyncGenerator<Answered<B, O>>): Promise<O[]> {
  const outputs: O[] = [];
  for await (const { answer } of inOrder(done)) outputs.push(answer);
  return outputs;
}
