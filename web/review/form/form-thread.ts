import { replyWith, type ThreadQuestion } from '@asteroute/threads';
import { FormProgram, type FormQuestion } from './form-answers.ts';

const program = new FormProgram();
const answer = replyWith(
  (question: FormQuestion) => program.answer(question),
  (reply) => self.postMessage(reply),
);

self.onmessage = ({ data }: MessageEvent<ThreadQuestion<FormQuestion>>) => void answer(data);
