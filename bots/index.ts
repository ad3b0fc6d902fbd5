export { advise, type Candidate, REASONS, type Reason, winChances } from './advice.ts';
export { battleOdds, type Odds, tieChance } from './judge/odds.ts';
export { type LegalTurn, legalTurn } from './legal-turn.ts';
export { BOTS, botNamed, SEARCHES } from './levels.ts';
export { type MatchPlayers, playMatch } from './match.ts';
export { isLevel, LEVELS, type Level, OPPONENTS } from './names.ts';
export type { Bot, Budget } from './search/bot.ts';
export { projectedMove } from './search/one-ply.ts';
export { type BotAnswer, type BotQuestion, type BotRequest, createBotProgram } from './worker.ts';
export {
  type BotThread,
  type BotThreadHandlers,
  type BotWorker,
  type BotWorkerPorts,
  createBotWorker,
} from './worker-client.ts';
