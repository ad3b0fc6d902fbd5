/** What a game proves: its commitments, its signature and their check, apart because they need elliptic curves. */
export type * from '@asteroute/record';
export { commitmentOf, fairDealer, isSigned, seedHashOf, verify, writeProof } from '@asteroute/record';
