import { type Answered, inOrder } from '@asteroute/threads';

/** For tests only: the outputs of some bands, in the order of the bands. */
export async function outputsOf<B, O>(done: AsyncGenerator<Answered<B, O>>): Promise<O[]> {
  const outputs: O[] = [];
  for await (const { answer } of inOrder(done)) outputs.push(answer);
  return outputs;
}
