export { flagAt, REPLACE_AFTER_MS, REPLACE_PRESENT_AFTER_MS } from './clocks.ts';
export { check, decode, decodeServer } from './codec.ts';
export type * from './entries.ts';
export type * from './events.ts';
export * from './messages.ts';
export * from './of-contest.ts';
export {
  type DailyBudget,
  deny,
  FAULTS,
  type Fault,
  type FaultCode,
  grant,
  type Outcome,
  type Refused,
} from './parts/faults.ts';
export type { TableOutcome, TableRefusal } from './parts/table-refusals.ts';
export {
  type ClockPlan,
  CODE_INITIALS,
  CODE_LENGTHS,
  CODE_LETTERS,
  codeLength,
  /** @public Types that are inferred from messages name it. */
  type Immutable,
  isChallenge,
  type KnockState,
  type NoticeChannelChoice,
  PHRASES,
  type Phrase,
  type Plan,
  pushSubscription,
  type QuietHours,
  REACTIONS,
  REPORT_REASONS,
  type Reaction,
  type ReportReason,
  tableId,
  token,
} from './parts/words.ts';
export {
  createPlaythrough,
  gameOfPlan,
  type Playthrough,
  playChanceEvents,
  playTurnEvent,
} from './playthrough.ts';
export { isAgreed, type RatedResult, ratedFault, ratedResultOf } from './rated.ts';
export * from './room.ts';
export * from './table.ts';
export { areAlike, looksOf } from './text/names.ts';
export { type TextFault, textFault } from './text/text.ts';
export type * from './views.ts';
