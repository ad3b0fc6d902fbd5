import { expect, test } from 'vitest';
import { listFiles, read } from './sources.ts';

/** The pages whose buttons ask a server. */
const PAGES = /^web\/(account|club|online)\/.*\.tsx$/;
/** A press whose promise is dropped: nothing is busy, a second press asks again, and a refusal is not told. */
const DROPPED = /\bon(?:Click|Submit|Sure)=\{[^}\n]*\bvoid\b[^\n]*/g;
/** Changes of a room wait for each other: the second press of a seat moves it once more. */
const QUEUED = 'connection.change(';

/** The handlers of a source that drop a promise. */
function droppedIn(text: string): readonly string[] {
  const dropped = [...text.matchAll(DROPPED)].map(([handler]) => handler).filter((one) => !one.includes(QUEUED));
  const asynchronous = [...text.matchAll(/(?:const|function) (\w+) ?(?:= async|\()/g)].flatMap(([whole, name]) =>
    whole.includes('async') || text.includes(`async function ${name}(`) ? [name] : [],
  );
  return [
    ...dropped,
    ...asynchronous.filter((name) => new RegExp(`\\bon(Click|Submit|Sure)=\\{${name}\\}`).test(text)),
  ];
}

test('a button that waits for an answer is an ActionButton', () => {
  const pages = listFiles().filter((path) => PAGES.test(path));
  expect(pages.flatMap((path) => droppedIn(read(path)).map((handler) => `${path}: ${handler}`))).toEqual([]);
});

test('a button that does not wait is found', () => {
  const press = 'const go = async () => 1;';
  expect(droppedIn(`${press} <Button onClick={() => void go()} />`)).toHaveLength(1);
  expect(droppedIn(`${press} <form onSubmit={go} />`)).toEqual(['go']);
  expect(droppedIn(`${press} <ActionButton act={go} />`)).toEqual([]);
});
