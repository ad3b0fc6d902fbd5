/** The program of a thread in which one bot never answers. */
import { type BotQuestion, createBotProgram } from '@asteroute/bots';
import { answerQuestions } from '@asteroute/threads/node';

const answer = createBotProgram(() => performance.now());

answerQuestions((question: BotQuestion) => {
  while (question.request.kind === 'turn' && question.request.bot === 'steady');
  return answer(question);
});
