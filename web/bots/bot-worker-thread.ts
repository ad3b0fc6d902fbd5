/** The worker thread of the page: runs bots and advice off the main thread. */
import { type BotQuestion, createBotProgram } from '@asteroute/bots';

const answer = createBotProgram(() => performance.now());
self.onmessage = ({ data }: MessageEvent<BotQuestion>) => self.postMessage(answer(data));
