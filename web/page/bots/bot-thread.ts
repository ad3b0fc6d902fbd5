/** The worker thread of the page: runs bots and advice off the main thread. */
import { createBotProgram } from '@asteroute/bots';
import { replyWith } from '@asteroute/threads';

const reply = replyWith(
  createBotProgram(() => performance.now()),
  (answer) => self.postMessage(answer),
);
self.onmessage = ({ data }) => reply(data);
