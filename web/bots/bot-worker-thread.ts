/** Searches for bots and for people who ask, away from the page. */
import { type BotQuestion, createBotProgram } from '@asteroute/bots';

const answer = createBotProgram(() => performance.now());
self.onmessage = ({ data }: MessageEvent<BotQuestion>) => self.postMessage(answer(data));
