export { advise, type Candidate, REASONS, type Reason } from './advice.ts';
export { margin } from './judge/judge.ts';
export { battleOdds } from './judge/odds.ts';
export { type LegalTurn, legalTurn } from './legal-turn.ts';
export { BOTS, botNamed, SEARCHES } from './levels/levels.ts';
export {
  ALL_BOTS,
  CHARACTERS,
  type Character,
  charactersOf,
  counterpartOf,
  FORMER_NAMES,
  isBotName,
  isSearching,
  OPPONENTS,
  type Opponent,
  opponentStrength,
  successorOf,
} from './levels/names.ts';
export { playMatch } from './match.ts';
export type { Bot, LikelyReply } from './search/bot.ts';
export { projectedMove } from './search/one-ply.ts';
export type { Thought, WeighedCandidate } from './thought.ts';
export { type BotAnswer, type BotQuestion, createBotProgram } from './worker.ts';
export { type BotWorker, createBotWorker, type ThinkingWorker } from './worker-client.ts';
