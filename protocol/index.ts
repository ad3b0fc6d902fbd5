export { flagAt, REPLACE_AFTER_MS, REPLACE_PRESENT_AFTER_MS } from './clocks.ts';
export { check, decode, decodeServer } from './codec.ts';
export type * from './entries.ts';
export type * from './events.ts';
export * from './messages.ts';
export * from './of-contest.ts';
export * from './parts/faults.ts';
export type * from './parts/words.ts';
export {
  CODE_INITIALS,
  CODE_LENGTHS,
  CODE_LETTERS,
  codeLength,
  isChallenge,
  PHRASES,
  REACTIONS,
  REPORT_REASONS,
  tableId,
  token,
} from './parts/words.ts';
export * from './playthrough.ts';
export * from './rated.ts';
export * from './room.ts';
export * from './table.ts';
export * from './text/names.ts';
export * from './text/text.ts';
export type * from './views.ts';
