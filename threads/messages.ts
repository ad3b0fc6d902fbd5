export interface ThreadQuestion<Question> {
  readonly id: number;
  readonly question: Question;
}

/** The answer to the question with this id, or the error that was thrown instead. */
export type ThreadReply<Answer> =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly error: Error };

/** The message handler of a thread; an error from `answer` rejects the question. */
export function replyWith<Question, Answer>(
  answer: (question: Question) => Answer | Promise<Answer>,
  post: (reply: ThreadReply<Answer>) => void,
): (message: ThreadQuestion<Question>) => Promise<void> {
  return async ({ id, question }) => {
    try {
      post({ id, answer: await answer(question) });
    } catch (error) {
      post({ id, error: error instanceof Error ? error : new Error(String(error)) });
    }
  };
}
