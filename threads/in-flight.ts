/** An answer with its question and the question's index. */
export interface Answered<Question, Answer> {
  readonly index: number;
  readonly question: Question;
  readonly answer: Answer;
}

/**
 * At most `limit` at a time; each answer is yielded when it is ready. A consumer that stops early ends the questions.
 * The first rejection ends the iteration; an error of `questions` itself comes after the answers to those before it.
 */
export async function* inFlight<Question, Answer>(
  questions: Iterable<Question> | AsyncIterable<Question>,
  limit: number,
  ask: (question: Question) => Promise<Answer>,
): AsyncGenerator<Answered<Question, Answer>> {
  const asked = new Map<number, Promise<Answered<Question, Answer>>>();
  const faults: unknown[] = [];
  let index = 0;
  for await (const question of untilFault(questions, (fault) => faults.push(fault))) {
    asked.set(index, answered(index++, question, ask));
    if (asked.size >= limit) yield await firstOf(asked);
  }
  while (asked.size > 0) yield await firstOf(asked);
  for (const fault of faults) throw fault;
}

async function* untilFault<T>(
  all: Iterable<T> | AsyncIterable<T>,
  onFault: (fault: unknown) => void,
): AsyncGenerator<T> {
  try {
    yield* all;
  } catch (fault) {
    onFault(fault);
  }
}

function answered<Question, Answer>(
  index: number,
  question: Question,
  ask: (question: Question) => Promise<Answer>,
): Promise<Answered<Question, Answer>> {
  const answer = ask(question).then((answer) => ({ index, question, answer }));
  // If another question is rejected first, this promise is never awaited, and its rejection would be reported.
  answer.catch(() => {});
  return answer;
}

async function firstOf<T extends { readonly index: number }>(asked: Map<number, Promise<T>>): Promise<T> {
  const first = await Promise.race(asked.values());
  asked.delete(first.index);
  return first;
}

/** Yields items that arrive in any order in the order of their indexes. */
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
