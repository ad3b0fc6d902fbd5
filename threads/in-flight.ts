/** An answer, with its question and the question's place among those that were asked. */
export interface Answered<Question, Answer> {
  readonly index: number;
  readonly question: Question;
  readonly answer: Answer;
}

/**
 * Asks questions, at most `limit` at a time, and gives each answer as it comes. A consumer that stops early has no more
 * asked. The first rejection ends it.
 */
export async function* inFlight<Question, Answer>(
  questions: Iterable<Question>,
  limit: number,
  ask: (question: Question) => Promise<Answer>,
): AsyncGenerator<Answered<Question, Answer>> {
  const rest = questions[Symbol.iterator]();
  const asked = new Map<number, Promise<Answered<Question, Answer>>>();
  for (let index = 0; ; ) {
    while (asked.size < limit) {
      const { done, value } = rest.next();
      if (done) break;
      asked.set(index, answered(index++, value));
    }
    if (asked.size === 0) return;
    const first = await Promise.race(asked.values());
    asked.delete(first.index);
    yield first;
  }

  function answered(index: number, question: Question): Promise<Answered<Question, Answer>> {
    const answer = ask(question).then((answer) => ({ index, question, answer }));
    // Another may be rejected first: then this one is never awaited.
    answer.catch(() => {});
    return answer;
  }
}

/** What comes in any order, in the order of its indexes. */
export async function* inOrder<T extends { readonly index: number }>(all: AsyncIterable<T>): AsyncGenerator<T> {
  const early = new Map<number, T>();
  let next = 0;
  for await (const one of all) {
    early.set(one.index, one);
    for (let first = early.get(next); first !== undefined; first = early.get(++next)) {
      early.delete(next);
      yield first;
    }
  }
}
