import { expect, test } from 'vitest';
import { connectWorker } from './page-worker.ts';

test('a message that arrives after the worker was stopped is dropped', () => {
  const worker: Pick<Worker, 'onmessage' | 'onerror' | 'postMessage' | 'terminate'> = {
    onmessage: null,
    onerror: null,
    postMessage: () => {},
    terminate: () => {},
  };
  const heard: unknown[] = [];
  const { stop } = connectWorker(
    worker as Worker,
    (message) => heard.push(message),
    (error) => heard.push(error),
  );
  const deliver = (data: unknown) => worker.onmessage?.call(worker as Worker, new MessageEvent('message', { data }));
  deliver('one');
  stop();
  deliver('two');
  expect(heard).toEqual(['one']);
});
