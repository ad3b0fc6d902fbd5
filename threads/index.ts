export { FairQueue, type FairQueuePlan } from './fair-queue.ts';
export { type Answered, inFlight, inOrder } from './in-flight.ts';
export { replyWith, type ThreadQuestion } from './messages.ts';
export {
  LateAnswer,
  type ThreadHandlers,
  ThreadPool,
  type ThreadStarter,
} from './pool.ts';
