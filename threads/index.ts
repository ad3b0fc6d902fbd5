export { type Answered, inFlight, inOrder } from './in-flight.ts';
export { replyWith, type ThreadQuestion, type ThreadReply } from './messages.ts';
export {
  type PoolPlan,
  type PoolTimeout,
  type Thread,
  type ThreadHandlers,
  ThreadPool,
  type ThreadStarter,
} from './pool.ts';
